// Property descriptors: defaults, redefinition, frozen, sealed and not extensible objects.
"use strict";
const attempt = (what: string, action: () => unknown) => {
  try {
    console.log(what, action());
  } catch (error) {
    console.log(what, (error as Error).name + ": " + (error as Error).message);
  }
};
const o: any = {};
Object.defineProperty(o, "fixed", { value: 1 });
Object.defineProperty(o, "open", { value: 2, writable: true, enumerable: true, configurable: true });
let backing = 10;
Object.defineProperty(o, "accessor", { get: () => backing, set: (v) => { backing = v * 2; }, configurable: true });
Object.defineProperty(o, "readonly", { get: () => "ro", configurable: true });
console.log(Object.getOwnPropertyDescriptors(o));
attempt("write fixed", () => (o.fixed = 2));
attempt("delete fixed", () => delete o.fixed);
attempt("write readonly", () => (o.readonly = 2));
attempt("write accessor", () => ((o.accessor = 21), o.accessor));
attempt("redefine fixed same", () => Object.defineProperty(o, "fixed", { value: 1 }).fixed);
attempt("redefine fixed other", () => Object.defineProperty(o, "fixed", { value: 2 }));
attempt("redefine fixed enumerable", () => Object.defineProperty(o, "fixed", { enumerable: true }));
attempt("both kinds", () => Object.defineProperty(o, "x", { value: 1, get: () => 1 } as any));
attempt("bad getter", () => Object.defineProperty(o, "x", { get: 5 as any }));
attempt("data to accessor", () => Object.defineProperty(o, "open", { get: () => "now computed" }).open);
const frozen = Object.freeze({ a: 1, nested: { b: 2 } }) as any;
attempt("frozen write", () => (frozen.a = 2));
attempt("frozen add", () => (frozen.c = 3));
attempt("frozen delete", () => delete frozen.a);
attempt("frozen nested", () => (frozen.nested.b = 3));
const sealed = Object.seal({ a: 1 }) as any;
attempt("sealed write", () => (sealed.a = 5));
attempt("sealed add", () => (sealed.b = 1));
attempt("sealed delete", () => delete sealed.a);
const closed = Object.preventExtensions({ a: 1 }) as any;
attempt("closed delete", () => delete closed.a);
attempt("closed add", () => (closed.z = 1));
attempt("closed prototype", () => Object.setPrototypeOf(closed, {}));
console.log(Object.isFrozen(frozen), Object.isSealed(sealed), Object.isExtensible(closed), Object.isFrozen(closed), Object.isFrozen("text"), Object.isFrozen({}));
const array: any = Object.freeze([1, 2]);
attempt("frozen push", () => array.push(3));
attempt("frozen index", () => (array[0] = 9));
attempt("array length", () => Object.defineProperty([1, 2, 3], "length", { value: 1, writable: false }));
const child = Object.create(frozen);
attempt("inherited readonly", () => (child.a = 7));
attempt("own of child", () => Object.defineProperty(child, "a", { value: 7, enumerable: true }).a);
