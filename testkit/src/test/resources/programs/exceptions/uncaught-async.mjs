// An error in a callback ends the program, with what was printed before it.
setTimeout(() => {
  console.log("in timer");
  null.property;
}, 1);
setTimeout(() => console.log("never"), 5);
await new Promise((resolve) => setTimeout(resolve, 3));
console.log("never either");
