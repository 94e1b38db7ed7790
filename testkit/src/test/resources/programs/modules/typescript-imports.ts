// oracle: bun (Node 20 has no TypeScript)
// TypeScript modules: imports with and without extensions, .js for .ts, index files, export =, import = require.
import { helper } from "./ts/_helper.ts";
import { helper as withoutExtension } from "./ts/_helper";
import { helper as asJs } from "./ts/_helper.js";
import fromIndex from "./ts";
import json from "./_data.json";
import type { Config } from "./ts/_helper.ts";
const config: Config = { verbose: true };
console.log(helper(config), helper === withoutExtension, helper === asJs, fromIndex, json.name);
export { helper as reexported } from "./ts/_helper.ts";
export * as everything from "./ts/_helper.ts";
