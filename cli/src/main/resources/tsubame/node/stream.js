"use strict";
// node:stream: readable, writable, duplex and transforming streams over EventEmitter, pipeline, finished.

const EventEmitter = require("events");
const tick = process.nextTick;

function failure(code, message, Kind = Error) {
    const error = new Kind(message);
    error.code = code;
    return error;
}

/** What all streams have: being destroyed, once, with or without an error. */
class Stream extends EventEmitter {
    constructor(options) {
        super(options);
    }

    pipe(target, options) {
        this.on("data", (chunk) => {
            if (target.write(chunk) === false && this.pause) this.pause();
        });
        target.on("drain", () => this.resume && this.resume());
        if (!options || options.end !== false) this.on("end", () => target.end());
        target.emit("pipe", this);
        return target;
    }
}

function destroy(error, callback) {
    const r = this._readableState, w = this._writableState;
    if (this.destroyed) {
        if (callback) callback(error);
        return this;
    }
    if (r) r.destroyed = true;
    if (w) w.destroyed = true;
    let called = false;
    const done = (failed) => {
        if (called) return;
        called = true;
        const reason = failed || error;
        if (r) r.closed = true;
        if (w) w.closed = true;
        if (r && reason) r.errored = r.errored || reason;
        if (w && reason) w.errored = w.errored || reason;
        if (callback) callback(reason);
        tick(() => {
            if (reason && !callback) this.emit("error", reason);
            this.emit("close");
        });
    };
    if (error) {
        if (r) r.errored = error;
        if (w) w.errored = error;
    }
    try {
        this._destroy(error || null, done);
    } catch (thrown) {
        done(thrown);
    }
    return this;
}

const common = {
    destroy,
    _destroy(error, callback) {
        callback(error);
    },
    [Symbol.asyncDispose]() {
        this.destroy();
        return new Promise((resolve) => this.once("close", resolve));
    },
};

function closeLater(stream) {
    const r = stream._readableState, w = stream._writableState;
    const readDone = !r || r.endEmitted || stream.readable === false;
    const writeDone = !w || w.finished || stream._writes === false;
    const auto = (r || w).autoDestroy;
    if (readDone && writeDone && auto) stream.destroy();
}

function construct(stream, options) {
    if (!options) return;
    if (typeof options.construct === "function") stream._construct = options.construct;
    if (typeof options.read === "function") stream._read = options.read;
    if (typeof options.write === "function") stream._write = options.write;
    if (typeof options.writev === "function") stream._writev = options.writev;
    if (typeof options.final === "function") stream._final = options.final;
    if (typeof options.destroy === "function") stream._destroy = options.destroy;
    if (options.signal) addAbortSignal(options.signal, stream);
}

function begin(stream) {
    if (typeof stream._construct === "function") constructed(stream, () => {});
}

/** Waits with the first read or write until _construct has called back. */
function constructed(stream, go) {
    if (typeof stream._construct !== "function") return true;
    if (stream._constructed === undefined) {
        stream._constructed = false;
        stream._waiting = [];
        tick(() => stream._construct((error) => {
            stream._constructed = true;
            if (error) stream.destroy(error);
            else for (const each of stream._waiting) each();
            if (!error && stream._writableState) finishLater(stream);
        }));
    }
    if (!stream._constructed) stream._waiting.push(go);
    return stream._constructed;
}

function defaultMark(objects) {
    return objects ? 16 : 65536;
}

function mark(options, side, objects) {
    const own = options[`${side}HighWaterMark`] ?? options.highWaterMark;
    if (own === undefined || own === null) return defaultMark(objects);
    if (typeof own !== "number" || !(own >= 0)) {
        throw failure("ERR_INVALID_ARG_VALUE", `The property 'options.highWaterMark' is invalid. Received ${String(own)}`, TypeError);
    }
    return Math.floor(own);
}

// ---- Readable

class ReadableState {
    constructor(options, duplex) {
        this.objectMode = !!(options.objectMode || duplex && options.readableObjectMode);
        this.highWaterMark = mark(options, "readable", this.objectMode);
        this.buffer = [];
        this.length = 0;
        this.flowing = null;
        this.ended = false;
        this.endEmitted = false;
        this.reading = false;
        this.sync = true;
        this.needReadable = false;
        this.emittedReadable = false;
        this.readableListening = false;
        this.resumeScheduled = false;
        this.destroyed = false;
        this.errored = null;
        this.closed = false;
        this.autoDestroy = options.autoDestroy !== false;
        this.pipes = [];
        this.awaitDrain = new Set();
        this.decoder = null;
        this.encoding = null;
        this.dataEmitted = false;
        if (options.encoding) setDecoder(this, options.encoding);
    }
}

function setDecoder(state, encoding) {
    const { StringDecoder } = require("string_decoder");
    state.decoder = new StringDecoder(encoding);
    state.encoding = state.decoder.encoding;
}

function sizeOf(state, chunk) {
    return state.objectMode ? 1 : chunk.length;
}

