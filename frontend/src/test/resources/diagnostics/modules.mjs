import { a } from "a" with { type: "json", type: "json" };
import defer b, { x } from "b";
import c from "c" assert { type: "json" };
import { "d" } from "d";
import { "\uD800" as e } from "e";
export { "f" };
export { g };
export { h as i, a as i };
export default 1;
export default function () {}
export { if };
import { new } from "n";
let await = 1;
if (a) { import j from "j"; export let k; }
export let [l, a];
export * from m;
export function* n() {}
export const n = 1;
with (a) {}
<!-- no comment
import.meta.x = import.meta;
import.source;
export x;
