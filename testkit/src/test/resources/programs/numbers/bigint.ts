// BigInt: exact arithmetic, mixed comparisons, bit operators, text in all radices.
const big = 2n ** 100n;
console.log(big, -big, big + 1n, big * big, big / 3n, big % 7n, -big / 3n, -big % 7n, big - big);
console.log((-7n) / 2n, (-7n) % 2n, 7n / -2n, 0n === -0n, -(-5n), 5n ** 0n, (-2n) ** 3n);
console.log(big & 0xffffn, (big - 1n) & 0xffffffffn, big | 1n, big ^ (big - 1n), ~big, -1n & 0xffn, -256n | 1n, -5n ^ 3n);
console.log(1n << 70n, big >> 90n, -1n >> 5n, -17n >> 2n, 5n << -1n, 1n << 0n);
console.log(1n < 2, 2 > 1n, 1n == 1 as never, 1n === (1 as never), 2n > "1" as never, 10n < 10.5, big > 1e30, big < Infinity, 1n < NaN, [3n, 1, 2n, 10].sort().join());
console.log(typeof 1n, 0n ? "t" : "f", 5n && "yes", !0n, BigInt(123), BigInt("0xff"), BigInt("  12  "), BigInt(true), BigInt(""));
console.log(BigInt.asIntN(8, 255n), BigInt.asIntN(8, 128n), BigInt.asUintN(8, -1n), BigInt.asUintN(64, -1n), BigInt.asIntN(64, 2n ** 63n));
console.log(big.toString(2).length, big.toString(16), (-255n).toString(36), BigInt("0b1011"), 123n.toLocaleString());
for (const attempt of [() => 1n + (1 as never), () => BigInt(1.5), () => BigInt("x"), () => 1n / 0n, () => 2n ** -1n, () => +(1n as never),
  () => Math.max(1n as never), () => 1n >>> (0n as never), () => BigInt(undefined as never), () => JSON.stringify(1n)]) {
  try {
    console.log(attempt());
  } catch (error) {
    console.log((error as Error).name);
  }
}
let counter = 10n;
counter++;
counter *= 2n;
counter **= 3n;
console.log(counter, counter--, --counter, Number(counter), parseInt("12n"), Number(2n ** 64n), `${counter}`, counter + "!");
const factorial = (n: bigint): bigint => (n <= 1n ? 1n : n * factorial(n - 1n));
console.log(factorial(30n));
const map = new Map([[1n, "big"], [1, "small"]] as [unknown, string][]);
console.log(map.get(1n), map.get(1), new Set([1n, 1n, 2n]).size, Object(1n) == 1n as never, typeof Object(1n), [1n].includes(1n), [1n].indexOf(1n));