const readableMethods = {
    push(chunk, encoding) {
        return addChunk(this, chunk, encoding, false);
    },
    unshift(chunk, encoding) {
        return addChunk(this, chunk, encoding, true);
    },
    _read() {
        throw failure("ERR_METHOD_NOT_IMPLEMENTED", "The _read() method is not implemented");
    },
    read(n) {
        const state = this._readableState;
        if (n === undefined) n = NaN;
        else n = Number(n) | 0;
        if (n !== 0) state.emittedReadable = false;
        if (n === 0 && state.needReadable && (state.length >= state.highWaterMark || state.ended)) {
            if (state.length === 0 && state.ended) endReadable(this);
            else emitReadable(this);
            return null;
        }
        let take = howMuch(state, n);
        if (take === 0 && state.ended) {
            if (state.length === 0) endReadable(this);
            return null;
        }
        let doRead = state.needReadable || state.length === 0 || state.length - take < state.highWaterMark;
        if (state.ended || state.reading || state.destroyed || state.errored) doRead = false;
        if (doRead) {
            fillUp(this);
            if (!state.reading) take = howMuch(state, n);
        }
        const result = take > 0 ? takeFrom(state, take) : null;
        if (result === null) {
            state.needReadable = state.length <= state.highWaterMark;
        } else {
            state.length -= state.objectMode ? 1 : take;
        }
        if (state.length === 0) {
            if (!state.ended) state.needReadable = true;
            if (!Number.isNaN(n) && n !== 0 && state.ended) endReadable(this);
            if (Number.isNaN(n) && state.ended && result !== null) endReadable(this);
        }
        if (result !== null && !state.errored) {
            state.dataEmitted = true;
            this.emit("data", result);
        }
        return result;
    },
    on(event, listener) {
        const result = EventEmitter.prototype.on.call(this, event, listener);
        const state = this._readableState;
        if (event === "data") {
            state.readableListening = this.listenerCount("readable") > 0;
            if (state.flowing !== false && !state.readableListening) this.resume();
        } else if (event === "readable" && !state.readableListening && !state.endEmitted) {
            state.readableListening = state.needReadable = true;
            state.flowing = false;
            state.emittedReadable = false;
            if (state.length > 0) emitReadable(this);
            else if (!state.reading) tick(() => this.read(0));
        }
        return result;
    },
    removeListener(event, listener) {
        const result = EventEmitter.prototype.removeListener.call(this, event, listener);
        if (event === "readable") tick(() => listenersChanged(this));
        return result;
    },
    removeAllListeners(event) {
        const result = EventEmitter.prototype.removeAllListeners.apply(this, arguments);
        if (event === "readable" || event === undefined) tick(() => listenersChanged(this));
        return result;
    },
    resume() {
        const state = this._readableState;
        if (!state.flowing) {
            state.flowing = !state.readableListening;
            if (!state.resumeScheduled) {
                state.resumeScheduled = true;
                tick(() => {
                    if (!state.reading) this.read(0);
                    state.resumeScheduled = false;
                    this.emit("resume");
                    flow(this);
                    if (state.flowing && !state.reading) this.read(0);
                });
            }
        }
        return this;
    },
    pause() {
        const state = this._readableState;
        if (state.flowing !== false) {
            state.flowing = false;
            this.emit("pause");
        }
        return this;
    },
    isPaused() {
        return this._readableState.flowing === false;
    },
    setEncoding(encoding) {
        const state = this._readableState;
        setDecoder(state, encoding);
        const text = state.buffer.map((chunk) => state.decoder.write(chunk)).join("");
        state.buffer = text ? [text] : [];
        state.length = text.length;
        return this;
    },
    pipe(target, options) {
        const state = this._readableState;
        state.pipes.push(target);
        const endIt = (!options || options.end !== false) && target !== process.stdout && target !== process.stderr;
        const ondata = (chunk) => {
            if (target.write(chunk) === false) {
                state.awaitDrain.add(target);
                this.pause();
            }
        };
        const ondrain = () => {
            state.awaitDrain.delete(target);
            if (state.awaitDrain.size === 0 && state.pipes.includes(target)) this.resume();
        };
        const onend = () => target.end();
        const onclose = () => unpipe();
        const onfinish = () => unpipe();
        const onerror = (error) => {
            unpipe();
            target.removeListener("error", onerror);
            if (target.listenerCount("error") === 0) {
                if (target._writableState || target._readableState) target.destroy(error);
                else target.emit("error", error);
            }
        };
        const cleanup = () => {
            this.removeListener("data", ondata);
            this.removeListener("end", onend);
            this.removeListener("end", unpipe);
            target.removeListener("drain", ondrain);
            target.removeListener("close", onclose);
            target.removeListener("finish", onfinish);
            target.removeListener("error", onerror);
            target.removeListener("unpipe", onunpipe);
            if (state.awaitDrain.delete(target) && state.awaitDrain.size === 0) this.resume();
        };
        const onunpipe = (source) => {
            if (source === this) cleanup();
        };
        const unpipe = () => this.unpipe(target);
        target.on("unpipe", onunpipe);
        this.on("data", ondata);
        target.on("drain", ondrain);
        target.on("error", onerror);
        target.once("close", onclose);
        target.once("finish", onfinish);
        if (state.endEmitted) tick(endIt ? onend : unpipe);
        else this.once("end", endIt ? onend : unpipe);
        target.emit("pipe", this);
        if (target.writableNeedDrain === true) {
            state.awaitDrain.add(target);
            this.pause();
        } else if (!state.flowing) {
            this.resume();
        }
        return target;
    },
    unpipe(target) {
        const state = this._readableState;
        const gone = target ? state.pipes.filter((each) => each === target) : state.pipes;
        state.pipes = target ? state.pipes.filter((each) => each !== target) : [];
        if (state.pipes.length === 0 && gone.length > 0) this.pause();
        for (const each of gone) each.emit("unpipe", this, { hasUnpiped: false });
        return this;
    },
    wrap(old) {
        old.on("data", (chunk) => {
            if (!this.push(chunk) && old.pause) old.pause();
        });
        old.on("end", () => this.push(null));
        old.on("error", (error) => this.destroy(error));
        this._read = () => old.resume && old.resume();
        return this;
    },
    async *[Symbol.asyncIterator]() {
        yield* iterate(this, true);
    },
    iterator(options) {
        return iterate(this, !options || options.destroyOnReturn !== false);
    },
    async toArray() {
        const all = [];
        for await (const chunk of this) all.push(chunk);
        return all;
    },
    async forEach(f) {
        for await (const chunk of this) await f(chunk);
    },
    map(f) {
        return derived(this, async function* (source) {
            for await (const chunk of source) yield await f(chunk);
        });
    },
    filter(f) {
        return derived(this, async function* (source) {
            for await (const chunk of source) if (await f(chunk)) yield chunk;
        });
    },
    flatMap(f) {
        return derived(this, async function* (source) {
            for await (const chunk of source) yield* await f(chunk);
        });
    },
    take(count) {
        return derived(this, async function* (source) {
            let left = count;
            if (left <= 0) return;
            for await (const chunk of source) {
                yield chunk;
                if (--left <= 0) return;
            }
        });
    },
    drop(count) {
        return derived(this, async function* (source) {
            let left = count;
            for await (const chunk of source) if (left-- <= 0) yield chunk;
        });
    },
    async reduce(f, initial) {
        let first = arguments.length < 2;
        let result = initial;
        for await (const chunk of this) {
            result = first ? chunk : await f(result, chunk);
            first = false;
        }
        if (first) throw new TypeError("Reduce of an empty stream requires an initial value");
        return result;
    },
    async some(f) {
        for await (const chunk of this) if (await f(chunk)) return true;
        return false;
    },
    async every(f) {
        for await (const chunk of this) if (!await f(chunk)) return false;
        return true;
    },
    async find(f) {
        for await (const chunk of this) if (await f(chunk)) return chunk;
        return undefined;
    },
};

