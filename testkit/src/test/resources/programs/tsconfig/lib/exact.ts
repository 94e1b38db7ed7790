export const e = "exact";
