import qs from "querystring";
import vm from "vm";
import tty from "tty";
import { AsyncLocalStorage } from "async_hooks";

console.log(qs.parse("a=1&b=2&a=3&c=%20x+y"), qs.stringify({ a: [1, 2], b: "ü&", c: true, d: null }));
console.log(vm.runInThisContext("1+2"), new vm.Script("globalThis.zz=7;zz*6").runInThisContext(), vm.runInNewContext("x = y * 2; var q = 5; x", { y: 21 }));
console.log(tty.isatty(99));
const als = new AsyncLocalStorage();
als.run({ id: 1 }, () => { setTimeout(() => console.log("timer", als.getStore()), 1); Promise.resolve().then(() => console.log("then", als.getStore())); (async () => { await null; console.log("await", als.getStore()); await new Promise((r) => setTimeout(r, 2)); console.log("await2", als.getStore()); })(); process.nextTick(() => console.log("tick", als.getStore())); });
console.log(als.getStore());
await new Promise((r) => setTimeout(r, 10));
