// A tree to text and back.
const tree = { items: Array.from({ length: 300 }, (_, i) => ({ id: i, name: 'item ' + i, tags: ['a', 'b'], nested: { deep: i / 3 } })) };
const text = JSON.stringify(tree);
console.log(text.length, JSON.stringify(JSON.parse(text)) === text);
