console.log("_plain is evaluated");
export const enum Color { Red = 1, Green, Blue = Red << 4, Name = "blue", "dash-ed" = 7 }
export enum Real { A = 10, B }
const enum Hidden { H = 99 }
export { Hidden as Shown };
export const enum Merged { A = 1 }
export const enum Merged { B = 2 }
