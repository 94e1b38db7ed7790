// oracle: none (no oracle here runs using declarations as the specification has them)
// using and await using: disposal in reverse order, on every way out, with suppressed errors.
const log: string[] = [];
const resource = (name: string, fails = false) => ({ name, [Symbol.dispose]() { log.push("dispose " + name); if (fails) throw new Error("dispose " + name); } });
const asyncResource = (name: string) => ({ name, async [Symbol.asyncDispose]() { await null; log.push("async dispose " + name); } });
function block() {
  using a = resource("a");
  using b = resource("b"), nothing = null;
  log.push(`body ${a.name}${b.name}${nothing}`);
  return "returned";
}
console.log(block(), log.join(", "));
log.length = 0;
for (using r of [resource("r1"), resource("r2")]) { if (r.name === "r1") continue; log.push("last"); }
for (let i = 0; i < 2; i++) { using each = resource("each" + i); if (i === 1) break; }
console.log(log.join(", "));
log.length = 0;
try {
  using x = resource("x", true);
  using y = resource("y", true);
  throw new Error("body");
} catch (error: any) {
  console.log(error.name, error.error.message, error.suppressed.name, error.suppressed.error.message, error.suppressed.suppressed.message);
}
try {
  using bad = {} as any;
} catch (error: any) {
  console.log(error.name);
}
async function asynchronous() {
  await using c = asyncResource("c");
  await using d = resource("d");
  await using none = undefined;
  log.push("async body");
}
log.length = 0;
await asynchronous();
console.log(log.join(", "));
{
  using stack = new DisposableStack();
  stack.use(resource("in stack"));
  stack.defer(() => log.push("deferred"));
  stack.adopt("value", (v) => log.push("adopted " + v));
}
console.log(log.slice(-3).join(", "));
function* generator() { using g = resource("generator"); yield 1; yield 2; }
for (const v of generator()) if (v === 1) break;
console.log(log.at(-1), new SuppressedError(1, 2, "m").message);
