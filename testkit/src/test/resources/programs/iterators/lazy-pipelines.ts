// Infinite generators composed lazily: primes, permutations, tiny coroutine scheduler, zip, chunk.
function* sieve(): Generator<number> {
  const composite = new Map<number, number[]>();
  for (let n = 2; ; n++) {
    const factors = composite.get(n);
    if (!factors) {
      yield n;
      composite.set(n * n, [n]);
    } else {
      for (const f of factors) composite.set(n + f, [...(composite.get(n + f) ?? []), f]);
      composite.delete(n);
    }
  }
}
const primes: number[] = [];
for (const p of sieve()) {
  if (p > 60) break;
  primes.push(p);
}
console.log(primes.join(" "));
function* permutations<T>(items: T[]): Generator<T[]> {
  if (items.length <= 1) yield items;
  else for (let i = 0; i < items.length; i++) for (const rest of permutations([...items.slice(0, i), ...items.slice(i + 1)])) yield [items[i], ...rest];
}
console.log([...permutations(["a", "b", "c"])].map((p) => p.join("")).join(" "), [...permutations([1, 2, 3, 4, 5])].length);
function* zip<A, B>(a: Iterable<A>, b: Iterable<B>): Generator<[A, B]> {
  const other = b[Symbol.iterator]();
  for (const x of a) {
    const y = other.next();
    if (y.done) return;
    yield [x, y.value];
  }
}
function* chunk<T>(source: Iterable<T>, size: number) {
  let buffer: T[] = [];
  for (const x of source) if (buffer.push(x) === size) { yield buffer; buffer = []; }
  if (buffer.length) yield buffer;
}
console.log([...zip("abc", sieve())].join(" "), [...chunk([1, 2, 3, 4, 5], 2)]);
const log: string[] = [];
function* task(name: string, steps: number): Generator<void, void, void> {
  try {
    for (let i = 0; i < steps; i++) { log.push(name + i); yield; }
  } finally { log.push(name + " done"); }
}
const ready = [task("A", 2), task("B", 3), task("C", 1)];
while (ready.length) {
  const next = ready.shift()!;
  if (!next.next().done) ready.push(next);
}
console.log(log.join(", "));
function* hanoi(n: number, from: string, to: string, via: string): Generator<string> {
  if (n === 0) return;
  yield* hanoi(n - 1, from, via, to);
  yield `${from}${to}`;
  yield* hanoi(n - 1, via, to, from);
}
console.log([...hanoi(4, "A", "C", "B")].join(" "));
function* collatz(n: number): Generator<number> { for (; n !== 1; n = n % 2 ? 3 * n + 1 : n / 2) yield n; yield 1; }
console.log([...collatz(27)].length, Math.max(...collatz(27)));
const deep = (n: number): Generator<number> => (function* () { if (n > 0) yield* deep(n - 1); yield n; })();
console.log([...deep(200)].length, [...deep(5)]);
