"use strict";
// Streams of node:fs: a file is read a chunk at a time, in later turns of the event loop.

const fs = require("fs");
const { Readable, Writable } = require("stream");

function optionsOf(options) {
    return typeof options === "string" ? { encoding: options } : options || {};
}

function later(callback, f) {
    let result;
    try {
        result = f();
    } catch (error) {
        setImmediate(callback, error);
        return;
    }
    setImmediate(callback, null, result);
}

class ReadStream extends Readable {
    constructor(path, options) {
        options = optionsOf(options);
        super({ highWaterMark: 64 * 1024, ...options });
        this.path = path;
        this.fd = options.fd === undefined || options.fd === null ? null : typeof options.fd === "object" ? options.fd.fd : options.fd;
        this.flags = options.flags || "r";
        this.mode = options.mode;
        this.start = options.start;
        this.end = options.end === undefined ? Infinity : options.end;
        this.pos = this.start;
        this.bytesRead = 0;
        this.autoClose = options.autoClose !== false;
    }

    _construct(callback) {
        openFile(this, callback);
    }

    _read(size) {
        const left = this.end === Infinity ? size : Math.min(size, this.end - (this.pos === undefined ? this.bytesRead : this.pos) + 1);
        if (left <= 0) {
            this.push(null);
            return;
        }
        const buffer = Buffer.allocUnsafe(left);
        later((error, count) => {
            if (error) {
                this.destroy(error);
                return;
            }
            if (this.destroyed) return;
            this.bytesRead += count;
            if (this.pos !== undefined) this.pos += count;
            this.push(count > 0 ? buffer.subarray(0, count) : null);
        }, () => fs.readSync(this.fd, buffer, 0, left, this.pos === undefined ? null : this.pos));
    }

    _destroy(error, callback) {
        closeFile(this, error, callback);
    }

    close(callback) {
        if (callback) this.once("close", callback);
        this.destroy();
    }

    get pending() {
        return this.fd === null;
    }
}

class WriteStream extends Writable {
    constructor(path, options) {
        options = optionsOf(options);
        super({ ...options, decodeStrings: true, defaultEncoding: options.encoding || "utf8" });
        this.path = path;
        this.fd = options.fd === undefined || options.fd === null ? null : typeof options.fd === "object" ? options.fd.fd : options.fd;
        this.flags = options.flags || "w";
        this.mode = options.mode;
        this.pos = options.start;
        this.bytesWritten = 0;
        this.autoClose = options.autoClose !== false;
    }

    _construct(callback) {
        openFile(this, callback);
    }

    _write(chunk, encoding, callback) {
        later((error) => {
            if (!error) this.bytesWritten += chunk.length;
            callback(error);
        }, () => {
            for (let done = 0; done < chunk.length;) {
                const count = fs.writeSync(this.fd, chunk, done, chunk.length - done, this.pos === undefined ? null : this.pos);
                done += count;
                if (this.pos !== undefined) this.pos += count;
            }
        });
    }

    _destroy(error, callback) {
        closeFile(this, error, callback);
    }

    close(callback) {
        if (callback) this.once("close", callback);
        this.end();
    }

    get pending() {
        return this.fd === null;
    }
}

function openFile(stream, callback) {
    if (stream.fd !== null) {
        callback();
        return;
    }
    later((error, fd) => {
        if (error) {
            callback(error);
            return;
        }
        stream.fd = fd;
        callback();
        stream.emit("open", fd);
        stream.emit("ready");
    }, () => fs.openSync(stream.path, stream.flags, stream.mode));
}

function closeFile(stream, error, callback) {
    if (stream.fd === null || !stream.autoClose) {
        callback(error);
        return;
    }
    const fd = stream.fd;
    stream.fd = null;
    later((failed) => callback(error || failed), () => fs.closeSync(fd));
}

module.exports = { ReadStream, WriteStream };
