// oracle: none (the output is that of what tsc makes of it)
// Constants stand for members of const enums, wherever they are declared; what is imported for them alone is not evaluated.
import { Color, Real, Shown, Merged } from "./const-enums/_plain";
import { Level } from "./const-enums/_effects.js";
import { Farbe, InCircle, Level as Passed, Derived } from "./const-enums/_passing";
import { Outside, Within } from "./const-enums/_declared";
import { Options, made } from "./const-enums/_library.js";
import * as plain from "./const-enums/_plain";
import type { Color as ColorType } from "./const-enums/_plain";

declare const enum Ambient { A = 2, B = A * 3, C = "text", D = Outside.Two }
export const total = 12;
console.log(Color.Red, Color.Green, Color["Blue"], Color.Name, Color["dash-ed"]);
console.log(Real.A, Real[11]);
console.log(Shown.H, Merged.A, Merged.B, plain.Color.Green, plain.Merged.B);
console.log(Level.Low, Level.High, Passed.High, Farbe.Red, InCircle.Y, Derived.Own, Derived.Twice);
console.log(Outside.One, Outside.Two, Outside.Text, Within.I, Options.Safe, made);
console.log(Ambient.A, Ambient.B, Ambient["C"], Ambient.D, Color.Red.toFixed(1), `${Color.Blue}`);
const color = Color.Green as ColorType;
switch (color) {
    case Color.Red:
        console.log("red");
        break;
    case Color.Green:
        console.log("green");
}
function inside(Color: { Red: string }) {
    return Color.Red;
}
console.log(inside({ Red: "a parameter of that name" }), typeof Color.Name, [Color.Red, Level.High].map((x: number) => x + 1));
