// Lines of standard input by for await.
import readline from "node:readline";
let count = 0;
let letters = 0;
for await (const line of readline.createInterface({ input: process.stdin })) {
  count++;
  letters += line.length;
  if (count <= 3) console.log(count, JSON.stringify(line));
}
console.log(count, letters);
