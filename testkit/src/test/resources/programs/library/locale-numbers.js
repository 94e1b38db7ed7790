// Numbers in the en-US form.
const numbers = [
  0, -0, 1.5, 1234.5, 0.000123, 123456789.123456, 1e21, -1234.567, 0.5, 2.5, 0.045, NaN, Infinity, -Infinity, 1e-7,
  999.9996, 0.1 + 0.2, 5e-324, 123456789012345680000,
];
const options = [
  undefined,
  { maximumFractionDigits: 0 },
  { minimumFractionDigits: 2, maximumFractionDigits: 2 },
  { minimumFractionDigits: 5 },
  { useGrouping: false },
  { style: 'percent', minimumFractionDigits: 1 },
  { style: 'currency', currency: 'USD' },
  { style: 'currency', currency: 'jpy' },
  { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  { style: 'currency', currency: 'CHF', minimumFractionDigits: 3 },
];
for (const choice of options) {
  console.log(JSON.stringify(choice));
  console.log('  ' + numbers.map((n) => n.toLocaleString('en-US', choice)).join('  '));
}
console.log((12345678901234567890n).toLocaleString(), (-123n).toLocaleString());
