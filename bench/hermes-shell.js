// What are-we-fast-yet asks of Node, for Hermes' shell, which has `print` alone. The program's arguments are put before this.
globalThis.console = { log: print };
globalThis.process = {
    argv: ["hermes", "harness"].concat(programArguments),
    exit: function () { throw new Error("exit"); },
    stdout: { write: function (text) { print(text.replace(/\n$/, "")); } },
    hrtime: function (since) {
        var now = Date.now();
        var seconds = Math.floor(now / 1e3);
        var rest = (now - seconds * 1e3) * 1e6;
        return since ? [seconds - since[0], rest - since[1]] : [seconds, rest];
    }
};
