// Strings put together, cut, searched.
let text = '';
for (let i = 0; i < 3000; i++) text += String.fromCharCode(97 + i % 26) + i;
const parts = text.split('a');
console.log(text.length, parts.length, text.indexOf('z2599'), parts.map(part => part.length).reduce((a, b) => a + b, 0));
