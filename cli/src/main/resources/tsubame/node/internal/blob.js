"use strict";
// Blob and File: bytes that do not change, with a type. https://w3c.github.io/FileAPI/

const bytes = Symbol("bytes");
const inspect = Symbol.for("nodejs.util.inspect.custom");

function bytesOf(part, endings) {
    if (part instanceof Blob) return part[bytes];
    if (part instanceof ArrayBuffer || part instanceof SharedArrayBuffer) return new Uint8Array(part.slice(0));
    if (ArrayBuffer.isView(part)) return new Uint8Array(part.buffer, part.byteOffset, part.byteLength).slice();
    const text = String(part);
    return new TextEncoder().encode(endings === "native" ? text.replace(/\r\n/g, "\n") : text);
}

/** Types are lower case, and empty if there is anything in them but ASCII that can be printed. */
function normalType(type) {
    const text = String(type);
    return /[^\x20-\x7e]/.test(text) ? "" : text.toLowerCase();
}

function joined(parts, endings) {
    const all = [];
    let size = 0;
    for (const part of parts) {
        const piece = bytesOf(part, endings);
        all.push(piece);
        size += piece.length;
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const piece of all) {
        whole.set(piece, at);
        at += piece.length;
    }
    return whole;
}

function invalid(message) {
    return Object.assign(new TypeError(message), { code: "ERR_INVALID_ARG_TYPE" });
}

class Blob {
    #type = "";

    constructor(sources = [], options = {}) {
        if (sources === null || typeof sources !== "object" || typeof sources[Symbol.iterator] !== "function") {
            throw invalid('The "sources" argument must be a sequence');
        }
        const { type = "", endings = "transparent" } = options ?? {};
        if (endings !== "transparent" && endings !== "native") {
            throw Object.assign(new TypeError(`The property 'options.endings' is invalid. Received '${endings}'`), { code: "ERR_INVALID_ARG_VALUE" });
        }
        this[bytes] = joined(sources, endings);
        Object.defineProperty(this, bytes, { enumerable: false });
        this.#type = normalType(type);
    }

    get size() {
        return this[bytes].length;
    }

    get type() {
        return this.#type;
    }

    slice(start = 0, end = this.size, type = "") {
        const part = new Blob([], { type });
        part[bytes] = this[bytes].subarray(...[start, end].map((n) => (n < 0 ? Math.max(this.size + n, 0) : Math.min(n, this.size))));
        return part;
    }

    async arrayBuffer() {
        return this[bytes].slice().buffer;
    }

    async bytes() {
        return this[bytes].slice();
    }

    async text() {
        return new TextDecoder().decode(this[bytes]);
    }

    /** A stream of bytes, in pieces of 64 KB. */
    stream() {
        const all = this[bytes];
        let at = 0;
        return new ReadableStream({
            type: "bytes",
            pull(controller) {
                if (at >= all.length) return controller.close();
                controller.enqueue(all.slice(at, at + 65536));
                at += 65536;
                if (at >= all.length) controller.close();
            },
        });
    }

    [inspect](depth, options) {
        return depth < 0 ? "[Blob]" : `${this.constructor.name} ${require("util").inspect({ size: this.size, type: this.type }, options)}`;
    }
}

class File extends Blob {
    #name;
    #lastModified;

    constructor(fileBits, fileName, options = {}) {
        if (arguments.length < 2) {
            throw Object.assign(new TypeError('The "fileBits" and "fileName" arguments must be specified'), { code: "ERR_MISSING_ARGS" });
        }
        super(fileBits, options);
        this.#name = String(fileName).toWellFormed();
        this.#lastModified = options?.lastModified === undefined ? Date.now() : Math.trunc(Number(options.lastModified)) || 0;
    }

    get name() {
        return this.#name;
    }

    get lastModified() {
        return this.#lastModified;
    }

    [inspect](depth, options) {
        const { size, type, name, lastModified } = this;
        return depth < 0 ? "[File]" : `File ${require("util").inspect({ size, type, name, lastModified }, options)}`;
    }
}

for (const [type, names] of [[Blob, ["size", "type", "slice", "stream", "text", "arrayBuffer"]], [File, ["name", "lastModified"]]]) {
    for (const name of names) Object.defineProperty(type.prototype, name, { enumerable: true });
    Object.defineProperty(type.prototype, Symbol.toStringTag, { value: type.name, configurable: true });
}

module.exports = { Blob, File };
