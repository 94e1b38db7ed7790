// Function declarations and bindings assigned anew while others call them.
function twice(x: number): number {
  return x * 2;
}
function useTwice(x: number): number {
  return twice(x) + 1;
}
console.log(useTwice(5));
(twice as any) = (x: number) => "two times " + x;
console.log(useTwice(5));
(twice as any) = null;
try {
  useTwice(5);
} catch (error) {
  console.log((error as Error).name);
}
let operate: (a: number, b: number) => number = (a, b) => a + b;
const results: unknown[] = [];
for (let i = 0; i < 6; i++) {
  results.push(operate(i, 2));
  if (i === 1) operate = (a, b) => a * b;
  if (i === 2) operate = Math.max;
  if (i === 3) operate = String.prototype.concat.bind("text ") as any;
  if (i === 4) operate = class { constructor() { throw new Error(); } } as any;
  if (i === 4) break;
}
console.log(results);
try {
  operate(1, 2);
} catch (error) {
  console.log((error as Error).name);
}
function outer(): number {
  return inner();
  function inner(): number { return 1; }
}
console.log(outer());
function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
const original = fib;
let calls = 0;
(fib as any) = (n: number) => (calls++, original(n));
console.log(fib(10), calls);
