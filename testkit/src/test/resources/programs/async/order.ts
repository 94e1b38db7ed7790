// The order of synchronous code, microtasks, await continuations and promise chains.
const log: string[] = [];
const step = (s: string) => log.push(s);
async function one() {
  step("one start");
  await two();
  step("one after two");
  await null;
  step("one end");
}
async function two() {
  step("two start");
  await Promise.resolve();
  step("two end");
}
step("script start");
one().then(() => step("one then"));
new Promise<void>((resolve) => {
  step("executor");
  resolve();
  step("after resolve");
}).then(() => step("then 1")).then(() => step("then 2")).finally(() => step("finally")).then(() => step("then 3"));
queueMicrotask(() => {
  step("microtask");
  queueMicrotask(() => step("nested microtask"));
});
(async () => {
  step("iife");
  const thenable = { then(resolve: (v: string) => void) { step("thenable.then"); resolve("thenable value"); } };
  step("got " + (await thenable));
})();
Promise.reject(new Error("x")).catch((e) => step("caught " + e.message)).then(() => step("after catch"));
const returned = (async () => Promise.resolve("returned"))();
returned.then((v) => step(v));
const plain = (async () => "plain")();
plain.then((v) => step(v));
Promise.all([1, Promise.resolve(2)]).then((v) => step("all " + v));
Promise.race([new Promise((r) => setTimeout(r, 5, "slow")), Promise.resolve("fast")]).then((v) => step("race " + v));
step("script end");
setTimeout(() => console.log(log.join("\n")), 10);
