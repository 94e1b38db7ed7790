// then in detail: non-functions, values of finally, thenables that misbehave, subclass constructors.
const out: unknown[] = [];
await Promise.resolve(1).then(5 as never, null).then((v) => out.push(v));
await Promise.reject(2).then((v) => v).catch((v) => out.push(v));
out.push(await Promise.resolve("kept").finally(() => "ignored"), await Promise.resolve("x").finally(() => { throw "from finally"; }).catch((e) => e), await Promise.reject("reason").finally(() => 1).catch((e) => e));
const calls: string[] = [];
const weird = { get then() { calls.push("get then"); return (resolve: any, reject: any) => { calls.push("call then"); resolve("first"); reject("second"); resolve("third"); throw new Error("late"); }; } };
out.push(await (weird as any), calls.join());
out.push(await Promise.resolve({ then: 5 }).then((v) => (v as any).then), await new Promise((r) => r({ then: (f: any) => f({ then: (g: any) => g("nested thenable") }) })));
const throwing = { get then() { throw new Error("getter"); } };
out.push(await Promise.resolve(throwing as any).catch((e) => e.message));
class Loud<T> extends Promise<T> {
  static made = 0;
  constructor(executor: any) { super(executor); Loud.made++; }
}
const loud = new Loud<number>((r: any) => r(1)).then((x) => x + 1);
out.push(loud instanceof Loud, await loud, Loud.made, Loud.resolve(loud) === loud, Promise.resolve(loud) === (loud as any), loud.finally(() => {}) instanceof Loud);
class Silent<T> extends Promise<T> { static get [Symbol.species]() { return Promise; } }
out.push(new Silent((r: any) => r(1)).then(() => 1) instanceof Silent);
const p = Promise.resolve(3);
out.push(Promise.resolve(p) === p, (await Promise.all([p, p])).join("+"), await Promise.all(new Set([1, Promise.resolve(2)])), (async () => {})().constructor === Promise);
const states: string[] = [];
const pending = new Promise<string>((resolve) => { states.push("sync"); resolve(new Promise((r) => setTimeout(r, 1, "adopted"))); });
pending.then((v) => states.push(v));
states.push("after");
await pending;
out.push(states.join());
const chain = [1, 2, 3].reduce((p, n) => p.then((s) => s + n), Promise.resolve(0));
out.push(await chain);
console.log(out);
await Promise.all([1, 2].map(async (n) => { await null; out.push("mapped " + n); }));
console.log(out.slice(-2), typeof Promise.prototype.then, Promise.length, Promise.prototype.then.length, Object.prototype.toString.call(p), await ((async () => { for (const x of [1, 2]) await x; return "loop"; })()));
const results: string[] = [];
for (const item of ["a", "b"]) { await null; results.push(item); }
const [first, second] = await Promise.all(["x", "y"].map(async (s) => s + s));
console.log(results, first, second, await (await (async () => async () => "deep")())(), (await 5) + (await Promise.resolve(6)), -(await 7), `${await "t"}`, [await 1, ...(await [2, 3])], { [await "k"]: await "v" });
