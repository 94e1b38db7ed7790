// Writes number-texts.txt: number to text as V8 does it. Run: node number-texts.mjs > number-texts.txt
// A line: the double's bits in hexadecimal, operation, argument ('-' for none), text. The seed is fixed.
let state = 20240607n;
const random = () => {
  state = (state * 6364136223846793005n + 1442695040888963407n) & 0xFFFFFFFFFFFFFFFFn;
  return Number(state >> 11n) / 2 ** 53;
};
const view = new DataView(new ArrayBuffer(8));
const anyDouble = () => {
  view.setUint32(0, Math.floor(random() * 2 ** 32));
  view.setUint32(4, Math.floor(random() * 2 ** 32));
  const x = view.getFloat64(0);
  return Number.isFinite(x) ? x : 1.5;
};
const bits = x => (view.setFloat64(0, x), view.getBigUint64(0).toString(16).padStart(16, '0'));
const line = (x, operation, argument, text) => console.log(bits(x), operation, argument, text);
const pick = list => list[Math.floor(random() * list.length)];
const hard = [5e-324, 1e-323, 2.2250738585072014e-308, 2.225073858507201e-308, Number.MAX_VALUE, 2 ** 53, 2 ** 53 - 1, 2 ** 53 + 2,
  1e21, 1e20, 123456789012345680000, 999999999999999900000, 1e-6, 1e-7, 1.5e-7, 0.000001234, 0.1, 0.2, 0.3, 0.1 + 0.2, 1 / 3, 2 / 3,
  1.005, 1.45, 2.5, 0.5, 1.5, 0.05, 0.045, 8.345, 10.235, 1.255, 123.456, -1.5, -0.0000001, 4.35, 0.615, 25, 35, 45, 1.25, 1e23,
  9.5, 99.5, 999.5, 0.95, 0.0095, 9007199254740993, 5e-7, 4.9e-7, 2 ** -1074 * 16, 2 ** 70, 2 ** 1023, 255.255, 1e100, 0, -0, -1, -255.5];
const sample = () => {
  const r = random();
  return r < 0.3 ? pick(hard) : r < 0.5 ? anyDouble() : r < 0.8 ? (random() - 0.5) * 10 ** Math.floor(random() * 12)
    : Math.round(random() * 1e6) / pick([8, 16, 100, 1000]);
};
for (const x of hard) {
  line(x, 'string', '-', String(x));
  line(x, 'exponential', '-', x.toExponential());
  line(x, 'radix', 2, x.toString(2));
  line(x, 'radix', 3, x.toString(3));
  line(x, 'radix', 36, x.toString(36));
}
for (let i = 0; i < 300; i++) {
  let x = sample(), n = pick([0, 1, 2, 3, 4, 7, 10, 15, 20, 25, 50, 99, 100]);
  line(x, 'fixed', n, x.toFixed(n));
  x = sample(), n = pick([0, 1, 2, 3, 5, 10, 16, 17, 20, 60, 100]);
  line(x, 'exponential', n, x.toExponential(n));
  x = sample(), n = pick([1, 2, 3, 5, 10, 16, 17, 18, 21, 22, 60, 100]);
  line(x, 'precision', n, x.toPrecision(n));
  x = sample(), n = 2 + Math.floor(random() * 35);
  if (n !== 10) line(x, 'radix', n, x.toString(n));
  x = anyDouble();
  line(x, 'string', '-', String(x));
}
