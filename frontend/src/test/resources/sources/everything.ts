import def, * as ns from "./a";
import { type T, b as c } from "./b" with { type: "json" };
export * as d from "./c";
export { c as "string name" };
@dec(1) export class A<in out T extends object = {}> extends B.C<T> implements I, J {
    static #p = 1; declare q: number; [k: string]: any; accessor r?: string = `x${1 + `${2}`}y`;
    constructor(private readonly s: T, public t?, ...rest: number[]) { super(...rest); }
    get u(): number { return this.#v!; } set u(w) { this.#v = w as number; }
    #v?: number; static async *gen() { yield* await x; for await (const y of z) yield y; }
    static { try { #v in this; } catch { } finally { } }
    over(a: string): void; over(a: any) { return super.over?.(a)?.[0]!.x; }
}
namespace N.M { export const a = 1; export namespace O { export enum E { A, B = 1 << 2, C = "c".length } } }
type Fn = <const T>(this: Window, x: T, ...y: [a: string, b?: number, ...c: T[]]) => asserts x is Exclude<T, null>;
type Cond<T> = T extends [infer H extends string, ...infer R] ? { readonly [K in keyof T as `get${K & string}`]-?: T[K] } : never;
declare global { interface Window { x: abstract new () => unique symbol } }
const f = async <T,>({ a, b: { c = 1 } = {}, ...d }: T, [e, , ...g] = []): Promise<T> => { await 1; return a ?? (b || c) as T; };
label: for (let i = 0, n = 0x10n; i < 10 && !(i in o); i++, n **= 2n) { if (i % 2) continue label; else break label; }
for (const [k, v] of Object.entries({ ...o, get a() { return 1 }, async *[Symbol.iterator]() {}, "b": 2, 3: 4 })) switch (k) { case "a": default: debugger }
x ||= y &&= z ??= a ? (b): c => d : <number>e < f<g>(h) ? /[/]re/giu.test(i) : new.target;
var fn = function* named(a = 1, { b }) { "use strict"; const r = yield a; return tag`raw\u{0}${r}`; };
do { using a = b, c = d; await using e = f; } while (typeof void delete a.b !== `t`);
export default abstract class { abstract m(): void }
