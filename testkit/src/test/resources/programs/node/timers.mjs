// timers/promises, clearing, refresh, unref, intervals, immediates.
import { setTimeout as wait, setImmediate as immediate } from "timers/promises";
const log = [];
const interval = setInterval(() => { log.push("i"); if (log.filter((x) => x === "i").length === 3) clearInterval(interval); }, 40);
const cleared = setTimeout(() => log.push("never"), 1);
clearTimeout(cleared);
clearTimeout(undefined);
clearTimeout({});
setTimeout((a, b) => log.push(a + b), 1, "x", "y");
console.log(await wait(300, "value"), await immediate("now"), log.join(" "));
const unref = setTimeout(() => console.log("never: does not keep alive"), 100000);
console.log(unref.hasRef(), unref.unref() === unref, unref.hasRef(), typeof +unref);
const order = [];
setImmediate(() => order.push("immediate"));
setTimeout(() => order.push("timeout"), 0);
process.nextTick(() => order.push("tick"));
queueMicrotask(() => order.push("microtask"));
await wait(5);
console.log(order.filter((x) => x !== "immediate" && x !== "timeout"));
for (const bad of [() => setTimeout("code"), () => setInterval(), () => queueMicrotask(5)]) {
  try { bad(); } catch (error) { console.log(error.name); }
}
