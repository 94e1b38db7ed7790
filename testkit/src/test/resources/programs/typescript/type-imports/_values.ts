console.log("values module runs once");
export interface Extra { extra: number }
export type Other = string;
export type Third = string;
export const UNIT = 10;
export function makeCircle(size: number) { return { kind: "circle" as const, size }; }
export default "default export";
