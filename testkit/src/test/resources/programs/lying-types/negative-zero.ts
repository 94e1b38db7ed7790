// -0 in products, remainders, roundings, keys and comparisons.
function times(a: number, b: number): number {
  return a * b;
}
function remainder(a: number, b: number): number {
  return a % b;
}
function negate(a: number): number {
  return -a;
}
const show = (x: number): string => (Object.is(x, -0) ? "-0" : String(x));
console.log(show(times(0, -5)), show(times(-0, 5)), show(times(0, 5)), show(times(-0, -0)));
console.log(show(remainder(-4, 2)), show(remainder(4, -2)), show(remainder(-0, 5)), show(remainder(-5, 3)));
console.log(show(negate(0)), show(negate(-0)), show(0 + -0), show(-0 + -0), show(-0 - 0), show(0 - 0));
console.log(show(Math.round(-0.2)), show(Math.ceil(-0.5)), show(Math.trunc(-0.9)), show(Math.floor(-0)), show(Math.min(0, -0)), show(Math.max(-0, 0)), show(Math.sign(-0)), show(Math.abs(-0)), show(Math.sqrt(-0)));
console.log(1 / times(0, -1), 1 / (-0 | 0), 1 / (-0 >> 0), 1 / Number("-0"), 1 / parseInt("-0"), 1 / JSON.parse("-0"));
let sum = -0;
for (const x of [-0, -0]) sum += x;
console.log(show(sum), show(sum + 0));
const keys = new Map<number, string>([[0, "zero"]]);
console.log(keys.get(-0), new Set([0, -0]).size, [-0].includes(0), [-0].indexOf(0), show([...new Set([-0])][0]));
const array: number[] = [-0, 0.5];
console.log(show(array[0]), show(new Float64Array([-0])[0]), show(new Int32Array([-0])[0]), `${-0}`, String(-0), JSON.stringify(-0), -0 === 0);
let i = 0;
i *= -1;
console.log(show(i), show(i++), show(i), array[-0 as number]);
console.log([0, -0, 1, -1].sort((a, b) => a - b).map(show).join(), show((-5 % 5) / 1), show(0 / -3), show(-1 * 0 + 0));
