// Methods of Map and Set, Number and String, where they are what they seem, and where they are not.
class Own {
  log: string[] = [];
  get(key: unknown): string { this.log.push("get"); return `own ${String(key)}`; }
  has(key: unknown): boolean { this.log.push("has"); return key === 1; }
  set(key: unknown, value: unknown): this { this.log.push(`set ${key} ${value}`); return this; }
  add(key: unknown): this { this.log.push(`add ${key}`); return this; }
  delete(key: unknown): boolean { this.log.push(`delete ${key}`); return false; }
}

class Doubled extends Map<number, number> {
  override get(key: number): number | undefined {
    const value = super.get(key);
    return value === undefined ? undefined : value * 2;
  }
}

function use(map: any, set: any, key: any): unknown[] {
  return [map.set(key, 1) === map, map.get(key), map.has(key), set.add(key) === set, set.has(key), map.delete(key), set.delete(key), map.has(key), set.has(key)];
}

for (const key of [0, -0, NaN, 1.5, "a", "a long string of more than eleven units", undefined, null, true, 12n, Symbol.iterator]) {
  console.log(String(key), JSON.stringify(use(new Map(), new Set(), key)));
}
const key = {};
console.log(use(new WeakMap(), new WeakSet(), key));
const own = new Own();
console.log(use(own, own, 7), own.log);
console.log(use(new Doubled(), new Set(), 3));
console.log(Object.is([...new Set([-0])][0], 0), new Map([[-0, 1]]).get(0));

for (const wrong of [new Set(), {}, 5, undefined]) {
  try {
    const get = Map.prototype.get;
    console.log((get as any).call(wrong, 1));
  } catch (error) {
    console.log((error as Error).message);
  }
  try {
    console.log((wrong as any).get(1));
  } catch (error) {
    console.log((error as Error).constructor.name);
  }
}

const texts = ["0", "00012", "12345678901", "99999999999", "123456789012", "", " 12 ", "1e3", "-0", "+7", "0x10", "1_000", "1.5", "٣", "12a", "Infinity", "\u0000", "9007199254740993"];
console.log(texts.map((text) => { const n = Number(text); return Object.is(n, -0) ? "-0" : String(n); }).join(" "));
console.log(Number(true), Number(null), Number(undefined), Number(10n), Number([5]), Number({ valueOf: () => 8 }), Number(new Date(3)));
console.log(String(-0), String(1e21), String("text"), String(Symbol("s")), String(null), String([1, [2]]), String(0.1));
for (const thrower of [() => Number(Symbol("s") as any), () => Number({ valueOf() { throw new Error("value"); } }), () => String(Object.create(null))]) {
  try {
    console.log(thrower());
  } catch (error) {
    console.log((error as Error).constructor.name);
  }
}

// Many additions and deletions, with a walk that goes on meanwhile.
const queue = new Map<number, number>();
let seed = 7;
let sum = 0;
for (let step = 0; step < 30_000; step++) {
  seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
  const at = seed % 500;
  if (step % 3 === 0) queue.delete(at);
  else queue.set(at, (queue.get(at) ?? 0) + step);
  sum = (sum * 31 + queue.size) | 0;
}
console.log(queue.size, sum, [...queue.keys()].slice(0, 5), [...queue.values()].reduce((a, b) => (a * 7 + b) | 0, 0));
const walked = new Set<number>([0]);
for (const n of walked) {
  if (n < 2_000) {
    walked.add(n + 1);
    if (n % 3 === 0) walked.delete(n - 1);
  }
}
console.log(walked.size, [...walked].reduce((a, b) => (a * 31 + b) | 0, 0));

// Whoever patches a method is asked.
const original = Set.prototype.add;
Set.prototype.add = function (value: unknown) {
  console.log("patched", value);
  return original.call(this, value);
};
const patched = new Set<number>();
patched.add(1).add(2);
Set.prototype.add = original;
patched.add(3);
console.log(patched.size);
const own1 = new Map<string, number>([["x", 1]]);
(own1 as any).get = () => "an own method";
console.log(own1.get("x"));
const realNumber = Number;
(globalThis as any).Number = (text: string) => `no number: ${text}`;
console.log(Number("5"));
globalThis.Number = realNumber;
console.log(Number("5"));
{
  const String = (x: unknown) => `shadowed ${x}`;
  console.log(String(1));
}
