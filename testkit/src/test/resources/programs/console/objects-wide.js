// Many keys, long keys, nested breaks, and entries whose text has several lines.
console.log(Object.fromEntries(Array.from({ length: 30 }, (_, i) => ["key" + i, i])));
console.log({ a: { b: 1, c: "x".repeat(60) }, d: 2 }, { long_key_number_one: 1, long_key_number_two: 2, long_key_number_three: 3 });
console.log({ fn() { return 1; }, nested: { list: ["a".repeat(20), "b".repeat(20), "c".repeat(20), "d".repeat(20)] } });
console.log({ config: { host: "localhost", port: 8080, options: { secure: false, retries: 3, timeout: 1000 }, paths: ["/a", "/b", "/c"] }, version: "1.0.0" });
console.log([{ name: "Alice Liddell", age: 30, email: "alice@example.com" }, { name: "Bob Builder", age: 25, email: "bob@example.com" }]);
console.log({ matrix: [[1, 0, 0], [0, 1, 0], [0, 0, 1]], vector: [1, 2, 3], scalar: 5 });
console.log({ date: new Date(86400000), re: /a+b/gi, nul: null, und: undefined, nan: NaN, inf: -Infinity, big: 123n, sym: Symbol("desc"), bool: [true, false] });
console.log({ exactly: "a".repeat(28), seventy: "b".repeat(27), six: 1 }, { exactly: "a".repeat(28), seventy: "b".repeat(28), six: 1 }, { exactly: "a".repeat(28), seventy: "b".repeat(29), six: 1 });
console.log([["row", 1, { deep: true }], ["row", 2, { deep: [1, 2, 3] }]], { a: [], b: {}, c: [[]], d: [{}], e: "" });
console.log({ k1: { k2: { k3: "v" } }, arr: [[["deep"]]], mixed: [{ a: [{ b: 1 }] }] });
console.log({ "multi\nline key": 1, 'quote"d': 2, "it's": 3, "\u0001": 4, "back\\slash": 5 });
console.log([function foo() {}, class Bar {}, Symbol("baz"), new Error("e").message, new Map([[1, [2]]]), new Set([[3]])]);
console.log({ a: [1, 2, 3, 4, 5, 6, 7], b: Array(101).fill(0), c: "end" });
console.log({ s: new String("boxed"), n: new Number(1), list: [new Boolean(true)], deep: { a: { b: new Map([[{ k: 1 }, { v: 1 }]]) } } });
console.log([[{ a: 1, b: 2, c: 3 }, { a: 1, b: 2, c: 3 }], [{ a: 1, b: 2, c: 3 }, { a: 1, b: 2, c: 3, d: 4444444444444444 }]]);
console.log({ a: 1, get b() { return 1; }, c: [undefined, , 3], d: Object.create(null), e: new (class Foo { x = 1; })() });
