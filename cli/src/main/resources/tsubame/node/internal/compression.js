"use strict";
// CompressionStream and DecompressionStream: they keep what they get until it ends. https://compression.spec.whatwg.org

const { deflate, inflate } = require("internal/host");

const FORMATS = { "deflate-raw": 0, deflate: 1, gzip: 2 };
const MOST = 2 ** 31 - 17;

function formatOf(name) {
    if (Object.hasOwn(FORMATS, name)) return FORMATS[name];
    throw Object.assign(new TypeError(`The argument 'format' is invalid. Received '${name}'`), { code: "ERR_INVALID_ARG_VALUE" });
}

function bytesOf(chunk) {
    if (ArrayBuffer.isView(chunk)) return new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength).slice();
    if (chunk instanceof ArrayBuffer) return new Uint8Array(chunk).slice();
    throw Object.assign(new TypeError('The "chunk" argument must be an instance of Buffer, TypedArray, or DataView'), { code: "ERR_INVALID_ARG_TYPE" });
}

class Whole {
    #transform;

    constructor(work) {
        const parts = [];
        this.#transform = new TransformStream({
            transform: (chunk) => void parts.push(bytesOf(chunk)),
            flush(controller) {
                const result = work(Buffer.concat(parts));
                for (let at = 0; at < result.length; at += 16384) controller.enqueue(new Uint8Array(result.subarray(at, at + 16384)));
            },
        });
    }

    get readable() {
        return this.#transform.readable;
    }

    get writable() {
        return this.#transform.writable;
    }
}

class CompressionStream extends Whole {
    constructor(format) {
        const number = formatOf(format);
        super((bytes) => deflate(bytes, number, 6));
    }
}

class DecompressionStream extends Whole {
    constructor(format) {
        const number = formatOf(format);
        super((bytes) => {
            const result = inflate(bytes, number, MOST);
            if (result.failure !== undefined) throw Object.assign(new TypeError(result.failure), { code: result.code });
            return result;
        });
    }
}

for (const type of [CompressionStream, DecompressionStream]) Object.defineProperty(type.prototype, Symbol.toStringTag, { value: type.name, configurable: true });

module.exports = { CompressionStream, DecompressionStream };
