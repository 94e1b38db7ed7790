// Numeric, string, mixed, computed and const enums; reverse mappings; merging; use in types.
enum Direction { Up, Down = 5, Left, Right = "right".length, Last = Left * 2 }
enum Color { Red = "RED", Green = "GREEN" }
enum Mixed { No = 0, Yes = "YES", Both = 1 << 2 | 1, Negative = -1, Quoted = 3.5, "with space" = 9 }
console.log(Direction, Color, Mixed);
console.log(Direction.Up, Direction[5], Direction[Direction.Right], Color.Red, (Color as any).RED, Mixed[5], Mixed["with space"], Direction["Left"]);
const enum Flags { None = 0, A = 1 << 0, B = 1 << 1, C = A | B, Name = "flag" }
console.log(Flags.C, Flags["A"], Flags.Name, (Flags.A | Flags.B) === Flags.C);
enum Merged { First = 1 }
enum Merged { Second = First + 1, Third = Merged.Second * 10 }
console.log(Merged, Object.keys(Merged).length);
namespace Merged { export const describe = (m: Merged) => `${Merged[m]}=${m}`; }
console.log(Merged.describe(Merged.Third));
let calls = 0;
const next = () => ++calls * 10;
enum Computed { A = next(), B = next(), C = `${1}${2}`.length, D = ~A }
console.log(Computed, calls);
declare enum Declared { X = 1 }
console.log(typeof (globalThis as any).Declared);
function area(shape: { kind: Kind; size: number }): number { switch (shape.kind) { case Kind.Circle: return 3 * shape.size; case Kind.Square: return shape.size ** 2; } }
enum Kind { Circle, Square }
console.log(area({ kind: Kind.Square, size: 4 }), (() => { enum Local { Inside = 1 } return Local[1]; })());
const keys = Object.keys(Kind).filter((k) => isNaN(Number(k)));
console.log(keys, Object.values(Kind), Object.entries(Color), Kind[Kind["Circle"]], Kind.Circle < Kind.Square);
enum Empty {}
export enum Exported { Value = "exported" }
enum Refs { A = Exported.Value.length as number, B = Direction.Down, "quoted-name" = 2, c = Refs["quoted-name"] + 1 }
console.log(Empty, Exported.Value, Refs.c, Refs, Infinity in ({} as any), (Direction as any).toString === Object.prototype.toString);
