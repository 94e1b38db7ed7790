// Closures over loop variables, blocks, catch parameters; counters, memo tables, currying, recursion through names.
const makers: (() => number)[] = [];
for (let i = 0; i < 3; i++) makers.push(() => i++);
console.log(makers.map((f) => f()), makers.map((f) => f()));
var vars: (() => number)[] = [];
for (var v = 0; v < 3; v++) vars.push(() => v);
console.log(vars.map((f) => f()));
const bumped: number[] = [];
for (let i = 0, step = () => { i += 2; }; i < 6; step(), i++) bumped.push(i);
console.log(bumped.slice(0, 5).length > 0, [..."ab"].map((c) => () => c).map((f) => f()), Object.keys({ x: 1, y: 2 }).map((k) => () => k)[1]());
const keyed: (() => string)[] = [];
for (const key in { p: 1, q: 2 }) keyed.push(() => key);
for (const [a, b] of [[1, 2], [3, 4]]) keyed.push(() => `${a}${b}`);
console.log(keyed.map((f) => f()).join());
const counter = (() => {
  let count = 0;
  return { up: () => ++count, down: () => --count, get value() { return count; } };
})();
counter.up(); counter.up(); counter.down();
console.log(counter.value);
const memo = <A, R>(f: (a: A) => R) => {
  const table = new Map<A, R>();
  return (a: A): R => {
    if (!table.has(a)) table.set(a, f(a));
    return table.get(a)!;
  };
};
let calls = 0;
const fib: (n: number) => number = memo((n) => (calls++, n < 2 ? n : fib(n - 1) + fib(n - 2)));
console.log(fib(50), calls);
const curry = (f: Function): any => function curried(...args: any[]) { return args.length >= f.length ? f(...args) : (...more: any[]) => curried(...args, ...more); };
const compose = (...fs: Function[]) => (x: any) => fs.reduceRight((value, f) => f(value), x);
console.log(curry((a: number, b: number, c: number) => a + b + c)(1)(2)(3), curry((a: any, b: any) => a + b)("x", "y"), compose((x: number) => x + 1, (x: number) => x * 10)(5));
const factorial = function self(n: number): number { return n < 2 ? 1 : n * self(n - 1); };
const isEven = (n: number): boolean => n === 0 || isOdd(n - 1);
const isOdd = (n: number): boolean => n !== 0 && isEven(n - 1);
console.log(factorial(10), isEven(100), isOdd(7));
let captured: (() => string)[] = [];
{
  let x = "block 1";
  captured.push(() => x, () => (x += "!"));
}
{
  let x = "block 2";
  captured.push(() => x);
}
try { throw "caught"; } catch (x: any) { captured.push(() => x); }
console.log(captured.map((f) => f()), captured[0]());
const adders = [1, 2, 3].map((n) => (m: number) => n + m);
console.log(adders.map((add) => add(10)), ((x) => (y: number) => (z: number) => x + y + z)(1)(2)(3), (() => { let a = 1; return () => { let b = a++; return () => a * 10 + b; }; })()()());
