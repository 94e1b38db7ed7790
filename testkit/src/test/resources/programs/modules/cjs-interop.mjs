// ES modules that import CommonJS: default, named by its keys, namespace, __esModule.
import cjs from "./_cjs-function.cjs";
import a, { fromA } from "./_cjs-a.cjs";
import * as ns from "./_cjs-a.cjs";
import { createRequire } from "node:module";
import path, { join } from "path";
console.log(cjs(4), cjs.x, a, fromA, ns.fromA, ns.default === a, Object.keys(ns).includes("default"));
const require = createRequire(import.meta.url);
console.log(require("./_cjs-a.cjs") === a, require("./_data.json").name, path.join === join, join("x", "y"));
const m = await import("./_cjs-function.cjs");
console.log(m.default === cjs, typeof m.default);
