// What is no function where callbacks are declared; callbacks with other arities and results.
function apply(f: (x: number) => number, x: number): number {
  return f(x) + 1;
}
class Callable {
  handler: (x: number) => number = (x) => x;
  fire(x: number): number {
    return this.handler(x);
  }
}
const object = new Callable();
const callbacks: any[] = [(x: number) => x * 2, (x: number) => String(x), () => undefined, Math.sqrt, parseInt, String, Array, null, undefined, 5, "text", {}, class {}, async (x: number) => x, function* (x: number) { yield x; }, function (this: any) { return this === undefined ? 1 : this.fire ? 2 : 3; }, Object.assign((x: number) => x, { call: 1 }), new Proxy((x: number) => -x, {}), ((x: number) => x).bind(null, 40), Symbol, BigInt];
for (const callback of callbacks) {
  for (const f of [() => apply(callback, 9), () => ((object.handler = callback), object.fire(9)), () => [1, 4].map(callback).join(), () => [4, 1].reduce(callback as any)]) {
    try {
      console.log(String(f()));
    } catch (error) {
      console.log((error as Error).name);
    }
  }
}
function curry(f: any): any {
  return (a: number) => (b: number) => f(a, b);
}
console.log(curry((a: number, b: number) => a + b)(1)("2"), curry(Math.max)(3)(4), [1, 2, 3].map(Number.isInteger), ["1", "2", "3"].map(parseInt as any));
[1].forEach(function (this: any) { console.log(this); });
[1].forEach(function (this: any) { console.log(typeof this, this + 1); }, 5);
console.log(Array.from({ length: 3 }, function (this: any, _: unknown, i: number) { return this.base + i; }, { base: "b" }), [3, 1, 2].sort(undefined).join());
let replaced = 0;
const table: { run: (x: number) => number } = { run(x) { replaced++; table.run = ((y: number) => y + "!") as any; return x; } };
console.log([1, 2, 3].map((x) => table.run(x)), replaced);
