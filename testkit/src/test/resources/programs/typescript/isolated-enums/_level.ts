console.log("_level is evaluated");
export const enum Level { Low, High }
Object.assign(Level, { High: 2 });
