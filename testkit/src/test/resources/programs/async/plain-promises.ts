// What the runtime spares where nobody would notice must come back as soon as somebody does: patched then, constructor, species, resolve, Object.prototype.then.
const log: string[] = [];
const step = (s: unknown) => log.push(String(s));
const flush = () => {
  console.log(log.join(" "));
  log.length = 0;
};
const turn = () => new Promise<void>((done) => setTimeout(done, 0));
const P: any = Promise;
const proto: any = Promise.prototype;

/** Steps of ticks beside which others can be placed. */
function ticks(n: number): void {
  let chain = Promise.resolve();
  for (let i = 1; i <= n; i++) chain = chain.then(() => void step(i));
}

async function orders(): Promise<void> {
  ticks(6);
  (async () => 7)().then(() => step("plain"));
  (async () => Promise.resolve(7))().then(() => step("promise"));
  (async () => ({ then(f: (v: number) => void) { step("asked"); f(7); } }))().then(() => step("thenable"));
  Promise.resolve().then(() => Promise.resolve()).then(() => step("derived"));
  new Promise((f) => f(Promise.resolve())).then(() => step("resolved"));
  (async () => { await 1; step("await"); await { a: 1 }; step("await object"); await Promise.resolve(); step("await promise"); })();
  await turn();
  flush();
}

async function sameAgain(): Promise<void> {
  let open!: (v: number) => void;
  const one = new Promise<number>((f) => { open = f; });
  const wait = async (name: string) => { step(name + (await one)); step(name + (await one)); };
  wait("a");
  one.then((v) => step("t" + v));
  wait("b");
  one.then((v) => step("u" + v));
  open(1);
  await turn();
  flush();
}

async function patchedThen(): Promise<void> {
  const original = proto.then;
  proto.then = function (a: any, b: any) { step("then"); return original.call(this, a, b); };
  await Promise.resolve(1);
  step("|");
  await (async () => Promise.resolve(2))();
  step("|");
  await Promise.all([Promise.resolve(3), 4]);
  step("|");
  await Promise.resolve(5).finally(() => step("finally"));
  proto.then = original;
  const own: any = Promise.resolve(6);
  own.then = function (a: any) { step("own"); a(60); };
  step(await own);
  step(await Promise.all([own]));
  step(await (async () => own)());
  flush();
}

async function patchedConstructor(): Promise<void> {
  const odd: any = Promise.resolve("odd");
  let asked = 0;
  Object.defineProperty(odd, "constructor", { get() { asked++; return Promise; } });
  step(await odd);
  step(await Promise.all([odd]));
  step(asked);
  const failing: any = Promise.resolve();
  Object.defineProperty(failing, "constructor", { get() { throw new Error("no constructor"); } });
  try { await failing; } catch (e) { step((e as Error).message); }
  try { await Promise.all([failing]); } catch (e) { step((e as Error).message); }
  const kept = proto.constructor;
  proto.constructor = class Other extends Promise<unknown> {};
  step(Promise.resolve(1) instanceof proto.constructor);
  const p = Promise.resolve(1);
  step(Promise.resolve(p) === p);
  step(p.then(() => 0) instanceof proto.constructor);
  proto.constructor = kept;
  step(Promise.resolve(p) === p);
  step(p.then(() => 0).constructor === Promise);
  flush();
}

async function patchedSpecies(): Promise<void> {
  const kept = Object.getOwnPropertyDescriptor(Promise, Symbol.species)!;
  let made = 0;
  class Counted<T> extends Promise<T> {
    constructor(executor: any) { super(executor); made++; }
  }
  Object.defineProperty(Promise, Symbol.species, { configurable: true, get() { step("species"); return Counted; } });
  step(Promise.resolve(1).then(() => 0) instanceof Counted);
  step(await (async () => Promise.resolve(2))());
  step(await Promise.all([Promise.resolve(3)]));
  step(made);
  Object.defineProperty(Promise, Symbol.species, kept);
  step(Promise.resolve(1).then(() => 0) instanceof Counted);
  flush();
}

