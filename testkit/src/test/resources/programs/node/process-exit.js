// process.exit ends at once: nothing scheduled runs any more, exit handlers do.
process.on("exit", (code) => {
  console.log("handler 1", code);
  setTimeout(() => console.log("never"), 0);
});
process.on("exit", () => console.log("handler 2"));
setTimeout(() => console.log("never"), 0);
Promise.resolve().then(() => console.log("never"));
try {
  process.exit(7);
} finally {
  console.log("never");
}
