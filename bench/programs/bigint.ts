// Arbitrary precision: digits of pi by a spigot, factorials, and modular powers of large numbers.
function piDigits(count: number): string {
  let q = 1n;
  let r = 0n;
  let t = 1n;
  let k = 1n;
  let n = 3n;
  let l = 3n;
  let digits = "";
  while (digits.length < count) {
    if (4n * q + r - t < n * t) {
      digits += n;
      const next = 10n * (r - n * t);
      n = (10n * (3n * q + r)) / t - 10n * n;
      q *= 10n;
      r = next;
    } else {
      const next = (2n * q + r) * l;
      n = (q * (7n * k) + 2n + r * l) / (t * l);
      q *= k;
      t *= l;
      l += 2n;
      k += 1n;
      r = next;
    }
  }
  return digits;
}

function factorial(n: number): bigint {
  let product = 1n;
  for (let i = 2n; i <= n; i++) {
    product *= i;
  }
  return product;
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let e = exponent; e > 0n; e >>= 1n) {
    if (e & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** A generator of small numbers: most BigInts in programs are as wide as a machine word. */
function small(rounds: number): bigint {
  let state = 88172645463325252n;
  let sum = 0n;
  for (let i = 0; i < rounds; i++) {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn;
    sum += state >> 33n;
  }
  return sum;
}

const digits = Number(process.argv[2] ?? 1500);
const pi = piDigits(digits);
console.log(pi.slice(0, 10), pi.slice(-10));
console.log(factorial(digits).toString().length, small(digits * 400));
console.log(power(3n, (1n << 521n) - 3n, (1n << 521n) - 1n) % 1_000_000_007n);
