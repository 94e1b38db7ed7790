// Recursive functions whose arguments change type on the way down, and overflow of the stack in typed functions.
function count(n: number): number {
  return n <= 0 ? 0 : 1 + count(n - 1);
}
console.log(count(100), count("100" as any), count(2.5), count(null as any), count([5] as any));
function build(n: number, acc: number): number {
  if (n === 0) return acc;
  return build(n - 1, n % 10 === 0 ? ((acc + "") as any) : n % 3 === 0 ? acc + 0.5 : acc + 1);
}
console.log(build(5, 0), build(25, 0), build(40, 2147483640));
function ackermann(m: number, n: number): number {
  return m === 0 ? n + 1 : n === 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
console.log(ackermann(2, 3), ackermann(2, 9));
function isEven(n: number): boolean {
  return n === 0 ? true : isOdd(n - 1);
}
function isOdd(n: number): boolean {
  return n === 0 ? ("odd" as any) : isEven(n - 1);
}
console.log(isEven(10), isEven(7), isOdd(7));
function endless(n: number): number {
  return endless(n + 1) + 1;
}
let depth = 0;
function deep(x: number): number {
  depth++;
  return deep(x * 1.5) + x;
}
for (const f of [() => endless(0), () => deep(1), () => endless("s" as any)]) {
  try {
    f();
  } catch (error) {
    console.log(error instanceof RangeError, depth > 500 || depth === 0);
  }
}
console.log(count(200));
function parse(text: string, at: number = 0): any {
  const c = text[at];
  if (c === undefined) return at;
  return c === "(" ? parse(text, at + 1) : c === "s" ? parse(text, String(at + 1) as any) : parse(text, at + 1);
}
console.log(parse("((()"), parse("((s"), parse("(s(("), parse([1, 2] as any));
