// What can be thrown, error properties, causes, instanceof, catch without binding, errors from the language.
for (const thrown of [1, "text", null, undefined, { code: 5 }, [1], Symbol("s"), () => 1, new Error("e"), NaN]) {
  try {
    throw thrown;
  } catch (e) {
    console.log(typeof e, e === thrown || Number.isNaN(e), e instanceof Error);
  }
}
try { throw new Error("with cause", { cause: { nested: true } }); } catch (e: any) { console.log(e.message, e.cause, "cause" in e, Object.keys(e), "cause" in new Error("x")); }
const kinds = [Error, TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError];
console.log(kinds.map((K) => { const e = new K("m"); return [e.name, e instanceof Error, e.constructor === K, Object.prototype.toString.call(e), K.prototype.name, K.length, Object.getPrototypeOf(K) === (K === Error ? Function.prototype : Error)].join(" "); }).join("\n"));
const called = (Error as any)("called without new");
console.log(called instanceof Error, called.message, new Error().message === "", new Error(undefined).hasOwnProperty("message"), new Error(null as any).message, Object.getOwnPropertyDescriptor(new Error("d"), "message"));
console.log(String(new Error("a")), String(Object.assign(new Error("a"), { name: "N" })), Error.prototype.toString.call({ name: "X", message: "y" }), Error.prototype.toString.call({}), Error.prototype.toString.call({ name: "", message: "m" }));
const faults: (() => unknown)[] = [() => (undefined as any).x, () => (null as any)[0], () => (undefined as any)(), () => (1 as any)(), () => ({} as any).f(), () => new (5 as any)(), () => notDefined, () => new Array(-1), () => "x".repeat(-1), () => (1).toFixed(101), () => JSON.parse("{"), () => decodeURI("%"), () => new RegExp("("), () => BigInt("x"), () => Symbol() + "", () => Object.defineProperty(1 as any, "x", {}), () => { "use strict"; Object.freeze([1]).push(2 as never); }, () => [].reduce((a) => a), () => structuredClone(() => 1), () => null!["x"], () => { const { a } = null as any; }, () => new (class { #p; static t(o: any) { return o.#p; } } as any).t({}), () => { class A { constructor() { this.x(); } x() { throw new EvalError("custom"); } } new A(); }, () => "abc".localeCompare.call(null as any, "x"), () => Reflect.construct(1 as any, []), () => new Proxy(1 as any, {}), () => ({ get a() { throw new Error("getter"); } }).a, () => `${{ toString() { throw new Error("toString"); } }}`, () => [..."ab"].forEach(() => { throw new Error("callback"); })];
declare const notDefined: unknown;
for (const fault of faults) {
  try { console.log("no error", fault()); } catch (e) { console.log((e as Error).constructor.name); }
}
try { throw "no binding"; } catch { console.log("caught without binding"); }
try { throw { a: 1, b: [2, 3] }; } catch ({ a, b: [first, second = "d"], c = "default" }: any) { console.log(a, first, second, c); }
const rethrow = () => { try { throw new Error("original"); } catch (e) { (e as any).seen = true; throw e; } };
try { rethrow(); } catch (e: any) { console.log(e.message, e.seen); }
class AppError extends Error { constructor(message: string, readonly code: number) { super(message); this.name = new.target.name; } toJSON() { return { name: this.name, code: this.code }; } }
class DbError extends AppError { constructor() { super("db", 7); } }
const e = new DbError();
console.log(e instanceof AppError, e.name, `${e}`, JSON.stringify({ e }), e.stack!.split("\n")[0]);