function derived(source, generator) {
    return Readable.from(generator(source), { objectMode: true });
}

function listenersChanged(stream) {
    const state = stream._readableState;
    state.readableListening = stream.listenerCount("readable") > 0;
    if (state.resumeScheduled && !state.paused) state.flowing = true;
    else if (stream.listenerCount("data") > 0 && !state.readableListening && state.flowing !== false) stream.resume();
    else if (!state.readableListening) state.flowing = null;
}

async function* iterate(stream, destroyAfter) {
    let wake = () => {};
    let error;
    let done = false;
    const next = () => new Promise((resolve) => (wake = resolve));
    const onreadable = () => wake();
    stream.on("readable", onreadable);
    const cleanup = finished(stream, { writable: false }, (failed) => {
        error = failed || null;
        wake();
    });
    try {
        while (true) {
            const chunk = stream.destroyed ? null : stream.read();
            if (chunk !== null) {
                yield chunk;
            } else if (error) {
                throw error;
            } else if (error === null) {
                done = true;
                return;
            } else {
                await next();
            }
        }
    } catch (failed) {
        error = failed;
        throw failed;
    } finally {
        stream.removeListener("readable", onreadable);
        cleanup();
        if ((error || destroyAfter) && (error !== undefined || !done)) stream.destroy(error || null);
    }
}

function addChunk(stream, chunk, encoding, front) {
    const state = stream._readableState;
    if (!state.objectMode && chunk !== null && chunk !== undefined) {
        if (typeof chunk === "string") {
            encoding = encoding || "utf8";
            if (state.encoding !== encoding || front) {
                chunk = front && state.encoding ? Buffer.from(chunk, encoding).toString(state.encoding) : state.encoding === encoding ? chunk : Buffer.from(chunk, encoding);
            }
        } else if (chunk instanceof Uint8Array) {
            if (!(chunk instanceof Buffer)) chunk = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        } else {
            destroyOrThrow(stream, failure("ERR_INVALID_ARG_TYPE", "The \"chunk\" argument must be of type string or an instance of Buffer or Uint8Array." + received(chunk), TypeError));
            return false;
        }
    }
    if (chunk === null || chunk === undefined && !state.objectMode) {
        state.reading = false;
        onEof(stream);
    } else if (state.objectMode || chunk.length > 0) {
        if (front) {
            if (state.endEmitted) destroyOrThrow(stream, failure("ERR_STREAM_UNSHIFT_AFTER_END_EVENT", "stream.unshift() after end event"));
            else if (!state.destroyed) addNow(stream, chunk, true);
        } else if (state.ended) {
            destroyOrThrow(stream, failure("ERR_STREAM_PUSH_AFTER_EOF", "stream.push() after EOF"));
            return false;
        } else if (state.destroyed || state.errored) {
            return false;
        } else {
            state.reading = false;
            if (state.decoder && typeof chunk !== "string") {
                chunk = state.decoder.write(chunk);
                if (!state.objectMode && chunk.length === 0) maybeReadMore(stream);
                else addNow(stream, chunk, false);
            } else {
                addNow(stream, chunk, false);
            }
        }
    } else if (!front) {
        state.reading = false;
        maybeReadMore(stream);
    }
    return !state.ended && (state.length < state.highWaterMark || state.length === 0);
}

