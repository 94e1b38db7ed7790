// Short strings are held within their object: all parts of a few texts, and pairs of them, by all operations, against lists of units.
const texts = ["", "a", "abc", "1234567", "12345678", "123456789", "1234567890", "12345678901", "123456789012", "äöü\xff\0x", "\0", "\0\0", "a\0", "wide\u0100", "\u0100", "abcdefghijklmnopqrstuvwx", "0", "42", "4294967295", "4294967294", "01", "longer than eleven", "\u0100".repeat(5)];
const slow = t => { const u = []; for (let i = 0; i < t.length; i++) u.push(t.charCodeAt(i)); return u; };
let checks = 0, out = [];
function check(c, ...what) { checks++; if (!c) { console.log("WRONG", ...what.map(x => JSON.stringify(x))); } }
const all = new Set();
for (const t of texts) for (let i = 0; i <= t.length; i++) for (let j = i; j <= t.length; j++) {
  const s = t.slice(i, j), u = slow(t).slice(i, j);
  check(s.length === u.length && slow(s).every((x, k) => x === u[k]), t, i, j);
  check(s === String.fromCharCode(...u), t, i, j);
  all.add(s);
}
const list = [...all];
console.log(list.length);
const m = new Map(list.map((s, i) => [s, i]));
const o = {}; list.forEach((s, i) => o[s] = i);
for (const s of list) { const c = String.fromCharCode(...slow(s)); check(m.get(c) === m.get(s), s); check(o[c] === o[s], s); check(JSON.parse(JSON.stringify(s)) === s, s); }
const sample = list.filter((_, i) => i % 5 === 0);
const cmp = (a, b) => { const x = slow(a), y = slow(b); for (let i = 0; i < Math.min(x.length, y.length); i++) if (x[i] !== y[i]) return x[i] - y[i]; return x.length - y.length; };
for (const a of sample) for (const b of sample) {
  const c = a + b, u = slow(a).concat(slow(b));
  check(c.length === u.length && slow(c).every((x, k) => x === u[k]), a, b);
  check((a < b) === (cmp(a, b) < 0), a, b); check((a === b) === (cmp(a, b) === 0), a, b);
  check(`${a}${b}${a}` === a + (b + a), a, b);
  const f = (h, n) => { for (let i = 0; i + n.length <= h.length; i++) { let k = 0; while (k < n.length && h.charCodeAt(i + k) === n.charCodeAt(k)) k++; if (k === n.length) return i; } return -1; };
  check(c.indexOf(b) === f(c, b), c, b); check(a.indexOf(b) === f(a, b), a, b);
  check(c.startsWith(a) && c.endsWith(b), a, b);
  check(c.lastIndexOf(b) === c.length - b.length || b === "", c, b);
  check(c.slice(a.length) === b, a, b); check(c.slice(0, a.length) === a, a, b);
}
console.log(Object.keys(o).length, checks > 1000, list.map(Number).filter(x => x === x).reduce((a, b) => a + b, 0), list.map(s => parseInt(s)).filter(x => x === x).reduce((a, b) => a + b, 0));
console.log(list.map(s => s.toUpperCase()).sort().join("|").length, list.map(s => s.replace(/[0-9]+/g, "#")).join("").length, list.map(s => s.padStart(12, "ab").trim().split("").reverse().join("")).join(",").length);
