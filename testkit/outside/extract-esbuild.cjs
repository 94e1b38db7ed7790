"use strict";
// Extracts those of esbuild's end-to-end tests that are plain programs, as golden programs that must end without an error:
//   node extract-esbuild.cjs CHECKOUT FOLDER
// Left out are tests of esbuild's own options, messages and formats. Nothing of that project is kept in this repository.

const fs = require("fs");
const path = require("path");
const vm = require("vm");

const [checkout, target] = process.argv.slice(2);
const source = fs.readFileSync(path.join(checkout, "scripts", "end-to-end-tests.js"), "utf8");
const found = [];
const PLAIN = /^--(bundle|outfile=node\.js|format=(esm|cjs|iife)|target=.*|minify.*|tree-shaking=.*|log-level=.*|log-override.*|supported:.*|platform=node|sourcemap.*|charset=.*|keep-names|line-limit.*|legal-comments.*|ignore-annotations)$/;

function test(args, files, options) {
    found.push({ args, files, options: options || {} });
    return () => true;
}

// What the file does with its list of tests comes after these helpers; only the list is run.
const end = source.indexOf("\nfunction waitForCondition");
const stub = { require: (name) => name === "./esbuild.js" ? { buildBinary: () => "", dirname: ".", removeRecursiveSync() {}, writeFileAtomic() {} } : require(name),
    process, console, test, testStdout: () => () => {}, testWatch: () => () => {}, testWatchStdout: () => () => {}, URL, Buffer, setTimeout };
vm.runInNewContext(source.slice(0, end), stub);

const theme = path.join(target, "esbuild");
fs.mkdirSync(theme, { recursive: true });
let written = 0;
let skipped = 0;
for (const { args, files, options } of found) {
    const entries = args.filter((a) => !a.startsWith("--"));
    const plain = args.every((a) => !a.startsWith("--") || PLAIN.test(a)) && args.includes("--outfile=node.js") && entries.length === 1;
    const names = Object.keys(files);
    const special = options.expectedStderr || options.cwd || names.some((f) => typeof files[f] !== "string") || /import\.meta|__filename|require\.main|data:|\\"browser\\"|\\"module\\":|\?ignore|invalid syntax|\.(css|txt|wasm|bin|data|file)\b/.test(JSON.stringify(files));
    const entry = entries[0];
    // Only a bundler runs what is an ECMAScript and a CommonJS module at once.
    const mixed = names.some((f) => /(^|[;\n])\s*(import|export)\b(?!\()/.test(files[f]) && /\brequire\(|\bexports\b/.test(files[f]));
    if (!plain || special || mixed || !(entry in files) || !/\.[cm]?[jt]sx?$/.test(entry) || names.some((f) => f === "node.js")) {
        skipped++;
        continue;
    }
    const name = String(++written).padStart(4, "0");
    const folder = path.join(theme, name);
    for (const file of names) {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), files[file]);
    }
    const call = options.async ? `if (typeof all.async !== "function") throw "no async";\nawait all.async();\n` : "";
    fs.writeFileSync(path.join(theme, `${name}.mjs`), `// ${args.join(" ")}\nconst ns = await import("./${name}/${entry}");\nconst all = ns.default && ns.default.async ? ns.default : ns;\n${call}`);
    fs.writeFileSync(path.join(theme, `${name}.out`), "");
}
console.log(`${found.length} tests, ${written} programs, ${skipped} of esbuild's own`);
