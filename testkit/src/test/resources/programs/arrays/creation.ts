// Array, Array.of, Array.from, spread, concat, species and subclasses.
console.log(Array(3).length, new Array(3, 4), Array.of(3), Array.of(), Array("3"), [...Array(2)], Array.from({ length: 3 }, (_, i) => i * i));
console.log(Array.from("añ😀"), Array.from(new Set([1, 1, 2])), Array.from(new Map([[1, 2]])), Array.from({ length: 2, 0: "a" }), Array.from([1, 2], function (this: any, x) { return x + this.k; }, { k: 5 }));
console.log(Array.isArray([]), Array.isArray({ length: 0 }), Array.isArray(new Proxy([], {})), Array.isArray(Array.prototype), typeof [], [] instanceof Object);
function* letters() { yield "x"; yield "y"; }
console.log([...letters(), ...[1], ..."ab", ...new Set([2])], [1].concat(2 as never, [3, [4]] as never, "ab" as never), [].concat({ length: 1, 0: "s", [Symbol.isConcatSpreadable]: true } as never));
const unspreadable: any = [1, 2];
unspreadable[Symbol.isConcatSpreadable] = false;
console.log([0].concat(unspreadable).length);
class Stack<T> extends Array<T> {
  peek() { return this[this.length - 1]; }
}
const stack = Stack.from([1, 2, 3]) as Stack<number>;
console.log(stack, stack.peek(), stack.map((x) => x * 2) instanceof Stack, stack.filter(Boolean).constructor.name, stack.length, Array.isArray(stack), stack.slice(1).peek?.());
class Plain extends Array { static get [Symbol.species]() { return Array; } }
console.log(new Plain(1, 2, 3).map((x) => x).constructor.name, new Plain(5).length, Plain.of(7) instanceof Plain);
for (const bad of [() => new Array(-1), () => new Array(1.5), () => Array.from({ length: -5 }).length, () => Array.from(null as never), () => [...(5 as never)], () => [...({} as never)]]) {
  try {
    console.log(bad());
  } catch (error) {
    console.log((error as Error).name);
  }
}
const matrix = Array.from({ length: 3 }, (_, r) => Array.from({ length: 3 }, (_, c) => r * 3 + c));
console.log(matrix.map((row) => row.join(" ")).join("\n"), matrix[0].map((_, c) => matrix.map((row) => row[c])));
const shared = Array(2).fill([]);
shared[0].push("everywhere");
console.log(shared, Array.from(Array(3).keys()), [,].length, [[]].length, Object.assign([1, 2, 3], [9]), { ...["a", "b"] }, [3, 4].length = 1);
