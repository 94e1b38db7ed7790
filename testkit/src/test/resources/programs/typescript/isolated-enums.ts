// oracle: none (the output is that of what tsc makes of it)
// With isolatedModules a file knows nothing of others: const enums are objects. With preserveConstEnums they are both.
import "./isolated-enums/_use";
import "./preserved-enums/_use";
import { Level } from "./isolated-enums/_level";
console.log("here:", Level.High);