function addNow(stream, chunk, front) {
    const state = stream._readableState;
    if (state.flowing && state.length === 0 && !state.sync && stream.listenerCount("data") > 0) {
        state.dataEmitted = true;
        stream.emit("data", chunk);
    } else {
        state.length += sizeOf(state, chunk);
        if (front) state.buffer.unshift(chunk);
        else state.buffer.push(chunk);
        if (state.needReadable) emitReadable(stream);
    }
    maybeReadMore(stream);
}

function onEof(stream) {
    const state = stream._readableState;
    if (state.ended) return;
    if (state.decoder) {
        const rest = state.decoder.end();
        if (rest && rest.length) {
            state.buffer.push(rest);
            state.length += sizeOf(state, rest);
        }
    }
    state.ended = true;
    if (state.sync) {
        emitReadable(stream);
    } else {
        state.needReadable = false;
        state.emittedReadable = true;
        emitReadableNow(stream);
    }
}

function fillUp(stream) {
    const state = stream._readableState;
    if (!constructed(stream, () => stream.read(0))) return;
    state.reading = true;
    state.sync = true;
    if (state.length === 0) state.needReadable = true;
    try {
        stream._read(state.highWaterMark);
    } catch (error) {
        stream.destroy(error);
    }
    state.sync = false;
}

function howMuch(state, n) {
    if (n <= 0 || state.length === 0 && state.ended) return 0;
    if (state.objectMode) return 1;
    if (Number.isNaN(n)) return state.flowing && state.length ? state.buffer[0].length : state.length;
    if (n <= state.length) return n;
    return state.ended ? state.length : 0;
}

function takeFrom(state, n) {
    if (state.length === 0) return null;
    if (state.objectMode) return state.buffer.shift();
    if (n >= state.length) {
        const all = state.buffer;
        state.buffer = [];
        if (all.length === 1) return all[0];
        return state.decoder ? all.join("") : Buffer.concat(all, state.length);
    }
    const parts = [];
    let left = n;
    while (left > 0) {
        const first = state.buffer[0];
        if (first.length <= left) {
            parts.push(state.buffer.shift());
            left -= first.length;
        } else {
            parts.push(first.slice(0, left));
            state.buffer[0] = first.slice(left);
            left = 0;
        }
    }
    if (parts.length === 1) return parts[0];
    return state.decoder ? parts.join("") : Buffer.concat(parts, n);
}

function emitReadable(stream) {
    const state = stream._readableState;
    state.needReadable = false;
    if (!state.emittedReadable) {
        state.emittedReadable = true;
        tick(() => emitReadableNow(stream));
    }
}

function emitReadableNow(stream) {
    const state = stream._readableState;
    if (!state.destroyed && !state.errored && (state.length || state.ended)) {
        stream.emit("readable");
        state.emittedReadable = false;
    }
    state.needReadable = !state.flowing && !state.ended && state.length <= state.highWaterMark;
    flow(stream);
}

function maybeReadMore(stream) {
    const state = stream._readableState;
    if (state.readingMore || state.ended) return;
    state.readingMore = true;
    tick(() => {
        while (!state.reading && !state.ended && !state.destroyed && (state.length < state.highWaterMark || state.flowing && state.length === 0)) {
            const before = state.length;
            stream.read(0);
            if (before === state.length) break;
        }
        state.readingMore = false;
    });
}

function flow(stream) {
    const state = stream._readableState;
    while (state.flowing && stream.read() !== null);
}

function endReadable(stream) {
    const state = stream._readableState;
    if (state.endEmitted || state.endScheduled) return;
    state.endScheduled = true;
    state.ended = true;
    tick(() => {
        if (state.errored || state.closed || state.endEmitted || state.length !== 0) {
            state.endScheduled = false;
            return;
        }
        state.endEmitted = true;
        stream.emit("end");
        if (stream._writableState && stream.allowHalfOpen === false) stream.end();
        else closeLater(stream);
    });
}

const readableGetters = {
    readable: (s) => s._readableState && s._reads !== false && !s._readableState.destroyed && !s._readableState.errored && !s._readableState.endEmitted,
    readableFlowing: (s) => s._readableState.flowing,
    readableLength: (s) => s._readableState.length,
    readableHighWaterMark: (s) => s._readableState.highWaterMark,
    readableObjectMode: (s) => s._readableState.objectMode,
    readableEncoding: (s) => s._readableState.encoding,
    readableEnded: (s) => s._readableState.endEmitted,
    readableDidRead: (s) => s._readableState.dataEmitted,
    readableAborted: (s) => (s._readableState.destroyed || !!s._readableState.errored) && !s._readableState.endEmitted,
};
const commonGetters = {
    destroyed: (s) => !!((s._readableState || s._writableState) && (s._readableState || s._writableState).destroyed),
    closed: (s) => !!(s._readableState || s._writableState).closed,
    errored: (s) => (s._readableState && s._readableState.errored) || (s._writableState && s._writableState.errored) || null,
};

