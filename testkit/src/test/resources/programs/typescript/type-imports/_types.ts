export interface Shape { kind: "circle" | "square"; size: number }
export type Area = (s: Shape) => number;
console.log("types module must not run for type imports");
export class Runtime { static loaded = true; }
