// Timers against microtasks, ticks and immediates.
const log = [];
setTimeout(() => {
  log.push("timeout 1");
  Promise.resolve().then(() => log.push("microtask in timeout 1"));
  process.nextTick(() => log.push("tick in timeout 1"));
}, 1);
setTimeout(() => log.push("timeout 2"), 1);
setTimeout(() => log.push("timeout late"), 30);
setTimeout(() => log.push("timeout zero"), 0);
setTimeout(() => log.push("timeout negative"), -5);
setTimeout(() => log.push("timeout NaN"), NaN);
process.nextTick(() => {
  log.push("tick 1");
  process.nextTick(() => log.push("nested tick"));
  Promise.resolve().then(() => log.push("microtask from tick"));
});
Promise.resolve().then(() => {
  log.push("microtask 1");
  process.nextTick(() => log.push("tick from microtask"));
  queueMicrotask(() => log.push("microtask from microtask"));
});
(async () => {
  log.push("async start");
  await null;
  log.push("async 1");
  await new Promise((r) => setTimeout(r, 10));
  log.push("async after timer");
})();
let count = 0;
const interval = setInterval((tag) => {
  log.push(`interval ${++count} ${tag}`);
  if (count === 3) clearInterval(interval);
}, 2, "arg");
const never = setTimeout(() => log.push("cancelled"), 3);
setTimeout(() => clearTimeout(never), 1);
log.push("sync end");
setTimeout(() => {
  console.log(log.slice(0, log.indexOf("timeout 1")).join("\n"));
  console.log(log.filter((entry) => entry.includes("timeout 1")).join(", "), log.includes("cancelled"), count, log.indexOf("async after timer") < log.indexOf("timeout late"));
}, 60);
