// Annex B methods of strings, and String as function and constructor.
console.log("x".bold(), "a".anchor('q"q'), "t".link("u"), "f".fontcolor("red"), "s".big().small(), "i".italics().strike().sub().sup());
console.log("abcdef".substr(2), "abcdef".substr(-3, 2), "abcdef".substr(1, 99), "abc".trimLeft === "abc".trimStart, "x".trimRight.name);
console.log(String(Symbol("desc")), String(null), String([1, [2, 3]]), String({}), String(() => 1), String(-0), String(1e21), String());
const boxed = new String("box");
console.log(typeof boxed, boxed.length, boxed == "box", boxed === "box", boxed[1], Object.getOwnPropertyNames(boxed), boxed instanceof String);
boxed.length = 10;
boxed.extra = 1;
boxed[0] = "X";
boxed[5] = "y";
console.log(boxed.length, Object.keys(boxed), boxed + "", delete boxed[5], JSON.stringify(boxed), JSON.stringify([boxed]));
console.log(Object.getOwnPropertyDescriptor("abc", 1), Object.getOwnPropertyDescriptor("abc", "length"));
for (const c in "xy") console.log(c);
String.prototype.shout = function () { return this.toUpperCase() + "!"; };
console.log("hey".shout(), typeof String.prototype.shout.call("x"));
console.log("a" in { a: 1 }, "abc".hasOwnProperty("length"), "abc".hasOwnProperty(2), "abc".hasOwnProperty(3), "b".valueOf(), Object("b").valueOf() === "b");
try {
  String(Symbol.iterator) + `${Symbol.iterator}`;
} catch (error) {
  console.log(error.name + ": " + error.message);
}
console.log([1, 2, 3] + "", [[], [null], [undefined, 1]] + "", `${[1, [2]]}`, "" + new Date(NaN), [] + []);
