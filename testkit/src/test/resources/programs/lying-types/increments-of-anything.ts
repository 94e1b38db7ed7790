// ++, --, unary minus and compound assignments on variables, fields and elements of other types.
function bump(x: number): unknown[] {
  const before = x++;
  const after = ++x;
  return [before, after, x--, --x, -x, +x];
}
for (const x of [1, 0.5, "5", "a", null, undefined, true, [], [3], {}, 2147483646, -2147483648, 9007199254740991, 5n, new Date(5), ""] as any[]) {
  try {
    console.log(bump(x));
  } catch (error) {
    console.log((error as Error).name);
  }
}
const object: any = { n: "9", d: null, get g() { return "1"; }, set g(x) { this.d = x; } };
object.n++;
object.g++;
object.missing++;
object["n"] += "1";
object.d **= 3;
console.log(object.n, object.d, object.missing, typeof object.n);
const list: any[] = ["1", , null, 2147483647, {}];
for (let i = 0; i < 6; i++) list[i]++;
console.log(list);
for (let i = 0; i < 6; i++) list[i] -= "1" as any;
console.log(list);
let i: any = "0";
const text = ["a", "b", "c"];
console.log(text[i++], text[i++], text[i], i);
class Counter {
  static total: number = 0;
  n: number = "5" as any;
  up(): number {
    Counter.total += this.n++;
    return this.n;
  }
}
const counter = new Counter();
console.log(counter.up(), counter.up(), Counter.total);
counter.n = "x" as any;
console.log(counter.up(), Counter.total, counter.n);
let shifted: any = "8";
shifted >>= 1;
shifted ||= 5;
shifted &&= "z";
shifted ??= 1;
shifted += shifted -= "1" as any;
console.log(shifted);
let x: any = 5;
x += x++ + ++x;
console.log(x);
