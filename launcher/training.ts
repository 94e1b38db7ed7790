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
setTimeout(() => { throw new TypeError("the last thing it does is to fail, as programs do"); }, 1);
