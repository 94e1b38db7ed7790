// oracle: none (neither has Symbol.metadata)
// context.metadata: one object for each class, inherited; under Symbol.metadata afterwards.
type Bag = Record<string, unknown>;
const note = (name: string) => (_: unknown, context: { metadata: Bag; name?: PropertyKey; kind: string }) => {
    context.metadata[name] = `${context.kind} ${String(context.name)}`;
};
const push = (_: unknown, context: any) => {
    (Object.hasOwn(context.metadata, "list") ? context.metadata.list : (context.metadata.list = [...(context.metadata.list ?? [])])).push(context.name);
};
const of = (c: any): Bag => c[(Symbol as any).metadata];
@note("class")
class A {
    @note("method") @push m() {}
    @note("field") f = 1;
    @note("static") static s = 1;
    @push accessor a = 1;
}
class B extends A {
    @note("method") @push n() {}
}
class C extends B {}
class D {}
console.log(of(A));
console.log(of(B), Object.getPrototypeOf(of(B)) === of(A), of(B).field);
console.log(of(C) === of(B), Object.hasOwn(C, (Symbol as any).metadata), of(D));
console.log(Object.getOwnPropertyDescriptor(A, (Symbol as any).metadata)!.enumerable, Object.getPrototypeOf(of(A)));
let seen: Bag | undefined;
const capture = (_: unknown, context: any) => { seen = context.metadata; };
const E = @capture class {};
console.log(seen === of(E), Object.keys(seen!));
