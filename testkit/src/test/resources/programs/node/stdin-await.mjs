// Standard input by for await, in chunks, as buffers and as text.
let size = 0;
for await (const chunk of process.stdin) {
  size += chunk.length;
  console.log(chunk instanceof Buffer, chunk.toString().split("\n").length);
}
console.log(size);
