// oracle: none (the text of the message is ours)
import { readFileSync } from "node:fs";
import { x } from "./not-there.mjs";
console.log(readFileSync, x);
