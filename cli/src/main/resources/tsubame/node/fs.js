"use strict";
// node:fs: whole files and directories are native; descriptors, links and streams are here.

const fs = require("internal/fs");
const host = require("internal/host");

const FLAGS = { r: 0, rs: 0o4010000, sr: 0o4010000, "r+": 2, "rs+": 0o4010002, "sr+": 0o4010002, w: 0o1101, wx: 0o1301, xw: 0o1301, "w+": 0o1102, "wx+": 0o1302, "xw+": 0o1302,
    a: 0o2101, ax: 0o2301, xa: 0o2301, as: 0o4012101, sa: 0o4012101, "a+": 0o2102, "ax+": 0o2302, "xa+": 0o2302, "as+": 0o4012102, "sa+": 0o4012102 };

function pathOf(path, name = "path") {
    if (typeof path === "string") return path;
    if (path instanceof URL) return require("url").fileURLToPath(path);
    if (path instanceof Uint8Array) return Buffer.from(path).toString();
    const error = new TypeError(`The "${name}" argument must be of type string or an instance of Buffer or URL. Received ${path === null || path === undefined ? path : `type ${typeof path} (${String(path)})`}`);
    error.code = "ERR_INVALID_ARG_TYPE";
    throw error;
}

function descriptor(fd) {
    if (typeof fd !== "number") {
        const error = new TypeError(`The "fd" argument must be of type number. Received ${fd === null || fd === undefined ? fd : `type ${typeof fd} (${String(fd)})`}`);
        error.code = "ERR_INVALID_ARG_TYPE";
        throw error;
    }
    return fd;
}

function flagBits(flags) {
    if (flags === undefined || flags === null) return 0;
    if (typeof flags === "number") return flags;
    if (Object.hasOwn(FLAGS, flags)) return FLAGS[flags];
    const error = new TypeError(`The argument 'flags' is invalid. Received '${flags}'`);
    error.code = "ERR_INVALID_ARG_VALUE";
    throw error;
}

function modeBits(mode) {
    return mode === undefined || mode === null ? 0o666 : typeof mode === "string" ? parseInt(mode, 8) : mode;
}

const synchronous = {
    openSync: (path, flags, mode) => host.open(pathOf(path), flagBits(flags), modeBits(mode)),
    closeSync: (fd) => host.close(descriptor(fd)),
    readSync(fd, buffer, offset, length, position) {
        if (offset !== null && typeof offset === "object") ({ offset = 0, length, position = null } = offset);
        offset = offset === undefined || offset === null ? 0 : offset;
        if (length === undefined || length === null) length = buffer.byteLength - offset;
        return host.read(descriptor(fd), buffer, offset, length, position === null || position === undefined ? -1 : Number(position));
    },
    writeSync(fd, data, offset, length, position) {
        if (typeof data === "string") {
            const bytes = Buffer.from(data, typeof length === "string" ? length : "utf8");
            return host.write(descriptor(fd), bytes, 0, bytes.length, typeof offset === "number" ? offset : -1);
        }
        if (offset !== null && typeof offset === "object") ({ offset = 0, length, position = null } = offset);
        offset = offset === undefined || offset === null ? 0 : offset;
        if (length === undefined || length === null) length = data.byteLength - offset;
        return host.write(descriptor(fd), data, offset, length, position === null || position === undefined ? -1 : Number(position));
    },
    fstatSync: (fd, options) => fs.statSync(host.descriptorPath(descriptor(fd)), options),
    ftruncateSync: (fd, length = 0) => host.truncate(descriptor(fd), length),
    truncateSync(path, length = 0) {
        const fd = synchronous.openSync(path, "r+");
        try {
            host.truncate(fd, length);
        } finally {
            host.close(fd);
        }
    },
    fsyncSync() {},
    fdatasyncSync() {},
    symlinkSync: (target, path) => host.symlink(pathOf(target, "target"), pathOf(path)),
    readlinkSync: (path) => host.readlink(pathOf(path)),
    linkSync: (existing, path) => host.link(pathOf(existing, "existingPath"), pathOf(path, "newPath")),
    chmodSync: (path, mode) => host.chmod(pathOf(path), modeBits(mode)),
    utimesSync: (path, accessed, modified) => host.utimes(pathOf(path), seconds(accessed), seconds(modified)),
    opendirSync(path) {
        const entries = fs.readdirSync(path, { withFileTypes: true });
        return {
            path,
            readSync: () => entries.shift() || null,
            closeSync() {},
            async close() {},
            async *[Symbol.asyncIterator]() {
                yield* entries;
            },
        };
    },
};

function seconds(time) {
    return time instanceof Date ? time.getTime() / 1000 : Number(time);
}

/** The form with a callback: what it answers it answers later. */
function withCallback(f, answers) {
    return (...args) => {
        const callback = args.pop();
        if (typeof callback !== "function") {
            const error = new TypeError(`The "cb" argument must be of type function. Received ${callback === null || callback === undefined ? callback : `type ${typeof callback}`}`);
            error.code = "ERR_INVALID_ARG_TYPE";
            throw error;
        }
        let result;
        try {
            result = f(...args);
        } catch (error) {
            setImmediate(callback, error);
            return;
        }
        setImmediate(callback, null, ...(answers ? answers(result, args) : result === undefined ? [] : [result]));
    };
}

