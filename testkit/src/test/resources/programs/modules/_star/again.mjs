export * from "./names.cjs";
