// oracle: bun
function make() {
    const seen: unknown[] = [];
    const decorator = (target: any, key: any, index?: any) => {
        seen.push(target === Foo ? "Foo" : target === Foo.prototype ? "Foo.prototype" : "unknown", key, typeof index);
    };
    const replaced = (c: any) => {
        seen.push(c === Foo);
        return class extends c { extra = 1 } as any;
    };
    @replaced
    class Foo {
        @decorator method() {}
        @decorator static other() {}
    }
    return [seen, Foo.name, (new Foo() as any).extra];
}
console.log(make());
