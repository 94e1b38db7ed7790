export * from "./_live.mjs";
export { default } from "./_live.mjs";
export * as nested from "./_live.mjs";
export const starred = "own";
