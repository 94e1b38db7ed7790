import { execFileSync, execSync, spawn, spawnSync } from "child_process";

console.log(spawnSync("sh", ["-c", "cat; echo err >&2; exit 3"], { input: "in", encoding: "utf8" }).stdout, execSync("echo hi").toString(), execFileSync("printf", ["%s|", "a", "b c"], { encoding: "utf8" }));
console.log(spawnSync("nonexistent-program").error.code);
try { execSync("exit 4", { stdio: "pipe" }); } catch (e) { console.log(e.status, e.message); }
console.log(spawnSync("sh", ["-c", "echo $FOO; pwd"], { env: { FOO: "bar", PATH: process.env.PATH }, cwd: "/", encoding: "utf8" }).stdout);
const big = spawnSync("cat", { input: "x".repeat(300000) }); console.log(big.stdout.length, big.status);
const c = spawn("cat"); c.stdout.on("data", (d) => console.log("cat", d.toString())); c.on("close", (code) => console.log("closed", code)); c.stdin.end("piped");
await new Promise((r) => setTimeout(r, 100));
