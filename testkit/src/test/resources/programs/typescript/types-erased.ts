// Everything that only types: annotations, assertions, generics, overloads, declarations; none of it changes what runs.
type Id = string | number;
type Fn<in A, out R> = (a: A) => R;
type Recursive = { value: number; next?: Recursive } | null;
type Mapped<T> = { readonly [K in keyof T as `get${Capitalize<string & K>}`]?: () => T[K] };
type Cond<T> = T extends (infer U extends string)[] ? U : T extends readonly [infer H, ...infer R] ? [H, R] : never;
interface Callable { (x: number): string; new (s: string): Date; readonly prop: number; method?(): void; [index: number]: string; get accessor(): number; set accessor(v: number) }
interface Extends extends Partial<Record<"a" | "b", Id>>, Pick<Callable, "prop"> {}
declare global { interface Window { custom: number } var ambient: string; }
declare module "virtual" { export const x: number; }
declare function external(a: number, b?: string): asserts a is 5;
declare let notThere: unique symbol extends symbol ? 1 : 2;
export type { Id };
export {};
function identity<const T>(x: T): T { return x; }
function overloaded(x: string): string;
function overloaded(x: number): number;
function overloaded(x: any): any { return typeof x === "string" ? x.length : x * 2; }
function assertNumber(x: unknown): asserts x is number { if (typeof x !== "number") throw new TypeError("not a number"); }
function isString(this: void, x: unknown): x is string { return typeof x === "string"; }
const arrow = async <T,>(x: T, y?: T): Promise<T> => y ?? x;
const tuple = [1, "two", true] as const satisfies readonly unknown[];
const point = { x: 1, y: 2 } satisfies Record<string, number>;
const value = (<any>"asserted" as unknown as string)!;
let definite!: number;
let u: unknown = [1, 2];
const nested = ((u as number[])[0]! as number) + (u as any).length!;
const g = new Map<string, Array<[number, string]>>([["k", [[1, "a"]]]]);
const less = 1 < 2 && 3 > (2 as number), shift = 16 >> 1 >>> 1, f = identity<Map<string, Set<number>>>(new Map());
console.log(identity("x"), overloaded("four"), overloaded(4), isString("s"), tuple, point, value, nested, g.get("k")!, less, shift, f.size, definite! === undefined);
try { assertNumber("x"); } catch (e: unknown) { console.log((e as Error).message); }
arrow<number>(1, undefined).then((v: number): void => { console.log("arrow", v); });
for (const [k, v] of g as Iterable<[string, [number, string][]]>) console.log(k, v satisfies unknown);
const optional = (a?: number, b: string = "d", ...c: boolean[]): string => [a, b, ...c].join();
console.log(optional(), optional(1, "x", true), ((x: number): x is 5 => x === 5)(5), (function <T extends object>(this: Date, t: T): keyof T { return Object.keys(t)[0] as keyof T; }).call(new Date(), { key: 1 }));
class Box<T> { constructor(public v: T) {} as<U>(): Box<U> { return this as unknown as Box<U>; } type = "field"; declare = 1; readonly = 2; abstract = 3; static is = true; }
const type = 1, as = 2, of = 3, is = 4, keyof = 5, infer = 6, satisfies = 7, namespace = 8, module = 9, declare = 10, abstract = 11, readonly = 12;
console.log(new Box(1).as<string>().v, type + as + of + is + keyof + infer + satisfies + namespace + module + declare + abstract + readonly, new Box("x"), type as number as any satisfies any);
label: for (const a of [1] as number[]) { if (a < 2) break label; }
const obj = { async<T>(x: T) { return x; }, get<T>(x: T) { return x; }, type: 1, async *gen<T>(x: T): AsyncGenerator<T> { yield x; } } as any;
