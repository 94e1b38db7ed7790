// Number to text: shortest digits, exponents, radices, fixed and exponential forms.
const samples = [0, -0, 1, -1, 0.1, 0.2 + 0.1, 1 / 3, 123456789012345680000, 1e21, 1.5e300, 5e-324, 1e-7, 0.000001,
  1.7976931348623157e308, NaN, Infinity, -Infinity, 4.35, 2 ** 53, 2 ** 53 + 2, 100, 1e100];
for (const n of samples) {
  console.log(String(n), Object.is(n, -0) ? "minus zero" : "", n.toString(2).length);
}

console.log("--- radices");
for (const radix of [2, 3, 7, 8, 16, 32, 36]) {
  console.log(radix, (255).toString(radix), (-255.5).toString(radix).slice(0, 15), (0.1).toString(radix).slice(0, 20));
}

console.log("--- toFixed");
for (const [value, digits] of [[1.005, 2], [1.45, 1], [0.5, 0], [1.5, 0], [2.5, 0], [-1.5, 0], [1e21, 2], [123.456, 10],
  [0.000001, 7], [-0.0000001, 2], [10.235, 2], [1.255, 2]]) {
  console.log(value, digits, value.toFixed(digits));
}

console.log("--- toPrecision, toExponential");
for (const value of [0, 1, 123.456, 0.00001234, 1e21, -98765.4321, 99.99]) {
  console.log(value.toPrecision(1), value.toPrecision(3), value.toPrecision(10), value.toExponential(), value.toExponential(2));
}

for (const attempt of [() => (1).toString(1), () => (1).toFixed(101), () => (1).toPrecision(0), () => (1).toExponential(-1)]) {
  try {
    attempt();
    console.log("no error");
  } catch (error) {
    console.log(error instanceof RangeError, (error as Error).name);
  }
}
