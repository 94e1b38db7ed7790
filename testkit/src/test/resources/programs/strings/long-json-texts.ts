// Long texts of JSON.stringify, which keep the array that they were collected in: with room behind them that belongs to nobody.
interface Row {
  id: number;
  name: string;
  tags: string[];
}

function rows(count: number, name: string): Row[] {
  return Array.from({ length: count }, (_, i) => ({ id: i, name: name + i, tags: ["a", `t${i % 7}`] }));
}

function byHand(list: Row[]): string {
  return "[" + list.map((row) => `{"id":${row.id},"name":"${row.name}","tags":["a","${row.tags[1]}"]}`).join(",") + "]";
}

function hash(text: string): number {
  let h = 17;
  for (let i = 0; i < text.length; i++) h = (h * 31 + text.charCodeAt(i)) | 0;
  return h;
}

for (const count of [0, 1, 100, 350, 400, 500, 800, 1000, 2500]) {
  for (const name of ["row", "r\u00e9", "\u4f60"]) {
    const list = rows(count, name);
    const text = JSON.stringify(list);
    const expected = byHand(list);
    const longer = text + "x";
    const other = text + "y" + count;
    console.log(count, name, text.length, text === expected, hash(text) === hash(expected), hash(longer) === hash(expected + "x"), other.endsWith("]y" + count),
      text.slice(-20) === expected.slice(-20), text === expected, JSON.stringify(JSON.parse(text)) === text);
  }
}

// as a key, as a part, and appended to, in turn
const list = rows(900, "key");
const text = JSON.stringify(list);
const table: Record<string, number> = { [text]: 1 };
table[byHand(list)]++;
console.log(table[text], Object.keys(table).length, new Map([[text, "m"]]).get(byHand(list)), new Set([text, byHand(list), text + " "]).size);
let grown = text;
for (let i = 0; i < 5; i++) grown += i;
let again = text;
for (let i = 5; i < 10; i++) again += i;
console.log(grown.slice(-8), again.slice(-8), text.slice(-3), text.length, grown.length, again.length);
const parts = text.split("},{");
console.log(parts.length, parts[899], text.lastIndexOf("key899"), text.replace(/key\d+/g, "").length, text.substring(10, 20_010).length);

// what is written and taken back, and what throws in the middle
const holes = JSON.stringify(list, (key, value) => (key === "name" ? undefined : value));
console.log(holes.length, holes.slice(0, 60), JSON.stringify(list, null, 1).length, JSON.stringify(list, ["id"]).slice(-30));
const failing = [...list, { toJSON() { throw new Error("late"); } }];
try {
  JSON.stringify(failing);
} catch (error) {
  console.log((error as Error).message);
}
console.log(JSON.stringify(list) === text, hash(text) === hash(byHand(list)));
