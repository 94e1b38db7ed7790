// Text to number: Number, parseInt, parseFloat, unary plus, and what they refuse.
const texts = ["", " ", "12", " 12\n", "1e3", "1e", ".5", "5.", ".", "+7", "-7", "--7", "0x1F", "0X1f", "-0x1", "0b101", "0o17",
  "0b2", "Infinity", "-Infinity", "infinity", "1_000", "12px", "\u00a0\u20033\ufeff", "NaN", "1e1000", "1e-1000", "0.1e1.5"];
for (const text of texts) {
  console.log(JSON.stringify(text), Number(text), parseInt(text), parseFloat(text), +text);
}

console.log("--- parseInt radices");
console.log(parseInt("z", 36), parseInt("101", 2), parseInt("12", 2), parseInt("2", 2), parseInt("0x10", 16), parseInt("0x10", 10));
console.log(parseInt("123abc"), parseInt("abc", 16), parseInt("9007199254740993"), parseInt("1".repeat(30)));
console.log(parseInt("10", 1), parseInt("10", 37), parseInt("10", 0), parseInt("-0"), Object.is(parseInt("-0"), -0));

console.log("--- other values");
const values: unknown[] = [null, undefined, true, false, [], [5], [1, 2], {}, "3", new Date(86400000), { valueOf: () => 42 },
  { toString: () => "17" }, { valueOf: () => ({}), toString: () => "8" }, { [Symbol.toPrimitive]: (hint: string) => hint.length }];
console.log(values.map((value) => Number(value)).join(" "));
for (const bad of [Symbol("s"), 1n]) {
  try {
    console.log(+(bad as never));
  } catch (error) {
    console.log((error as Error).name);
  }
}
console.log(Number(10n), Number("0b" + "1".repeat(53)), 0.1 + 0.2 === 0.3, 9007199254740993);
console.log(0.1 * 3, 1.1 * 1.1, 0.7 + 0.1, 0.57 * 100, 1.15.toFixed(1), 4.35 * 100);
