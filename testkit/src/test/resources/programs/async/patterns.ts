// A semaphore, a queue with workers, retry, timeout, memoised promises, event to promise, cancellation.
const sleep = <T>(ms: number, value?: T) => new Promise<T>((r) => setTimeout(r, ms, value as T));
class Semaphore {
  #waiting: (() => void)[] = [];
  constructor(private free: number) {}
  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.free === 0) await new Promise<void>((r) => this.#waiting.push(r));
    else this.free--;
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.free++;
    }
  }
}
let active = 0;
let peak = 0;
const semaphore = new Semaphore(2);
const results = await Promise.all([5, 1, 3, 2, 4].map((n) => semaphore.run(async () => {
  peak = Math.max(peak, ++active);
  await sleep(n);
  active--;
  return n * 10;
})));
console.log(results, peak);
const retry = async <T>(attempts: number, f: (n: number) => Promise<T>): Promise<T> => {
  for (let n = 1; ; n++) {
    try {
      return await f(n);
    } catch (error) {
      if (n === attempts) throw new Error(`gave up after ${n}`, { cause: error });
    }
  }
};
console.log(await retry(3, async (n) => { if (n < 3) throw n; return "worked at " + n; }), await retry(2, async (n) => { throw n; }).catch((e) => `${e.message}: ${e.cause}`));
const timeout = <T>(ms: number, promise: Promise<T>) => Promise.race([promise, sleep(ms).then(() => Promise.reject(new Error("timeout")))]);
console.log(await timeout(30, sleep(1, "in time")), await timeout(1, sleep(30, "late")).catch((e) => e.message));
const cache = new Map<string, Promise<string>>();
let loads = 0;
const load = (key: string) => cache.get(key) ?? (cache.set(key, sleep(1).then(() => (loads++, key.toUpperCase()))), cache.get(key)!);
console.log(await Promise.all([load("a"), load("a"), load("b")]), loads);
async function* merge<T>(...sources: AsyncIterable<T>[]) {
  const pending = new Map(sources.map((s) => s[Symbol.asyncIterator]()).map((it) => [it, it.next()] as const));
  while (pending.size) {
    const { it, result } = await Promise.race([...pending].map(([it, p]) => p.then((result) => ({ it, result }))));
    if (result.done) pending.delete(it);
    else {
      pending.set(it, it.next());
      yield result.value;
    }
  }
}
async function* every(ms: number, name: string, n: number) { for (let i = 0; i < n; i++) { await sleep(ms); yield name + i; } }
const merged: string[] = [];
for await (const v of merge(every(30, "slow", 2), every(12, "quick", 3))) merged.push(v);
console.log(merged.join(" "));
const controller = new AbortController();
const cancellable = (signal: AbortSignal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
setTimeout(() => controller.abort(new Error("cancelled")), 2);
console.log(await cancellable(controller.signal).catch((e) => e.message), controller.signal.aborted);
const log: string[] = [];
const actor = (() => { let tail = Promise.resolve(); return (f: () => Promise<void>) => (tail = tail.then(f)); })();
await Promise.all([actor(async () => { await sleep(3); log.push("first"); }), actor(async () => { log.push("second"); })]);
console.log(log);
let resolveLater!: (v: string) => void;
const deferred = new Promise<string>((r) => (resolveLater = r));
setTimeout(() => resolveLater("resolved from outside"), 1);
console.log(await deferred);
