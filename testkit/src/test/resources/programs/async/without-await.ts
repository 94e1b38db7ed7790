// Async functions that never await, and those that throw before they do: promises, errors, this, arguments, depth.
"use strict";
const log = (...all: unknown[]) => console.log(...all);
const settle = (p: Promise<unknown>) => p.then((v) => `value ${String(v)}`, (e) => `reason ${e instanceof Error ? e.message : String(e)}`);

async function plus(a: number, b: number): Promise<number> { return a + b; }
async function nothing(): Promise<void> {}
async function fails(message: string): Promise<never> { throw new Error(message); }
async function defaults(a: number, b = a.toFixed().length): Promise<number> { return a * b; }
async function many(this: unknown, a: unknown, b: unknown, c: unknown, d: unknown, ...rest: unknown[]) { return [a, b, c, d, rest.length, this === undefined]; }
async function counted() { return arguments.length; }
async function passed(v: unknown): Promise<unknown> { return v; }
async function caught(): Promise<unknown> { try { (null as any).x; } catch (e) { return "caught"; } finally { log("finally"); } }
async function target() { return new.target; }
async function inner() { const f = async (x: number) => x + base; const base = 5; return f(1); }
async function early(n: number): Promise<number> { if (n > 2) throw new RangeError("early"); await null; return n; }
function* numbers() { yield 1; yield 2; }
class Box {
  constructor(private value: unknown) {}
  async get() { return this.value; }
  static async make(v: unknown) { return new Box(v); }
  private async secret() { return "secret"; }
  tell() { return this.secret(); }
  get lazily() { return (async () => this.value)(); }
}
class Derived extends Box { async get() { return ["derived", await super.get()]; } get both() { return (async () => super.get())(); } }

(async () => {
  log(await settle(plus(1, 2)), await settle(plus("1" as any, 2)), await settle((plus as any)(1)), await settle((plus as any)(1, 2, 3)));
  log(await settle(plus(1n as any, 2)), await settle(nothing()), await settle(fails("why")));
  log(await settle(defaults(12)), await settle(defaults(null as any)), await settle(defaults(3, undefined)), await settle(defaults(3, 1)));
  log(await many(1, 2, 3, 4, 5, 6), await (many as any)(), await many.call(null, 1, 2, 3, 4), await many.apply(undefined, [1, 2, 3] as any));
  log(await (counted as any)(), await (counted as any)(1, 2, 3), await (counted as any)(1, 2, 3, 4, 5), await (counted as any)(...[1, 2, 3, 4]));
  log(await passed(Promise.resolve(7)), await settle(passed(Promise.reject(8))), await passed({ then(f: any) { f("then"); } }));
  log(await settle(passed({ get then() { throw new Error("getter"); } })), await caught(), await target(), await inner());
  log(await settle(early(1)), await settle(early(3)));
  log(await new Box(1).get(), (await (await Box.make(2)).get()), await new Box(0).tell(), await new Box(4).lazily);
  log(await new Derived(3).get(), await new Derived(5).both);
  log(await Promise.all([1, 2, 3].map(async (x) => x * 2)), await Promise.all([...numbers()].map(plus as any)));
  log(plus(1, 2) instanceof Promise, Object.getPrototypeOf(plus) === Object.getPrototypeOf(async () => {}), "prototype" in plus, plus.length, plus.name);
  try { new (plus as any)(1, 2); } catch (e) { log((e as Error).message); }
  const order: string[] = [];
  plus(1, 1).then(() => order.push("a1")).then(() => order.push("a2")).then(() => order.push("a3")).then(() => order.push("a4"));
  passed(plus(1, 1)).then(() => order.push("b"));
  (async () => { order.push("sync"); })().then(() => order.push("c"));
  early(1).then(() => order.push("d"));
  fails("x").catch(() => order.push("e"));
  order.push("end");
  await new Promise((f) => setTimeout(f, 1));
  log(order.join(" "));
  const kept = Promise.prototype.then;
  let calls = 0;
  Promise.prototype.then = function (this: any, ...all: any[]): any { calls++; return kept.apply(this, all as any); };
  await passed(1);
  await passed(plus(1, 2));
  Promise.prototype.then = kept;
  log(calls);
})();
