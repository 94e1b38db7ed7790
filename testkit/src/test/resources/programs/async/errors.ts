// Errors in async code: try, catch and finally around await, rejected awaits, nested handlers, lost and found rejections.
const fail = async (m: string) => { await null; throw new Error(m); };
const log: unknown[] = [];
async function handled() {
  try {
    await fail("first");
  } catch (e) {
    log.push("caught " + (e as Error).message);
  } finally {
    log.push("finally 1");
    await null;
    log.push("finally 2");
  }
  try {
    return await fail("second");
  } catch {
    return "recovered";
  } finally {
    log.push("before return");
  }
}
async function overriding() {
  try {
    throw new Error("lost");
  } finally {
    return "finally wins";
  }
}
async function returnWithoutAwait() {
  try {
    return fail("not caught here");
  } catch {
    return "never";
  }
}
async function syncThrow(): Promise<never> { throw new TypeError("sync in async"); }
async function badParameter(a = (() => { throw new Error("default"); })()) { return a; }
console.log(await handled(), await overriding(), await returnWithoutAwait().catch((e) => "outside: " + e.message), await syncThrow().catch((e) => e.name), await badParameter().catch((e) => e.message));
console.log(log);
const results = await Promise.allSettled([fail("a"), 1, Promise.resolve("b")]);
console.log(results.map((r) => (r.status === "fulfilled" ? r.value : (r.reason as Error).message)));
try {
  await Promise.any([fail("x"), fail("y")]);
} catch (e) {
  console.log((e as AggregateError).constructor.name, (e as AggregateError).errors.map((x) => x.message), (e as Error).message);
}
console.log(await Promise.any([fail("x"), 5]), await Promise.all([]).then((v) => v.length), await Promise.race([fail("r"), 1]).catch((e) => e.message), await Promise.any([]).catch((e) => e.errors));
const order: string[] = [];
const nested = async () => {
  try {
    try {
      await fail("inner");
    } finally {
      order.push("inner finally");
    }
  } catch (e) {
    order.push("outer catch " + (e as Error).message);
    throw new Error("rethrown", { cause: e });
  } finally {
    order.push("outer finally");
  }
};
await nested().catch((e) => order.push(`${e.message} because ${e.cause.message}`));
console.log(order);
for (const bad of [() => new (Promise as any)(), () => (Promise as any)(() => {}), () => Promise.resolve.call(1 as any, 2), () => new Promise(5 as any), () => Promise.prototype.then.call({} as any)]) {
  try { bad(); } catch (e) { console.log((e as Error).name); }
}
const self: Promise<any> = new Promise((r) => queueMicrotask(() => r(self)));
await self.catch((e) => console.log(e.name));
await new Promise((_, reject) => { reject(1); reject(2); throw 3; }).catch((e) => console.log("once", e));
