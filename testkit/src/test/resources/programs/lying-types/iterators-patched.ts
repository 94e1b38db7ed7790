// The iteration of arrays, strings, maps and sets replaced under for-of, spread and destructuring.
const iterator = Array.prototype[Symbol.iterator];
function sum(values: number[]): number {
  let total = 0;
  for (const x of values) total += x;
  return total;
}
console.log(sum([1, 2, 3]));
Array.prototype[Symbol.iterator] = function* (this: any[]) {
  for (let i = this.length - 1; i >= 0; i--) yield this[i] * 10;
} as any;
const [first, second] = [1, 2, 3];
console.log(sum([1, 2, 3]), Math.max(...[4, 5]), first, second);
Array.prototype[Symbol.iterator] = iterator;
console.log(sum([1, 2, 3]), ...[4, 5]);
const prototype = Object.getPrototypeOf([][Symbol.iterator]());
const next = prototype.next;
let steps = 0;
prototype.next = function () {
  steps++;
  return next.call(this);
};
console.log(sum([1, 2, 3]), steps);
prototype.next = function () {
  const step = next.call(this);
  return { done: step.done, value: step.done ? undefined : String(step.value) };
};
console.log(sum([1, 2, 3]));
prototype.next = next;
const own: number[] = [1, 2, 3];
(own as any)[Symbol.iterator] = () => ({ next: (() => { let n = 0; return () => ({ done: n >= 2, value: n++ }); })() });
console.log(sum(own), [...own], Array.from(own), own.length);
const noIterator: number[] = { length: 2, 0: 1, 1: 2 } as any;
try {
  sum(noIterator);
} catch (error) {
  console.log((error as Error).name);
}
console.log(sum("123" as any), sum(new Set([4, 5]) as any), sum(new Float64Array([0.5, 1]) as any));
const mapIterator = Map.prototype[Symbol.iterator];
Map.prototype[Symbol.iterator] = function () { return [["patched", 1]][Symbol.iterator](); } as any;
for (const [key, value] of new Map([["a", 2]])) console.log(key, value);
Map.prototype[Symbol.iterator] = mapIterator;
for (const [key, value] of new Map([["a", 2]])) console.log(key, value);
