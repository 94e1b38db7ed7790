// Labels, nested loops, continue in all loop forms, empty bodies, comma operators, for-in with changes.
const trace: string[] = [];
outer: for (let i = 0; i < 4; i++) {
  inner: for (let j = 0; j < 4; j++) {
    if (j === 2) continue outer;
    if (i === 2) break outer;
    if (i === j) continue inner;
    trace.push(`${i}${j}`);
  }
}
console.log(trace.join(" "));
block: {
  trace.push("in block");
  if (trace.length > 0) break block;
  trace.push("never");
}
let n = 0;
do { n++; if (n === 2) continue; if (n > 4) break; } while (n < 10);
while (n < 8) if (++n % 2) continue; else trace.push("even " + n);
for (;;) { if (n-- < 3) break; }
console.log(trace.slice(-3), n);
for (var i = 0, j = 10; i < j; i += 3, j--);
console.log(i, j, (1, 2, 3), (() => { for (const x of []) return x; return "empty"; })());
a: b: c: for (const x of [1, 2, 3]) { for (const y of [1]) { if (x === 2) continue c; trace.push("x" + x); } }
console.log(trace.slice(-2));
const o: any = { one: 1, two: 2, three: 3, four: 4 };
const keys: string[] = [];
for (const k in o) { keys.push(k); if (k === "one") { delete o.two; o.five = 5; } }
console.log(keys, (() => { const seen = []; for (const k in "abc") seen.push(k); for (const k in [5, , 7]) seen.push(k); for (const k in null as any) seen.push("never"); return seen; })());
class P { a = 1; get b() { return 2; } }
(P.prototype as any).inherited = true;
for (const k in new P()) keys.push(k);
for (const k in Object.create({ up: 1, shadow: 1 }, { own: { value: 1, enumerable: true }, shadow: { value: 2, enumerable: false } })) keys.push(k);
console.log(keys.slice(4));
let x = 0;
if (x) ; else if (x === 0) { x = 1; } else x = 2;
for (let k = 0, fns: (() => number)[] = []; k < 3; k++) { fns.push(() => k); if (k === 2) console.log(fns.map((f) => f())); }
var v = 1; { var v = 2; } console.log(v, x, ((): any => { if (true) { var hoisted = 5; } return hoisted; })());
loop: while (true) { switch (n++) { case 3: break; case 5: break loop; default: continue loop; } trace.push("after switch " + n); }
console.log(trace.at(-1), n);
for (let { length } = "abc", q = 0; q < length; q++) trace.push("q" + q);
for (let m of [[1], [2]]) { m = m.concat(9); trace.push(String(m)); }
for (const c of "añ") trace.push(c);
console.log(trace.slice(-7));
