// Array patterns of plain variables over literals and arrays: what the iterator would have seen must be seen.
function order(a: number, b: number): string {
  if (a > b) [a, b] = [b, a];
  return `${a} ${b} ${b - a}`;
}

function rotate(a: unknown, b: unknown, c: unknown): unknown[] {
  [a, b, c] = [b, c, a];
  return [a, b, c];
}

function first(array: unknown[]): string {
  const [a, b] = array;
  return `${String(a)} ${String(b)}`;
}

function sum(pairs: [number, number][]): number {
  let total = 0;
  for (const pair of pairs) {
    const [x, y] = pair;
    total += x * 10 + y;
  }
  return total;
}

function fibonacci(n: number): number {
  let a = 0;
  let b = 1;
  for (let i = 0; i < n; i++) [a, b] = [b, a + b];
  return a;
}

function fewer(a: number, b: number, c: number): number {
  [a, b] = [b, c, a];
  return a * 100 + b * 10 + c;
}

function more(a: number): unknown[] {
  let b: number | undefined = 7;
  [a, b] = [b] as unknown as [number, number];
  return [a, b];
}

function captured(a: number, b: number): number {
  const get = () => a * 10 + b;
  [a, b] = [b, a];
  return get();
}

function* suspended(a: number, b: number): Generator<number> {
  for (let i = 0; i < 3; i++) {
    yield a;
    [a, b] = [b, a + b];
  }
}

console.log(order(1, 2), order(2, 1), order(NaN, 1), order(0, -0), order(1.5, -(2 ** 40)));
console.log(order("b" as any, "a" as any), order(3n as any, 2n as any), order("10" as any, 9), order(undefined as any, 1));
console.log(rotate(1, "two", null), rotate(undefined, { x: 1 }, [2]), rotate(true, 1n, 0.5));
console.log(first([1, 2, 3]), first([1]), first([]), first([, "hole"]), first(["x", undefined]), first(new Array(5)));
console.log(first("text" as any), first(new Set([5, 6]) as any), first(new Uint8Array([7, 8]) as any));
console.log(sum([[1, 2], [3, 4]]), sum([[1.5, 2], [1e10, -0]]), sum([["a", "b"]] as any), sum([[1], [2, 3, 4]] as any));
console.log(fibonacci(10), fibonacci(90), fewer(1, 2, 3), more(1), captured(1, 2), [...suspended(1, 2)].join());
for (const bad of [null, undefined, 5, {}]) {
  try {
    first(bad as any);
  } catch (error) {
    console.log((error as Error).name);
  }
}

// arrays that are not like others
class Loud extends Array<unknown> {
  override *[Symbol.iterator](): any {
    yield "loud";
    yield "er";
  }
}
console.log(first(new Loud(1, 2)));
const own = [1, 2] as any;
own[Symbol.iterator] = function* () { yield "own"; };
console.log(first(own));
const getter = Object.defineProperty([1, 2], 0, { get: () => "got" });
console.log(first(getter), first(Object.freeze(["f", "g"]) as any), first(Object.assign([1, 2], { note: 1 })));
const bare = Object.setPrototypeOf([1, 2], null);
try {
  first(bare);
} catch (error) {
  console.log((error as Error).name);
}
(Array.prototype as any)[0] = "inherited";
console.log(first([, 1]), first([]));
delete (Array.prototype as any)[0];

// return, next and Symbol.iterator are patched
const iterators = Object.getPrototypeOf([][Symbol.iterator]());
iterators.return = function () {
  log += "r";
  return {};
};
let log = "";
console.log(order(2, 1), first([1, 2]), fewer(1, 2, 3), log);
delete iterators.return;
log = "";
Object.getPrototypeOf(iterators).return = () => {
  log += "i";
  return {};
};
console.log(order(2, 1), log);
delete Object.getPrototypeOf(iterators).return;

const next = iterators.next;
iterators.next = function () {
  const step = next.call(this);
  return step.done ? step : { done: false, value: step.value * 2 };
};
console.log(order(2, 1), first([1, 2]), fibonacci(5));
iterators.next = function () {
  throw new Error("no next");
};
try {
  order(2, 1);
} catch (error) {
  console.log((error as Error).message, order(1, 2));
}
iterators.next = next;
console.log(order(2, 1));

const values = Array.prototype[Symbol.iterator];
(Array.prototype as any)[Symbol.iterator] = function* (this: unknown[]) {
  log += this.length;
  yield* ["patched", "twice"].values();
};
log = "";
console.log(order(2, 1), first([1, 2]), log);
Array.prototype[Symbol.iterator] = values;
console.log(order(2, 1), first([1, 2]), sum([[1, 2]]));
delete (Array.prototype as any)[Symbol.iterator];
try {
  order(2, 1);
} catch (error) {
  console.log((error as Error).name);
}
