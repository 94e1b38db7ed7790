import { total } from "../const-enums";
export * from "./_passing";
export const enum InCircle { X = 41, Y = X + 1 }
export const early = () => total;
