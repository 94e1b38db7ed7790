// The most frequent words of standard input.
//
//   ./tsubame run examples/wordcount.ts < README.md
import { readFileSync } from "node:fs";

const counts = new Map<string, number>();
for (const word of readFileSync(0, "utf8").toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? []) {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}

const byFrequency = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
for (const [word, count] of byFrequency.slice(0, 10)) {
  console.log(`${String(count).padStart(6)} ${word}`);
}
console.log(`${counts.size} different words`);
