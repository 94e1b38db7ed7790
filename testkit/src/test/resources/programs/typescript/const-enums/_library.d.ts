export const enum Options { Fast = 1 << 3, Safe = Fast | 1 }
export declare const made: string;
