// oracle: none (TypeScript 5 with experimentalDecorators; Bun forgets computed keys and replaced classes)
const log: string[] = [];
const show = (v: unknown) => typeof v === "function" ? v.name : v === undefined ? "undefined" : typeof v === "object" ? Object.keys(v as object).join("|") : String(v);
function d(name: string) {
    log.push("evaluate " + name);
    return (...args: any[]) => { log.push(`apply ${name}(${args.length}) ${args.map(show).join(", ")}`); };
}
@d("class 1") @d("class 2")
class A {
    static s0 = log.push("static field");
    @d("static field") static s = 1;
    @d("field") x = 2;
    constructor(@d("ctor p0") a: number, b: string, @d("ctor p2 first") @d("ctor p2 second") c?: Date) {}
    @d("method 1") @d("method 2")
    method(@d("p0") a: string, @d("p1") b: A[]): void {}
    @d("static method") static sm() {}
    @d("accessor") get value() { return 1; }
    set value(v: number) {}
    onlyParameter(@d("only") a: any) {}
    @d("computed") [(log.push("key"), "com" + "puted")]() {}
}
console.log(log.join("\n"));

// replacing descriptors and classes
function twice(target: any, key: string, descriptor: PropertyDescriptor) {
    const f = descriptor.value;
    descriptor.value = function (...args: any[]) { return 2 * f.apply(this, args); };
}
function enumerable(value: boolean) {
    return (target: any, key: string, descriptor: PropertyDescriptor) => { descriptor.enumerable = value; return descriptor; };
}
function sealed<T extends new (...a: any[]) => any>(c: T) {
    return class extends c { sealed = true; static original = c; };
}
@sealed
class B {
    @twice @enumerable(true) f(x: number) { return x + 1; }
    self() { return B; }
    static make() { return new B(); }
}
const b: any = new B();
console.log(b.f(3), b.sealed, Object.keys(Object.getPrototypeOf(Object.getPrototypeOf(b))), b.self() === B, (B as any).make().sealed, (B as any).original.name);

// a property decorator that makes an accessor works with assigned fields
function observed(target: any, key: string) {
    const values = new WeakMap();
    Object.defineProperty(target, key, {
        get() { return values.get(this); },
        set(v) { console.log("set", key, v); values.set(this, v); },
        configurable: true,
    });
}
class C { @observed name = "first"; plain; }
const c = new C();
c.name = "second";
console.log(c.name, Object.keys(c));
