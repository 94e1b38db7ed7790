// Standard input read at once, by descriptor.
const fs = require("fs");
const [count, ...rows] = fs.readFileSync(0, "utf8").trim().split("\n");
const table = rows.slice(0, +count).map((row) => row.split(" ").map(Number));
console.log(table, table.flat().reduce((a, b) => a + b, 0));
console.log(fs.readFileSync(0, "utf8") === "");
