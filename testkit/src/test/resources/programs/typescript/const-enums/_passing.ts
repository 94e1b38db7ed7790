export { Color as Farbe, Real } from "./_plain";
export * from "./_circle";
import { Level } from "./_effects";
export { Level };
export const enum Derived { Twice = Level.High * 2, Own = Twice + 1 }
