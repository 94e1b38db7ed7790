// Closures over loop variables, parameters and bindings that other closures change to other types.
const getters: (() => number)[] = [];
for (let i = 0; i < 4; i++) {
  getters.push(() => i);
  if (i === 1) getters.push(() => (i = "one" as any));
  if (i === 2) getters.push(() => ++i);
}
console.log(getters.map((f) => f()), getters.map((f) => f()));
function shared(x: number): { get(): number; set(v: any): void; add(d: number): number } {
  return { get: () => x, set: (v) => { x = v; }, add: (d) => (x += d) };
}
const cell = shared(1);
const other = shared(0.5);
console.log(cell.add(1), other.add(1));
for (const value of [2147483647, "s", null, 0.1, [1], undefined]) {
  cell.set(value);
  console.log(cell.add(1), cell.get(), other.get());
}
function accumulate(list: number[]): string {
  let total: number = 0;
  let joined: string = "";
  list.forEach((x, i) => {
    total += x;
    joined = joined + x;
    if (i === 2) total = joined as any;
  });
  return total + "|" + joined;
}
console.log(accumulate([1, 2]), accumulate([1, 2, 3, 4]), accumulate([0.5, "x", 1] as any));
function late(): number {
  const read = () => value;
  let value: number = 5;
  const first = read();
  value = "changed" as any;
  return (first + read()) as any;
}
console.log(late());
try {
  (() => { const f = () => x; const r = f(); let x = 1; return r; })();
} catch (error) {
  console.log((error as Error).name);
}
let n: number = 0;
const increment = () => { n++; };
for (let i = 0; i < 3; i++) {
  increment();
  n += i;
  if (i === 1) n = (() => n + "?")() as any;
}
console.log(n);
function memo(f: (x: number) => number): (x: number) => number {
  const known: Record<string, number> = {};
  return (x) => (known[x] ??= f(x));
}
const square = memo((x) => x * x);
console.log(square(4), square("4" as any), square(-0), square(0), square(1.5), square([2] as any), square("toString" as any) === square("toString" as any));
const compose = (...fs: ((x: any) => any)[]) => (x: any) => fs.reduce((v, f) => f(v), x);
console.log(compose((x) => x + 1, String, (x) => x + 1, Number, (x) => x / 2)(1));
