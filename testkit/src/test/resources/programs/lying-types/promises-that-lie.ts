// Promises of numbers that hold other things; thenables; await of what is no promise.
async function add(a: Promise<number>, b: Promise<number>): Promise<number> {
  return (await a) + (await b);
}
const lie = <T>(value: unknown): Promise<T> => value as Promise<T>;
async function attempt(f: () => Promise<unknown>): Promise<unknown> {
  try {
    return await f();
  } catch (error) {
    return (error as Error).name ?? "thrown " + error;
  }
}
async function main(): Promise<void> {
  console.log(await add(Promise.resolve(1), Promise.resolve(2)));
  console.log(await add(lie(5), lie("6")), await add(Promise.resolve("a" as any), lie(null)), await add(lie(undefined), lie(1)));
  console.log(await add(lie({ then: (resolve: any) => resolve(10) }), lie({ then: 5, valueOf: () => 7 })));
  console.log(await attempt(() => add(Promise.reject(new RangeError()), lie(1))), await attempt(() => add(lie({ then: (_: any, reject: any) => reject("no") }), lie(1))), await attempt(() => add(lie(1n), lie(1))));
  console.log(await attempt(() => add(lie({ get then() { throw new SyntaxError(); } }), lie(1))));
  let total: number = 0;
  for await (const x of [1, Promise.resolve("2"), 0.5] as any) {
    total += x;
  }
  console.log(total);
  let count: number = 2147483647;
  for (let i = 0; i < 3; i++) {
    await null;
    count += i === 1 ? ("!" as any) : 1;
  }
  console.log(count);
  const all: number[] = await Promise.all([1, Promise.resolve("two"), lie<number>({ then: (f: any) => f(null) })] as any);
  console.log(all, all.map((x) => x * 2));
  const then = Promise.prototype.then;
  Promise.prototype.then = function (...handlers: any[]) { calls++; return (then as any).apply(this, handlers); } as any;
  let calls = 0;
  await Promise.resolve(1);
  console.log(calls, await Promise.resolve(1).then((x) => x + "!"), calls);
  Promise.prototype.then = then;
  Object.defineProperty(Promise.prototype, "constructor", { value: Object });
  console.log(await Promise.resolve("constructor"));
}
main();
