// Iterators written by hand: return called on break, done that is truthy, results that are no objects.
const log: string[] = [];
function make(limit: number, result: (n: number) => any): Iterable<number> {
  return {
    [Symbol.iterator]: () => {
      let n = 0;
      return {
        next: () => (n >= limit ? { done: 1 as any, value: undefined } : result(n++)),
        return: (value?: any) => (log.push("return"), { done: true, value }),
      };
    },
  };
}
let sum = 0;
for (const x of make(4, (n) => ({ value: n }))) sum += x;
console.log(sum, log.join());
for (const x of make(4, (n) => ({ value: n }))) if (x === 1) break;
console.log(log.join());
try {
  for (const x of make(4, () => 5)) console.log(x);
} catch (error) {
  console.log((error as Error).name, log.join());
}
try {
  for (const x of make(4, (n) => ({ value: n, done: false }))) if (x === 2) throw new Error("body " + x);
} catch (error) {
  console.log((error as Error).message, log.join());
}
const [a, b] = make(5, (n) => ({ value: "v" + n }));
console.log(a, b, log.join());
const [c, ...others] = make(3, (n) => ({ value: n * 1.5 }));
console.log(c, others, log.join());
function find(limit: number): number {
  for (const x of make(limit, (n) => ({ value: n, get done() { return n > 7 ? "yes" : 0; } } as any))) if (x === 5) return x;
  return -1;
}
console.log(find(3), find(9), log.length);
for (const x of { [Symbol.iterator]: () => ({ next: () => ({ done: true, value: 1 }) }) } as any) console.log("never", x);
for (const bad of [null, undefined, 5, {}, { [Symbol.iterator]: () => 1 }, { [Symbol.iterator]: 3 }]) {
  try {
    for (const x of bad as any) console.log(x);
  } catch (error) {
    console.log((error as Error).name);
  }
}
