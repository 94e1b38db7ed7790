export const a = "lib/a";
