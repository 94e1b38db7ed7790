// oracle: none (TypeScript 5 with emitDecoratorMetadata; Bun gives enums as they are)
const store: any[] = [];
(Reflect as any).metadata = (key: string, value: any) => (target: any, property?: string, other?: any) => {
    const show = (v: any): string => Array.isArray(v) ? `[${v.map(show)}]` : typeof v === "function" ? v.name : String(v);
    console.log(typeof target === "function" ? target.name : target.constructor.name + ".prototype", property, key, show(value));
};
const dec: any = (...a: any[]) => {};
interface Shape { x: number }
enum Colour { Red }
class Other {}
namespace N { export class Inner {} }
type Alias = string;
@dec
class A<T> {
    constructor(a: number, b: Other, c: Shape, d?: string, ...rest: boolean[]) {}
    @dec n: number = 1;
    @dec s?: string;
    @dec b: boolean | null;
    @dec u: string | number;
    @dec a: string[];
    @dec t: [number, string];
    @dec f: (x: number) => void;
    @dec o: Other;
    @dec i: Shape;
    @dec e: Colour;
    @dec p: Promise<string>;
    @dec g: T;
    @dec l: "x" | "y";
    @dec k: 1 | 2;
    @dec big: bigint;
    @dec sym: symbol;
    @dec any: any;
    @dec unknown: unknown;
    @dec nothing: null;
    @dec obj: object;
    @dec map: Map<string, number>;
    @dec inner: N.Inner;
    @dec date: Date = new Date(0);
    @dec tpl: `a${string}`;
    @dec ro: readonly string[];
    @dec untyped = 1;
    @dec m1(a: number, b: Other): string { return ""; }
    @dec m2(): void {}
    @dec m3() {}
    @dec async m4() {}
    @dec m5(): Promise<void> { return Promise.resolve(); }
    @dec static sm(x: Date): A<number> { return null as any; }
    @dec get acc(): number { return 1; }
    @dec set only(v: string) {}
    m6(@dec a: number, b: string) {}
}
