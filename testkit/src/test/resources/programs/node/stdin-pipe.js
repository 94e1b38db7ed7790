// Standard input piped to standard output.
console.log("piped:");
process.stdin.pipe(process.stdout);
process.stdin.on("end", () => process.stdout.write("end\n"));
