// Functions that return numbers if they get numbers, and are given something else as well.
function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

function isEven(n: number): number {
  return n === 0 ? 1 : isOdd(n - 1);
}

function isOdd(n: number): number {
  return n === 0 ? 0 : isEven(n - 1);
}

function sumOf(values: number[], from: number, factor: number): number {
  let sum = from;
  for (let i = 0; i < values.length; i++) {
    const value = values[i];
    seen.push(typeof value);
    sum = sum + factor;
    if (value === -1) return from;
  }
  return sum;
}

function identity(x: number): number {
  return x;
}

function twice(x: number): number {
  return identity(x) * 2 + identity(identity(x));
}

function orText(x: number): number {
  return x > 10 ? ("large" as unknown as number) : x;
}

function countdown(n: number): number {
  if (n < 0) throw new RangeError(`below: ${n}`);
  return n > 0 ? countdown(n - 1) + 1 : countdown(n - 1);
}

function defaulted(a: number, b: number = a): number {
  return a - b;
}

function power(base: number, exponent: number): number {
  return exponent <= 0 ? 1 : base * power(base, exponent - 1);
}

class Counter {
  step = 2;

  advance(n: number): number {
    const step = this.step;
    seen.push(typeof step);
    return n <= 0 ? n : this.advance(n - 1);
  }
}

const seen: string[] = [];
const odd: unknown[] = ["5", undefined, null, true, 3n, { valueOf: () => 4 }, [6], "x", NaN, -0, 2.5, Symbol.iterator];

function tell(name: string, work: () => unknown): void {
  try {
    const value = work();
    console.log(name, typeof value, Object.is(value, -0) ? "-0" : String(value));
  } catch (error) {
    console.log(name, (error as Error).constructor.name);
  }
}

console.log(fib(20), isEven(30), isOdd(30), sumOf([1, 2, 3], 4, 5), twice(21), orText(3), defaulted(5, 3), defaulted(5), power(2, 10));
for (const value of odd) {
  const n = value as number;
  tell("fib", () => fib(n));
  tell("identity", () => identity(n));
  tell("twice", () => twice(n));
  tell("orText", () => orText(n));
  tell("sumOf", () => sumOf([1, 2], n, 1));
  tell("factor", () => sumOf([1, 2], 1, n));
  tell("defaulted", () => defaulted(n));
  tell("power", () => power(n, 3));
}
tell("large", () => orText(11));
tell("missing", () => (fib as any)());
tell("missing", () => (power as any)(3));
tell("more", () => (defaulted as any)(9, 4, 1));
tell("texts", () => sumOf(["a", -1] as any, 7, 8));
tell("holes", () => sumOf([1, , 3] as any, 0.5, 0.25));
tell("no array", () => sumOf({ length: 2, 0: 1, 1: 2 } as any, 0, 1));
tell("countdown", () => countdown(3));
const counter = new Counter();
tell("advance", () => counter.advance(3));
counter.step = "two" as unknown as number;
tell("advance", () => counter.advance(3.5));
delete (counter as any).step;
tell("advance", () => counter.advance(1));
tell("detached", () => (counter.advance as any).call({ step: 1, advance: (n: unknown) => `own ${n}` }, 2));
tell("detached", () => (counter.advance as any).call(undefined, 2));
let total = 0;
for (let i = 0; i < 1_000; i++) {
  total += power(1.5, i % 7) - fib(i % 10) + identity(i) + twice(i % 3);
}
console.log(total, seen.length);
