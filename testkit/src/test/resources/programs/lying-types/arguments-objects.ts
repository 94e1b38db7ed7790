// The arguments object beside declared parameters; in strict code it is no alias.
function total(a: number, b: number): number {
  let sum = 0;
  for (let i = 0; i < arguments.length; i++) sum += arguments[i];
  a = 100;
  arguments[1] = 50;
  return sum + a + b + arguments[0];
}
function kinds(x: number): string {
  return Array.from(arguments, (each) => typeof each).join() + (x === arguments[0]);
}
const free: any = { total, kinds };
console.log(total(1, 2), free.total(1), free.total(1, 2, 3), free.total("1", 2), free.total());
console.log(kinds(1), free.kinds("a", 1, null, undefined), free.kinds(), free.kinds(NaN));
function forward(a: number, b: number): number {
  return free.total.apply(null, arguments);
}
for (let i = 0; i < 3; i++) console.log(forward(i, i + 1));
console.log((function (x: number) { return [...arguments].length; } as any)(1, 2, 3, 4));
