// oracle: none (Bun asks for `export type`)
// Types that are re-exported without `type` are nothing, as the compiler that sees all files makes them; a name that is nowhere is an error.
import { Shape, Name, size } from "./_reexports.ts";
import * as everything from "./_reexports.ts";
const shape: Shape = { size };
const name: Name = "name";
console.log(shape, name, Object.keys(everything));
