// Generators that yield and receive other types than declared.
function* numbers(): Generator<number, number, number> {
  let received: number = yield 1;
  received = yield received + 1;
  const last = yield ("text" + received) as any;
  return last * 2;
}
const generator = numbers();
console.log(generator.next(0), generator.next(5), generator.next("five" as any), generator.next("7" as any), generator.next(1));
function sum(source: Iterable<number>): number {
  let total = 0;
  for (const x of source) total += x;
  return total;
}
function* range(from: number, to: number): Generator<number> {
  for (let i = from; i < to; i++) yield i;
}
console.log(sum(range(0, 5)), sum(range("1" as any, 4)), sum(range(0.5, 3)), sum(range(0, "3" as any)), sum(range(2147483646, 2147483650)), sum(range(undefined as any, 3)));
function* mixed(): Generator<number> {
  yield 1;
  yield "a" as any;
  yield* [2, "b"] as any;
  yield* "cd" as any;
  return 100;
}
console.log(sum(mixed()), [...mixed()], Math.max(...mixed()));
function* guarded(): Generator<number, string, number> {
  let total = 0;
  try {
    while (true) total += yield total;
  } catch (error) {
    total = String(error) as any;
    yield -1;
  } finally {
    yield ("finally " + total) as any;
  }
  return "end";
}
const g = guarded();
console.log(g.next(1).value, g.next(5).value, g.next("x" as any).value, g.throw("thrown").value, g.next(0).value, g.next(0), g.next(0));
const h = guarded();
h.next(0);
console.log(h.return("r"), h.next(0), h.next(0));
const running: Generator<number> = (function* () { yield running.next().value; })();
try {
  running.next();
} catch (error) {
  console.log((error as Error).name);
}
Object.getPrototypeOf(range).prototype.next = function () { return { done: true, value: "patched" }; };
console.log(sum(range(0, 3)));
