// Fibonacci numbers by a loop, modulo a prime so that the compiler cannot fold the outer loop away.
function fib(n: number, seed: number): number {
  let a = seed;
  let b = 1;
  for (let i = 0; i < n; i++) {
    const next = (a + b) % 1_000_003;
    a = b;
    b = next;
  }
  return a;
}

const rounds = Number(process.argv[2] ?? 1_000_000);
let sum = 0;
for (let round = 0; round < rounds; round++) {
  sum = (sum + fib(80, round % 1000)) % 1_000_003;
}
console.log(sum);
