// Lines by events, and questions that lines answer.
const readline = require("readline");
const rl = readline.createInterface({ input: process.stdin, output: process.stdout, terminal: false });
rl.question("name? ", (name) => {
  console.log(`[${name}]`);
  rl.question("age? ", (age) => {
    console.log(`[${age}]`);
    rl.on("line", (line) => {
      console.log("line", line);
      if (line === "stop") rl.close();
    });
  });
});
rl.on("close", () => console.log("closed"));
process.on("exit", (code) => console.log("exit", code));
