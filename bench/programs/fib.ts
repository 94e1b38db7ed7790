// Fibonacci numbers by plain recursion: calls, comparisons and additions of small integers.
function fib(n: number): number {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}

console.log(fib(Number(process.argv[2] ?? 38)));