function mixIn(target, methods, ...getterSets) {
    for (const key of Reflect.ownKeys(methods)) {
        Object.defineProperty(target, key, { value: methods[key], writable: true, configurable: true, enumerable: false });
    }
    for (const getters of getterSets) {
        for (const name of Object.keys(getters)) {
            const get = getters[name];
            Object.defineProperty(target, name, {
                get() {
                    return get(this);
                },
                set(value) {
                    Object.defineProperty(this, name, { value, writable: true, configurable: true, enumerable: true });
                },
                configurable: true,
                enumerable: false,
            });
        }
    }
}

function received(value) {
    if (value === null || value === undefined) return ` Received ${value}`;
    if (typeof value === "function") return ` Received function ${value.name}`;
    if (typeof value === "object") return value.constructor && value.constructor.name ? ` Received an instance of ${value.constructor.name}` : " Received an object";
    return ` Received type ${typeof value} (${typeof value === "string" ? `'${value.slice(0, 25)}'` : String(value)})`;
}

function destroyOrThrow(stream, error) {
    stream.destroy(error);
}

/** Programs inherit from these by class, and by util.inherits with Readable.call(this). */
function asFunction(Class, initialise) {
    function Constructor(options) {
        if (!(this instanceof Constructor) && new.target === undefined) return new Constructor(options);
        EventEmitter.call(this, options);
        initialise(this, options || {});
    }
    Object.defineProperty(Constructor, "name", { value: Class });
    return Constructor;
}

const Readable = asFunction("Readable", (stream, options) => {
    stream._readableState = new ReadableState(options, false);
    construct(stream, options);
    begin(stream);
});
Object.setPrototypeOf(Readable, Stream);
Object.setPrototypeOf(Readable.prototype, Stream.prototype);
mixIn(Readable.prototype, { ...readableMethods, ...common }, readableGetters, commonGetters);
Readable.prototype.addListener = Readable.prototype.on;
Readable.prototype.off = Readable.prototype.removeListener;

Readable.from = function (source, options) {
    if (typeof source === "string" || source instanceof Uint8Array) {
        return new Readable({ objectMode: true, ...options, read() {
            this.push(source);
            this.push(null);
        } });
    }
    const iterator = source && source[Symbol.asyncIterator] ? source[Symbol.asyncIterator]() : source && source[Symbol.iterator] ? source[Symbol.iterator]() : null;
    if (!iterator) {
        throw failure("ERR_INVALID_ARG_TYPE", "The \"iterable\" argument must be an instance of Iterable." + received(source), TypeError);
    }
    const stream = new Readable({ objectMode: true, highWaterMark: 1, ...options });
    let reading = false;
    stream._read = function () {
        if (!reading) {
            reading = true;
            next();
        }
    };
    async function next() {
        while (true) {
            try {
                const { value, done } = await iterator.next();
                if (done) {
                    stream.push(null);
                    return;
                }
                const chunk = value && typeof value.then === "function" ? await value : value;
                if (chunk === null) {
                    reading = false;
                    throw failure("ERR_STREAM_NULL_VALUES", "May not write null values to stream", TypeError);
                }
                if (!stream.push(chunk)) {
                    reading = false;
                    return;
                }
            } catch (error) {
                stream.destroy(error);
                return;
            }
        }
    }
    stream._destroy = function (error, callback) {
        Promise.resolve(iterator.return && !stream._readableState.ended ? iterator.return() : undefined).then(() => tick(callback, error), (e) => tick(callback, e || error));
    };
    return stream;
};

// ---- Writable

class WritableState {
    constructor(options, duplex) {
        this.objectMode = !!(options.objectMode || duplex && options.writableObjectMode);
        this.highWaterMark = mark(options, "writable", this.objectMode);
        this.decodeStrings = options.decodeStrings !== false;
        this.defaultEncoding = options.defaultEncoding || "utf8";
        this.length = 0;
        this.writing = false;
        this.corked = 0;
        this.sync = true;
        this.buffered = [];
        this.pending = 0;
        this.ending = false;
        this.ended = false;
        this.finished = false;
        this.needDrain = false;
        this.prefinished = false;
        this.finalCalled = false;
        this.destroyed = false;
        this.errored = null;
        this.closed = false;
        this.autoDestroy = options.autoDestroy !== false;
        this.emitClose = options.emitClose !== false;
        this.endCallbacks = [];
    }
}

