// Runs a program of CommonJS modules in QuickJS: qjs --std bench/quickjs-commonjs.js MAIN [ARGUMENTS]. It gives what are-we-fast-yet asks
// of Node: require of files, process.argv, hrtime, exit, and writing to standard output.
globalThis.process = {
    argv: ["qjs", ...scriptArgs.slice(1)],
    exit: (code) => std.exit(code),
    stdout: { write: (text) => std.out.puts(text) },
    hrtime(since = [0, 0]) {
        const now = os.now() * 1e6; // os.now is in milliseconds
        const seconds = Math.floor(now / 1e9);
        return [seconds - since[0], now - seconds * 1e9 - since[1]];
    },
};
const loaded = new Map();
function load(path) {
    const file = path.endsWith(".js") ? path : path + ".js";
    if (!loaded.has(file)) {
        const module = { exports: {} };
        loaded.set(file, module);
        const folder = file.slice(0, file.lastIndexOf("/") + 1);
        const body = std.evalScript("(function (exports, require, module) {" + std.loadFile(file) + "\n})");
        body(module.exports, (name) => load(folder + name.replace(/^\.\//, "")), module);
    }
    return loaded.get(file).exports;
}
load(scriptArgs[1]);
