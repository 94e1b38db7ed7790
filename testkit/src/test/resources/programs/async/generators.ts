// Async generators: queued requests, yielding promises, return, throw, delegation, for await over many kinds.
const sleep = (ms: number) => new Promise((r) => setTimeout(r, ms));
const log: string[] = [];
async function* numbers(n: number) {
  try {
    for (let i = 0; i < n; i++) {
      await sleep(1);
      yield i;
    }
    return "done";
  } finally {
    log.push("cleanup " + n);
  }
}
const collected: number[] = [];
for await (const x of numbers(3)) collected.push(x);
console.log(collected, log);
for await (const x of numbers(10)) if (x === 1) break;
console.log(log);
const g = numbers(2);
const requests = [g.next(), g.next(), g.next(), g.next()];
console.log(await Promise.all(requests));
const h = numbers(5);
console.log(await h.next(), await h.return("early"), await h.next(), log.at(-1));
const t = numbers(5);
await t.next();
console.log(await t.throw(new Error("thrown in")).catch((e) => e.message), await t.next());
async function* delegating(): AsyncGenerator<any, void, any> {
  const result = yield* numbers(2);
  yield "result " + result;
  yield* ["sync", Promise.resolve("promise in sync")];
  yield Promise.resolve("awaited by yield");
  try {
    yield Promise.reject(new Error("rejected yield"));
  } catch (e) {
    yield "caught " + (e as Error).message;
  }
}
const all: any[] = [];
for await (const v of delegating()) all.push(v);
console.log(all);
for await (const v of [1, Promise.resolve(2), sleep(1).then(() => 3)]) console.log(v);
try {
  for await (const v of [Promise.resolve("ok"), Promise.reject(new Error("in list"))]) console.log(v);
} catch (e) {
  console.log((e as Error).message);
}
const manual = {
  [Symbol.asyncIterator]() {
    let i = 0;
    return { next: async () => ({ value: i, done: i++ >= 2 }), return: async () => { log.push("manual return"); return {} as any; } };
  },
};
for await (const v of manual) console.log("manual", v);
outer: for await (const v of manual) { for (;;) continue outer; }
try { for await (const v of manual) throw new Error("body"); } catch (e) { console.log((e as Error).message, log.at(-1)); }
for (const bad of [{}, 5, { [Symbol.asyncIterator]: () => 5 }] as any[]) {
  try { for await (const v of bad) v; } catch (e) { console.log((e as Error).name); }
}
const pipeline = async function* <A, B>(source: AsyncIterable<A>, f: (a: A) => B | Promise<B>) { for await (const x of source) yield await f(x); };
const squares: number[] = [];
for await (const s of pipeline(pipeline(numbers(4), async (n) => n * n), (n) => n + 0.5)) squares.push(s);
console.log(squares, Object.prototype.toString.call(g), numbers.constructor.name, g[Symbol.asyncIterator]() === g);
class Stream { #items = [1, 2]; async *[Symbol.asyncIterator]() { yield* this.#items; } async *method() { yield "m"; } static async *s() { yield this.name; } }
for await (const v of new Stream()) console.log(v);
for await (const v of Stream.s()) console.log(v, (await new Stream().method().next()).value);
