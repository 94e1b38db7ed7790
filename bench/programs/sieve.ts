// The sieve of Eratosthenes over an array of booleans, several times.
function countPrimes(limit: number): number {
  const isComposite: boolean[] = new Array(limit + 1).fill(false);
  let primes = 0;
  for (let i = 2; i <= limit; i++) {
    if (isComposite[i]) continue;
    primes++;
    for (let multiple = i + i; multiple <= limit; multiple += i) {
      isComposite[multiple] = true;
    }
  }
  return primes;
}

const limit = Number(process.argv[2] ?? 1_000_000);
const rounds = Number(process.argv[3] ?? 20);
let total = 0;
for (let round = 0; round < rounds; round++) {
  total += countPrimes(limit + round);
}
console.log(total);
