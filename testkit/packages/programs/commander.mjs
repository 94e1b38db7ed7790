import { Argument, Command, Option } from "commander";
const program = new Command();
const show = { writeOut: (t) => console.log("out:", t), writeErr: (t) => console.log("err:", t) };
program.name("tool").description("A tool for tests").version("1.2.3").exitOverride().configureOutput(show);
program.option("-d, --debug", "output extra debugging").addOption(new Option("-c, --color <when>", "colours").choices(["always", "never"]).default("never"));
program.command("copy").alias("cp").description("copies a file").addArgument(new Argument("<from>", "what")).argument("[to...]", "where").option("-f, --force").exitOverride().configureOutput(show)
    .action((from, to, options) => console.log("copy", from, to, options));
for (const args of [["copy", "a", "b", "c", "-f"], ["--help"], ["cp"], ["--color", "blue"], ["-d", "cp", "x"], ["help", "copy"], ["nonsense"], ["--version"]]) {
    try {
        program.parse(args, { from: "user" });
    } catch (error) {
        console.log(error.code, error.exitCode);
    }
}
console.log(program.opts());