const writableMethods = {
    _write(chunk, encoding, callback) {
        if (this._writev) this._writev([{ chunk, encoding }], callback);
        else throw failure("ERR_METHOD_NOT_IMPLEMENTED", "The _write() method is not implemented");
    },
    write(chunk, encoding, callback) {
        const state = this._writableState;
        if (typeof encoding === "function") {
            callback = encoding;
            encoding = state.defaultEncoding;
        }
        encoding = encoding || state.defaultEncoding;
        if (chunk === null) throw failure("ERR_STREAM_NULL_VALUES", "May not write null values to stream", TypeError);
        if (!state.objectMode) {
            if (typeof chunk === "string") {
                if (state.decodeStrings) {
                    chunk = Buffer.from(chunk, encoding);
                    encoding = "buffer";
                }
            } else if (chunk instanceof Uint8Array) {
                if (!(chunk instanceof Buffer)) chunk = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
                encoding = "buffer";
            } else {
                throw failure("ERR_INVALID_ARG_TYPE", "The \"chunk\" argument must be of type string or an instance of Buffer or Uint8Array." + received(chunk), TypeError);
            }
        }
        const error = state.ending ? failure("ERR_STREAM_WRITE_AFTER_END", "write after end")
            : state.destroyed ? failure("ERR_STREAM_DESTROYED", "Cannot call write after a stream was destroyed") : null;
        if (error) {
            if (callback) tick(callback, error);
            if (!state.destroyed || state.ending) this.destroy(error);
            return false;
        }
        state.pending++;
        const size = sizeOf(state, chunk);
        state.length += size;
        const below = state.length < state.highWaterMark;
        if (!below) state.needDrain = true;
        if (state.writing || state.corked || state.errored || !constructed(this, () => clearBuffer(this))) {
            state.buffered.push({ chunk, encoding, callback });
        } else {
            writeOne(this, chunk, encoding, size, callback);
        }
        return below && !state.errored && !state.destroyed;
    },
    end(chunk, encoding, callback) {
        const state = this._writableState;
        if (typeof chunk === "function") {
            callback = chunk;
            chunk = encoding = null;
        } else if (typeof encoding === "function") {
            callback = encoding;
            encoding = null;
        }
        if (chunk !== null && chunk !== undefined && !state.ending) this.write(chunk, encoding);
        state.corked = 0;
        let error = null;
        if (state.ending && (chunk !== null && chunk !== undefined)) error = failure("ERR_STREAM_WRITE_AFTER_END", "write after end");
        else if (state.finished) error = failure("ERR_STREAM_ALREADY_FINISHED", "Cannot call end after a stream was finished");
        else if (state.destroyed) error = failure("ERR_STREAM_DESTROYED", "Cannot call end after a stream was destroyed");
        if (!error) {
            state.ending = true;
            clearBuffer(this);
            finishLater(this);
            state.ended = true;
        }
        if (typeof callback === "function") {
            if (error) tick(callback, error);
            else if (state.finished) tick(callback);
            else state.endCallbacks.push(callback);
        }
        return this;
    },
    cork() {
        this._writableState.corked++;
    },
    uncork() {
        const state = this._writableState;
        if (state.corked && --state.corked === 0 && !state.writing) clearBuffer(this);
    },
    setDefaultEncoding(encoding) {
        this._writableState.defaultEncoding = String(encoding).toLowerCase();
        return this;
    },
};

function writeOne(stream, chunk, encoding, size, callback) {
    const state = stream._writableState;
    state.writing = true;
    state.sync = true;
    const done = once((error) => afterWrite(stream, size, 1, error, callback));
    try {
        if (stream._writev && !hasOwnWrite(stream)) stream._writev([{ chunk, encoding }], done);
        else stream._write(chunk, encoding, done);
    } catch (error) {
        stream.destroy(error);
    }
    state.sync = false;
}

function hasOwnWrite(stream) {
    return stream._write !== writableMethods._write;
}

function once(f) {
    let called = false;
    return (error) => {
        if (called) throw failure("ERR_MULTIPLE_CALLBACK", "Callback called multiple times");
        called = true;
        f(error);
    };
}

function afterWrite(stream, size, count, error, callback) {
    const state = stream._writableState;
    state.writing = false;
    state.length -= size;
    if (error) {
        state.pending -= count;
        state.errored = state.errored || error;
        const fail = () => {
            if (callback) callback(error);
            stream.destroy(error);
        };
        if (state.sync) tick(fail);
        else fail();
        return;
    }
    if (state.buffered.length > 0 && !state.corked && !state.destroyed) clearBuffer(stream);
    const after = () => {
        state.pending -= count;
        if (state.needDrain && !state.ending && !state.destroyed && state.length === 0) {
            state.needDrain = false;
            stream.emit("drain");
        }
        if (callback) callback(null);
        finishLater(stream);
    };
    if (state.sync) tick(after);
    else after();
}

function clearBuffer(stream) {
    const state = stream._writableState;
    if (state.corked || state.writing || state.destroyed || stream._constructed === false) return;
    if (stream._writev && state.buffered.length > 1) {
        const all = state.buffered;
        state.buffered = [];
        state.writing = true;
        state.sync = true;
        const size = state.length;
        const done = once((error) => afterWrite(stream, size, all.length, error, (e) => {
            for (const each of all) if (each.callback) each.callback(e);
        }));
        stream._writev(all.map(({ chunk, encoding }) => ({ chunk, encoding })), done);
        state.sync = false;
        return;
    }
    while (state.buffered.length > 0 && !state.writing && !state.destroyed) {
        const { chunk, encoding, callback } = state.buffered.shift();
        writeOne(stream, chunk, encoding, sizeOf(state, chunk), callback);
    }
}

function readyToFinish(stream) {
    const state = stream._writableState;
    return state.ending && !state.destroyed && state.length === 0 && !state.errored && state.buffered.length === 0 && !state.finished && !state.writing
        && stream._constructed !== false;
}

