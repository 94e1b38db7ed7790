"use strict";
// node:tty: whether a descriptor is a terminal. The terminal itself is written to and read through process's streams.

const { isTerminal } = require("internal/host");

function isatty(descriptor) {
    return Number.isInteger(descriptor) && descriptor >= 0 && descriptor <= 2147483647 && isTerminal(descriptor);
}

class ReadStream {
    constructor() {
        throw new Error("tty.ReadStream cannot be made here: read from process.stdin");
    }
}

class WriteStream {
    constructor() {
        throw new Error("tty.WriteStream cannot be made here: write to process.stdout or process.stderr");
    }
}

module.exports = { isatty, ReadStream, WriteStream };
