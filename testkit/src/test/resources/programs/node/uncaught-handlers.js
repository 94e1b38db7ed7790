// uncaughtException and unhandledRejection listeners keep the program alive.
process.on("uncaughtException", (error, origin) => console.log("uncaught", error.message, origin));
process.on("unhandledRejection", (reason, promise) => console.log("unhandled", reason, promise instanceof Promise));
setTimeout(() => { throw new Error("from timer"); }, 1);
setTimeout(() => console.log("still alive"), 5);
Promise.reject("from promise");
process.nextTick(() => { throw new Error("from tick"); });
queueMicrotask(() => { throw new Error("from microtask"); });
console.log("end of script");
