// Integers that leave the range of int32 in sums, products, counters and negations.
function sumOf(n: number, step: number): number {
  let sum = 0;
  for (let i = 0; i < n; i++) sum += step;
  return sum;
}
console.log(sumOf(3, 1), sumOf(5, 2 ** 30), sumOf(5, -(2 ** 30)), sumOf(3, 2 ** 53));
let i = 2147483646;
for (let k = 0; k < 4; k++) console.log(i++, i);
let j = -2147483647;
for (let k = 0; k < 4; k++) console.log(j--, j);
function product(a: number, b: number): number {
  return a * b;
}
console.log(product(65536, 65536), product(46341, 46341), product(-65536, 32768), product(-65536, 65536), product(1e10, 1e10), product(123456789, 987654321));
const least = -2147483648;
console.log(-least, least - 1, Math.abs(least), least * -1, least / -1, ~least, -(-least | 0));
let factorial = 1;
for (let n = 1; n <= 25; n++) factorial *= n;
console.log(factorial);
let power: number = 1;
for (let n = 0; n < 70; n++) {
  power = power * 2;
  if (n % 10 === 9) console.log(power, power | 0, power >>> 0, power - 1);
}
let hash: number = 7;
for (let n = 0; n < 20; n++) hash = hash * 31 + n;
console.log(hash, hash | 0);
for (let n = 2147483640; n < 2147483655; n += 5) console.log(n, n + 1, n | 0);
