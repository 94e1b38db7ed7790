// Number objects and static members of Number.
const boxed = new Number(42);
console.log(typeof boxed, typeof Number(42), boxed == 42 as never, boxed === (42 as never), boxed.valueOf() === 42, boxed instanceof Number);
console.log((boxed as never as number) + 1, `${boxed}`, JSON.stringify({ boxed }), Object.prototype.toString.call(boxed));
(boxed as any).extra = "kept";
console.log((boxed as any).extra, Object.keys(boxed), (5 as any).extra === undefined);
let primitive: any = 5;
try {
  primitive.note = "lost";
} catch (error) {
  console.log((error as Error).name);
}
console.log(primitive.note, new Number(NaN) == NaN as never, new Number(0) ? "truthy" : "falsy");

console.log(Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, Number.MAX_VALUE, Number.MIN_VALUE, Number.EPSILON);
console.log(Number.isNaN("x" as never), isNaN("x" as never), Number.isFinite("5" as never), isFinite("5" as never), Number.isInteger(1e300));
console.log(Number.parseFloat === parseFloat, Number.parseInt === parseInt, Number(), Number(undefined), Number.prototype.valueOf.call(7));
try {
  Number.prototype.toString.call("7");
} catch (error) {
  console.log((error as Error).name);
}
(Number.prototype as any).double = function (this: number) {
  return [typeof this, +this * 2];
};
console.log((21 as any).double());
(Number.prototype as any).strictType = function () {
  "use strict";
  return typeof this;
};
console.log((21 as any).strictType(), 1..toString(), 1.0.toFixed(1), (1).constructor === Number);
console.log([10, 9, 1].sort());
console.log(1_000_000, 0xff_ff, 0b1010_0101, 0o7_7, 1e1_0, .5e-1, 0.0);