for (const name of Object.keys(synchronous)) {
    fs[name] = synchronous[name];
    const plain = name.slice(0, -4);
    fs[plain] = withCallback(synchronous[name], plain === "read" || plain === "write" ? (count, args) => [count, args[1]] : undefined);
}

const { readFileSync, writeFileSync, appendFileSync } = fs;

/** The rest of an open file. */
function readRest(fd, options) {
    const parts = [];
    for (let count = 1; count > 0;) {
        const part = Buffer.allocUnsafe(65536);
        count = synchronous.readSync(fd, part, 0, part.length, null);
        parts.push(part.subarray(0, count));
    }
    const all = Buffer.concat(parts);
    const encoding = typeof options === "string" ? options : options && options.encoding;
    return encoding && encoding !== "buffer" ? all.toString(encoding) : all;
}

function writeWhole(fd, data, options) {
    const encoding = typeof options === "string" ? options : options && options.encoding;
    const bytes = typeof data === "string" ? Buffer.from(data, encoding || "utf8") : data;
    synchronous.writeSync(fd, bytes, 0, bytes.byteLength, null);
}

fs.readFileSync = (path, options) => typeof path === "number" && path > 2 ? readRest(path, options) : readFileSync(path, options);
fs.writeFileSync = (path, data, options) => typeof path === "number" && path > 2 ? writeWhole(path, data, options) : writeFileSync(path, data, options);
fs.appendFileSync = (path, data, options) => typeof path === "number" && path > 2 ? writeWhole(path, data, options) : appendFileSync(path, data, options);

fs.readvSync = (fd, views, position) => views.reduce((sum, view) => sum + synchronous.readSync(fd, view, 0, view.byteLength, position === undefined || position === null ? null : position + sum), 0);
fs.writevSync = (fd, views, position) => views.reduce((sum, view) => sum + synchronous.writeSync(fd, view, 0, view.byteLength, position === undefined || position === null ? null : position + sum), 0);

Object.assign(fs.constants, { COPYFILE_EXCL: 1, COPYFILE_FICLONE: 2, O_RDONLY: 0, O_WRONLY: 1, O_RDWR: 2, O_CREAT: 0o100, O_EXCL: 0o200, O_TRUNC: 0o1000, O_APPEND: 0o2000,
    S_IFMT: 0o170000, S_IFREG: 0o100000, S_IFDIR: 0o40000, S_IFLNK: 0o120000, S_IRUSR: 0o400, S_IWUSR: 0o200, S_IXUSR: 0o100 });
Object.assign(fs, { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 });

// ---- Streams

let classes;

function streams() {
    return classes || (classes = require("internal/fs_streams"));
}

fs.createReadStream = (path, options) => new (streams().ReadStream)(path, options);
fs.createWriteStream = (path, options) => new (streams().WriteStream)(path, options);

fs.watch = fs.watchFile = () => {
    throw new Error("fs.watch is not supported");
};
fs.unwatchFile = () => {};
if (!fs.realpathSync.native) fs.realpathSync.native = fs.realpathSync;

// ---- File handles of promises

class FileHandle {
    constructor(fd) {
        this.fd = fd;
    }

    async close() {
        synchronous.closeSync(this.fd);
        this.fd = -1;
    }

    async read(buffer, offset, length, position) {
        return { bytesRead: synchronous.readSync(this.fd, buffer, offset, length, position), buffer };
    }

    async write(data, offset, length, position) {
        return { bytesWritten: synchronous.writeSync(this.fd, data, offset, length, position), buffer: data };
    }

    async readFile(options) {
        return fs.readFileSync(this.fd, options);
    }

    async writeFile(data, options) {
        synchronous.writeSync(this.fd, typeof data === "string" ? Buffer.from(data, typeof options === "string" ? options : "utf8") : data);
    }

    async appendFile(data, options) {
        return this.writeFile(data, options);
    }

    async stat(options) {
        return synchronous.fstatSync(this.fd, options);
    }

    async truncate(length) {
        synchronous.ftruncateSync(this.fd, length);
    }

    async sync() {}

    async *readLines(options) {
        yield* require("readline").createInterface({ input: this.createReadStream(options), crlfDelay: Infinity });
    }

    createReadStream(options) {
        return fs.createReadStream(null, { ...options, fd: this.fd });
    }

    createWriteStream(options) {
        return fs.createWriteStream(null, { ...options, fd: this.fd });
    }

    async [Symbol.asyncDispose]() {
        await this.close();
    }
}

fs.promises.open = async (path, flags, mode) => new FileHandle(synchronous.openSync(path, flags, mode));
for (const name of ["symlink", "readlink", "link", "chmod", "utimes", "truncate", "opendir"]) {
    fs.promises[name] = async (...args) => synchronous[`${name}Sync`](...args);
}

module.exports = fs;
