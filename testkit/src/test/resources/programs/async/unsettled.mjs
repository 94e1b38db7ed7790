// A program whose top-level await never settles ends with exit code 13.
console.log("waiting");
await new Promise(() => {});
console.log("never");
