"use strict";
// node:crypto: digests, HMAC, random bytes, PBKDF2, comparison in constant time, and Web Crypto's digest. No ciphers, no keys.

const { hash, randomFill } = require("internal/host");
const { Transform } = require("stream");

const BLOCK = { md5: 64, sha1: 64, sha224: 64, sha256: 64, sha384: 128, sha512: 128 };

function failure(code, message, Kind = Error) {
    const error = new Kind(message);
    error.code = code;
    return error;
}

function algorithm(name) {
    const plain = String(name).toLowerCase().replace(/^rsa-/, "").replace("-", "");
    if (!(plain in BLOCK)) {
        const error = new Error("Digest method not supported");
        error.code = "ERR_CRYPTO_INVALID_DIGEST";
        throw error;
    }
    return plain;
}

function bytesOf(data, encoding, what = "data") {
    if (typeof data === "string") return Buffer.from(data, encoding === "buffer" ? "utf8" : encoding);
    if (ArrayBuffer.isView(data)) return Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    if (data instanceof ArrayBuffer) return Buffer.from(data);
    throw failure("ERR_INVALID_ARG_TYPE", `The "${what}" argument must be of type string or an instance of Buffer, TypedArray, or DataView.`
        + ` Received ${data === null || data === undefined ? data : typeof data === "object" ? "an instance of " + data.constructor.name : `type ${typeof data} (${String(data)})`}`, TypeError);
}

class Hash extends Transform {
    #algorithm;
    #parts = [];
    #done = false;

    constructor(name, parts = []) {
        super();
        this.#algorithm = algorithm(name);
        this.#parts = parts;
    }

