// Standard input as a stream of chunks.
process.stdin.setEncoding("utf8");
let text = "";
process.stdin.on("data", (chunk) => (text += chunk));
process.stdin.on("end", () => {
  console.log(text.length, text.toUpperCase().trim().split(/\s+/));
});
console.log("before");
