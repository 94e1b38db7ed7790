// oracle: bun (newer than Node 20)
// Imports that only types use disappear; value imports stay; mixed ones keep what is a value.
import type { Shape } from "./type-imports/_types.ts";
import type * as Everything from "./type-imports/_types.ts";
import { type Extra, makeCircle, UNIT } from "./type-imports/_values.ts";
import Default, { type Other, type Third as Renamed } from "./type-imports/_values.ts";
const shape: Shape = makeCircle(3);
const extra: Extra = { extra: shape.size * UNIT };
const other: Other | Renamed = "other";
type Kinds = Everything.Shape["kind"];
const kind: Kinds = shape.kind;
console.log(shape, extra, other, kind, Default);
export type { Shape, Kinds };
export { type Extra, extra };
