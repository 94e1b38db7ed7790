"use strict";
// node:child_process: other programs, run to their end. The asynchronous forms run at once too, and tell what came of it later.

const { spawn: run } = require("internal/host");
const EventEmitter = require("events");
const { Readable, Writable } = require("stream");
const SIGNALS = ["", "SIGHUP", "SIGINT", "SIGQUIT", "SIGILL", "SIGTRAP", "SIGABRT", "SIGBUS", "SIGFPE", "SIGKILL", "SIGUSR1", "SIGSEGV", "SIGUSR2", "SIGPIPE", "SIGALRM", "SIGTERM"];

function typeError(name, expected, value) {
    const error = new TypeError(`The "${name}" argument must be ${expected}. Received ${value === null ? "null" : value === undefined ? "undefined" : `type ${typeof value} (${String(value)})`}`);
    error.code = "ERR_INVALID_ARG_TYPE";
    return error;
}

function normalised(file, args, options) {
    if (typeof file !== "string") throw typeError("file", "of type string", file);
    if (args !== undefined && args !== null && !Array.isArray(args)) {
        options = args;
        args = [];
    }
    options = options || {};
    args = (args || []).map(String);
    if (options.shell) {
        const command = [file, ...args].join(" ");
        file = typeof options.shell === "string" ? options.shell : "/bin/sh";
        args = ["-c", command];
    }
    return { file, args, options };
}

/** Which of the three are "inherit": bits 1, 2 and 4; "ignore": 8, 16 and 32; others are pipes. */
function stdioBits(stdio, otherwise) {
    let list = stdio === undefined || stdio === null ? otherwise : stdio;
    if (typeof list === "string") list = [list, list, list];
    let bits = 0;
    for (let i = 0; i < 3; i++) {
        if (list[i] === "inherit" || list[i] === i) bits |= 1 << i;
        else if (list[i] === "ignore" || list[i] === null && i > 0) bits |= 8 << i;
    }
    return bits;
}

function toBytes(input) {
    if (input === undefined || input === null) return Buffer.alloc(0);
    return typeof input === "string" ? Buffer.from(input) : Buffer.from(input.buffer, input.byteOffset, input.byteLength);
}

/** @returns what spawnSync returns, with bytes for output */
function runNow(file, args, options, otherwise) {
    const env = options.env || process.env;
    const variables = Object.keys(env).filter((name) => env[name] !== undefined).map((name) => `${name}=${env[name]}`);
    const directory = options.cwd === undefined ? "" : options.cwd instanceof URL ? require("url").fileURLToPath(options.cwd) : String(options.cwd);
    const result = run(file, [options.argv0 || file, ...args], variables, directory, toBytes(options.input), stdioBits(options.stdio, otherwise),
        options.timeout > 0 ? Number(options.timeout) : 0);
    if (result.code) {
        const error = new Error(`spawnSync ${file} ${result.code}`);
        Object.assign(error, { errno: result.errno, code: result.code, syscall: `spawnSync ${file}`, path: file, spawnargs: args });
        return { error, status: null, signal: null, output: null, pid: 0, stdout: null, stderr: null };
    }
    const stdout = result.stdout === null ? null : Buffer.from(result.stdout);
    const stderr = result.stderr === null ? null : Buffer.from(result.stderr);
    const answer = { pid: result.pid, output: [null, stdout, stderr], stdout, stderr, status: result.signal ? null : result.status, signal: result.signal ? SIGNALS[result.signal] || String(result.signal) : null };
    if (result.timedOut) {
        answer.error = Object.assign(new Error(`spawnSync ${file} ETIMEDOUT`), { errno: -110, code: "ETIMEDOUT", syscall: `spawnSync ${file}`, path: file, spawnargs: args });
    }
    return answer;
}

function decode(result, encoding) {
    if (!encoding || encoding === "buffer" || !result.output) return result;
    result.output = result.output.map((part) => part && part.toString(encoding));
    result.stdout = result.output[1];
    result.stderr = result.output[2];
    return result;
}

function spawnSync(file, args, options) {
    const call = normalised(file, args, options);
    return decode(runNow(call.file, call.args, call.options, ["pipe", "pipe", "pipe"]), call.options.encoding);
}

function checked(result, command, args) {
    if (result.error) {
        throw Object.assign(result.error, result);
    }
    if (result.status !== 0) {
        const error = new Error(`Command failed: ${command}` + (result.stderr && result.stderr.length ? `\n${result.stderr.toString()}` : ""));
        throw Object.assign(error, result, args ? { path: args[0] } : {});
    }
    return result.stdout;
}

function execFileSync(file, args, options) {
    const call = normalised(file, args, options);
    const stdio = call.options.stdio || ["pipe", "pipe", "inherit"];
    const result = decode(runNow(call.file, call.args, { ...call.options, stdio }, stdio), call.options.encoding);
    return checked(result, [file, ...(Array.isArray(args) ? args : [])].join(" "));
}

