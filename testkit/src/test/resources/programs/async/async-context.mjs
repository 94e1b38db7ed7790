// The context of an AsyncLocalStorage goes along with each await, reaction and job, and does not leak into the next.
import { AsyncLocalStorage } from "node:async_hooks";
const storage = new AsyncLocalStorage();
const seen = [];
const note = (name) => seen.push(name + ":" + storage.getStore());
async function work(name) {
  note(name);
  await null;
  note(name);
  await Promise.resolve();
  note(name);
  try {
    await Promise.reject(1);
  } catch {
    note(name);
  }
  await { then(f) { note(name + "-then"); f(); } };
  note(name);
  storage.enterWith(name + "!");
  await 0;
  note(name);
}
const shared = Promise.resolve();
storage.run("a", () => void work("x"));
storage.run("b", () => void work("y"));
shared.then(() => note("outside"));
storage.run("c", () => shared.then(() => { note("then"); storage.enterWith("lost"); }).then(() => note("after")));
queueMicrotask(() => note("microtask"));
storage.run("d", () => queueMicrotask(() => note("microtask")));
async function* count() {
  for (let i = 0; i < 2; i++) {
    note("generator");
    yield i;
  }
}
storage.run("e", async () => {
  for await (const each of count()) note("loop" + each);
});
setTimeout(() => {
  note("timer");
  console.log(seen.join("\n"));
}, 5);
