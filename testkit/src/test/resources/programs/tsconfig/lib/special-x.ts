export const s = "special";