function execSync(command, options) {
    if (typeof command !== "string") throw typeError("command", "of type string", command);
    const call = normalised(command, [], { ...options, shell: (options && options.shell) || true });
    const stdio = call.options.stdio || ["pipe", "pipe", "inherit"];
    const result = decode(runNow(call.file, call.args, { ...call.options, stdio }, stdio), call.options.encoding);
    return checked(result, command);
}

class ChildProcess extends EventEmitter {
    constructor(file, args, options, otherwise) {
        super();
        this.spawnfile = file;
        this.spawnargs = [file, ...args];
        this.connected = false;
        this.killed = false;
        this.exitCode = null;
        this.signalCode = null;
        const written = [];
        const start = () => this.#run(file, args, options, otherwise, Buffer.concat(written));
        this.stdin = new Writable({
            write(chunk, encoding, callback) {
                written.push(chunk);
                callback();
            },
        });
        this.stdout = new Readable({ read() {} });
        this.stderr = new Readable({ read() {} });
        this.stdio = [this.stdin, this.stdout, this.stderr];
        // What is written to its input before this turn of the loop is over, it gets.
        setImmediate(start);
    }

    #run(file, args, options, otherwise, input) {
        const result = runNow(file, args, { ...options, input }, otherwise);
        if (result.error && !result.output) {
            result.error.message = result.error.message.replace("spawnSync", "spawn");
            result.error.syscall = `spawn ${file}`;
            this.stdout.push(null);
            this.stderr.push(null);
            this.emit("error", result.error);
            return;
        }
        this.pid = result.pid;
        this.exitCode = result.status;
        this.signalCode = result.signal;
        this.emit("spawn");
        if (result.stdout && result.stdout.length) this.stdout.push(result.stdout);
        if (result.stderr && result.stderr.length) this.stderr.push(result.stderr);
        this.stdout.push(null);
        this.stderr.push(null);
        setImmediate(() => {
            this.emit("exit", result.status, result.signal);
            let open = 0;
            const closed = () => {
                if (--open <= 0) this.emit("close", result.status, result.signal);
            };
            for (const stream of [this.stdout, this.stderr]) {
                if (stream.listenerCount("data") + stream.listenerCount("readable") > 0 && !stream.readableEnded) {
                    open++;
                    stream.once("end", closed);
                }
            }
            if (open === 0) closed();
        });
    }

    kill() {
        return false;
    }

    ref() {}

    unref() {}
}

function spawn(file, args, options) {
    const call = normalised(file, args, options);
    return new ChildProcess(call.file, call.args, call.options, ["pipe", "pipe", "pipe"]);
}

function execFile(file, args, options, callback) {
    if (typeof args === "function") [args, options, callback] = [[], {}, args];
    else if (typeof options === "function") [options, callback] = Array.isArray(args) ? [{}, options] : [args, options];
    const call = normalised(file, Array.isArray(args) ? args : [], options);
    const child = new ChildProcess(call.file, call.args, call.options, ["pipe", "pipe", "pipe"]);
    const encoding = call.options.encoding === undefined ? "utf8" : call.options.encoding;
    const parts = [[], []];
    child.stdout.on("data", (chunk) => parts[0].push(chunk));
    child.stderr.on("data", (chunk) => parts[1].push(chunk));
    const text = (list) => encoding && encoding !== "buffer" ? Buffer.concat(list).toString(encoding) : Buffer.concat(list);
    const command = call.options.shell ? file : [file, ...(Array.isArray(args) ? args : [])].join(" ");
    child.on("error", (error) => callback && callback(error, "", ""));
    child.on("close", (status, signal) => {
        if (!callback) return;
        const stdout = text(parts[0]), stderr = text(parts[1]);
        if (status === 0) {
            callback(null, stdout, stderr);
            return;
        }
        const error = new Error(`Command failed: ${command}\n${stderr}`);
        callback(Object.assign(error, { code: status, killed: false, signal, cmd: command, stdout, stderr }), stdout, stderr);
    });
    return child;
}

function exec(command, options, callback) {
    if (typeof options === "function") [options, callback] = [{}, options];
    return execFile(command, [], { ...options, shell: (options && options.shell) || true }, callback);
}

for (const f of [exec, execFile]) {
    f[Symbol.for("nodejs.util.promisify.custom")] = (...args) => new Promise((resolve, reject) => {
        f(...args, (error, stdout, stderr) => error ? reject(error) : resolve({ stdout, stderr }));
    });
}

function fork() {
    throw new Error("child_process.fork is not supported: there is no channel to another process");
}

module.exports = { ChildProcess, spawn, spawnSync, exec, execSync, execFile, execFileSync, fork };
