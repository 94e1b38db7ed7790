// Texts built by appending, by joining, by templates and by padding, then read character by character.
function appended(lines: number): string {
  let text = "";
  for (let i = 0; i < lines; i++) {
    text += "line ";
    text += i;
    text += ": ";
    text += i % 3 === 0 ? "fizz" : "buzz";
    text += "\n";
  }
  return text;
}

function joined(lines: number): string {
  const parts: string[] = [];
  for (let i = 0; i < lines; i++) {
    parts.push(`item-${i}`, (i * 7).toString(16).padStart(6, "0"));
  }
  return parts.join(",");
}

function charByChar(length: number): string {
  let text = "";
  for (let i = 0; i < length; i++) {
    text += String.fromCharCode(97 + ((i * 7) % 26));
  }
  return text;
}

function hash(text: string): number {
  let h = 17;
  for (let i = 0; i < text.length; i++) {
    h = (h * 31 + text.charCodeAt(i)) | 0;
  }
  return h;
}

function countWords(text: string): number {
  let words = 0;
  for (const line of text.split("\n")) {
    words += line.toUpperCase().split(" ").length;
  }
  return words;
}

const rounds = Number(process.argv[2] ?? 4);
let h = 0;
let words = 0;
for (let round = 0; round < rounds; round++) {
  const text = appended(100_000 + round);
  h = (h ^ hash(text) ^ hash(joined(100_000 + round)) ^ hash(charByChar(500_000 + round))) | 0;
  words += countWords(text);
}
console.log(h, words);
