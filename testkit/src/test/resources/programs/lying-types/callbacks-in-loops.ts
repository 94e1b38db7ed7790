// Methods of arrays that call a function for each element: what the function does to the array, holes, prototypes, species, exceptions, patched builtins, liars.
const show = (x: unknown): string => JSON.stringify(x, (_, v) => (v === undefined ? "undefined" : typeof v === "bigint" ? v + "n" : Object.is(v, -0) ? "-0" : v !== v ? "NaN" : v));
const attempt = (name: string, f: () => unknown): void => {
  try {
    console.log(name, show(f()));
  } catch (error) {
    console.log(name, error instanceof Error ? error.constructor.name + ": " + error.message : "thrown " + String(error));
  }
};

function doubled(list: number[]): number[] {
  return list.map((x) => x * 2);
}
function even(list: number[]): number[] {
  return list.filter((x) => x % 2 === 0);
}
function total(list: number[]): number {
  return list.reduce((sum, x) => sum + x, 0);
}
function folded(list: number[]): number {
  return list.reduce((sum, x, i, all) => sum + x * i + all.length);
}
function visited(list: number[]): string {
  let seen = "";
  list.forEach((x, i, all) => {
    seen += `${i}:${String(x)}/${all.length} `;
  });
  return seen;
}
function any(list: number[]): boolean {
  return list.some((x) => x > 2);
}
function all(list: number[]): boolean {
  return list.every((x) => x > 0);
}
function found(list: number[]): number | undefined {
  return list.find((x) => x === undefined || x > 2);
}
function place(list: number[]): number {
  return list.findIndex((x) => x === undefined || x > 2);
}
const ways: [string, (list: any) => unknown][] = [["map", doubled], ["filter", even], ["reduce", total], ["fold", folded], ["forEach", visited], ["some", any],
  ["every", all], ["find", found], ["findIndex", place]];
const lists: [string, any][] = [["numbers", [1, 2, 3, 4]], ["fractions", [0.5, -0, NaN]], ["empty", []], ["one", [7]], ["texts", ["1", "b"]], ["mixed", [1, "2", null, undefined, true]],
  ["objects", [{ valueOf: () => 3 }]], ["holes", [1, , 3, , ]], ["only holes", [, , ]], ["big", [1n]], ["far", Object.assign([1], { 5: 9 })],
  ["array-like", { length: 2, 0: 1, 1: 3 }], ["null", null], ["text", "abc"], ["typed", new Int32Array([1, 2, 3])], ["symbol", [Symbol.iterator]]];
for (const [kind, list] of lists) {
  for (const [name, way] of ways) attempt(`${kind} ${name}`, () => way(list));
}

// the array changes while it is walked
function changing(list: any[], change: (list: any[], i: number) => void): string {
  const seen: any[] = [];
  const made = list.map((x, i, all) => {
    seen.push(x);
    change(all, i);
    return x;
  });
  return show([seen, made.length, made, list.length]);
}
console.log(changing([1, 2, 3], (all) => all.push(9)));
console.log(changing([1, 2, 3, 4], (all) => all.pop()));
console.log(changing([1, 2, 3], (all, i) => (all[i + 1] = "new")));
console.log(changing([1, 2, 3, 4], (all) => (all.length = 2)));
console.log(changing([1, 2, 3], (all) => all.shift()));
console.log(changing([1.5, 2.5, 3.5], (all, i) => (all[2] = i === 0 ? "boxed" : 8)));
console.log(changing([1, 2, 3], (all, i) => delete all[i + 1]));
console.log(changing([1, 2, 3, 4], (all, i) => i === 1 && Object.defineProperty(all, 3, { get: () => "got", configurable: true })));
console.log(changing([1, 2, 3], (all, i) => i === 0 && Object.freeze(all)));
console.log(changing([1, 2, 3, 4], (all, i) => i === 0 && (all.length = 0, all.push("a", "b", "c", "d", "e"))));
const kept: number[] = [];
console.log([1, 2, 3, 4, 5].filter((x, i, list) => (kept.push(x), (list[i] = 0), x % 2)), kept);

