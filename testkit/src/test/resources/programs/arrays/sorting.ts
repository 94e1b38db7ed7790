// Sorting: default order by text, comparators, stability, inconsistent comparators, thrown errors.
console.log([10, 9, 1, -2, 100, undefined, 5].sort(), ["b", "a", "C", "B"].sort(), [true, false, null, undefined, "x", 1].sort());
console.log([3, 1, 2].sort((a, b) => b - a), [5, 2, 8, 1].sort(undefined), [1, 2, 3].sort(() => 0), ["10", 9, "8"].sort((a, b) => +a - +b));
const people = Array.from({ length: 40 }, (_, i) => ({ name: `p${i}`, age: (i * 7) % 5 }));
people.sort((a, b) => a.age - b.age);
let stable = true;
for (let i = 1; i < people.length; i++) {
  const [p, q] = [people[i - 1], people[i]];
  if (p.age > q.age || (p.age === q.age && +p.name.slice(1) > +q.name.slice(1))) stable = false;
}
console.log(stable, people.slice(0, 3).map((p) => p.name));
let seed = 42;
const random = () => (seed = (seed * 16807) % 2147483647);
const numbers = Array.from({ length: 5000 }, random);
const ascending = numbers.slice().sort((a, b) => a - b);
console.log(ascending.every((x, i) => i === 0 || ascending[i - 1] <= x), ascending.length, ascending[0] === Math.min(...numbers));
const words = "the quick brown fox jumps over the lazy dog".split(" ");
console.log(words.sort((a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)).join(" "));
console.log([1, 2, 3].sort(() => NaN), ["b", undefined, "a", , "c"].sort());
try {
  [1, 2].sort((() => { throw new Error("in comparator"); }) as never);
} catch (error) {
  console.log((error as Error).message);
}
try {
  [1, 2].sort("not a function" as never);
} catch (error) {
  console.log((error as Error).name);
}
const calls: string[] = [];
const objects = [{ toString: () => (calls.push("x"), "x") }, { toString: () => (calls.push("a"), "a") }];
console.log(objects.sort().length, calls.length >= 2, String(objects[0]));
const target: any = { length: 3, 0: "c", 1: "a", 2: "b" };
console.log(Array.prototype.sort.call(target), [3, 2, 1].toSorted((a, b) => a - b), [[2, "b"], [1, "z"], [1, "a"]].sort().join(" "));
const mixedKinds = [1.5, 1, "1.25", 2n, null].sort();
console.log(mixedKinds, [0, -0].sort().map((x) => Object.is(x, -0)), [..."swallow"].sort().join(""), [, 3, , 1].sort().length);