function finishLater(stream) {
    const state = stream._writableState;
    if (!readyToFinish(stream) || state.pending > 0 || state.finalCalled) return;
    state.finalCalled = true;
    const finish = () => {
        if (state.destroyed || state.finished) return;
        if (!state.prefinished) {
            state.prefinished = true;
            stream.emit("prefinish");
        }
        state.finished = true;
        for (const callback of state.endCallbacks.splice(0)) callback(null);
        stream.emit("finish");
        closeLater(stream);
    };
    tick(() => {
        if (state.destroyed) return;
        if (typeof stream._final === "function") {
            const done = (error) => {
                if (error) {
                    for (const callback of state.endCallbacks.splice(0)) callback(error);
                    stream.destroy(error);
                } else {
                    tick(finish);
                }
            };
            try {
                stream._final(done);
            } catch (error) {
                done(error);
            }
        } else {
            finish();
        }
    });
}

const writableGetters = {
    writable: (s) => !!s._writableState && s._writes !== false && !s._writableState.destroyed && !s._writableState.errored && !s._writableState.ending && !s._writableState.ended,
    writableFinished: (s) => s._writableState.finished,
    writableEnded: (s) => s._writableState.ending,
    writableLength: (s) => s._writableState.length,
    writableHighWaterMark: (s) => s._writableState.highWaterMark,
    writableObjectMode: (s) => s._writableState.objectMode,
    writableCorked: (s) => s._writableState.corked,
    writableNeedDrain: (s) => !s._writableState.destroyed && !s._writableState.ending && s._writableState.needDrain,
    writableAborted: (s) => (s._writableState.destroyed || !!s._writableState.errored) && !s._writableState.finished,
};

const Writable = asFunction("Writable", (stream, options) => {
    stream._writableState = new WritableState(options, false);
    construct(stream, options);
    begin(stream);
});
Object.setPrototypeOf(Writable, Stream);
Object.setPrototypeOf(Writable.prototype, Stream.prototype);
mixIn(Writable.prototype, { ...writableMethods, ...common, pipe() {
    this.emit("error", failure("ERR_STREAM_CANNOT_PIPE", "Cannot pipe, not readable"));
} }, writableGetters, commonGetters);
Object.defineProperty(Writable, Symbol.hasInstance, {
    value(object) {
        if (Function.prototype[Symbol.hasInstance].call(this, object)) return true;
        return this === Writable && !!object && object._writableState instanceof WritableState;
    },
});

// ---- Duplex, Transform, PassThrough

function initDuplex(stream, options) {
    stream._readableState = new ReadableState(options, true);
    stream._writableState = new WritableState(options, true);
    stream.allowHalfOpen = options.allowHalfOpen !== false;
    if (options.readable === false) {
        stream._reads = false;
        stream._readableState.ended = stream._readableState.endEmitted = true;
    }
    if (options.writable === false) {
        stream._writes = false;
        stream._writableState.ending = stream._writableState.ended = stream._writableState.finished = true;
    }
    construct(stream, options);
    begin(stream);
}

const Duplex = asFunction("Duplex", initDuplex);
Object.setPrototypeOf(Duplex, Readable);
Object.setPrototypeOf(Duplex.prototype, Readable.prototype);
mixIn(Duplex.prototype, writableMethods, writableGetters);
Duplex.from = (source) => source instanceof Duplex ? source : Readable.from(source);

const Transform = asFunction("Transform", (stream, options) => {
    initDuplex(stream, options);
    stream._readableState.sync = false;
    stream._held = null;
    if (typeof options.transform === "function") stream._transform = options.transform;
    if (typeof options.flush === "function") stream._flush = options.flush;
    // Read nothing before the first write.
    stream._readableState.needReadable = true;
});
Object.setPrototypeOf(Transform, Duplex);
Object.setPrototypeOf(Transform.prototype, Duplex.prototype);
mixIn(Transform.prototype, {
    _transform() {
        throw failure("ERR_METHOD_NOT_IMPLEMENTED", "The _transform() method is not implemented");
    },
    _write(chunk, encoding, callback) {
        const state = this._readableState;
        this._transform(chunk, encoding, (error, value) => {
            if (error) {
                callback(error);
                return;
            }
            const before = state.length;
            if (value !== null && value !== undefined) this.push(value);
            if (this._writableState.ended || before === state.length || state.length < state.highWaterMark) callback();
            else this._held = callback;
        });
    },
    _read() {
        const held = this._held;
        if (held) {
            this._held = null;
            held();
        }
    },
    _final(callback) {
        if (typeof this._flush === "function" && !this.destroyed) {
            this._flush((error, value) => {
                if (error) {
                    callback(error);
                    return;
                }
                if (value !== null && value !== undefined) this.push(value);
                this.push(null);
                callback();
            });
        } else {
            this.push(null);
            callback();
        }
    },
});

const PassThrough = asFunction("PassThrough", (stream, options) => Transform.call(stream, options));
Object.setPrototypeOf(PassThrough, Transform);
Object.setPrototypeOf(PassThrough.prototype, Transform.prototype);
mixIn(PassThrough.prototype, {
    _transform(chunk, encoding, callback) {
        callback(null, chunk);
    },
});

// ---- Of whole streams

function isReadable(stream) {
    return !!stream && typeof stream.on === "function" && (stream._readableState ? stream._reads !== false : stream.readable === true);
}

function isWritable(stream) {
    return !!stream && typeof stream.write === "function" && stream._writes !== false;
}

