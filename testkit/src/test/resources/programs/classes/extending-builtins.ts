// Subclasses of Error, Map, Set, Array, Promise, Function, Number, String, Date, RegExp, Uint8Array.
class HttpError extends Error {
  override name = "HttpError";
  constructor(public status: number, message?: string, options?: ErrorOptions) { super(message ?? `status ${status}`, options); }
}
class NotFound extends HttpError { constructor(what: string) { super(404, `${what} not found`, { cause: "lookup" }); } }
const e = new NotFound("page");
console.log(e.name, e.message, e.status, e.cause, e instanceof NotFound, e instanceof HttpError, e instanceof Error, String(e), Object.prototype.toString.call(e), e.stack!.split("\n")[0], Object.keys(e));
class DefaultMap<K, V> extends Map<K, V> {
  constructor(private make: (k: K) => V, entries?: [K, V][]) { super(entries); }
  override get(k: K): V { if (!this.has(k)) this.set(k, this.make(k)); return super.get(k)!; }
}
const lists = new DefaultMap<string, number[]>(() => []);
lists.get("a").push(1, 2);
lists.get("b").push(3);
console.log([...lists], lists.size, lists instanceof Map, Object.prototype.toString.call(lists));
class SortedSet extends Set<number> { override *[Symbol.iterator](): any { yield* [...super.values()].sort((a, b) => a - b); } }
console.log([...new SortedSet([3, 1, 2])], new SortedSet([3, 1]).size);
class Vector extends Array<number> {
  static get [Symbol.species]() { return Array; }
  dot(o: Vector) { return this.reduce((s, x, i) => s + x * o[i], 0); }
}
const v = Vector.of(1, 2, 3) as Vector;
console.log(v, v.dot(Vector.from([4, 5, 6]) as Vector), v.length, v.map((x) => x).constructor === Array, v.concat([4]).length, v instanceof Vector, JSON.stringify(v));
v.length = 1;
v[4] = 9;
console.log(v.length, Object.keys(v));
class Tracked<T> extends Promise<T> { static log: string[] = []; override then(...args: any[]): any { Tracked.log.push("then"); return super.then(...args as [any]); } }
const tracked = Tracked.resolve(1).then((x) => x + 1);
console.log(tracked instanceof Tracked, Tracked.log, Tracked.all([]) instanceof Tracked);
class Callable extends Function { constructor() { super("a", "return a * 2"); } }
console.log((new Callable() as any)(21), new Callable() instanceof Callable, new Callable().name);
class Celsius extends Number { toFahrenheit() { return +this * 1.8 + 32; } }
console.log(new Celsius(100).toFahrenheit(), new Celsius(5) > new Celsius(3), typeof new Celsius(1), new Celsius(7) + "");
class Shout extends String { loud() { return this.toUpperCase() + "!"; } }
console.log(new Shout("hey").loud(), new Shout("hey").length, new Shout("hey") instanceof String);
class Day extends Date { iso() { return this.toISOString().slice(0, 10); } }
console.log(new Day(0).iso(), new Day(2024, 1, 29) instanceof Date);
class Global extends RegExp { constructor(s: string) { super(s, "g"); } override [Symbol.replace](t: string, r: any) { return "<" + super[Symbol.replace](t, r) + ">"; } }
console.log("a1b2".replace(new Global("\\d"), "#"), new Global("x").flags);
class Bytes extends Uint8Array { sum() { return this.reduce((a, b) => a + b, 0); } }
console.log(new Bytes([250, 10, 300]).sum(), new Bytes(2).subarray(0, 1) instanceof Bytes, new Bytes([1, 2]).map((x) => x * 2).sum());
tracked.then((x) => console.log("settled", x, Tracked.log.length));
