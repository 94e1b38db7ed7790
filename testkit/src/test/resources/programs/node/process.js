// process: arguments, environment, exit codes, ticks, hrtime, output.
const [exec, file, ...args] = process.argv;
console.log(typeof exec, file.endsWith("process.js"), args, process.argv.length);
console.log(typeof process.env.PATH, process.env.SURELY_NOT_SET, "PATH" in process.env, process.platform, typeof process.pid, process.cwd() === __dirname, typeof process.version, process.version[0]);
process.env.NEW_ONE = "set";
console.log(process.env.NEW_ONE, Object.keys(process.env).includes("NEW_ONE"));
const start = process.hrtime.bigint();
const [seconds, nanos] = process.hrtime();
console.log(typeof start, seconds >= 0, nanos < 1e9, process.hrtime.bigint() >= start, process.uptime() >= 0, performance.now() > 0, typeof process.memoryUsage().heapUsed);
process.stdout.write("no newline, ");
process.stdout.write("then one\n");
console.log(process.stdout.write("") , process.stdout.fd, process.stdin.fd, process.stderr.fd, process.stdout.isTTY);
process.nextTick((a, b) => console.log("tick", a, b), 1, 2);
process.on("exit", (code) => console.log("exit handler", code, process.exitCode));
process.once("beforeExit", (code) => {
  console.log("before exit", code);
  setTimeout(() => console.log("more work"), 1);
});
process.exitCode = 3;
