// Bindings seen through imports, namespaces, re-exports and default exports of each kind.
import counter, { count, increment, counts as renamed, reset } from "./_live.mjs";
import * as ns from "./_live.mjs";
import { count as again, nested, default as sameDefault, starred } from "./_live-reexport.mjs";
console.log(count, again, ns.count, counter);
increment();
increment();
console.log(count, again, ns.count, counter, sameDefault, renamed.length, nested.count, starred);
for (const bad of [() => { ns.count = 5; }, () => { delete ns.count; }, () => { ns.other = 1; }, () => Object.defineProperty(ns, "count", { value: 1 }), () => { count = 1; }, () => { counter = 2; }]) {
  try { bad(); console.log("no error"); } catch (e) { console.log(e.name); }
}
reset();
console.log(count, Object.keys(ns), Object.getOwnPropertyDescriptor(ns, "count"), ns[Symbol.toStringTag], Object.isFrozen(ns), Object.isSealed(ns), Object.getPrototypeOf(ns), Reflect.ownKeys(ns).length, "count" in ns, ns.default, String(Object.prototype.toString.call(ns)));
const { count: copied } = ns;
increment();
console.log(copied, ns.count, { ...ns }.count, Object.entries(ns).filter(([k]) => k === "count"));
console.log(ns, await import("./_live.mjs") === ns);
import { f1, f2, f3, default as c } from "./_live-functions.mjs";
console.log(f1(), f2(), f3.name, new c().hi(), c.name, (await import("./_live-default-expression.mjs")).default.name, (await import("./_live-anonymous.mjs")).default.name);
