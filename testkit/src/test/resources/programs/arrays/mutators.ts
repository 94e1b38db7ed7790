// push, pop, shift, unshift, splice, reverse, fill, copyWithin: results and final contents.
const a = [1, 2, 3];
console.log(a.push(4, 5), a.pop(), a.shift(), a.unshift(9, 8), a.unshift(), a.push(), a);
console.log(a.splice(1, 2), a, a.splice(-1), a, a.splice(1, 0, 7, 7), a, a.splice(0), a, [].pop(), [].shift());
const b = [1, 2, 3, 4, 5];
console.log(b.splice(2, 1, "a" as never, "b" as never), b, b.splice(undefined as never, undefined as never), b.splice(-2, 1), b, (b as any).splice(), (b as any).splice(1), b);
console.log([1, 2, 3, 4, 5].copyWithin(0, 3), [1, 2, 3, 4, 5].copyWithin(1, 0, 3), [1, 2, 3, 4, 5].copyWithin(-2, -4, -3));
console.log([1, 2, 3].reverse(), [1, 2, 3].fill(0, -1), new Array(3).fill({}).every((x, _, all) => x === all[0]), [3, 1, 2].toSorted(), [1, 2, 3].at(-1));
const original = [3, 1, 2];
const sorted = original.toSorted();
const spliced = original.toSpliced(1, 1, 10, 11);
console.log(original, sorted, spliced, original.toReversed(), original.with(-1, 99));
try {
  original.with(3, 0);
} catch (error) {
  console.log((error as Error).name, (error as Error).message);
}
const c = [1, 2, 3, 4];
c.length = 2;
c[4] = 5;
console.log(c, c.length, c.lastIndexOf(5), delete c[0], c, 0 in c);
const arrayLike: any = { length: 2, 0: "a", 1: "b" };
console.log(Array.prototype.push.call(arrayLike, "c"), arrayLike, Array.prototype.shift.call(arrayLike), arrayLike, Array.prototype.join.call("abc", "-"), Array.prototype.map.call("ab", (x: string) => x + x));
for (const length of [-1, 1.5, 2 ** 32, "3", "x"]) {
  try {
    const d: any[] = [1];
    d.length = length as never;
    console.log(d.length);
  } catch (error) {
    console.log((error as Error).name, (error as Error).message);
  }
}
const queue: number[] = [];
let sum = 0;
for (let i = 0; i < 3000; i++) {
  queue.push(i);
  if (i % 3 !== 0) sum += queue.shift()!;
}
console.log(queue.length, queue[0], sum, queue.indexOf(2999));
