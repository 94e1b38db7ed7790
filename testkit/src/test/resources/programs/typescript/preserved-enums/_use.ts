import { Level } from "./_level";
console.log("_use of preserved:", Level.High, Level.Low);
