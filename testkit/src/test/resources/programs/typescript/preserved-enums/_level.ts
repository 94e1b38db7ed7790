console.log("_level of preserved is evaluated");
export const enum Level { Low, High }
Object.assign(Level, { High: 2 });
