// Recursive Fibonacci numbers: calls and nothing else.
//
//   ./tsubame run examples/fib.ts [n]
function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

const n = Number(process.argv[2] ?? 27);
console.log(`fib(${n}) = ${fib(n)}`);
