// Own keys: integer indices ascending, then strings in order of creation, then symbols.
const symbol = Symbol("s");
const o: any = { b: 1, 2: "two", a: 2, 1: "one", [symbol]: 3, "-1": 0, "01": 0, 4294967294: "index", 4294967295: "string" };
o.c = 4;
o[0] = "zero";
delete o.b;
o.b = "again";
console.log(Object.keys(o), Reflect.ownKeys(o).length, JSON.stringify(o));
for (const key in o) console.log(key);
console.log(Object.entries({ z: 1, y: 2, 10: 3, 9: 4 }), Object.values({ z: 1, 3: "x" }), Object.assign({ z: 0 }, { a: 1, z: 2 }, null, "hi"));
const many: Record<string, number> = {};
for (let i = 0; i < 40; i++) many["k" + ((i * 17) % 40)] = i;
for (let i = 0; i < 40; i += 3) delete many["k" + i];
many.k0 = -1;
console.log(Object.keys(many).join(" "));
class Base { x = 1; y = 2; }
class Derived extends Base { z = 3; override x = 4; }
console.log(Object.keys(new Derived()), { ...new Derived(), y: 9, w: 8 }, Object.getOwnPropertyNames(class { static s = 1; static m() {} }));
console.log(Object.getOwnPropertyNames(function f(a: any) {}).sort().join(), Object.getOwnPropertyNames((() => 1) as any).join(), Reflect.ownKeys([1, 2]));
const inherited = Object.create({ up: 1, shared: 2 }, { own: { value: 1, enumerable: true }, hidden: { value: 2 }, shared: { value: 3, enumerable: false } });
for (const key in inherited) console.log("in", key);
console.log("up" in inherited, Object.hasOwn(inherited, "up"), inherited.propertyIsEnumerable("hidden"));
const changing: any = { a: 1, b: 2, c: 3 };
for (const key in changing) {
  console.log(key);
  delete changing.b;
  changing.d = 4;
}
console.log(Object.fromEntries([["x", 1], [2, "y"], ["x", 3]]), Object.fromEntries(new Map([["m", 1]])), { ["computed" + 1]: 1, ["a"]: 2, a: 3 });
