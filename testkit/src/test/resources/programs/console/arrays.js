// Long arrays, columns of numbers and strings, holes, extra properties, more than a hundred items.
console.log(Array.from({ length: 7 }, (_, i) => i), Array.from({ length: 30 }, (_, i) => i * i));
console.log(Array.from({ length: 101 }, (_, i) => i));
console.log(Array.from({ length: 150 }, (_, i) => "s" + i));
console.log(Array.from({ length: 10 }, (_, i) => "word".repeat(i % 4 + 1)));
console.log(Array.from({ length: 27 }, (_, i) => 1.5 ** i));
console.log(Array.from({ length: 20 }, (_, i) => (i % 2 ? -i : i * 1000)));
console.log([1.5, 2.25, -3, 1e21, 100, 7, 8], ["a", "bb", "ccc", "dddd", "eeeee", "ffffff", "g"], [true, false, true, false, true, false, true]);
console.log(["apple", "banana", "cherry", "date", "elderberry", "fig", "grape", "honeydew melon", "iris", "jackfruit"]);
console.log([1, , 3], [, ,], [1, , , 4, undefined], new Array(5), new Array(200), [, "x"]);
const sparse = [];
sparse[3] = "three";
sparse[200] = "far";
sparse.extra = "prop";
sparse[-1] = "minus";
console.log(sparse);
console.log(Object.assign([1, 2], { key: "value", other: [3] }), Object.assign([], { only: 1 }));
console.log([["x".repeat(30), "y".repeat(30)], ["z".repeat(30)]], ["a".repeat(80)], ["a".repeat(40), "b".repeat(40)]);
console.log([{ a: 1 }, { b: 2 }, { c: 3 }, { d: 4 }, { e: 5 }, { f: 6 }, { g: 7 }], [[1], [2], [3], [4], [5], [6], [7]]);
console.log([1n, 2n, 3n, 4n, 5n, 6n, 7n, 80n], [undefined, undefined, null, null, NaN, NaN, 0], Array(7).fill("same"), Array(8).fill(null));
console.log(Array.from({ length: 12 }, (_, i) => "x".repeat(i)), Array.from({ length: 8 }, (_, i) => "日本".repeat(i % 3)));
console.log({ list: Array.from({ length: 50 }, (_, i) => i), name: "n" }, [Array.from({ length: 12 }, (_, i) => i * 11)]);
console.log(Array.from({ length: 7 }, (_, i) => "long string number " + i), Array.from({ length: 9 }, (_, i) => i % 3 ? i : "mixed"));
console.log([..."the quick brown fox jumps over the lazy dog".split(" "), "and", "runs", "away"]);
console.log(Array.from({ length: 3 }, () => Array.from({ length: 10 }, (_, i) => i)));
console.log([[1, 2, [3, 4, [5, [6]]], { a: { b: { c: {} } } }]]);
class MyArray extends Array {}
console.log(MyArray.from([1, 2]), new MyArray(), new (class extends Array {})(3), [MyArray.of(1)]);
