// What may stand where Node wants an object of options.
const options = [undefined, null, {}, { fatal: true, bubbles: true, detail: 1 }, [], new Proxy({}, {}), new Proxy([], {}), () => 1, class {}, 1, "x", 1n, true, Symbol("s"), new Date(0), Object.create(null)];
for (const o of options) {
    const line = [];
    for (const attempt of [() => new Event("a", o).bubbles, () => new CustomEvent("a", o).detail, () => new TextDecoder("utf-8", o).fatal, () => new TextDecoder("no such", o), () => structuredClone(1, o)]) {
        try {
            line.push(attempt());
        } catch (e) {
            line.push(e.name + (e.code === undefined || e.name === "RangeError" ? "" : " " + e.code));
        }
    }
    console.log(line.map(String).join(" | "));
}
for (const value of [(function () { return arguments; })(1), new Proxy({}, {}), function () {}, Symbol("s"), new WeakMap(), Promise.resolve()]) {
    try {
        structuredClone(value);
    } catch (e) {
        console.log(e.name, e.message);
    }
}
console.log(Math.exp(1) === Math.E, Math.exp(0), Math.cosh(1), Math.cosh(-1), Math.hypot(3, 4), Math.hypot(3, 5), Math.hypot(1e200, 1e200), Math.hypot(1e-200, 1e-200), Math.hypot(), Math.hypot(-0), Math.hypot(NaN, Infinity), Math.hypot(1, 2, 3));
for (const text of ["1;", "1 }", "{ 1", "{1", "yield 1", "yield1", "g() 1", "* 1", "[1]", "1 2 3 é", "é 1", "Jan1 2000", "Tue Jan 01 2000", "1 jan 2000 {"]) console.log(text, Date.parse(text));
