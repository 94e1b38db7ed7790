"use strict";
// How messages show an object: by its constructor, if toString is that of Object.prototype; else by its tag.
class A {}
class B extends Array {}
class C {
    toString() {
        return "never";
    }
    get [Symbol.toStringTag]() {
        return "never";
    }
}
class D extends C {}
class M extends Map {}
class T {
    toString() {
        return "never";
    }
}
T.prototype[Symbol.toStringTag] = "tag";
const objects = [{}, [], /a/g, new Date(0), new Map(), new Set(), new A(), new B(), new C(), new D(), new M(), new T(), Object.create(null), new Error("x"),
    new Uint8Array(1), Promise.resolve(), Math, JSON, new Boolean(true), new String("s"), new Number(1), new WeakMap(), new URL("http://a/b"),
    { toString: 1 }, new Proxy({}, {})];
for (const o of objects) {
    const attempts = [
        () => (o.fixed = 2),
        () => delete o.fixed,
        () => Reflect.construct(o, []),
        () => [].map(o),
        () => Map.prototype.get.call(o === objects[4] || o instanceof Map ? {} : o),
    ];
    Object.defineProperty(o, "fixed", { value: 1 });
    for (const attempt of attempts) {
        try {
            attempt();
            console.log("no error");
        } catch (e) {
            console.log(e.message);
        }
    }
}
