// Builtins that call functions which nobody can know beforehand: what these get, what becomes of what they throw.
type Any = (...args: never[]) => unknown;
const seen: string[] = [];
function show(this: unknown, ...args: unknown[]): unknown {
  seen.push(`${this === undefined ? "undefined" : typeof this}:${args.length}:${args.map((a) => (Array.isArray(a) ? "[" + a.length + "]" : String(a))).join("/")}`);
  return args[0];
}
const sloppy = new Function("a", "b", "c", "d", "return (this === globalThis ? 'global' : typeof this) + arguments.length + typeof d;") as Any;
const callbacks: Record<string, Any> = {
  show: show as Any,
  arrow: ((a: number, b: number, c: number[], d: unknown) => [a, b, c.length, d].join(",")) as Any,
  none: (() => "none") as Any,
  rest: ((...rest: unknown[]) => rest.length) as Any,
  late: ((a: number, b: number, c = [0], d = "default") => a + b + c.length + d) as Any,
  args: function () {
    return arguments.length + ":" + typeof arguments[2];
  } as Any,
  sloppy,
  bound: function (this: string, a: unknown) {
    return this + a;
  }.bind("bound") as Any,
  generator: function* (a: number) {
    yield a;
  } as Any,
  builtin: String as never as Any,
  proxy: new Proxy((a: number, b: number) => a * 10 + b, {}) as never as Any,
};
const values = [4, 5, 6];
function all(name: string): string {
  const f = callbacks[name];
  const texts: string[] = [];
  for (const method of ["map", "filter", "forEach", "some", "every", "find", "findIndex", "findLast", "flatMap"] as const) {
    const result = (values[method] as (f: Any, self?: unknown) => unknown)(f);
    texts.push(Array.isArray(result) ? "[" + result.map((x) => (typeof x === "object" ? "object" : String(x))).join(" ") + "]" : String(result));
  }
  return texts.join(" ");
}
for (const name of Object.keys(callbacks)) console.log(name, all(name));
console.log(seen.join(" "));
seen.length = 0;
values.map(callbacks.show, "self");
values.map(callbacks.sloppy, 5).forEach((x) => seen.push(String(x)));
Array.from(values, callbacks.show);
Array.from({ length: 2 }, callbacks.show, { own: true });
Array.from(new Set(["s"]), callbacks.show);
Array.from(values, callbacks.args).forEach((x) => seen.push(String(x)));
console.log(seen.join(" "));
new Map([[1, "one"]]).forEach(callbacks.show as never);
new Uint8Array([7]).map(callbacks.show as never);

// what cannot be called
class Plain {}
for (const bad of [Plain, 5, null, {}]) {
  for (const method of ["map", "forEach", "flatMap"] as const) {
    try {
      (values[method] as (f: unknown) => unknown)(bad);
    } catch (error) {
      console.log(method, (error as Error).name);
    }
  }
  try {
    Array.from(values, bad as never);
  } catch (error) {
    console.log("from", (error as Error).name);
  }
}

// throws in the middle, through several of them, and out of generators and async functions
const thrower: Any = ((x: number) => {
  if (x === 5) throw new RangeError("five");
  return x;
}) as Any;
callbacks.thrower = thrower;
callbacks.nested = ((x: number) => values.map(callbacks.thrower as never).length + x) as Any;
for (const name of ["thrower", "nested"]) {
  try {
    console.log(all(name));
  } catch (error) {
    console.log(name, (error as Error).message, (error as Error).stack!.split("\n").length > 2);
  }
}
function* generated(name: string) {
  for (let i = 0; i < 3; i++) {
    try {
      yield values.map(callbacks[name] as never).length;
    } catch (error) {
      yield (error as Error).message;
    }
  }
}
console.log([...generated("thrower")], [...generated("arrow")]);
async function waits(name: string) {
  try {
    await null;
    return values.map(callbacks[name] as never).join();
  } catch (error) {
    await null;
    return "caught " + (error as Error).message;
  } finally {
    console.log("finally", name);
  }
}
callbacks.promising = (async (x: number) => {
  await null;
  if (x === 5) throw new Error("later");
  return x * 2;
}) as Any;
console.log(await waits("thrower"), await waits("none"));
const settled = await Promise.allSettled(values.map(callbacks.promising as never));
console.log(settled.map((each) => (each.status === "fulfilled" ? each.value : (each.reason as Error).message)));

// without end
callbacks.deep = ((x: number) => values.map(callbacks.deep as never).length + x) as Any;
try {
  values.map(callbacks.deep as never);
} catch (error) {
  console.log((error as Error).name);
}
callbacks.deepFrom = ((x: number) => Array.from(values, callbacks.deepFrom as never).length + x) as Any;
try {
  Array.from(values, callbacks.deepFrom as never);
} catch (error) {
  console.log((error as Error).name);
}
console.log(values.map(callbacks.arrow as never));
