import { nameFromA, hoisted, Late } from "./_cycle-a.mjs";
import * as a from "./_cycle-a.mjs";
console.log("b runs first", hoisted());
export const seenEarly = [() => nameFromA, () => new Late(), () => a.early, () => a.hoisted(), () => typeof a.missing].map((f) => { try { return f(); } catch (e) { return e.name; } });
export const nameFromB = "b";
export function describe() { try { return "a is " + nameFromA; } catch (e) { return e.constructor.name; } }
