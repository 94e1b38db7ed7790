import { measure } from "./measure.mjs";

let text = "";
let size = 0;

const rows = (n) => Array.from({ length: n }, (_, i) => ({ id: i, name: "row " + i, tags: ["a", "b"], at: i / 7, ok: i % 2 === 0, none: null }));

measure("JSON.stringify", 10_000, (n) => JSON.stringify(rows(n)).length);
measure("JSON.parse", 10_000, (n) => {
    text = text.length === 0 || size !== n ? JSON.stringify(rows((size = n))) : text;
    return JSON.parse(text).length;
});
measure("JSON of strings", 20_000, (n) => JSON.parse(JSON.stringify("line\n\"quoted\" ü ".repeat(n))).length);
measure("JSON of numbers", 50_000, (n) => JSON.parse(JSON.stringify(Array.from({ length: n }, (_, i) => Math.sin(i)))).length);
measure("structuredClone", 5_000, (n) => structuredClone(rows(n)).length);

