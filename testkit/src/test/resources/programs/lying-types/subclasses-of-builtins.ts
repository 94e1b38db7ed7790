// Subclasses of Array, Error and others where the plain ones are declared; species and overridden methods.
class Loud extends Array<number> {
  override push(...items: number[]): number {
    return super.push(...items.map((x) => x * 10));
  }
  get last(): number {
    return this[this.length - 1];
  }
}
function fill(list: number[], n: number): number {
  for (let i = 0; i < n; i++) list.push(i);
  let sum = 0;
  for (const x of list) sum += x;
  return sum;
}
const loud = new Loud();
console.log(fill([], 4), fill(loud, 4), loud.last, loud.length, loud instanceof Array, Array.isArray(loud));
console.log(loud.map((x) => x + 1) instanceof Loud, loud.filter((x) => x > 5).last, loud.slice(1).constructor.name, loud.concat([1]).length, [...loud].constructor.name);
class Plain extends Array<number> {
  static get [Symbol.species]() {
    return Array;
  }
}
console.log(new Plain(3).fill(1).map((x) => x * 2).constructor.name, new Plain(2, 3).length, Plain.from([1, 2]) instanceof Plain);
class Indexed extends Array<number> {
  constructor() {
    super();
    return new Proxy(this, { get: (target, key, receiver) => (typeof key === "string" && /^-\d+$/.test(key) ? target[target.length + Number(key)] : Reflect.get(target, key, receiver)) });
  }
}
const indexed: number[] = new Indexed();
console.log(fill(indexed, 3), indexed[-1], indexed[-4], indexed.length);
const own: number[] = [1, 2, 3];
(own as any).constructor = { [Symbol.species]: function (n: number) { return { length: 0, species: n }; } };
console.log(own.map((x) => x * 2), own.filter((x) => x > 1));
const changed: number[] = [1, 2, 3];
Object.setPrototypeOf(changed, { push: (x: number) => console.log("other push", x), [Symbol.iterator]: Array.prototype.values });
console.log(fill(changed, 2), changed.length);
Object.setPrototypeOf(changed, null);
try {
  fill(changed, 1);
} catch (error) {
  console.log((error as Error).name, changed.length, changed[2]);
}
class Failure extends Error {
  code: number;
  constructor(code: number) {
    super("code " + code);
    this.code = code;
  }
}
for (const thrown of [new Failure(5), new Error("plain"), "text", null, { message: "m", code: "7" }] as any[]) {
  try {
    throw thrown;
  } catch (error) {
    console.log((error as Failure)?.code + 1, (error as Error)?.message, error instanceof Failure);
  }
}
class Text extends String {
  override get length(): any { return 100; }
}
class Amount extends Number {
  override valueOf(): number { return 7; }
}
console.log((new Amount(5) as any) + 1, new Amount(5) > (6 as any), "" + new Text("abc"), [...new Text("ab")].join("-"));
