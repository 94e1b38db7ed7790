// length written in the midst of loops, read of what is no array.
function count(list: number[]): number {
  let n = 0;
  for (let i = 0; i < list.length; i++) {
    n++;
    if (list[i] === 3) list.length = 2;
    if (list[i] === 9 && n < 8) list.push(n);
  }
  return n;
}
console.log(count([1, 2, 3, 4, 5]), count([9, 9]), count([]));
console.log(count("12345" as any), count({ length: 3 } as any), count({ length: "2", 0: 9, push() { this.length++; } } as any));
console.log(count(new Float64Array(4) as any), count({} as any), count({ length: NaN } as any), count(7 as any));
const list: number[] = [1, 2, 3];
list.length = 1.0;
console.log(list);
for (const bad of [-1, 1.5, "x", 2 ** 32]) {
  try {
    list.length = bad as any;
  } catch (error) {
    console.log((error as Error).name, (error as Error).message);
  }
}
list.length = "3" as any;
console.log(list, list.length);
Object.defineProperty(list, "length", { writable: false });
for (const grow of [() => list.push(1), () => (list[5] = 1), () => list.pop(), () => (list[0] = 5)]) {
  try {
    console.log(grow());
  } catch (error) {
    console.log((error as Error).name);
  }
}
console.log(list.length);