// exceptions in the middle
const stopping = (list: any[], at: any): any => {
  let count = 0;
  try {
    list.forEach((x) => {
      count++;
      if (x === at) throw new Error("at " + x);
    });
    return "all " + count;
  } catch (error) {
    return (error as Error).message + " after " + count;
  } finally {
    count = -1;
  }
};
console.log(stopping([1, 2, 3], 2), stopping([1, 2, 3], 4));
attempt("through map", () => [1, 2].map((x) => (null as any).field + x));
attempt("through reduce", () => [1, 2].reduce((a, x) => {
  throw a + x;
}));

// holes and prototypes
(Array.prototype as any)[1] = "inherited";
const holey = [1, , 3] as any[];
for (const [name, way] of ways.slice(0, 5)) attempt("inherited " + name, () => way(holey));
console.log(changing([1, 2, 3], (list, i) => i === 0 && delete list[1]));
delete (Array.prototype as any)[1];
let got = 0;
Object.defineProperty(holey, 1, { get: () => ++got, enumerable: true });
for (const [name, way] of ways.slice(0, 5)) attempt("getter " + name, () => way(holey));
console.log(got);

// species
class Special extends Array<number> {}
const special = Special.from([1, 2, 3, 4]) as any;
console.log(doubled(special) instanceof Special, even(special) instanceof Special, total(special), doubled([1]) instanceof Special);
const own = [1, 2, 3] as any;
own.constructor = { [Symbol.species]: class extends Array<number> { kind = "own"; } };
console.log((doubled(own) as any).kind, (even(own) as any).kind, (doubled([1]) as any).kind);
const other = [5, 6] as any;
other.map = (f: (x: number) => number) => "own map " + f(21);
other.filter = null;
attempt("own map", () => doubled(other));
attempt("own filter", () => even(other));
attempt("other reduce", () => total(other));

// this, arguments, and functions of several kinds
function loose(this: any, x: number): unknown {
  return this === undefined ? x : typeof this;
}
console.log([1, 2].map(loose), [1].map(loose, 7), [1, 2].map(function () { return arguments.length; }), [3].map((...rest) => rest.length));
console.log([1, 2].map(async (x) => x).length, [1].map(function* () {})[0][Symbol.iterator] !== undefined);
attempt("class", () => {
  try {
    return [1].map(class {} as any);
  } catch (error) {
    return (error as Error).name;
  }
});
attempt("no function", () => [].map(undefined as any));
attempt("no function, but elements", () => [1, 2].forEach({} as any));
const functions = [(x: number) => x + 1, (x: number) => x * 10, Math.sqrt, String as any];
console.log(functions.reduce((value: any, f) => f(value), 3.9));
const nested = (depth: number): any => (depth === 0 ? [] : [1, 2].map((x) => nested(depth - 1).length + x));
console.log(nested(3));
const deep = (n: number): number => [n].map((x) => (x === 0 ? 0 : deep(x - 1) + 1))[0];
console.log(deep(500));
attempt("too deep", () => {
  const endless = (): any => [1].map(() => endless());
  try {
    return endless();
  } catch (error) {
    return error instanceof RangeError;
  }
});
const large = Array.from({ length: 3000 }, (_, i) => i);
console.log(total(doubled(even(large))), large.map((x) => (x === 2999 ? "last" : x)).slice(-2), large.map((x) => ({ x })).filter((o) => o.x > 2997).length);
const long = [] as any[];
long.length = 40_000_000;
long[3] = 1;
console.log(doubled(long).length, visited(long));

// patched builtins
const map = Array.prototype.map;
Array.prototype.map = function (this: any[], f: any) {
  return ["patched", this.length] as any;
};
console.log(doubled([1, 2]));
Array.prototype.map = map;
console.log(doubled([1, 2]));
Array.prototype.some = Array.prototype.every;
console.log(any([1, 2, 3]));
Array.prototype.reduce = undefined as any;
attempt("gone", () => total([1]));
(Array as any)[Symbol.species];
Object.defineProperty(Array, Symbol.species, { value: Special });
console.log(doubled([1, 2]) instanceof Special, even([2]) instanceof Special);