async function patchedResolve(): Promise<void> {
  const kept = P.resolve;
  P.resolve = function (v: any) { step("resolve"); return kept.call(this, v); };
  step(await Promise.all([Promise.resolve(1), 2]));
  step(await Promise.race([kept.call(P, 3)]));
  P.resolve = kept;
  step(await Promise.all([Promise.resolve(1), 2]));
  flush();
}

async function thenOfObjects(): Promise<void> {
  const value = { a: 1 };
  step((await value).a);
  (Object.prototype as any).then = function (f: any) { step("inherited"); delete (Object.prototype as any).then; f("from prototype"); };
  step(await (value as any));
  step((await value).a);
  class Lazy { x = 1; }
  step((await new Lazy()).x);
  (Lazy.prototype as any).then = function (f: any) { f("lazy"); };
  step(await (new Lazy() as any));
  delete (Lazy.prototype as any).then;
  step((await new Lazy()).x);
  (Array.prototype as any).then = function (f: any) { f("array"); };
  step(await ([1, 2] as any));
  delete (Array.prototype as any).then;
  step(await [1, 2]);
  const thrower = { get then(): never { throw new Error("get then"); } };
  try { await thrower; } catch (e) { step((e as Error).message); }
  flush();
}

async function combinators(): Promise<void> {
  const good = (v: unknown) => Promise.resolve(v);
  const bad = (v: unknown) => Promise.reject(v);
  const shared = good("s");
  step(JSON.stringify(await Promise.all([shared, shared, 1, good(2), { then(f: any) { f("t"); f("again"); } }])));
  step(JSON.stringify(await Promise.allSettled([good(1), bad(2), 3, shared])));
  step(await Promise.any([bad(1), good(2), good(3)]));
  try { await Promise.any([bad(1), bad(2)]); } catch (e) { step((e as AggregateError).errors); }
  step(await Promise.race([good(1), bad(2)]));
  try { await Promise.race([bad(1), good(2)]); } catch (e) { step("raced " + e); }
  try { await Promise.all([good(1), bad(2), bad(3)]); } catch (e) { step("all " + e); }
  step((await Promise.all([])).length);
  class Sub<T> extends Promise<T> {}
  step((Sub.all([good(1)]) as any) instanceof Sub);
  step(await Sub.all([good(1), new Sub((f) => f(2))]));
  step(await Promise.all([new Sub((f) => f(3)), Sub.resolve(4)]));
  ticks(5);
  Promise.all([good(1), good(2)]).then(() => step("all"));
  Promise.race([good(1)]).then(() => step("race"));
  Promise.allSettled([bad(1)]).then(() => step("settled"));
  await turn();
  flush();
}

async function handlers(): Promise<void> {
  const depth = (n: number): number => (n === 0 ? (() => { throw new Error("deep"); })() : depth(n - 1) + 1);
  for (let i = 0; i < 3000; i++) await Promise.resolve(20).then(depth).catch(() => 0);
  step("thrown");
  step(await Promise.resolve(1).then(undefined).then(null).then(5 as any));
  step(await Promise.reject(1).then((v) => v).then((v) => v, (e) => "reason " + e));
  const self: any = Promise.resolve().then(() => self);
  try { await self; } catch (e) { step((e as Error).message); }
  step(await Promise.resolve(1).then(function (this: unknown, ...all) { return all.length + String(this === undefined); }));
  step(await Promise.resolve(4).then(Math.sqrt));
  step(await Promise.resolve("x").then(String.prototype.concat.bind("y")));
  step(await Promise.resolve(3).then(new Proxy((v: number) => v + 1, {})));
  flush();
}

async function many(): Promise<void> {
  let sum = 0;
  for (let round = 0; round < 5; round++) {
    for (let i = 0; i < 700; i++) {
      const at = i;
      Promise.resolve(at).then((v) => { sum = (sum * 31 + v) % 1000003; if (v % 100 === 0) Promise.resolve(v).then((w) => { sum = (sum * 37 + w) % 1000003; }); });
    }
    await turn();
  }
  step(sum);
  flush();
}

(async () => {
  await orders();
  await sameAgain();
  await patchedThen();
  await patchedConstructor();
  await patchedSpecies();
  await patchedResolve();
  await thenOfObjects();
  await combinators();
  await handlers();
  await many();
})();
