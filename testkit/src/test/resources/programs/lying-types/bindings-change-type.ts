// Module-level and captured variables whose type changes in callbacks.
let total: number = 0;
let limit: number = 10;
const add = (x: number): void => {
  total += x;
};
[1, 2, 3].forEach(add);
console.log(total);
add("4" as any);
add(5);
console.log(total);
total = [] as any;
add(1);
console.log(total, typeof total);
function isBelow(x: number): boolean {
  return x < limit;
}
console.log(isBelow(9), isBelow(10));
limit = "9a" as any;
console.log(isBelow(8), isBelow("8" as any));
limit = undefined as any;
console.log(isBelow(-1));
function makeCounter(start: number): { up(): number; set(x: number): void } {
  let count = start;
  return { up: () => ++count, set: (x) => { count = x; } };
}
const counter = makeCounter(2147483646);
console.log(counter.up(), counter.up(), counter.up());
counter.set("7" as any);
console.log(counter.up());
counter.set(0.5);
console.log(counter.up());
counter.set(10n as any);
console.log(counter.up());
counter.set({} as any);
console.log(counter.up(), counter.up());
var early: number;
console.log(early! + 1, early!);
for (const step of [1, "2", 0.5] as number[]) {
  let local: number = 1;
  const bump = () => { local += step; };
  bump();
  bump();
  console.log(local);
}
