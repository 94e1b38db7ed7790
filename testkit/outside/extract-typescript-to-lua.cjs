"use strict";
// Extracts the programs of TypeScriptToLua's unit tests whose result must be that of JavaScript, as golden programs:
//   node extract-typescript-to-lua.cjs CHECKOUT FOLDER        (needs the package typescript in NODE_PATH)
// Each specification runs under a small jest of our own, in which the builders only take down what they are given. What a program must
// print is what Node prints for TypeScript's own output of it. Nothing of that project is kept in this repository.

const fs = require("fs");
const path = require("path");
const vm = require("vm");
const ts = require("typescript");

process.on("unhandledRejection", () => {}); // of tests that await what is not there

const [checkout, target] = process.argv.slice(2);
const unit = path.join(checkout, "test", "unit");
const found = [];
let current = "";

class Builder {
    constructor(kind, code) {
        Object.assign(this, { kind, code, header: "", extra: {}, accessor: "", usable: true, options: {} });
        return new Proxy(this, {
            get: (builder, name, self) => name in builder ? builder[name] : (...args) => {
                builder.note(String(name), args);
                return self;
            },
        });
    }

    note(name, args) {
        switch (name) {
            case "setTsHeader": this.header = args[0]; break;
            case "addExtraFile": this.extra[args[0]] = args[1]; break;
            case "setReturnExport": this.accessor = args.map((n) => `[${JSON.stringify(n)}]`).join(""); break;
            case "setOptions": Object.assign(this.options, args[0]); break;
            case "tap": args[0](this.proxy || this); break;
            case "expectToMatchJsResult": if (this.usable) found.push({ test: current, ...this, mayFail: !!args[0] }); this.usable = false; break;
            case "withLanguageExtensions": case "setMainFileName": case "setJsHeader": case "setCustomTransformers": case "setLuaHeader": case "setLuaFactory":
                this.usable = false;
        }
    }
}

const code = (value) => typeof value === "string" ? JSON.stringify(value) : typeof value === "function" ? value.toString()
    : value === undefined ? "undefined" : typeof value === "number" ? (Object.is(value, -0) ? "-0" : String(value)) : JSON.stringify(value);
const factory = (kind, serialize) => (first, ...rest) => new Builder(kind, typeof first === "string" ? first
    : String.raw({ raw: first }, ...rest.map((s) => serialize ? code(s) : s)));
const anything = () => new Proxy(function () {}, { get: (t, k) => k === Symbol.toPrimitive ? () => "" : k === Symbol.iterator ? undefined : anything(), apply: () => anything(), construct: () => anything() });
const util = {
    testFunction: factory("function"), testFunctionTemplate: factory("function", true), testExpression: factory("expression"),
    testExpressionTemplate: factory("expression", true), testModule: factory("module"), testModuleTemplate: factory("module", true),
    testBundle: () => new Builder("bundle", ""), testProject: () => new Builder("bundle", ""),
    formatCode: (...values) => values.map(code).join(", "),
    testEachVersion(name, common, special) {
        const versions = special ? Object.values(special).filter((s) => typeof s === "function") : [];
        const builder = common();
        if (versions.length) versions[0](builder);
    },
    expectEachVersionExceptJit: (expectation) => ({ any: expectation }),
    assert() {}, ExecutionError: Error,
};

function each(run) {
    return (table, ...rest) => (name, body) => {
        const rows = Array.isArray(table) && !table.raw ? table : [];
        rows.forEach((row, i) => run(`${name} ${i}`, () => Array.isArray(row) ? body(...row) : body(row)));
    };
}

function run(name, body) {
    const before = current;
    current += "/" + name;
    try {
        body(() => {});
    } catch {
        // A test that looks at a result: not one of those that are wanted.
    }
    current = before;
}

const jest = { describe: Object.assign(run, { each: each(run) }), test: Object.assign(run, { each: each(run), skip: Object.assign(() => {}, { each: () => () => {} }), todo() {}, only: run }), expect: Object.assign(() => anything(), { any: anything, extend() {}, stringContaining: anything }), beforeEach() {}, afterEach() {}, beforeAll() {}, afterAll() {}, jest: anything() };
jest.it = jest.test;
jest.describe.skip = () => {};

function files(folder) {
    return fs.readdirSync(folder, { withFileTypes: true }).flatMap((e) => e.isDirectory() ? files(path.join(folder, e.name)) : e.name.endsWith(".spec.ts") ? [path.join(folder, e.name)] : []);
}

