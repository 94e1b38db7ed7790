// Variables and fields that hold one of a few functions, objects among other things, and variables of blocks that share a place; guesses that fail.
class Ordered<K> {
  private readonly items: K[] = [];
  readonly compare: (a: K, b: K) => number;
  constructor(compare: (a: K, b: K) => number) {
    this.compare = compare;
  }
  add(item: K): this {
    let at = 0;
    while (at < this.items.length && this.compare(this.items[at], item) < 0) at++;
    this.items.splice(at, 0, item);
    return this;
  }
  toString(): string {
    return this.items.join();
  }
}
const byNumber = (a: number, b: number): number => a - b;
function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
const numbers = new Ordered<number>(byNumber);
const texts = new Ordered<string>(byText);
const reversed = new Ordered<number>((a, b) => b - a);
for (const n of [3, 1, 2, 10]) {
  numbers.add(n);
  reversed.add(n);
  texts.add(String(n));
}
console.log(String(numbers), String(reversed), String(texts));
console.log(String(new Ordered<any>(byText).add(2).add(10).add("1")), String(new Ordered<any>(byNumber).add("x").add("3").add(1)));
const strange: any[] = [Math.max, byNumber.bind(null), new Proxy(byNumber, {}), function (this: any) { return this.items.length; }, Object.assign(() => 0, { x: 1 })];
for (const compare of strange) console.log(String(new Ordered<number>(compare).add(2).add(1).add(3)));
for (const compare of [undefined, null, 3, {}, class {}] as any[]) {
  try {
    console.log(String(new Ordered<number>(compare).add(1).add(2)));
  } catch (error) {
    console.log((error as Error).name);
  }
}
(numbers as any).compare = (a: number, b: number) => byNumber(b, a);
console.log(String(numbers.add(5)));
Object.defineProperty(texts, "compare", { get: () => () => -1 });
console.log(String(texts.add("0")));

// one of a few as a parameter, perhaps none
function apply(f: ((x: number) => number) | undefined, x: number): number {
  return f ? f(x) : -1;
}
const twice = (x: number): number => x * 2;
const half = (x: any): any => (typeof x === "string" ? "half of " + x : x / 2);
let total = 0;
for (let i = 0; i < 30; i++) total += apply(i % 3 === 0 ? twice : i % 3 === 1 ? half : undefined, i);
console.log(total, apply(Math.sqrt, 16), apply(half, "x" as any));
try {
  apply(5 as any, 1);
} catch (error) {
  console.log((error as Error).message);
}
const makers = [1, 2, 3].map((n) => (x: number) => x + n);
console.log(makers.map((f) => apply(f, 10)));

// a field that holds an object, or an array, or neither
class Holder<T> {
  value: T;
  constructor(value: T) {
    this.value = value;
  }
  swap(value: T): T {
    const old = this.value;
    this.value = value;
    return old;
  }
}
class Point {
  readonly x: number;
  readonly y: number;
  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }
  plus(other: Point): Point {
    return new Point(this.x + other.x, this.y + other.y);
  }
}
class Solid {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  constructor(x: number, y: number, z: number) {
    this.x = x;
    this.y = y;
    this.z = z;
  }
  plus(other: Solid): Solid {
    return new Solid(this.x + other.x, this.y + other.y, this.z + other.z);
  }
}
const point = new Holder<Point | null>(new Point(1, 2));
const list = new Holder<number[]>([1]);
const flag = new Holder<boolean | number>(true);
let last = new Point(0, 0);
for (let i = 0; i < 5; i++) {
  last = last.plus(point.swap(new Point(i, -i))!);
  list.swap([...list.value, i]);
  flag.swap(i);
}
console.log(last.x, last.y, list.value.length, flag.value, list.value[2]);
const size = (h: Holder<any>): any => (Array.isArray(h.value) ? h.value.length : h.value.x);
console.log([point, list, flag, new Holder({ x: "own" }), new Holder(Object.assign([], { x: 5 }))].map((h) => size(h)));
const x = (h: any): any => {
  try {
    return h.value.x;
  } catch (error) {
    return (error as Error).name;
  }
};
console.log([point, list, flag, new Holder(null), new Holder(new Solid(7, 8, 9)), new Holder("text"), {}].map(x));
console.log(new Solid(1, 2, 3).plus(new Point(1, 1) as any).z, new Point(1, 2).plus(new Solid(1, 1, 1) as any) instanceof Point, new Point("a" as any, 1).plus(new Point(1, "b" as any)));

// classes by their own names inside, whose bindings stand in one place after another
class First {
  make(): First {
    return new First();
  }
  kind = "first";
}
class Second {
  make(): Second {
    return new Second();
  }
  kind = "second";
}
let Changing: any = class Inner {
  make(): any {
    return new Inner();
  }
  kind = "inner";
};
const inner = new Changing();
Changing = First;
console.log(new First().make().kind, new Second().make().kind, inner.make().kind, new Changing().make().kind);
try {
  class Early {
    static made = new Early();
    other = Late;
  }
  class Late {}
} catch (error) {
  console.log((error as Error).message);
}

// variables of blocks in one register, captured, in loops that go on and break
const captured: (() => unknown)[] = [];
for (let i = 0; i < 3; i++) {
  let a = i;
  captured.push(() => a++);
  if (i === 1) continue;
  {
    let b = "text " + i;
    captured.push(() => (b += "!"));
  }
  {
    let c = { i };
    captured.push(() => c.i++);
  }
  i += a === 7 ? 1 : 0;
}
for (const each of ["x", 5, null]) {
  let d: unknown = each;
  captured.push(() => (d = [d]));
}
{
  let e = 1.5;
  captured.push(() => (e *= 2));
}
try {
  let g = 1;
  captured.push(() => g++);
  throw g;
} catch (h) {
  let k: any = h;
  captured.push(() => (k = k + "k"));
} finally {
  let m = true;
  captured.push(() => (m = !m));
}
switch (captured.length % 2) {
  case 0:
    let even = "even";
    captured.push(() => even);
    break;
  default:
    let odd = { odd: 1 };
    captured.push(() => odd.odd++);
}
console.log(captured.map((f) => f()));
console.log(JSON.stringify(captured.map((f) => f())));
function early(which: boolean): unknown {
  if (which) {
    const read = (): number => late;
    try {
      read();
    } catch (error) {
      return (error as Error).name;
    }
    let late = 1;
    return read();
  }
  let text = "t";
  const add = (): string => (text += 1);
  add();
  return add();
}
console.log(early(true), early(false));
function* walking(): Generator<unknown> {
  for (let i = 0; i < 2; i++) {
    let n = i;
    yield () => n++;
  }
  let s = "s";
  yield () => (s += s);
}
const walked = [...walking()] as (() => unknown)[];
console.log(walked.map((f) => f()), walked.map((f) => f()));
