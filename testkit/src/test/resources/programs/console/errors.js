// First lines of errors, own properties, causes, aggregates, errors inside containers.
const first = (value) => require("util").inspect(value).split("\n").filter((line) => !/^\s+(at|\.\.\.) /.test(line)).join("\n");
console.log(first(new Error("plain")), first(new TypeError("typed")), first(new Error("")), first(new Error()), first(new Error("multi\nline")));
console.log(first(Object.assign(new Error("with props"), { code: "E_CODE", detail: { a: 1 } })));
console.log(first(new Error("outer", { cause: new TypeError("inner") })));
console.log(first(new Error("outer", { cause: "text" })), first(new Error("outer", { cause: { a: 1 } })));
console.log(first(new AggregateError([new Error("one"), 2], "many")));
class Custom extends Error {}
class Named extends Error { constructor(m) { super(m); this.name = "NamedError"; } }
console.log(first(new Custom("c")), first(new Named("n")));
const renamed = new Error("renamed");
renamed.name = "Renamed";
console.log(first(renamed));
const noStack = new Error("no stack");
noStack.stack = "";
console.log(first(noStack));
const textStack = new Error("text stack");
textStack.stack = "just text";
console.log(first(textStack), [Object.assign(new Error("x"), { stack: "Error: x" })]);
delete textStack.stack;
console.log(first(Object.assign(Object.create(Error.prototype), { message: "fake" })), first(Object.assign(new Error("m"), { message: "changed" })));
console.log(first({ error: new Error("nested") }), first([new RangeError("in array")]));
console.log(first({ a: { b: { c: { e: new Error("too deep") } } } }), first(Object.setPrototypeOf(new Error("null proto"), null)));
console.log(String(new Error("as text")), `${new TypeError("t")}`, new Error("m") + "", String(Object.assign(new Error("m"), { name: "" })), String(Object.assign(new Error(""), { name: "N" })));
console.log(Object.keys(new Error("k")), JSON.stringify(new Error("j")), Object.getOwnPropertyNames(new Error("o")).includes("message"), "stack" in new Error());
const cyclic = new Error("cyclic");
cyclic.self = cyclic;
console.log(first(cyclic));
console.log(first(Object.defineProperty(new Error("hidden"), "extra", { value: 1, enumerable: false })), first(new DOMException("dom", "AbortError")).split("\n")[0]);
