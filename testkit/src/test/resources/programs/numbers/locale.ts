// toLocaleString in the root locale: groups of three digits, rounding to three decimals.
for (const n of [0, 1, 999, 1000, 1234567.891, -9876543.21, 0.00049, 0.0005, 1e15, 123456789012345, NaN, Infinity, -0.5]) {
  console.log(n.toLocaleString());
}
console.log((1234.5).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
console.log((0.256).toLocaleString("en-US", { maximumFractionDigits: 1 }), (5).toLocaleString("en-US", { minimumFractionDigits: 2 }));
console.log((12345678901234567890n).toLocaleString());
console.log([1234, 5678.9].toLocaleString());
