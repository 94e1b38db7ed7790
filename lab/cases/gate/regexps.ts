// Matches with groups, and replacement by a function.
const line = '2026-11-30 key=value; other="quoted text"; number=12345\n';
const text = line.repeat(60);
const found = [...text.matchAll(/(\w+)=("[^"]*"|\w+)/g)].map(match => match[1] + match[2].length);
console.log(found.length, text.replace(/\d+/g, digits => String(digits.length)).length);
