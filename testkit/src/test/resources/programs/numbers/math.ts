// Math: rounding, extremes, exact functions, and well-behaved transcendental ones.
const halves = [-2.5, -1.5, -0.5, -0.4, 0.4, 0.5, 1.5, 2.5, 2 ** 52 + 0.5, 0.49999999999999994];
console.log(halves.map(Math.round));
console.log(halves.map(Math.floor), halves.map(Math.ceil), halves.map(Math.trunc));
console.log(Math.sign(-3), Math.sign(-0), Math.sign(NaN), Math.abs(-0), Math.abs(null as never), Math.abs("-5" as never));
console.log(Math.max(), Math.min(), Math.max(1, NaN, 3), Math.max(1, "7" as never, 3), Math.min(...[4, 2, 8]));
console.log(Math.hypot(3, 4), Math.hypot(), Math.hypot(NaN, Infinity), Math.hypot(1, 2, 2), Math.hypot(1e200, 1e200) < Infinity);
console.log(Math.sqrt(2), Math.cbrt(27), Math.cbrt(-8), Math.sqrt(-1), Math.fround(5.5), Math.fround(5.05), Math.fround(1e40));
console.log(Math.log(1), Math.log10(1000), Math.log2(8), Math.log1p(0), Math.expm1(0), Math.exp(0), Math.log(-1), Math.log(0));
console.log(Math.pow(2, 10), Math.pow(0, 0), Math.atan2(1, 1) * 4 === Math.PI, Math.sin(0), Math.cos(0), Math.tan(0), Math.atan2(0, -0) === Math.PI);
console.log(Math.sinh(0), Math.cosh(0), Math.tanh(Infinity), Math.asinh(0), Math.acosh(1), Math.atanh(1));
console.log(Math.imul(0xffffffff, 5), Math.imul(3, 2 ** 31), Math.trunc(-0.9), Object.is(Math.trunc(-0.9), -0), Object.is(Math.round(-0.2), -0));
console.log(Math.PI, Math.E, Math.LN2, Math.LN10, Math.SQRT2, Math.SQRT1_2, Math.LOG2E, Math.LOG10E);
const near = (a: number, b: number) => Math.abs(a - b) < 1e-14;
console.log(near(Math.sin(1), 0.8414709848078965), near(Math.cos(1), 0.5403023058681398), near(Math.exp(1), Math.E), near(Math.pow(10, -5), 1e-5));
const random = Array.from({ length: 1000 }, () => Math.random());
console.log(random.every((r) => r >= 0 && r < 1), new Set(random).size > 990);
console.log(Object.prototype.toString.call(Math), typeof Math, Object.keys(Math).length);
