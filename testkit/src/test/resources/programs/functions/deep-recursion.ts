// Deep but finite recursion works; endless recursion is a RangeError that can be caught, again and again.
const depth = (n: number): number => (n === 0 ? 0 : 1 + depth(n - 1));
console.log(depth(5000));
function endless(): number { return 1 + endless(); }
for (let i = 0; i < 3; i++) {
  try {
    endless();
  } catch (error) {
    console.log(error instanceof RangeError, (error as Error).message);
  }
}
class Loop { get next(): Loop { return this.next; } toString(): string { return `${this}`; } }
for (const action of [() => new Loop().next, () => String(new Loop()), () => { const a: any = []; a[0] = a; return JSON.stringify({ toJSON() { return JSON.stringify(this); } }); },
  () => { const p: any = new Proxy({}, { get: (_, k, r) => r[k] }); return p.x; }, () => [1].map(function f(x): any { return [x].map(f); }), () => { const f = (): any => new (class { x = f(); })(); return f(); },
  () => { function* g(): any { yield* g(); } return [...g()]; }, () => { const e = { valueOf() { return +this; } } as any; return +e; }]) {
  try {
    console.log(action());
  } catch (error) {
    console.log((error as Error).name, (error as Error).message);
  }
}
let finallies = 0;
function unwinding(): void { try { unwinding(); } finally { finallies++; } }
try {
  unwinding();
} catch (error) {
  console.log((error as Error).name, finallies > 500);
}
let nested: any = null;
for (let i = 0; i < 3000; i++) nested = [nested];
console.log(JSON.stringify(nested).length, nested.flat(Infinity).length, depth(1000), (() => { let n = 0; for (let a = nested; a; a = a[0]) n++; return n; })());
const trampoline = (f: any) => { let r = f; while (typeof r === "function") r = r(); return r; };
const countDown = (n: number): any => (n === 0 ? "done" : () => countDown(n - 1));
console.log(trampoline(countDown(100000)));