    update(data, encoding) {
        if (this.#done) throw failure("ERR_CRYPTO_HASH_FINALIZED", "Digest already called");
        this.#parts.push(Buffer.from(bytesOf(data, encoding)));
        return this;
    }

    digest(encoding) {
        if (this.#done) throw failure("ERR_CRYPTO_HASH_FINALIZED", "Digest already called");
        this.#done = true;
        const result = Buffer.from(hash(this.#algorithm, Buffer.concat(this.#parts)));
        return encoding && encoding !== "buffer" ? result.toString(encoding) : result;
    }

    copy() {
        return new Hash(this.#algorithm, [...this.#parts]);
    }

    _transform(chunk, encoding, callback) {
        this.update(chunk, encoding);
        callback();
    }

    _flush(callback) {
        callback(null, this.digest());
    }
}

function hmacKey(name, key) {
    const size = BLOCK[name];
    const bytes = bytesOf(key, "utf8", "key");
    const block = Buffer.alloc(size);
    (bytes.length > size ? Buffer.from(hash(name, bytes)) : bytes).copy(block);
    return block;
}

/** HMAC (RFC 2104): H(key ^ opad, H(key ^ ipad, text)). */
class Hmac extends Transform {
    #algorithm;
    #outer;
    #parts;
    #done = false;

    constructor(name, key) {
        super();
        this.#algorithm = algorithm(name);
        const block = hmacKey(this.#algorithm, key);
        this.#outer = Buffer.from(block.map((b) => b ^ 0x5c));
        this.#parts = [Buffer.from(block.map((b) => b ^ 0x36))];
    }

    update(data, encoding) {
        if (this.#done) throw failure("ERR_CRYPTO_HASH_FINALIZED", "Digest already called");
        this.#parts.push(Buffer.from(bytesOf(data, encoding)));
        return this;
    }

    digest(encoding) {
        let result = Buffer.alloc(0);
        if (!this.#done) {
            this.#done = true;
            const inner = Buffer.from(hash(this.#algorithm, Buffer.concat(this.#parts)));
            result = Buffer.from(hash(this.#algorithm, Buffer.concat([this.#outer, inner])));
        }
        return encoding && encoding !== "buffer" ? result.toString(encoding) : result;
    }

    _transform(chunk, encoding, callback) {
        this.update(chunk, encoding);
        callback();
    }

    _flush(callback) {
        callback(null, this.digest());
    }
}

function later(f, callback) {
    let result;
    try {
        result = f();
    } catch (error) {
        setImmediate(callback, error);
        return;
    }
    setImmediate(callback, null, result);
}

function randomBytes(size, callback) {
    if (typeof size !== "number") throw failure("ERR_INVALID_ARG_TYPE", `The "size" argument must be of type number. Received type ${typeof size} (${String(size)})`, TypeError);
    if (!(size >= 0 && size <= 2147483647)) throw failure("ERR_OUT_OF_RANGE", `The value of "size" is out of range. It must be >= 0 && <= 2147483647. Received ${size}`, RangeError);
    const make = () => randomFillSync(Buffer.alloc(size));
    if (callback) later(make, callback);
    else return make();
}

function randomFillSync(target, offset = 0, size = target.byteLength - offset) {
    randomFill(new Uint8Array(target.buffer || target, (target.byteOffset || 0) + offset, size));
    return target;
}

function randomInt(min, max, callback) {
    if (max === undefined || typeof max === "function") {
        callback = max;
        max = min;
        min = 0;
    }
    if (!Number.isSafeInteger(min)) throw failure("ERR_INVALID_ARG_TYPE", "The \"min\" argument must be a safe integer.", TypeError);
    if (!Number.isSafeInteger(max)) throw failure("ERR_INVALID_ARG_TYPE", "The \"max\" argument must be a safe integer.", TypeError);
    const range = max - min;
    if (range <= 0 || range >= 2 ** 48) {
        throw failure("ERR_OUT_OF_RANGE", `The value of "max" is out of range. It must be greater than the value of "min" (${min}). Received ${max}`, RangeError);
    }
    const limit = 2 ** 48 - (2 ** 48 % range);
    const make = () => {
        while (true) {
            const value = randomBytes(6).readUIntBE(0, 6);
            if (value < limit) return min + (value % range);
        }
    };
    if (typeof callback === "function") later(make, callback);
    else return make();
}

function pbkdf2Sync(password, salt, iterations, length, digest) {
    const name = algorithm(digest);
    const saltBytes = bytesOf(salt, "utf8", "salt");
    const blocks = [];
    for (let i = 1, have = 0; have < length; i++) {
        const number = Buffer.alloc(4);
        number.writeUInt32BE(i);
        let u = new Hmac(name, password).update(saltBytes).update(number).digest();
        const block = Buffer.from(u);
        for (let round = 1; round < iterations; round++) {
            u = new Hmac(name, password).update(u).digest();
            for (let k = 0; k < block.length; k++) block[k] ^= u[k];
        }
        blocks.push(block);
        have += block.length;
    }
    return Buffer.concat(blocks).subarray(0, length);
}

function timingSafeEqual(a, b) {
    const x = bytesOf(a, "utf8", "buf1"), y = bytesOf(b, "utf8", "buf2");
    if (x.length !== y.length) throw failure("ERR_CRYPTO_TIMING_SAFE_EQUAL_LENGTH", "Input buffers must have the same byte length", RangeError);
    let difference = 0;
    for (let i = 0; i < x.length; i++) difference |= x[i] ^ y[i];
    return difference === 0;
}

function missing(name) {
    return () => {
        throw new Error(`crypto.${name} is not supported: there are digests, HMAC, PBKDF2 and random values`);
    };
}

const webcrypto = globalThis.crypto;
module.exports = {
    Hash,
    Hmac,
    createHash: (name) => new Hash(name),
    createHmac: (name, key) => new Hmac(name, key),
    hash: (name, data, encoding = "hex") => new Hash(name).update(data).digest(encoding),
    getHashes: () => Object.keys(BLOCK),
    randomBytes,
    pseudoRandomBytes: randomBytes,
    randomFillSync,
    randomFill(target, ...rest) {
        const callback = rest.pop();
        later(() => randomFillSync(target, ...rest), callback);
    },
    randomInt,
    randomUUID: () => webcrypto.randomUUID(),
    pbkdf2Sync,
    pbkdf2(password, salt, iterations, length, digest, callback) {
        later(() => pbkdf2Sync(password, salt, iterations, length, digest), callback);
    },
    timingSafeEqual,
    webcrypto,
    subtle: webcrypto.subtle,
    getRandomValues: (array) => webcrypto.getRandomValues(array),
    getCiphers: () => [],
    constants: {},
};
for (const name of ["createCipheriv", "createDecipheriv", "createSign", "createVerify", "createPrivateKey", "createPublicKey", "generateKeyPair",
    "generateKeyPairSync", "scrypt", "scryptSync", "createDiffieHellman", "createECDH", "publicEncrypt", "privateDecrypt", "sign", "verify"]) {
    module.exports[name] = missing(name);
}
