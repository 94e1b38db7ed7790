import { nameFromB, describe } from "./_cycle-b.mjs";
console.log("a runs, b says", nameFromB, describe());
export let nameFromA = "a";
export function hoisted() { return "hoisted from a"; }
export const callB = () => describe() + " after";
export class Late {}
export const early = "set in a";
nameFromA = "a changed";
