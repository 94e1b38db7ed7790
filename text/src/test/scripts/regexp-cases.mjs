// Fills in the last column of regexp/cases.txt with what node's own engine answers:  node regexp-cases.mjs < patterns > cases.txt
// A line is pattern, flags, input, result, separated by tabs; \uXXXX in the input stands for a code unit.
// Result: the bounds of each group, "-" for one without; "none"; "error". Lines with a "!" before the result are kept as they are:
// there the specification and node differ.
import { readFileSync } from 'node:fs';

for (const line of readFileSync(0, 'utf8').split('\n')) {
  const [pattern, flags, text, result] = line.split('\t');
  if (text === undefined || result?.startsWith('!')) { console.log(line); continue; }
  const units = text.replace(/\\u([0-9a-f]{4})/g, (_, h) => String.fromCharCode(parseInt(h, 16)));
  let answer;
  try {
    const match = new RegExp(pattern, flags + 'd').exec(units);
    answer = match ? match.indices.map((b) => (b ? b.join('-') : '-')).join(' ') : 'none';
  } catch { answer = 'error'; }
  console.log([pattern, flags, text, answer].join('\t'));
}
