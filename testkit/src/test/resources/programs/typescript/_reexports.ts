import Fallback, { Name } from "./_reexported-types.ts";
export { Shape, size } from "./_reexported-types.ts";
export { Name, Fallback };
export * from "./_reexported-types.ts";
export { Shape as Renamed } from "./_reexports-again.ts";
