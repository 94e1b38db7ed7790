"use strict";
// node:zlib: deflate, gzip and raw deflate, at once, with callbacks, and as streams, which keep what they get until it ends. No Brotli.

const { deflate, inflate, crc32: checksum } = require("internal/host");
const { Transform } = require("stream");

const RAW = 0;
const ZLIB = 1;
const GZIP = 2;
const EITHER = 3;
const MOST = 2 ** 31 - 17;

const constants = {
    Z_NO_FLUSH: 0, Z_PARTIAL_FLUSH: 1, Z_SYNC_FLUSH: 2, Z_FULL_FLUSH: 3, Z_FINISH: 4, Z_BLOCK: 5, Z_OK: 0, Z_STREAM_END: 1, Z_NEED_DICT: 2, Z_ERRNO: -1,
    Z_STREAM_ERROR: -2, Z_DATA_ERROR: -3, Z_MEM_ERROR: -4, Z_BUF_ERROR: -5, Z_VERSION_ERROR: -6, Z_NO_COMPRESSION: 0, Z_BEST_SPEED: 1, Z_BEST_COMPRESSION: 9,
    Z_DEFAULT_COMPRESSION: -1, Z_FILTERED: 1, Z_HUFFMAN_ONLY: 2, Z_RLE: 3, Z_FIXED: 4, Z_DEFAULT_STRATEGY: 0, DEFLATE: 1, INFLATE: 2, GZIP: 3, GUNZIP: 4,
    DEFLATERAW: 5, INFLATERAW: 6, UNZIP: 7, Z_MIN_WINDOWBITS: 8, Z_MAX_WINDOWBITS: 15, Z_DEFAULT_WINDOWBITS: 15, Z_MIN_CHUNK: 64, Z_MAX_CHUNK: Infinity,
    Z_DEFAULT_CHUNK: 16384, Z_MIN_MEMLEVEL: 1, Z_MAX_MEMLEVEL: 9, Z_DEFAULT_MEMLEVEL: 8, Z_MIN_LEVEL: -1, Z_MAX_LEVEL: 9, Z_DEFAULT_LEVEL: -1,
};
const codes = Object.fromEntries(["Z_OK", "Z_STREAM_END", "Z_NEED_DICT", "Z_ERRNO", "Z_STREAM_ERROR", "Z_DATA_ERROR", "Z_MEM_ERROR", "Z_BUF_ERROR", "Z_VERSION_ERROR"]
    .flatMap((name) => [[name, constants[name]], [constants[name], name]]));

function coded(error, code) {
    return Object.assign(error, { code });
}

function received(value) {
    if (value === null || value === undefined) return String(value);
    if (typeof value === "function") return `function ${value.name}`;
    return typeof value === "object" ? `an instance of ${value.constructor?.name}` : `type ${typeof value} (${typeof value === "string" ? `'${value}'` : String(value)})`;
}

function bytesOf(data) {
    if (typeof data === "string") return Buffer.from(data);
    if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    if (data instanceof ArrayBuffer || data instanceof SharedArrayBuffer) return new Uint8Array(data);
    throw coded(new TypeError(`The "buffer" argument must be of type string or an instance of Buffer, TypedArray, DataView, or ArrayBuffer. Received ${received(data)}`),
        "ERR_INVALID_ARG_TYPE");
}

function level(options) {
    const given = options?.level ?? -1;
    if (typeof given !== "number") throw coded(new TypeError(`The "options.level" property must be of type number. Received ${received(given)}`), "ERR_INVALID_ARG_TYPE");
    if (!(given >= -1 && given <= 9)) throw coded(new RangeError(`The value of "options.level" is out of range. It must be >= -1 and <= 9. Received ${given}`), "ERR_OUT_OF_RANGE");
    if (options?.dictionary !== undefined) throw new Error("Tsubame's zlib does not have dictionaries yet");
    return given === -1 ? 6 : given;
}

function compress(format) {
    return (data, options) => deflate(bytesOf(data), format, level(options));
}

function expand(format) {
    return (data, options) => {
        const result = inflate(bytesOf(data), format, Math.min(options?.maxOutputLength ?? MOST, MOST));
        if (result.failure === undefined) return result;
        const Kind = result.code === "ERR_BUFFER_TOO_LARGE" ? RangeError : Error;
        const error = new Kind(result.failure);
        if (result.errno !== 0) error.errno = result.errno;
        throw coded(error, result.code);
    };
}

/** As a stream: all of it is worked on when the end has come. */
class Whole extends Transform {
    #parts = [];
    #work;
    #options;

    constructor(work, options) {
        super({ ...options, objectMode: false });
        this.#work = work;
        this.#options = options;
        this.bytesWritten = 0;
    }

    _transform(chunk, encoding, done) {
        const part = typeof chunk === "string" ? Buffer.from(chunk, encoding) : chunk;
        this.#parts.push(part);
        this.bytesWritten += part.length;
        done();
    }

    _flush(done) {
        let result;
        try {
            result = this.#work(Buffer.concat(this.#parts), this.#options);
        } catch (error) {
            return done(error);
        }
        for (let at = 0; at < result.length; at += 16384) this.push(result.subarray(at, at + 16384));
        done();
    }

    close(done) {
        if (done) this.once("close", done);
        this.destroy();
    }
}

const KINDS = {
    Deflate: compress(ZLIB), Inflate: expand(ZLIB), Gzip: compress(GZIP), Gunzip: expand(GZIP), DeflateRaw: compress(RAW), InflateRaw: expand(RAW), Unzip: expand(EITHER),
};

for (const [name, work] of Object.entries(KINDS)) {
    const type = { [name]: class extends Whole {
        constructor(options) {
            if (/^(De|Gz)/.test(name)) level(options);
            super(work, options);
        }
    } }[name];
    const small = name[0].toLowerCase() + name.slice(1);
    const async = { [small](data, options, done = options) {
        if (typeof done !== "function") throw coded(new TypeError(`The "callback" argument must be of type function. Received ${received(done)}`), "ERR_INVALID_ARG_TYPE");
        const bytes = bytesOf(data);
        let result;
        let failure = null;
        try {
            result = work(bytes, typeof options === "function" ? undefined : options);
        } catch (error) {
            failure = error;
        }
        setImmediate(done, failure, result);
    } }[small];
    exports[name] = type;
    exports[small] = async;
    exports[`${small}Sync`] = { [`${small}Sync`]: (data, options) => work(data, options) }[`${small}Sync`];
    exports[`create${name}`] = { [`create${name}`]: (options) => new type(options) }[`create${name}`];
}

function missing() {
    throw new Error("Tsubame's zlib does not have Brotli yet");
}
for (const name of ["brotliCompress", "brotliDecompress", "brotliCompressSync", "brotliDecompressSync", "createBrotliCompress", "createBrotliDecompress"]) exports[name] = missing;

exports.crc32 = (data, value = 0) => checksum(bytesOf(data), value);
exports.constants = constants;
exports.codes = codes;
