// A rejection that nobody handles ends the program with exit code 1.
console.log("before");
Promise.reject(new Error("nobody handles this"));
const late = Promise.reject(new Error("handled in time"));
late.catch(() => console.log("caught in time"));
process.on("exit", (code) => console.log("exit code", code));
setTimeout(() => console.log("never"), 5);
