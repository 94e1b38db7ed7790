// Primes, factorisation, perfect numbers, continued fractions, big factorials and Fibonacci numbers, pi digits, base conversion.
const sieve = (n: number) => { const composite = new Uint8Array(n + 1); const primes: number[] = []; for (let i = 2; i <= n; i++) { if (composite[i]) continue; primes.push(i); for (let j = i * i; j <= n; j += i) composite[j] = 1; } return primes; };
const primes = sieve(10000);
console.log(primes.length, primes.slice(-3), primes.filter((p, i) => primes[i + 1] - p === 2).length);
const factor = (n: number): number[] => { const out: number[] = []; for (const p of primes) { while (n % p === 0) { out.push(p); n /= p; } if (p * p > n) break; } if (n > 1) out.push(n); return out; };
console.log([360, 97, 1001, 65536, 9973 * 7919].map((n) => factor(n).join("*")));
const divisors = (n: number) => Array.from({ length: n }, (_, i) => i + 1).filter((d) => n % d === 0);
console.log([6, 28, 496, 12].map((n) => divisors(n).slice(0, -1).reduce((a, b) => a + b, 0) === n));
const factorial = (n: number) => { let f = 1n; for (let i = 2n; i <= n; i++) f *= i; return f; };
console.log(factorial(50), String(factorial(200)).length, [...String(factorial(100))].reduce((s, d) => s + +d, 0));
const fibonacci = (n: number): bigint => { const go = (k: number): [bigint, bigint] => { if (k === 0) return [0n, 1n]; const [a, b] = go(k >> 1); const c = a * (2n * b - a); const d = a * a + b * b; return k & 1 ? [d, c + d] : [c, d]; }; return go(n)[0]; };
console.log(fibonacci(100), fibonacci(1000) % 1000000007n);
function* piDigits() { let [q, r, t, k, n, l] = [1n, 0n, 1n, 1n, 3n, 3n]; for (;;) { if (4n * q + r - t < n * t) { yield Number(n); [q, r, n] = [10n * q, 10n * (r - n * t), (10n * (3n * q + r)) / t - 10n * n]; } else { [q, r, t, k, n, l] = [q * k, (2n * q + r) * l, t * l, k + 1n, (q * (7n * k) + 2n + r * l) / (t * l), l + 2n]; } } }
let digits = "";
for (const d of piDigits()) { digits += d; if (digits.length === 60) break; }
console.log(digits);
const continued = (x: number, n: number) => { const out: number[] = []; for (let i = 0; i < n; i++) { const whole = Math.floor(x); out.push(whole); if (x === whole) break; x = 1 / (x - whole); } return out; };
const evaluate = (c: number[]) => c.reduceRight<[number, number]>(([n, d], a) => [a * n + d, n], [1, 0]);
console.log(continued(Math.PI, 5), evaluate(continued(Math.PI, 4)), evaluate(continued(Math.SQRT2, 8)));
const gcd = (a: bigint, b: bigint): [bigint, bigint, bigint] => { if (b === 0n) return [a, 1n, 0n]; const [g, x, y] = gcd(b, a % b); return [g, y, x - (a / b) * y]; };
const inverse = (a: bigint, m: bigint) => ((gcd(a, m)[1] % m) + m) % m;
const powMod = (b: bigint, e: bigint, m: bigint) => { let r = 1n; for (b %= m; e; e >>= 1n, b = (b * b) % m) if (e & 1n) r = (r * b) % m; return r; };
const [p, q, e] = [1000000007n, 998244353n, 65537n];
const d = inverse(e, (p - 1n) * (q - 1n));
const message = 123456789012345n;
console.log(powMod(powMod(message, e, p * q), d, p * q) === message, gcd(240n, 46n), inverse(3n, 11n));
const collatz = (n: number) => { let steps = 0; while (n !== 1) { n = n % 2 ? 3 * n + 1 : n / 2; steps++; } return steps; };
let best = [0, 0];
for (let n = 1; n < 3000; n++) { const s = collatz(n); if (s > best[1]) best = [n, s]; }
console.log(best, (255).toString(2), parseInt("zz", 36), (0.1).toString(2).length, Number("0b1011"), [..."1011"].reduce((n, b) => n * 2 + +b, 0));
const partitions = (n: number) => { const ways = [1, ...Array(n).fill(0)]; for (let k = 1; k <= n; k++) for (let s = k; s <= n; s++) ways[s] += ways[s - k]; return ways[n]; };
console.log(partitions(50), Array.from({ length: 10 }, (_, n) => { let c = 1; for (let i = 0; i < n; i++) c = (c * 2 * (2 * i + 1)) / (i + 2); return c; }), [1, 5, 10, 25].reduce((w, c) => { for (let s = c; s < w.length; s++) w[s] += w[s - c]; return w; }, [1, ...Array(100).fill(0)])[100]);
