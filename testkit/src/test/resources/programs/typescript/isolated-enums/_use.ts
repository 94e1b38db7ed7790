import { Level } from "./_level";
import { Color } from "../const-enums/_plain";
declare const enum Here { A = 5 }
console.log("_use:", Level.High, Level.Low, Color.Red, Here.A);
