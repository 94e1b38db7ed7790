// Dynamic import with computed names, import attributes, import.meta, string names, errors.
import data from "./_data.json" with { type: "json" };
import { "string name" as fromString, default as again } from "./_string-names.mjs";
import * as strings from "./_string-names.mjs";
console.log(data, fromString, again, Object.keys(strings), strings["string name"]);
for (const name of ["live", "string-names"]) {
  const module = await import(`./_${name}.mjs`);
  console.log(name, Object.keys(module).sort().slice(0, 2));
}
console.log((await import("./_data.json", { with: { type: "json" } })).default === data, typeof import.meta.url, import.meta.url.endsWith("dynamic-and-json.mjs"), typeof import.meta.dirname, import.meta.filename?.endsWith("dynamic-and-json.mjs"), Object.getPrototypeOf(import.meta));
for (const source of ["./_syntax-error.mjs", "./_throws.mjs", "./_throws.mjs", "./_missing-export.mjs"]) {
  await import(source).then(() => console.log("loaded"), (error) => console.log(source, error.name, error.name === "SyntaxError" ? "" : error.message));
}
const order = [];
import("./_string-names.mjs").then(() => order.push("dynamic"));
order.push("sync");
await new Promise((r) => setTimeout(r, 5));
console.log(order, import("./_data.json", { with: { type: "json" } }) instanceof Promise);
try { await import({ toString() { throw new Error("specifier"); } }); } catch (e) { console.log(e.message); }
const lazy = async (flag) => (flag ? (await import("./_live-functions.mjs")).f1() : "not loaded");
console.log(await lazy(true), await lazy(false), (() => { try { return eval("import.meta"); } catch (e) { return e.name; } })(), typeof this, typeof require);
