// What the AOT cache is trained on (launcher/build.sh): a little of everything that programs do as they start, so that the
// classes for it are loaded and linked when a program does. Its output goes to a log; it must end by itself, and soon.
import { readFileSync } from "node:fs";
import * as path from "node:path";

enum Level { Low, High = 5 }

interface Named { readonly name: string }

abstract class Shape implements Named {
  static count = 0;
  #secret = 1;
  constructor(public readonly name: string) { Shape.count++; }
  abstract area(): number;
  get secret(): number { return this.#secret; }
  set secret(value: number) { this.#secret = value; }
  toString(): string { return `${this.name}: ${this.area().toFixed(2)}`; }
}

class Circle extends Shape {
  constructor(private radius: number) { super("circle"); }
  area(): number { return Math.PI * this.radius ** 2; }
}

function* counting(limit: number): Generator<number> {
  for (let i = 0; i < limit; i++) yield i;
}

async function* slowly(): AsyncGenerator<string> {
  for (const text of ["a", "b"]) {
    await new Promise<void>(resolve => setTimeout(resolve, 0));
    yield text;
  }
}

function sum(...numbers: number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

const shapes: Shape[] = [new Circle(1), new Circle(2)];
shapes[0].secret = 2;
const { name, ...others } = { name: "x", a: 1, b: [1, , 3], c: { d: null as string | null } };
const [first, second = 2, ...rest] = counting(6);
const counts = new Map<string, number>();
for (const word of "the swallow and the swift and the martin".split(/\s+/)) {
  counts.set(word, (counts.get(word) ?? 0) + 1);
}
console.log([...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0])), new Set([1, 2, 3]));
console.log(shapes, others, first, second, rest, Level[Level.High], sum(...rest), others?.c?.d ?? "none");
console.log("%s is %d", "x", 1, 0.1 + 0.2, -0, NaN, 10n ** 20n, Symbol("s"), [undefined, null, true], /a+/g);
console.log("swallow".replace(/(l+)/, "<$1>").padStart(12, ".").toUpperCase().slice(1, 9).indexOf("W"), [..."añ😀"].length);
console.log(JSON.stringify({ a: [1, "two", { three: 3 }] }, null, 2), JSON.parse('{"x":[1,2,{"y":null}]}'));
console.log([3, 1, 2].sort().map(x => x * 2).filter(x => x > 2).join("-"), Array.from({ length: 3 }, (_, i) => i), Number("12.5"), parseInt("0x1f"));
console.log(Object.entries({ p: 1, q: 2 }), path.join("a", "..", "b.ts"), process.argv.length, typeof readFileSync);
label: for (let i = 0; ; i++) {
  switch (i) {
    case 1: continue label;
    case 2: break label;
    default: console.log(`${shapes[i]}`);
  }
}
try {
  (undefined as unknown as Named).name;
} catch (error) {
  console.error(error);
} finally {
  console.log(name);
}
for await (const text of slowly()) console.log(text);
await Promise.all([Promise.resolve(1), Promise.reject(new RangeError("no")).catch((e: Error) => e.message)]).then(console.log);
// The interpreter's loop is compiled by the JVM from what it has seen: an instruction that it has never seen is a trap that throws
// the compiled loop away. So here all common instructions run, often enough for the JVM to take notes.
function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

class Point {
  static made = 0;
  #hidden = 1;
  z = 0;
  constructor(public x: number, public y: number) { Point.made++; }
  plus(o: Point): Point { return new Point(this.x + o.x, this.y - o.y); }
  get sum(): number { return this.x + this.y + this.#hidden; }
  set sum(v: number) { this.x = v; this.#hidden = v & 3; }
}

class Point3 extends Point {
  constructor(x: number, y: number) { super(x, y); this.z = x * y; }
  plus(o: Point): Point { return super.plus(o); }
}

function numbers(n: number): number {
  let s = 0, b = 1;
  for (let i = 0; i < n; i++) {
    s = (s + i * 3 - 1) % 1000003;
    b = (b << 1 ^ i >>> 2 ^ ~i >> 1) & 65535 | 1;
    if (i % 3 === 0 && b >= 7 || s <= 2) s += i / 2;
    if (i % 5 !== 1 && !(b > 9)) s -= 1; else s++;
    s = s > 1e9 ? -s : +s;
    b--;
    if (s == i || s != i && s < b) s ^= 1;
  }
  return s ** 1 + b;
}

function objects(n: number): number {
  let p: Point = new Point(0, 1), q: Point = new Point3(1, 2), t = 0;
  for (let i = 0; i < n; i++) {
    p = p.plus(q);
    p.sum += 1;
    const o: Record<string, number> = { a: i, b: t, ["c" + (i & 3)]: 1 };
    o.a++;
    t += o.a + p.sum + q.z + ("c1" in o ? 1 : 0) + (p instanceof Point3 ? 1 : 0) + (o.d ?? 2);
    delete o.b;
    for (const k in o) t += k.length;
  }
  return t;
}

function arrays(n: number): number {
  const flags = new Array<boolean>(n + 1).fill(true), grid: number[][] = [];
  let t = 0;
  for (let i = 2; i <= n; i++) if (flags[i]) for (let k = i + i; k <= n; k += i) flags[k] = false;
  for (let i = 0; i < 40; i++) { grid.push([]); for (let j = 0; j < 40; j++) grid[i][j] = i * j % 7; }
  for (const row of grid) for (const x of row) t += x;
  for (const [i, x] of grid[3].entries()) t += i * x;
  const [a, , b = 3, ...c] = grid[2];
  return [...grid[1], a, b, ...c].map(x => x * 2).filter(x => x > t % 5).reduce((s, x) => s + x, t);
}

function texts(n: number): number {
  let s = "", h = 0;
  for (let i = 0; i < n; i++) s += String.fromCharCode(97 + i % 26) + `${i}`;
  for (let i = 0; i < s.length; i++) h = h * 31 + s.charCodeAt(i) | 0;
  for (const c of s.slice(0, 50)) if (c === "a" || typeof c !== "string") h++;
  return h + s.split("b").length;
}

function closures(n: number): number {
  let c = 0;
  const increment = (by = 1) => { c += by; }, fs: (() => number)[] = [];
  for (let i = 0; i < n; i++) { increment(); increment(2); if (i < 9) fs.push(() => i); }
  function arity() { return arguments.length; }
  for (const f of fs) c += f() + (arity as any)(1, 2) + sum(...[1, 2, c & 1]);
  return c;
}

function control(n: number): number {
  let s = 0;
  for (let i = 0; i < n; i++) {
    try {
      if (i % 9 === 0) throw i;
      switch (i % 4) { case 0: s++; break; case 1: s += 2; default: s -= 1; }
    } catch (e) { s += e as number; } finally { s |= 0; }
  }
  let i = 0;
  do { i += 1; } while (i < n);
  for (const x of counting(n)) s += x & 1;
  return s;
}

async function waiting(n: number): Promise<number> {
  let s = 0;
  for (let i = 0; i < n; i++) s += await i;
  return s;
}

let total = 0;
for (let round = 0; round < 40; round++) {
  total += fib(11) + numbers(1500) + objects(150) + arrays(400) + texts(150) + closures(300) + control(200);
  total += await waiting(20);
  const m = new Map<number, string>();
  for (let i = 0; i < 60; i++) m.set(i, "x" + i);
  for (const [k, v] of m) if (k % 2) m.delete(k); else total += v.length;
}
console.log(total);

setTimeout(() => { throw new TypeError("the last thing it does is to fail, as programs do"); }, 1);
