// Packages in node_modules: exports with conditions and patterns, main, scoped names, subpaths, imports.
import conditional from "conditional";
import { feature } from "conditional/features/one.js";
import legacy from "legacy";
import scoped from "@scope/pkg";
import deep from "legacy/lib/deep.js";
import { createRequire } from "module";
const require = createRequire(import.meta.url);
console.log(conditional, feature, legacy, scoped, deep, require("conditional"), require("legacy"));
for (const name of ["conditional/internal.js", "conditional/missing", "not-installed", "legacy/none.js"]) {
  await import(name).then((m) => console.log(name, "loaded"), (e) => console.log(name, typeof e.code));
}
