export * from "./_reexported-types.ts";
