// yield* and for-of over generators, whose next or whose results a program changes while they run.
const log: unknown[] = [];
const flush = (what: string) => { console.log(what, log.map(String).join(" ")); log.length = 0; };
const GeneratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf((function* () {})()));

function* inner(n: number, name = "i"): Generator<any, any, any> {
  try {
    for (let k = 0; k < n; k++) {
      const sent = yield name + k;
      if (sent !== undefined) log.push("<" + sent);
    }
    return "r" + n;
  } catch (e) {
    log.push("caught " + e);
    yield "after";
    return "c";
  } finally {
    log.push("finally " + name);
  }
}
function* outer(...all: Iterable<any>[]): Generator<any, any, any> {
  for (const each of all) log.push("=" + (yield* each as any));
  return "o";
}

for (const v of outer(inner(2), [7, 8], inner(1), "ab")) log.push(v);
flush("plain");
{
  const g = outer(inner(3), inner(2, "j"));
  log.push(g.next(1).value, g.next(2).value, g.next("x").value, g.throw("t").value, g.next().value, g.return("z").value, g.next().done);
  flush("driven");
}
{
  const results: any[] = [];
  const custom = (all: any[]) => ({ [Symbol.iterator]() { let i = 0; return { next(v: any) { log.push("n" + String(v)); return all[i++]; }, return(v: any) { log.push("ret"); return { value: v }; } }; } });
  const frozen = Object.freeze({ value: "f", done: false });
  const reversed = { done: false, value: "r" };
  const getters = { get done() { log.push("done"); return false; }, get value() { log.push("value"); return "g"; } };
  const odd = Object.assign(Object.create({ value: "proto" }), { done: 0 });
  const like = { value: 1, done: false } as any;
  delete like.value;
  const end = { value: "end", done: "yes" };
  const g = outer(custom([frozen, reversed, getters, odd, like, end]));
  for (let r = g.next("first"); !r.done; r = g.next("s")) results.push(r);
  log.push(results[0] === frozen, results[1] === reversed, results[2] === getters);
  flush("custom");
  for (const v of outer(custom([frozen, getters, odd, like, end]))) log.push(v);
  flush("opened");
  try { for (const v of outer(custom([1]))) log.push(v); } catch (e) { log.push((e as Error).message); }
  for (const v of outer(custom([frozen, frozen]))) { log.push(v); break; }
  flush("closed");
}
{
  const kept = GeneratorPrototype.next;
  const g = outer(inner(3));
  log.push(g.next().value);
  GeneratorPrototype.next = function (v: any) { log.push("patched"); return kept.call(this, v); };
  log.push(g.next().value);
  for (const v of outer(inner(1))) log.push(v);
  log.push([...inner(1)]);
  GeneratorPrototype.next = kept;
  for (const v of outer(inner(1))) log.push(v);
  flush("next");
}
{
  const own: any = inner(2);
  own.next = () => ({ value: "own", done: log.length > 2 });
  for (const v of outer(own)) log.push(v);
  const self: any = (function* () { try { yield self.next(); } catch (e) { log.push((e as Error).message); } })();
  self.next();
  const looped: any = (function* (): any { yield 1; yield* looped; })();
  looped.next();
  try { looped.next(); } catch (e) { log.push((e as Error).message); }
  flush("own");
}
{
  const [a, , b = "default", ...rest] = outer(inner(1), inner(3, "k")) as any;
  log.push(a, b, rest.length);
  const [first] = inner(5, "first") as any;
  log.push(first);
  const map = new Map(outer([[1, 2]], (function* () { yield [3, 4]; })()) as any);
  log.push(map.get(3), Array.from(inner(2)), Math.max(...(inner(0) as any)));
  flush("patterns");
}
{
  const deep = (n: number): any => (function* (): any { if (n > 0) { yield* deep(n - 1); yield n; } })();
  let sum = 0;
  for (const v of deep(60)) sum += v;
  log.push(sum);
  flush("deep");
}
(async () => {
  async function* asyncInner(n: number): AsyncGenerator<any, any, any> {
    try { for (let i = 0; i < n; i++) { const sent = yield Promise.resolve("a" + i); if (sent) log.push("<" + sent); } return "end"; } finally { log.push("closed"); }
  }
  async function* asyncOuter(): AsyncGenerator<any, any, any> { log.push("=" + (yield* asyncInner(2))); log.push("=" + (yield* [Promise.resolve(5), 6])); }
  for await (const v of asyncOuter()) log.push(v);
  for await (const v of asyncInner(5)) { log.push(v); if (v === "a1") break; }
  const g = asyncOuter();
  const asked = await Promise.all([g.next("1"), g.next("2"), g.return("r"), g.next()]);
  log.push(JSON.stringify(asked));
  const h = asyncOuter();
  await h.next();
  try { await h.throw("thrown"); } catch (e) { log.push("got " + e); }
  for await (const v of inner(2)) log.push(v);
  for await (const v of [Promise.resolve(1), 2]) log.push(v);
  flush("async");
})();
