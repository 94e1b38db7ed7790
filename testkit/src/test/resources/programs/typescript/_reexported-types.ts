export interface Shape { size: number }
export type Name = string;
export const size = 2;
export default interface Fallback { x: number }
