// Top-level await: sequencing with imported modules, dynamic import of awaiting modules, errors.
import { value, log } from "./_tla-dependency.mjs";
import { second } from "./_tla-second.mjs";
log.push("main starts");
console.log(value, second, log);
const early = await Promise.resolve("awaited");
const { default: dynamic } = await import("./_tla-dynamic.mjs");
console.log(early, dynamic, log);
await import("./_tla-failing.mjs").catch((error) => console.log("failed:", error.message));
await import("./_tla-failing.mjs").catch((error) => console.log("failed again:", error.message));
for await (const x of [1, Promise.resolve(2)]) console.log(x);
const results = await Promise.all([import("./_tla-dynamic.mjs"), import("./_tla-dynamic.mjs")]);
console.log(results[0] === results[1], typeof await (async () => await import("./_tla-second.mjs"))());
if (await true) console.log("in condition");
export const exported = await "exported";
