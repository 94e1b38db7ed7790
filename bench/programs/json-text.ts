// JSON.parse and JSON.stringify: a document of records written, read, changed and written again.
interface Item {
  id: number;
  name: string;
  price: number;
  tags: string[];
  isActive: boolean;
  nested: { a: number; b: string | null; c: number[] };
}

function makeItems(count: number): Item[] {
  const items: Item[] = [];
  for (let i = 0; i < count; i++) {
    items.push({
      id: i,
      name: `Item "${i}" of the café`,
      price: i * 1.25 + 0.1,
      tags: ["red", "green\n", `tag${i % 50}`],
      isActive: i % 3 === 0,
      nested: { a: -i, b: i % 2 === 0 ? null : "text", c: [i, i / 2, i / 4] },
    });
  }
  return items;
}

const count = Number(process.argv[2] ?? 20_000);
const rounds = Number(process.argv[3] ?? 5);
let items = makeItems(count);
let length = 0;
for (let round = 0; round < rounds; round++) {
  const text = JSON.stringify(items);
  length += text.length;
  const read: Item[] = JSON.parse(text);
  for (const item of read) {
    item.id += 1;
    item.nested.c.push(item.price);
    if (item.nested.c.length > 6) item.nested.c.length = 3;
  }
  items = read;
}
const pretty = JSON.stringify(items.slice(0, count >> 2), (key, value) => (key === "tags" ? undefined : value), 2);
console.log(length, pretty.length, items[count - 1].id);
