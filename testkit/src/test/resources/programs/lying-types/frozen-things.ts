// Writes to frozen, sealed and non-extensible objects and arrays throw; what they left is intact.
interface Item {
  n: number;
  more?: number;
}
function increment(item: Item): string {
  try {
    item.n++;
    return "ok " + item.n;
  } catch (error) {
    return (error as Error).name + " " + item.n;
  }
}
function extend(item: Item): string {
  try {
    item.more = 1;
    return "ok";
  } catch (error) {
    return (error as Error).name;
  }
}
const items: Item[] = [{ n: 1 }, Object.freeze({ n: 1 }), Object.seal({ n: 1 }), Object.preventExtensions({ n: 1 }), Object.defineProperty({ n: 1 }, "n", { writable: false })];
for (const item of items) console.log(increment(item), extend(item));
function set(list: number[], i: number, x: number): string {
  try {
    list[i] = x;
    return list.join();
  } catch (error) {
    return (error as Error).name + " " + list.join();
  }
}
const lists: any[] = [[1, 2, 3], Object.freeze([1, 2, 3]), Object.seal([1, 2, 3]), Object.preventExtensions([1, 2, 3]), Object.freeze([0.5, 1.5]), Object.freeze(["a"])];
for (const list of lists) console.log(set(list, 0, 9), set(list, list.length, 9), Object.isFrozen(list));
for (const method of ["push", "pop", "shift", "unshift", "sort", "reverse", "splice", "fill"]) {
  try {
    (Object.freeze([2, 1]) as any)[method](0, 1);
    console.log(method, "ok");
  } catch (error) {
    console.log(method, (error as Error).name);
  }
}
class Sealed {
  value: number = 0;
  constructor() {
    Object.freeze(this);
  }
  add(x: number): void {
    this.value += x;
  }
}
class Open extends Sealed {
  extra: number = 1;
}
for (const make of [() => new Sealed().add(1), () => new Open()]) {
  try {
    make();
  } catch (error) {
    console.log((error as Error).name);
  }
}
const holder: Item = { n: 0 };
let writes = 0;
try {
  for (let i = 0; i < 10; i++) {
    holder.n += i;
    writes++;
    if (i === 4) Object.freeze(holder);
  }
} catch {
  console.log(writes, holder.n);
}
