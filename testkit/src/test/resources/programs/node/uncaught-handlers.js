// uncaughtException and unhandledRejection listeners keep the program alive.
process.on("uncaughtException", (error, origin) => console.log("uncaught", error.message, origin));
process.on("unhandledRejection", (reason, promise) => console.log("unhandled", reason, promise instanceof Promise));
setTimeout(() => { throw new Error("from timer"); }, 1);
setTimeout(() => Promise.reject("from promise"), 5);
setTimeout(() => queueMicrotask(() => { throw new Error("from microtask"); }), 10);
setTimeout(() => console.log("still alive"), 15);
process.nextTick(() => { throw new Error("from tick"); });
console.log("end of script");
