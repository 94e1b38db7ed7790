import { log } from "./_tla-dependency.mjs";
log.push("dynamic starts");
await null;
log.push("dynamic ends");
export default "dynamic default";
