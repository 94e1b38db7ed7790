// Divisions, remainders, powers, shifts and roundings at the edges of the integers.
function divide(a: number, b: number): string {
  return [a / b, a % b, Math.floor(a / b), Math.trunc(a / b), (a / b) | 0, a ** b].join(" ");
}
for (const [a, b] of [[7, 2], [-7, 2], [7, -2], [1, 0], [-1, 0], [0, 0], [2147483647, -1], [-2147483648, -1], [4294967296, 3], [9007199254740993, 2], [0.1, 0.3], [5, 0.5], [2, 31], [2, -1], [-8, 1 / 3]] as const) console.log(divide(a, b));
console.log(divide("9" as any, "4" as any), divide(null as any, 5), divide([10] as any, 3), divide(undefined as any, 2));
function mod(x: number, m: number): number {
  return ((x % m) + m) % m;
}
console.log(mod(-1, 5), mod(2147483648, 10), mod(-2147483649, 7), mod(1.5, 1), mod(5, 0), mod(-0, 5));
function gcd(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
console.log(gcd(12, 18), gcd(2 ** 40, 2 ** 35), gcd(-12, 18), gcd("12" as any, 18), gcd(0.5, 0.25), gcd(5, 0), gcd(0, "9" as any));
function imul(a: number, b: number): number {
  return Math.imul(a, b);
}
console.log(imul(65536, 65537), imul(-5, 12), imul(4294967295, 5), imul("3" as any, 4), imul(NaN, 1), imul(1.9, 2.9), Math.clz32(0), Math.clz32(-1), Math.fround(5.5), Math.fround(5.05), Math.sign(-3), Math.cbrt(27));
const bits: number[] = [];
for (let i = -2; i < 34; i++) bits.push((1 << i) >>> 0);
console.log(bits.join());
function middle(low: number, high: number): number {
  return (low + high) >> 1;
}
console.log(middle(0, 7), middle(2147483647, 2147483647), middle(2147483647, 1), middle(-1, 0), middle(0.5, 0.6));
function digits(n: number): number[] {
  const found: number[] = [];
  do {
    found.push(n % 10);
    n = Math.floor(n / 10);
  } while (n > 0 && found.length < 20);
  return found;
}
console.log(digits(1234), digits(2 ** 45), digits("98" as any), digits(12.5), digits(0), digits(-7));
let big = 1;
let rounds = 0;
while (big + 1 !== big) {
  big *= 2;
  rounds++;
}
console.log(big, rounds, 0.1 + 0.2, 1e21 + 1, (0.1).toFixed(20), 123456789 * 987654321, 5e-324 / 2, 1.7976931348623157e308 * 10);
for (let f = 0; f < 1; f += 0.1) bits.push(f);
console.log(bits.length, bits.at(-1));