for (const file of files(unit)) {
    const js = ts.transpileModule(fs.readFileSync(file, "utf8"), { compilerOptions: { module: "commonjs", target: "es2022", esModuleInterop: true } }).outputText;
    current = path.relative(unit, file);
    const load = (name) => name.endsWith("/util") ? util : name === "typescript" ? ts : name.startsWith(".") ? anything() : require(name);
    try {
        vm.runInThisContext(`(function (exports, require, module, __dirname, ${Object.keys(jest).join(", ")}) {${js}\n})`)({}, load, {}, path.dirname(file), ...Object.values(jest));
    } catch (error) {
        console.error(`${current}: ${error.message}`);
    }
}

// ---- As programs

const SHOW = `
function $clean(x: any): any {
    if (x === null) return undefined;
    if (Array.isArray(x)) return x.map($clean);
    if (typeof x === "object") return Object.fromEntries(Object.entries(x).filter(([, v]) => v !== undefined && typeof v !== "function").sort().map(([k, v]) => [k, $clean(v)]));
    return x;
}
function $show(f: () => any) {
    try {
        console.log(JSON.stringify($clean(f()), (k, v) => typeof v === "number" && !Number.isFinite(v) ? String(v) : typeof v === "bigint" ? v + "n" : v));
    } catch (error) {
        console.log("threw", (error as any)?.message);
    }
}
`;
const seen = new Set();
const theme = path.join(target, "tstl");
fs.mkdirSync(theme, { recursive: true });
let written = 0;
for (const program of found) {
    const main = program.kind === "function" ? `${program.header}export function __main() {${program.code}}`
        : program.kind === "expression" ? `${program.header}export const __result = ${program.code};` : program.header + program.code;
    const identity = JSON.stringify([main, program.extra, program.accessor]);
    if (program.kind === "bundle" || seen.has(identity)) continue;
    seen.add(identity);
    const name = String(++written).padStart(4, "0");
    const folder = path.join(theme, name);
    const accessor = program.kind === "function" ? ".__main()" : program.kind === "expression" ? ".__result" : program.accessor;
    fs.mkdirSync(folder);
    const options = { target: "es2022", module: "commonjs", experimentalDecorators: !!program.options.experimentalDecorators, useDefineForClassFields: false };
    fs.writeFileSync(path.join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions: options }));
    for (const [file, text] of Object.entries(program.extra)) {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), text);
    }
    fs.writeFileSync(path.join(folder, "main.ts"), main);
    const entry = `// ${program.test.replace(/\s+/g, " ")}\n${SHOW}\n$show(() => (require("./${name}/main") as any)${accessor});\n`;
    fs.writeFileSync(path.join(theme, `${name}.cts`), entry);
    const expected = resultOf(options, main, program.extra, entry);
    if (expected === null) {
        fs.rmSync(folder, { recursive: true });
        fs.rmSync(path.join(theme, `${name}.cts`));
        continue;
    }
    fs.writeFileSync(path.join(theme, `${name}.out`), expected);
}

/** What Node prints for TypeScript's output of the files; null when that fails. */
function resultOf(options, main, extra, entry) {
    const files = { "main.ts": main, ...extra };
    const cache = {};
    let output = "";
    const context = vm.createContext({ console: { log: (...args) => (output += args.map(String).join(" ") + "\n") } });
    const transpile = (text, fileName) => ts.transpileModule(text, { fileName, compilerOptions: { ...options, target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS } }).outputText;
    const evaluate = (text, from) => {
        const module = { exports: {} };
        const load = (name) => {
            const base = path.posix.normalize(path.posix.join(path.posix.dirname(from), name)).replace(/^\d+\//, "");
            const file = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}.json`].find((f) => Object.hasOwn(files, f));
            if (!file) throw new Error("no module " + name);
            if (!(file in cache)) {
                cache[file] = {};
                cache[file] = file.endsWith(".json") ? JSON.parse(files[file]) : evaluate(transpile(files[file], file), file);
            }
            return cache[file];
        };
        vm.runInContext(`(function (exports, module, require) {${text}\n})`, context, { timeout: 5000 })(module.exports, module, load);
        return module.exports;
    };
    try {
        evaluate(transpile(entry, "entry.ts"), "entry.ts");
        return output;
    } catch {
        return null;
    }
}

console.log(`${found.length} expectations, ${fs.readdirSync(theme).filter((f) => f.endsWith(".cts")).length} programs`);
