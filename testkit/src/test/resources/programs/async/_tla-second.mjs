import { log } from "./_tla-dependency.mjs";
log.push("second");
export const second = "second module";
