import chalk, { Chalk, supportsColor } from "chalk";
const full = new Chalk({ level: 3 });
const plain = new Chalk({ level: 0 });
console.log(JSON.stringify([full.red("r"), full.bold.underline.hex("#ff8800").bgBlue("x"), full.rgb(1, 2, 3)("a\nb"), plain.red("r"), new Chalk({ level: 1 }).hex("#00ff00")("g"), new Chalk({ level: 2 }).rgb(10, 200, 30)("g")]));
console.log(full.red(`a ${full.blue("b")} c`) === "\u001b[31ma \u001b[34mb\u001b[31m c\u001b[39m", chalk.level, supportsColor);
