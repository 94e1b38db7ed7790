const value = "string named";
export { value as "string name", value as default };
export const b = 2, a = 1;
