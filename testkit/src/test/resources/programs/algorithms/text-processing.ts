// Text wrapping and justification, CSV, word frequencies, Levenshtein, longest common subsequence, Caesar, run lengths, roman numerals.
const text = "The swallow flies low over the water before rain, and high above the roofs when the weather is going to be fine.";
const wrap = (s: string, width: number) => s.split(" ").reduce<string[]>((lines, word) => { const last = lines.at(-1)!; if (last && last.length + 1 + word.length > width) lines.push(word); else lines[lines.length - 1] = last ? `${last} ${word}` : word; return lines; }, [""]);
const justify = (lines: string[], width: number) => lines.map((line, i) => { const words = line.split(" "); if (i === lines.length - 1 || words.length === 1) return line; let spaces = width - words.join("").length; return words.reduce((out, w, k) => { const gap = Math.ceil(spaces / (words.length - k)); spaces -= gap; return out + " ".repeat(gap) + w; }); });
console.log(wrap(text, 30).join("\n"), "\n" + justify(wrap(text, 30), 30).map((l) => `|${l.padEnd(30)}|`).join("\n"));
function parseCsv(source: string): string[][] {
  const rows: string[][] = [[]];
  let field = "", quoted = false;
  for (let i = 0; i < source.length; i++) {
    const c = source[i];
    if (quoted) { if (c !== '"') field += c; else if (source[i + 1] === '"') { field += '"'; i++; } else quoted = false; }
    else if (c === '"') quoted = true;
    else if (c === "," || c === "\n") { rows.at(-1)!.push(field); field = ""; if (c === "\n") rows.push([]); }
    else if (c !== "\r") field += c;
  }
  rows.at(-1)!.push(field);
  return rows.filter((r) => r.length > 1 || r[0]);
}
const [header, ...records] = parseCsv('name,quote,n\r\nAnn,"said ""hi"", left",1\r\nBob,"two\nlines",2\n,,\n');
console.log(records.map((r) => Object.fromEntries(r.map((v, i) => [header[i], v]))));
const frequency = [...text.toLowerCase().matchAll(/[a-z]+/g)].reduce((m, [w]) => m.set(w, (m.get(w) ?? 0) + 1), new Map<string, number>());
console.log([...frequency].filter(([, n]) => n > 1).sort(([a, x], [b, y]) => y - x || a.localeCompare(b)));
const levenshtein = (a: string, b: string) => { let row = Array.from({ length: b.length + 1 }, (_, i) => i); for (let i = 1; i <= a.length; i++) { const next = [i]; for (let j = 1; j <= b.length; j++) next[j] = Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + +(a[i - 1] !== b[j - 1])); row = next; } return row[b.length]; };
console.log([["kitten", "sitting"], ["", "abc"], ["same", "same"], ["flaw", "lawn"]].map(([a, b]) => levenshtein(a, b)));
const lcs = (a: string, b: string) => { const t = Array.from({ length: a.length + 1 }, () => new Array<string>(b.length + 1).fill("")); for (let i = 1; i <= a.length; i++) for (let j = 1; j <= b.length; j++) t[i][j] = a[i - 1] === b[j - 1] ? t[i - 1][j - 1] + a[i - 1] : t[i - 1][j].length >= t[i][j - 1].length ? t[i - 1][j] : t[i][j - 1]; return t[a.length][b.length]; };
console.log(lcs("AGGTAB", "GXTXAYB"), lcs("abc", "xyz") === "");
const caesar = (s: string, k: number) => s.replace(/[a-z]/gi, (c) => { const base = c <= "Z" ? 65 : 97; return String.fromCharCode(((c.charCodeAt(0) - base + k + 26) % 26) + base); });
const encode = (s: string) => s.replace(/(.)\1*/gs, (run, c) => (run.length > 1 ? run.length : "") + c);
const decode = (s: string) => s.replace(/(\d+)(\D)/gs, (_, n, c) => c.repeat(+n));
const toRoman = (n: number) => [[1000, "M"], [900, "CM"], [500, "D"], [400, "CD"], [100, "C"], [90, "XC"], [50, "L"], [40, "XL"], [10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]].reduce((s, [v, r]) => { while (n >= +v) { s += r; n -= +v; } return s; }, "");
console.log(caesar("Hello, World!", 3), caesar(caesar("Zebra", 5), -5), encode("aaabccdddd"), decode(encode("wwwwabbbccc")), [1994, 2026, 4, 49].map(toRoman));
const isPalindrome = (s: string) => { const t = s.toLowerCase().replace(/[^a-z0-9]/g, ""); return t === [...t].reverse().join(""); };
const anagrams = (words: string[]) => [...words.reduce((m, w) => { const k = [...w].sort().join(""); return m.set(k, [...(m.get(k) ?? []), w]); }, new Map<string, string[]>()).values()].filter((g) => g.length > 1);
console.log(isPalindrome("A man, a plan, a canal: Panama"), isPalindrome("no"), anagrams(["listen", "silent", "enlist", "google", "gogole", "cat"]), "title case me".replace(/\b\w/g, (c) => c.toUpperCase()), [..."hello"].map((c, i, all) => (all.indexOf(c) === i ? c : "")).join(""));
