// Remainders, exponentiation, division by zero, increments, and the edges of exactness.
console.log(5 % 3, -5 % 3, 5 % -3, -5 % -3, 5.5 % 2, -0 % 5, Object.is(-4 % 2, -0), 5 % 0, 5 % Infinity, Infinity % 5);
console.log(1 / 0, -1 / 0, 0 / 0, 1 / -0, 7 / 2, -7 / 2, (7 / 2) | 0);
console.log(2 ** 10, 2 ** -1, 2 ** 0.5, (-2) ** 3, (-8) ** (1 / 3), NaN ** 0, 1 ** Infinity, 0 ** 0, 2 ** 3 ** 2, (-1) ** 0.5);
let power = 3;
power **= 4;
console.log(power, 10 ** 21, 10 ** 308 * 10, 2 ** 1023 * 1.9999999999999998);
let n = 5;
console.log(n++ + ++n, n, n-- - --n, n, (-n) ** 2);
console.log(2 ** 53 === 2 ** 53 + 1, Number.MAX_SAFE_INTEGER + 2, Number.isSafeInteger(2 ** 53), Number.isInteger(5.0), Number.EPSILON > 0);
console.log(0.1 + 0.7, 0.1 * 0.1, 1e16 + 1, 1e16 + 2, 123456789 * 987654321, 4.9e-324 / 2, 1.7976931348623157e308 + 1e292);
console.log(-0 === 0, Object.is(-0, 0), -0 + 0, -0 - 0, 0 * -1, Math.min(0, -0), Math.max(-0, 0), [-0].includes(0), [-0].indexOf(0));
console.log("5" * ("2" as never), "5" - ("2" as never), "5" + 2, 5 + +"2", "3" ** (2 as never), [] + ({} as never), [1] * ([2] as never));
console.log(undefined + (1 as never), null + (1 as never), true + (true as never), "b" + "a" + +"a" + "a");

const mean = (...values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
console.log(mean(1, 2, 3, 4), mean(), mean(0.1, 0.2, 0.3));

function gcd(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : gcd(b, a % b);
}
console.log(gcd(1071, 462), gcd(-12, 18), gcd(0, 5), gcd(2 ** 40, 6 ** 15));
for (let value = 0.1, step = 0; step < 10; step++, value += 0.1) {
  if (step === 2 || step === 7 || step === 9) console.log(step, value);
}
