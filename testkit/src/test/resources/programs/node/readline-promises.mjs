// Questions that await their answers.
import { createInterface } from "node:readline/promises";
import { stdin as input, stdout as output } from "node:process";
const rl = createInterface({ input, output });
const name = await rl.question("name? ");
console.log(`hello ${name}`);
rl.close();
try {
  await rl.question("again? ");
} catch (error) {
  console.log(error.code);
}
