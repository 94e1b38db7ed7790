// Objects as keys, more than there are hashes of a few bits: each is found, and none for another.
const count = 20_000;
const keys: object[] = [];
const numbers = new Map<object, number>();
for (let i = 0; i < count; i++) {
  const key = i % 3 === 0 ? {} : i % 3 === 1 ? [] : () => i;
  keys.push(key);
  numbers.set(key, i);
}
let wrong = 0;
for (let i = 0; i < count; i++) {
  if (numbers.get(keys[i]) !== i) wrong++;
}
console.log(numbers.size, wrong, numbers.get({}), numbers.has([]));

// A key whose fields change stays the same key.
const key: any = { a: 1 };
const set = new Set([key]);
const weak = new WeakMap([[key, "kept"]]);
for (let i = 0; i < 200; i++) key["field" + i] = i;
delete key.a;
Object.freeze(key);
console.log(set.has(key), weak.get(key), set.has({ ...key }));
const other: any = { a: 1 };
console.log(new Set([key, other, key, other]).size, numbers.delete(keys[7]), numbers.has(keys[7]), numbers.size);
