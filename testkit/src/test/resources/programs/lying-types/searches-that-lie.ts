// Searching strings, arrays and collections by methods with a short way, where annotations lie, arguments are odd and builtins are patched.
function begins(text: string, what: string, from: number): boolean {
  return text.startsWith(what, from);
}
function ends(text: string, what: string): boolean {
  return text.endsWith(what);
}
function holds(text: string, what: string): boolean {
  return text.includes(what);
}
function at(list: any[], what: any): number {
  return list.indexOf(what);
}
function among(list: any[], what: any): boolean {
  return list.includes(what);
}
const attempt = (name: string, f: () => unknown): void => {
  try {
    console.log(name, f());
  } catch (error) {
    console.log(name, (error as Error).name);
  }
};

for (const from of [0, 1, 2.9, -1, NaN, Infinity, -0, 99]) console.log(from, begins("abab", "ab", from), begins("abab", "", from), begins("", "", from));
attempt("undefined", () => begins("undefined", undefined as any, 0));
attempt("pattern", () => begins("x", /x/ as any, 0));
attempt("text from", () => begins("abc", "c", "2" as any));
attempt("object from", () => begins("abc", "c", { valueOf: () => 2 } as any));
attempt("no text", () => begins(12345 as any, "34", 2));
attempt("null", () => begins(null as any, "x", 0));
attempt("own method", () => begins({ startsWith: (a: string, b: number) => a + b } as any, "x", 3));
console.log(ends("abc", "bc"), ends("bc", "abc"), ends("", ""), ends("äöü", "ü"), ends("日本", "本"), ends("x日", "x"));
attempt("ends with pattern", () => ends("abc", /c/ as any));
attempt("ends with number", () => ends("a1", 1 as any));
console.log(holds("abc", "b"), holds("abc", ""), holds("", "a"), holds("rope".repeat(20) + "end", "peend"), holds("日本語", "本"));
attempt("array holds", () => holds(["b"] as any, "b"));
attempt("holds number", () => holds("a12", 12 as any));

const key = {};
const list = [1, "1", NaN, -0, null, undefined, key, 10n, true, "日本", "a long text, longer than eleven"];
for (const what of [...list, 0, false, 10n, "a long text, " + "longer than eleven", "absent", {}]) console.log(String(what), at(list, what), among(list, what));
const numbers = [3, 0, 4.5, NaN];
for (const what of [3, -0, 4.5, NaN, "3", undefined]) console.log(String(what), at(numbers, what), among(numbers, what));
const holes = [1, , 3] as any[];
console.log(at(holes, undefined), among(holes, undefined), at(holes, 3), at([], 1), among([], undefined));
const sparse = [] as any[];
sparse[100000000] = "far";
console.log(at(sparse, "far") >= -1);
const watched = [5, 6];
Object.defineProperty(watched, 0, { get: () => "got", configurable: true });
console.log(at(watched, "got"), among(watched, "got"));
(Array.prototype as any)[1] = "inherited";
console.log(at(holes, "inherited"), among(holes, "inherited"));
delete (Array.prototype as any)[1];
attempt("array-like", () => at({ length: 2, 0: "x", 1: "y", indexOf: Array.prototype.indexOf } as any, "y"));
attempt("text", () => at("hay" as any, "y"));

function lookup(map: Map<any, any>, k: any): any {
  return map.get(k);
}
function put(map: Map<any, any>, k: any, v: any): any {
  return map.set(k, v);
}
function known(map: any, k: any): boolean {
  return map.has(k);
}
function insert(set: Set<any>, k: any): any {
  return set.add(k);
}
const map = new Map<any, any>();
const set = new Set<any>();
for (const k of [-0, NaN, "k", "a key that is longer", undefined, null, key, 10n]) {
  console.log(put(map, k, typeof k) === map, insert(set, k) === set);
}
for (const k of [0, -0, 0 / 0, "a key " + "that is longer", undefined, key, {}, BigInt(10), "absent"]) console.log(String(k), lookup(map, k), known(map, k), known(set, k));
console.log([...map.keys()].map((k) => Object.is(k, -0)).includes(true), [...set].some((k) => Object.is(k, -0)), map.size, set.size);
attempt("get of set", () => lookup(set as any, key));
attempt("get of object", () => lookup({ get: (k: string) => k + "!" } as any, "own"));
attempt("set of weak map", () => put(new WeakMap() as any, key, 1) instanceof WeakMap);
attempt("has of weak set", () => known(new WeakSet([key]), key));
attempt("add of array", () => insert([] as any, 1));
attempt("has of proxy", () => known(new Proxy(map, {}), "k"));
class Counting extends Map<any, any> {
  asked = 0;
  get(k: any): any {
    this.asked++;
    return super.get(k) ?? "nothing";
  }
}
const counting = new Counting([["k", 1]]);
console.log(lookup(counting, "k"), lookup(counting, "l"), counting.asked);
attempt("borrowed", () => lookup({ get: Map.prototype.get } as any, "k"));
const original = Map.prototype.get;
Map.prototype.get = function (k: any) {
  return "patched " + String(k) + " " + original.call(this, k);
};
console.log(lookup(map, "k"));
Map.prototype.get = original;
console.log(lookup(map, "k"));
const original2 = String.prototype.startsWith;
String.prototype.startsWith = () => "patched" as any;
console.log(begins("abc", "abc", 0));
Array.prototype.indexOf = Array.prototype.lastIndexOf;
console.log(at([1, 2, 1], 1));

// where all is as expected for a long time, and then is not
function count(words: string[], text: string, start: number): number {
  let sum = 0;
  for (const word of words) {
    if (text.startsWith(word)) sum += 1;
    if (text.endsWith(word)) sum += 10;
    if (text.includes(word)) sum += 100;
    sum += text.indexOf(word) + text.slice(start).length + text.slice(start, -1).length;
  }
  return sum;
}
String.prototype.startsWith = original2;
for (let i = 0; i < 3; i++) {
  for (const text of ["", "ab", "abcdefghijk", "abcdefghijkl", "ab".repeat(20), "日本ab", "x" + "ab".repeat(20)]) {
    for (const start of [0, 1, -1, 2.5, NaN, 100, -100, -0]) console.log(count(["", "a", "ab", "abab", "abcdefgh", "abcdefghi", "abcdefghijk", "abababababab", "日", "b"], text, start));
  }
}
for (const odd of [undefined, null, 1, true, ["ab"], { toString: () => "ab" }]) attempt("odd", () => count([odd as any], "ab undefined null 1 true", 0));
attempt("odd text", () => count(["ab"], ["ab"] as any, 0));
attempt("odd start", () => count(["ab"], "abab", "1" as any));
attempt("symbol", () => count([Symbol.iterator as any], "ab", 0));
const tail = ("x".repeat(40) + "abcdefg").slice(35);
console.log(["g", "fg", "efg", "abcdefg", "abcdefgh", ""].map((w) => [tail.endsWith(w), tail.startsWith(w, 12 - w.length), tail.indexOf(w)].join()).join(" "));
