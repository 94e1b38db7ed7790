"use strict";
// node:string_decoder: bytes that come in pieces, as text; a character that is cut waits for its rest.

const NAMES = { utf8: "utf8", "utf-8": "utf8", ucs2: "utf16le", "ucs-2": "utf16le", utf16le: "utf16le", "utf-16le": "utf16le",
    latin1: "latin1", binary: "latin1", base64: "base64", base64url: "base64url", hex: "hex", ascii: "ascii" };

/** How many bytes at the end begin a character that is not complete. */
function openUtf8(bytes) {
    const n = bytes.length;
    for (let back = 1; back <= 3 && back <= n; back++) {
        const b = bytes[n - back];
        if ((b & 0xc0) === 0x80) continue;
        const needed = b >= 0xf0 && b <= 0xf4 ? 4 : b >= 0xe0 && b < 0xf0 ? 3 : b >= 0xc2 && b < 0xe0 ? 2 : 1;
        return needed > back ? back : 0;
    }
    return 0;
}

function openUtf16(bytes) {
    let open = bytes.length % 2;
    const last = bytes.length - open - 1;
    if (last > 0 && bytes[last] >= 0xd8 && bytes[last] <= 0xdb) open += 2;
    return open;
}

class StringDecoder {
    constructor(encoding) {
        const name = encoding === undefined || encoding === null ? "utf8" : NAMES[String(encoding).toLowerCase()];
        if (!name) {
            const error = new TypeError(`Unknown encoding: ${encoding}`);
            error.code = "ERR_UNKNOWN_ENCODING";
            throw error;
        }
        this.encoding = name;
        this.rest = Buffer.alloc(0);
    }

    write(chunk) {
        if (typeof chunk === "string") return chunk;
        if (!ArrayBuffer.isView(chunk)) {
            const error = new TypeError("The \"buf\" argument must be an instance of Buffer, TypedArray, or DataView.");
            error.code = "ERR_INVALID_ARG_TYPE";
            throw error;
        }
        let bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        if (this.rest.length) bytes = Buffer.concat([this.rest, bytes]);
        const open = this.encoding === "utf8" ? openUtf8(bytes) : this.encoding === "utf16le" ? openUtf16(bytes)
            : this.encoding.startsWith("base64") ? bytes.length % 3 : 0;
        this.rest = Buffer.from(bytes.subarray(bytes.length - open));
        return bytes.toString(this.encoding, 0, bytes.length - open);
    }

    end(chunk) {
        const text = chunk === undefined ? "" : this.write(chunk);
        const rest = this.rest;
        this.rest = Buffer.alloc(0);
        if (rest.length === 0) return text;
        return text + (this.encoding === "utf8" ? "\ufffd" : rest.toString(this.encoding));
    }

    text(chunk, offset) {
        this.rest = Buffer.alloc(0);
        return this.write(chunk.subarray(offset));
    }

    get lastNeed() {
        if (this.encoding !== "utf8" || !this.rest.length) return 0;
        const b = this.rest[0];
        return (b >= 0xf0 ? 4 : b >= 0xe0 ? 3 : 2) - this.rest.length;
    }
}

module.exports = { StringDecoder };
