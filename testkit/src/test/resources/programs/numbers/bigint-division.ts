// Division of large integers checked by multiplication, and square roots by Newton's method.
function isqrt(n: bigint): bigint {
  if (n < 2n) return n;
  let x = 1n << BigInt((n.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (x + n / x) >> 1n;
    if (next >= x) return x;
    x = next;
  }
}
console.log(isqrt(10n ** 60n), isqrt(2n * 10n ** 80n));

let seed = 12345n;
const random = (bits: number) => {
  let out = 0n;
  for (let i = 0; i < bits; i += 31) {
    seed = (seed * 1103515245n + 12345n) & 0x7fffffffn;
    out = (out << 31n) | seed;
  }
  return out;
};
let good = 0;
for (let i = 0; i < 200; i++) {
  const a = random(40 + i * 5);
  const b = random(20 + (i * 7) % 300) + 1n;
  const q = a / b;
  const r = a % b;
  if (q * b + r === a && r >= 0n && r < b && (-a) / b === -q && (-a) % b === -r) good++;
}
console.log(good);

function modPow(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let b = base % modulus, e = exponent; e > 0n; e >>= 1n, b = (b * b) % modulus) {
    if (e & 1n) result = (result * b) % modulus;
  }
  return result;
}
const p = 2n ** 127n - 1n;
console.log(modPow(3n, p - 1n, p), modPow(2n, 10n ** 20n, 998244353n));
let fib: [bigint, bigint] = [0n, 1n];
for (let i = 0; i < 300; i++) fib = [fib[1], fib[0] + fib[1]];
console.log(fib[0], fib[0].toString().length, BigInt(fib[0].toString()) === fib[0], BigInt("0x" + fib[0].toString(16)) === fib[0]);