function finished(stream, options, callback) {
    if (typeof options === "function") {
        callback = options;
        options = {};
    }
    options = options || {};
    const r = stream._readableState, w = stream._writableState;
    let reads = options.readable !== false && isReadable(stream) && !(r && r.endEmitted);
    let writes = options.writable !== false && isWritable(stream) && !(w && w.finished);
    let settled = false;
    const settle = (error) => {
        if (settled) return;
        settled = true;
        callback.call(stream, error);
    };
    const check = () => {
        if (!reads && !writes) settle();
    };
    const onend = () => {
        reads = false;
        check();
    };
    const onfinish = () => {
        writes = false;
        check();
    };
    const onerror = (error) => settle(error);
    const onclose = () => {
        const error = (r && r.errored) || (w && w.errored);
        if (error) settle(error);
        else if (reads && !(r && r.endEmitted) || writes && !(w && w.finished)) settle(failure("ERR_STREAM_PREMATURE_CLOSE", "Premature close"));
        else settle();
    };
    stream.on("end", onend);
    stream.on("finish", onfinish);
    if (options.error !== false) stream.on("error", onerror);
    stream.on("close", onclose);
    if ((r && r.closed) || (w && w.closed)) tick(onclose);
    else if ((r || w) && !reads && !writes) tick(() => settle());
    const cleanup = () => {
        settled = true;
        stream.removeListener("end", onend);
        stream.removeListener("finish", onfinish);
        stream.removeListener("error", onerror);
        stream.removeListener("close", onclose);
    };
    if (options.signal) options.signal.addEventListener("abort", () => settle(options.signal.reason), { once: true });
    return cleanup;
}

function pipeline(...streams) {
    const callback = typeof streams[streams.length - 1] === "function" && streams.length > 1 && !isGeneratorLike(streams) ? streams.pop() : () => {};
    return connect(streams, {}, callback);
}

/** The last function is a callback unless it is a generator or async function. */
function isGeneratorLike(streams) {
    const name = streams[streams.length - 1].constructor.name;
    return name !== "Function";
}

function connect(streams, options, callback) {
    if (streams.length === 1 && Array.isArray(streams[0])) streams = streams[0];
    if (streams.length < 2) throw failure("ERR_MISSING_ARGS", "The \"streams\" argument must be specified", TypeError);
    let error;
    let value;
    let open = 0;
    const all = [];
    const done = (failed) => {
        if (failed && (!error || error.code === "ERR_STREAM_PREMATURE_CLOSE")) error = failed;
        if (failed) for (const stream of all) if (stream !== process.stdout && stream !== process.stderr && stream.destroy) stream.destroy(failed);
        if (--open === 0) tick(() => callback(error, value));
    };
    let current;
    for (let i = 0; i < streams.length; i++) {
        let stream = streams[i];
        const last = i === streams.length - 1;
        if (typeof stream === "function") {
            const result = i === 0 ? stream({ signal: options.signal }) : stream(toIterable(current), { signal: options.signal });
            if (last && result && typeof result.then === "function") {
                open++;
                result.then((v) => {
                    value = v;
                    done();
                }, done);
                break;
            }
            if (last) {
                open++;
                (async () => {
                    for await (const chunk of result) void chunk;
                })().then(() => done(), done);
                break;
            }
            current = Readable.from(result);
            all.push(current);
            open++;
            finished(current, { writable: false }, done);
            continue;
        }
        if (i === 0 && !isReadable(stream)) stream = Readable.from(stream);
        all.push(stream);
        open++;
        finished(stream, { readable: i < streams.length - 1 || undefined && true, writable: i > 0 }, done);
        if (i > 0) {
            if (current.pipe) {
                current.pipe(stream, { end: options.end !== false });
                if (stream === process.stdout || stream === process.stderr) {
                    current.on("end", () => done());
                }
            }
        }
        current = stream;
    }
    if (options.signal) options.signal.addEventListener("abort", () => {
        open++;
        done(options.signal.reason);
    }, { once: true });
    return current;
}

function toIterable(stream) {
    return stream[Symbol.asyncIterator] ? stream : Readable.from(stream);
}

function addAbortSignal(signal, stream) {
    const abort = () => {
        const error = new Error("The operation was aborted", { cause: signal.reason });
        error.name = "AbortError";
        error.code = "ABORT_ERR";
        stream.destroy(error);
    };
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    return stream;
}

const promises = {
    finished: (stream, options) => new Promise((resolve, reject) => finished(stream, options || {}, (error) => error ? reject(error) : resolve())),
    pipeline: (...streams) => new Promise((resolve, reject) => {
        const last = streams[streams.length - 1];
        const isStream = typeof last === "function" || last && (typeof last.pipe === "function" || typeof last.write === "function" || last[Symbol.asyncIterator] || last[Symbol.iterator]);
        const options = isStream ? {} : streams.pop();
        connect(streams, options || {}, (error, value) => error ? reject(error) : resolve(value));
    }),
};

module.exports = Stream;
Object.assign(Stream, {
    Stream, Readable, Writable, Duplex, Transform, PassThrough, pipeline, finished, addAbortSignal, promises,
    isReadable: (s) => !!s && !!s.readable, isErrored: (s) => !!(s && s.errored), isDisturbed: (s) => !!(s && s.readableDidRead),
    getDefaultHighWaterMark: defaultMark,
});
finished[Symbol.for("nodejs.util.promisify.custom")] = promises.finished;
pipeline[Symbol.for("nodejs.util.promisify.custom")] = promises.pipeline;
