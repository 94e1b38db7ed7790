console.log("never evaluated: only constants are imported from here");
export const enum Level { Low, High = 5 }
export default function unused() {}
