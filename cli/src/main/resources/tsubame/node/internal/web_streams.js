"use strict";
// The streams of the web: https://streams.spec.whatwg.org. Byte streams are read by default readers only.
// The objects of programs carry their state under one symbol; functions here work on states.

const S = Symbol("state");
const inspect = Symbol.for("nodejs.util.inspect.custom");
const noop = () => {};

function carry(object, state) {
    Object.defineProperty(object, S, { value: state });
    return state;
}

function stateOf(object, type) {
    const state = object?.[S];
    if (state === undefined || !(object instanceof type)) throw coded(new TypeError(`Value of "this" must be of type ${type.name}`), "ERR_INVALID_THIS");
    return state;
}

function coded(error, code) {
    return Object.assign(error, { code });
}

const invalidState = (message) => coded(new TypeError(`Invalid state: ${message}`), "ERR_INVALID_STATE");
const illegal = () => coded(new TypeError("Illegal constructor"), "ERR_ILLEGAL_CONSTRUCTOR");

function deferred() {
    let resolve;
    let reject;
    const promise = new Promise((yes, no) => ([resolve, reject] = [yes, no]));
    return { promise, resolve, reject, settled: false };
}

function handled(promise) {
    promise.catch(noop);
    return promise;
}

const resolvedWith = (value) => ({ promise: Promise.resolve(value), resolve: noop, reject: noop });
const rejectedWith = (error) => ({ promise: handled(Promise.reject(error)), resolve: noop, reject: noop });

/** A method of what a program passes in, as a function that answers a promise; `otherwise` where there is none. */
function algorithm(object, name, ...extra) {
    const method = object[name];
    if (method === undefined) return async () => {};
    if (typeof method !== "function") throw coded(new TypeError(`The "${name}" property must be of type function`), "ERR_INVALID_ARG_TYPE");
    return (...values) => {
        try {
            return Promise.resolve(method.call(object, ...values, ...extra));
        } catch (error) {
            return Promise.reject(error);
        }
    };
}

// ---- Strategies and queues

function highWaterMark(strategy, otherwise) {
    if (strategy?.highWaterMark === undefined) return otherwise;
    const mark = Number(strategy.highWaterMark);
    if (!(mark >= 0)) throw coded(new RangeError(`The property 'strategy.highWaterMark' is invalid. Received ${strategy.highWaterMark}`), "ERR_INVALID_ARG_VALUE");
    return mark;
}

function sizeFunction(strategy) {
    const size = strategy?.size;
    if (size === undefined) return () => 1;
    if (typeof size !== "function") throw coded(new TypeError('The "strategy.size" property must be of type function'), "ERR_INVALID_ARG_TYPE");
    return (chunk) => size(chunk);
}

class CountQueuingStrategy {
    #mark;

    constructor(init) {
        this.#mark = +required(init).highWaterMark;
    }

    get highWaterMark() {
        return this.#mark;
    }

    get size() {
        return countSize;
    }
}

class ByteLengthQueuingStrategy {
    #mark;

    constructor(init) {
        this.#mark = +required(init).highWaterMark;
    }

    get highWaterMark() {
        return this.#mark;
    }

    get size() {
        return byteLengthSize;
    }
}

const countSize = Object.defineProperty(() => 1, "name", { value: "size" });
const byteLengthSize = Object.defineProperty((chunk) => chunk.byteLength, "name", { value: "size" });

function required(init) {
    if (init === null || typeof init !== "object") throw coded(new TypeError('The "init" argument must be of type object'), "ERR_INVALID_ARG_TYPE");
    if (init.highWaterMark === undefined) throw coded(new TypeError('The "init.highWaterMark" argument must be specified'), "ERR_MISSING_OPTION");
    return init;
}

class Queue {
    items = [];
    head = 0;
    total = 0;

    get isEmpty() {
        return this.head === this.items.length;
    }

    add(value, size) {
        size = Number(size);
        if (!(size >= 0) || size === Infinity) throw coded(new RangeError(`The argument 'size' is invalid. Received ${size}`), "ERR_INVALID_ARG_VALUE");
        this.items.push({ value, size });
        this.total += size;
    }

    peek() {
        return this.items[this.head].value;
    }

    take() {
        const { value, size } = this.items[this.head];
        this.items[this.head++] = undefined;
        if (this.head > 1024 && this.head * 2 > this.items.length) {
            this.items.splice(0, this.head);
            this.head = 0;
        }
        this.total = Math.max(this.total - size, 0);
        return value;
    }

    clear() {
        this.items = [];
        this.head = this.total = 0;
    }
}

// ---- Readable streams

class ReadableStream {
    constructor(source = {}, strategy = {}) {
        if (source === null || typeof source !== "object" && typeof source !== "function") {
            throw coded(new TypeError('The "source" argument must be of type object'), "ERR_INVALID_ARG_TYPE");
        }
        const state = newReadable(this);
        const type = source.type === undefined ? undefined : `${source.type}`;
        if (type === "bytes" && strategy?.size !== undefined) throw coded(new RangeError("The property 'strategy.size' is invalid"), "ERR_INVALID_ARG_VALUE");
        if (type !== "bytes" && type !== undefined) throw coded(new TypeError(`The property 'source.type' is invalid. Received ${type}`), "ERR_INVALID_ARG_VALUE");
        const size = sizeFunction(strategy);
        const mark = highWaterMark(strategy, type === "bytes" ? 0 : 1);
        controlReadable(state, source, mark, size, type === "bytes");
    }

    static from(iterable) {
        const iterator = iterable?.[Symbol.asyncIterator]?.() ?? iterable?.[Symbol.iterator]?.();
        if (iterator === undefined) throw coded(new TypeError(`${typeof iterable === "object" ? "[object Object]" : String(iterable)} is not iterable`), "ERR_ARG_NOT_ITERABLE");
        return new ReadableStream({
            async pull(controller) {
                const step = await iterator.next();
                if (step.done) controller.close();
                else controller.enqueue(await step.value);
            },
            async cancel(reason) {
                await iterator.return?.(reason);
            },
        }, { highWaterMark: 0 });
    }

    get locked() {
        return stateOf(this, ReadableStream).reader !== undefined;
    }

    async cancel(reason) {
        const state = stateOf(this, ReadableStream);
        if (state.reader !== undefined) throw invalidState("ReadableStream is locked");
        return cancelReadable(state, reason);
    }

    getReader(options = {}) {
        stateOf(this, ReadableStream);
        const mode = options?.mode;
        if (mode === undefined) return new ReadableStreamDefaultReader(this);
        if (`${mode}` === "byob") throw new TypeError("Tsubame does not have ReadableStreamBYOBReader yet: get a reader without a mode");
        throw coded(new TypeError(`The property 'options.mode' is invalid. Received ${mode}`), "ERR_INVALID_ARG_VALUE");
    }

    pipeThrough(transform, options = {}) {
        const state = stateOf(this, ReadableStream);
        const { readable, writable } = transform ?? {};
        if (!(readable instanceof ReadableStream)) throw coded(new TypeError('The "transform.readable" property must be an instance of ReadableStream'), "ERR_INVALID_ARG_TYPE");
        if (!(writable instanceof WritableStream)) throw coded(new TypeError('The "transform.writable" property must be an instance of WritableStream'), "ERR_INVALID_ARG_TYPE");
        if (state.reader !== undefined) throw invalidState("The ReadableStream is locked");
        if (writable[S].writer !== undefined) throw invalidState("The WritableStream is locked");
        handled(pipe(state, writable[S], pipeOptions(options)));
        return readable;
    }

    async pipeTo(destination, options = {}) {
        const state = stateOf(this, ReadableStream);
        if (!(destination instanceof WritableStream)) throw coded(new TypeError('The "transform.writable" property must be an instance of WritableStream'), "ERR_INVALID_ARG_TYPE");
        const checked = pipeOptions(options);
        if (state.reader !== undefined) throw invalidState("The ReadableStream is locked");
        if (destination[S].writer !== undefined) throw invalidState("The WritableStream is locked");
        return pipe(state, destination[S], checked);
    }

    tee() {
        return tee(stateOf(this, ReadableStream));
    }

    values({ preventCancel = false } = {}) {
        stateOf(this, ReadableStream);
        return new Iteration(new ReadableStreamDefaultReader(this), !!preventCancel);
    }

    [inspect](depth, options) {
        const { kind, reader, controller } = this[S];
        return `ReadableStream ${require("util").inspect({ locked: reader !== undefined, state: kind, supportsBYOB: controller.isBytes }, options)}`;
    }
}

function newReadable(stream) {
    return carry(stream, { stream, kind: "readable", reader: undefined, error: undefined, disturbed: false, controller: undefined });
}

/** A stream that is controlled by functions of our own. */
function internalReadable(start, pull, cancel, mark = 1, size = () => 1, isBytes = false) {
    const stream = Object.create(ReadableStream.prototype);
    controlReadable(newReadable(stream), { start, pull, cancel }, mark, size, isBytes);
    return stream;
}

function controlReadable(stream, source, mark, size, isBytes) {
    const type = isBytes ? ReadableByteStreamController : ReadableStreamDefaultController;
    const controller = Object.create(type.prototype);
    const c = carry(controller, {
        stream, controller, mark, size, isBytes, queue: new Queue(), started: false, closing: false, pulling: false, pullAgain: false,
    });
    stream.controller = c;
    const start = source.start;
    c.pull = algorithm(source, "pull");
    c.cancel = algorithm(source, "cancel");
    const result = start?.call(source, controller);
    Promise.resolve(result).then(
        () => {
            c.started = true;
            pullIfNeeded(c);
        },
        (error) => failReadable(c, error),
    );
}

const mayEnqueue = (c) => !c.closing && c.stream.kind === "readable";

function desiredSize(c) {
    return c.stream.kind === "errored" ? null : c.stream.kind === "closed" ? 0 : c.mark - c.queue.total;
}

function pullIfNeeded(c) {
    const wanted = mayEnqueue(c) && c.started && (c.stream.reader?.requests.length > 0 || desiredSize(c) > 0);
    if (!wanted) return;
    if (c.pulling) {
        c.pullAgain = true;
        return;
    }
    c.pulling = true;
    c.pull(c.controller).then(
        () => {
            c.pulling = false;
            if (c.pullAgain) {
                c.pullAgain = false;
                pullIfNeeded(c);
            }
        },
        (error) => failReadable(c, error),
    );
}

/** Lets go of what the program has passed in. */
function release(c) {
    c.pull = c.cancel = async () => {};
    c.size = undefined;
}

function enqueue(c, chunk) {
    const { stream } = c;
    if (stream.reader?.requests.length > 0) {
        stream.reader.requests.shift().chunk(chunk);
    } else {
        try {
            c.queue.add(chunk, c.isBytes ? chunk.byteLength : c.size(chunk));
        } catch (error) {
            failReadable(c, error);
            throw error;
        }
    }
    pullIfNeeded(c);
}

function closeController(c) {
    c.closing = true;
    if (c.queue.isEmpty) {
        release(c);
        closeReadable(c.stream);
    }
}

function failReadable(c, error) {
    const { stream } = c;
    if (stream.kind !== "readable") return;
    c.queue.clear();
    release(c);
    stream.kind = "errored";
    stream.error = error;
    const { reader } = stream;
    if (reader === undefined) return;
    reader.closed.reject(error);
    handled(reader.closed.promise);
    failRequests(reader, error);
}

function failRequests(reader, error) {
    const requests = reader.requests;
    reader.requests = [];
    for (const request of requests) request.error(error);
}

function closeReadable(stream) {
    stream.kind = "closed";
    const { reader } = stream;
    if (reader === undefined) return;
    reader.closed.resolve(undefined);
    const requests = reader.requests;
    reader.requests = [];
    for (const request of requests) request.close();
}

function cancelReadable(stream, reason) {
    stream.disturbed = true;
    if (stream.kind === "closed") return Promise.resolve();
    if (stream.kind === "errored") return Promise.reject(stream.error);
    closeReadable(stream);
    const c = stream.controller;
    c.queue.clear();
    const result = c.cancel(reason);
    release(c);
    return result.then(noop);
}

class ReadableStreamDefaultController {
    constructor() {
        throw illegal();
    }

    get desiredSize() {
        return desiredSize(stateOf(this, ReadableStreamDefaultController));
    }

    close() {
        const c = stateOf(this, ReadableStreamDefaultController);
        if (!mayEnqueue(c)) throw invalidState("Controller is already closed");
        closeController(c);
    }

    enqueue(chunk = undefined) {
        const c = stateOf(this, ReadableStreamDefaultController);
        if (!mayEnqueue(c)) throw invalidState("Controller is already closed");
        enqueue(c, chunk);
    }

    error(error = undefined) {
        failReadable(stateOf(this, ReadableStreamDefaultController), error);
    }
}

class ReadableByteStreamController {
    constructor() {
        throw illegal();
    }

    get byobRequest() {
        stateOf(this, ReadableByteStreamController);
        return null;
    }

    get desiredSize() {
        return desiredSize(stateOf(this, ReadableByteStreamController));
    }

    close() {
        const c = stateOf(this, ReadableByteStreamController);
        if (!mayEnqueue(c)) throw invalidState("Controller is already closed");
        closeController(c);
    }

    enqueue(chunk) {
        const c = stateOf(this, ReadableByteStreamController);
        if (!ArrayBuffer.isView(chunk)) throw coded(new TypeError('The "buffer" argument must be an instance of Buffer, TypedArray, or DataView'), "ERR_INVALID_ARG_TYPE");
        if (chunk.byteLength === 0) throw invalidState("chunk ArrayBuffer is zero-length or detached");
        if (!mayEnqueue(c)) throw invalidState("Controller is already closed");
        const { byteOffset, byteLength } = chunk;
        enqueue(c, new Uint8Array(chunk.buffer.transfer(), byteOffset, byteLength));
    }

    error(error = undefined) {
        failReadable(stateOf(this, ReadableByteStreamController), error);
    }
}

class ReadableStreamDefaultReader {
    constructor(stream) {
        if (!(stream instanceof ReadableStream)) throw coded(new TypeError('The "stream" argument must be an instance of ReadableStream'), "ERR_INVALID_ARG_TYPE");
        const state = stream[S];
        if (state.reader !== undefined) throw invalidState("ReadableStream is locked");
        const closed = state.kind === "readable" ? deferred() : state.kind === "closed" ? resolvedWith() : rejectedWith(state.error);
        state.reader = carry(this, { stream: state, requests: [], closed });
    }

    get closed() {
        return stateOf(this, ReadableStreamDefaultReader).closed.promise;
    }

    async cancel(reason) {
        const { stream } = stateOf(this, ReadableStreamDefaultReader);
        if (stream === undefined) throw invalidState("The reader is not attached to a stream");
        return cancelReadable(stream, reason);
    }

    read() {
        const reader = this?.[S];
        if (!(this instanceof ReadableStreamDefaultReader)) return Promise.reject(coded(new TypeError('Value of "this" must be of type ReadableStreamDefaultReader'), "ERR_INVALID_THIS"));
        if (reader.stream === undefined) return Promise.reject(invalidState("The reader is not attached to a stream"));
        const { promise, resolve, reject } = deferred();
        read(reader, {
            chunk: (value) => resolve({ value, done: false }),
            close: () => resolve({ value: undefined, done: true }),
            error: reject,
        });
        return promise;
    }

    releaseLock() {
        const reader = stateOf(this, ReadableStreamDefaultReader);
        if (reader.stream !== undefined) releaseReader(reader);
    }
}

function read(reader, request) {
    const { stream } = reader;
    stream.disturbed = true;
    if (stream.kind === "closed") return request.close();
    if (stream.kind === "errored") return request.error(stream.error);
    const c = stream.controller;
    if (c.queue.isEmpty) {
        reader.requests.push(request);
        return pullIfNeeded(c);
    }
    const chunk = c.queue.take();
    if (c.closing && c.queue.isEmpty) {
        release(c);
        closeReadable(stream);
    } else {
        pullIfNeeded(c);
    }
    request.chunk(chunk);
}

function releaseReader(reader) {
    const { stream } = reader;
    const error = invalidState("Releasing reader");
    if (stream.kind === "readable") {
        reader.closed.reject(error);
        handled(reader.closed.promise);
    } else {
        reader.closed = rejectedWith(error);
    }
    stream.reader = reader.stream = undefined;
    failRequests(reader, error);
}

const AsyncIteratorPrototype = Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}).prototype);

/** What `for await` walks. Calls wait for each other. */
class Iteration {
    constructor(reader, keeps) {
        carry(this, { reader: reader[S], keeps, last: undefined, finished: false });
    }

    next() {
        const i = this[S];
        return after(i, () => {
            if (i.finished) return Promise.resolve({ value: undefined, done: true });
            const { promise, resolve, reject } = deferred();
            read(i.reader, {
                chunk: (value) => resolve({ value, done: false }),
                close: () => {
                    i.finished = true;
                    releaseReader(i.reader);
                    resolve({ value: undefined, done: true });
                },
                error: (error) => {
                    i.finished = true;
                    releaseReader(i.reader);
                    reject(error);
                },
            });
            return promise;
        });
    }

    return(value) {
        const i = this[S];
        return after(i, async () => {
            if (i.finished) return { value, done: true };
            i.finished = true;
            const result = i.keeps ? undefined : cancelReadable(i.reader.stream, value);
            releaseReader(i.reader);
            await result;
            return { value, done: true };
        });
    }
}
Object.setPrototypeOf(Iteration.prototype, AsyncIteratorPrototype);
delete Iteration.prototype.constructor;

function after(iteration, step) {
    return (iteration.last = iteration.last === undefined ? step() : iteration.last.then(step, step));
}

function tee(stream) {
    const reader = new ReadableStreamDefaultReader(stream.stream)[S];
    const { isBytes } = stream.controller;
    const cancelled = deferred();
    const sides = [{}, {}];
    let reading = false;
    let again = false;
    async function pull() {
        if (reading) {
            again = true;
            return;
        }
        reading = true;
        read(reader, {
            chunk: (chunk) => queueMicrotask(() => {
                again = false;
                const copy = isBytes ? chunk.slice() : chunk;
                if (!sides[0].cancelled) enqueue(sides[0].controller, chunk);
                if (!sides[1].cancelled) enqueue(sides[1].controller, copy);
                reading = false;
                if (again) pull();
            }),
            close: () => {
                reading = false;
                for (const side of sides) if (!side.cancelled) closeController(side.controller);
                if (!sides[0].cancelled || !sides[1].cancelled) cancelled.resolve(undefined);
            },
            error: () => (reading = false),
        });
    }
    for (const side of sides) {
        side.stream = internalReadable(undefined, pull, (reason) => {
            side.cancelled = true;
            side.reason = reason;
            if (sides.every((each) => each.cancelled)) cancelled.resolve(cancelReadable(stream, sides.map((each) => each.reason)));
            return cancelled.promise;
        }, isBytes ? 0 : 1, () => 1, isBytes);
        side.controller = side.stream[S].controller;
    }
    reader.closed.promise.catch((error) => {
        for (const side of sides) failReadable(side.controller, error);
        if (!sides[0].cancelled || !sides[1].cancelled) cancelled.resolve(undefined);
    });
    return sides.map((side) => side.stream);
}

// ---- Pipes

function pipeOptions(options) {
    const { preventAbort, preventCancel, preventClose, signal } = options ?? {};
    if (signal !== undefined && !(signal instanceof AbortSignal)) {
        throw coded(new TypeError('The "options.signal" property must be an instance of AbortSignal'), "ERR_INVALID_ARG_TYPE");
    }
    return { preventAbort: !!preventAbort, preventCancel: !!preventCancel, preventClose: !!preventClose, signal };
}

function pipe(source, sink, { preventAbort, preventCancel, preventClose, signal }) {
    const reader = new ReadableStreamDefaultReader(source.stream)[S];
    const writer = new WritableStreamDefaultWriter(sink.stream)[S];
    const done = deferred();
    let ending = false;
    let lastWrite = Promise.resolve();
    source.disturbed = true;

    function abort() {
        const actions = [];
        if (!preventAbort && sink.kind === "writable") actions.push(() => abortWritable(sink, signal.reason));
        if (!preventCancel && source.kind === "readable") actions.push(() => cancelReadable(source, signal.reason));
        end(() => Promise.all(actions.map((action) => action())), true, signal.reason);
    }

    /** Writes what is under way, acts, lets go of both ends and settles. */
    function end(action, isError, error) {
        if (ending) return;
        ending = true;
        const act = () => {
            if (action === undefined) return finish(isError, error);
            action().then(() => finish(isError, error), (worse) => finish(true, worse));
        };
        if (sink.kind === "writable" && !isClosing(sink)) written().then(act, act);
        else act();
    }

    /** Until no write that was begun is open. */
    function written() {
        const last = lastWrite;
        return last.then(() => (last === lastWrite ? undefined : written()));
    }

    function finish(isError, error) {
        releaseWriter(writer);
        releaseReader(reader);
        signal?.removeEventListener("abort", abort);
        if (isError) done.reject(error);
        else done.resolve(undefined);
    }

    function step() {
        if (ending) return Promise.resolve(true);
        return writer.ready.promise.then(() => {
            const { promise, resolve, reject } = deferred();
            read(reader, {
                chunk: (chunk) => {
                    lastWrite = writeChunk(writer, chunk).catch(noop);
                    resolve(false);
                },
                close: () => resolve(true),
                error: reject,
            });
            return promise;
        });
    }

    function loop(isDone) {
        if (!isDone) step().then(loop, noop);
    }

    if (signal?.aborted) {
        abort();
        return done.promise;
    }
    signal?.addEventListener("abort", abort);
    whenFailed(source, reader.closed.promise, (error) => end(preventAbort ? undefined : () => abortWritable(sink, error), true, error));
    whenFailed(sink, writer.closed.promise, (error) => end(preventCancel ? undefined : () => cancelReadable(source, error), true, error));
    const closed = () => end(preventClose ? undefined : () => closeGently(writer));
    if (source.kind === "closed") closed();
    else reader.closed.promise.then(closed, noop);
    if (isClosing(sink) || sink.kind === "closed") {
        const error = invalidState("Destination WritableStream is closed");
        end(preventCancel ? undefined : () => cancelReadable(source, error), true, error);
    }
    loop(false);
    return done.promise;
}

function whenFailed(stream, closed, action) {
    if (stream.kind === "errored") action(stream.error);
    else closed.catch(action);
}

// ---- Writable streams

class WritableStream {
    constructor(sink = {}, strategy = {}) {
        if (sink === null || typeof sink !== "object" && typeof sink !== "function") {
            throw coded(new TypeError('The "sink" argument must be of type object'), "ERR_INVALID_ARG_TYPE");
        }
        if (sink.type !== undefined) throw coded(new RangeError(`The property 'sink.type' is invalid. Received ${sink.type}`), "ERR_INVALID_ARG_VALUE");
        const size = sizeFunction(strategy);
        controlWritable(newWritable(this), sink, highWaterMark(strategy, 1), size);
    }

    get locked() {
        return stateOf(this, WritableStream).writer !== undefined;
    }

    async abort(reason) {
        const stream = stateOf(this, WritableStream);
        if (stream.writer !== undefined) throw invalidState("WritableStream is locked");
        return abortWritable(stream, reason);
    }

    async close() {
        const stream = stateOf(this, WritableStream);
        if (stream.writer !== undefined) throw invalidState("WritableStream is locked");
        if (isClosing(stream)) throw invalidState("Failure closing WritableStream");
        return closeWritable(stream);
    }

    getWriter() {
        stateOf(this, WritableStream);
        return new WritableStreamDefaultWriter(this);
    }

    [inspect](depth, options) {
        const { kind, writer } = this[S];
        return `WritableStream ${require("util").inspect({ locked: writer !== undefined, state: kind }, options)}`;
    }
}

function newWritable(stream) {
    return carry(stream, {
        stream, kind: "writable", error: undefined, writer: undefined, controller: undefined, requests: [], writing: undefined, closeRequest: undefined,
        closing: undefined, pendingAbort: undefined, backpressure: false,
    });
}

function internalWritable(start, write, close, abort, mark = 1, size = () => 1) {
    const stream = Object.create(WritableStream.prototype);
    controlWritable(newWritable(stream), { start, write, close, abort }, mark, size);
    return stream;
}

const CLOSE = Symbol("close");

function controlWritable(stream, sink, mark, size) {
    const controller = Object.create(WritableStreamDefaultController.prototype);
    const c = carry(controller, { stream, controller, mark, size, queue: new Queue(), started: false, aborter: new AbortController() });
    stream.controller = c;
    c.write = algorithm(sink, "write", controller);
    c.close = algorithm(sink, "close");
    c.abort = algorithm(sink, "abort");
    setBackpressure(stream, c.mark - c.queue.total <= 0);
    const result = sink.start?.call(sink, controller);
    Promise.resolve(result).then(
        () => {
            c.started = true;
            advance(c);
        },
        (error) => {
            c.started = true;
            dealWithRejection(stream, error);
        },
    );
}

const isClosing = (stream) => stream.closeRequest !== undefined || stream.closing !== undefined;

function setBackpressure(stream, backpressure) {
    const { writer } = stream;
    if (writer !== undefined && backpressure !== stream.backpressure) {
        if (backpressure) writer.ready = deferred();
        else writer.ready.resolve(undefined);
    }
    stream.backpressure = backpressure;
}

function abortWritable(stream, reason) {
    if (stream.kind === "closed" || stream.kind === "errored") return Promise.resolve();
    stream.controller.aborter.abort(reason);
    if (stream.kind === "closed" || stream.kind === "errored") return Promise.resolve();
    if (stream.pendingAbort !== undefined) return stream.pendingAbort.promise;
    const wasErroring = stream.kind === "erroring";
    stream.pendingAbort = Object.assign(deferred(), { reason: wasErroring ? undefined : reason, wasErroring });
    const { promise } = stream.pendingAbort;
    if (!wasErroring) startErroring(stream, reason);
    return promise;
}

function closeWritable(stream) {
    if (stream.kind === "closed" || stream.kind === "errored") return Promise.reject(invalidState("WritableStream is closed"));
    const { promise } = (stream.closeRequest = deferred());
    if (stream.writer !== undefined && stream.backpressure && stream.kind === "writable") stream.writer.ready.resolve(undefined);
    stream.controller.queue.add(CLOSE, 0);
    advance(stream.controller);
    return promise;
}

function startErroring(stream, error) {
    stream.kind = "erroring";
    stream.error = error;
    if (stream.writer !== undefined) rejectReady(stream.writer, error);
    if (stream.writing === undefined && stream.closing === undefined && stream.controller.started) finishErroring(stream);
}

function rejectReady(writer, error) {
    if (writer.readyPending()) writer.ready.reject(error);
    else writer.ready = rejectedWith(error);
    handled(writer.ready.promise);
}

function finishErroring(stream) {
    stream.kind = "errored";
    stream.controller.queue.clear();
    for (const request of stream.requests) request.reject(stream.error);
    stream.requests = [];
    const abort = stream.pendingAbort;
    stream.pendingAbort = undefined;
    if (abort === undefined || abort.wasErroring) {
        abort?.reject(stream.error);
        rejectClosed(stream);
        return;
    }
    const result = stream.controller.abort(abort.reason);
    releaseSink(stream.controller);
    result.then(
        () => {
            abort.resolve(undefined);
            rejectClosed(stream);
        },
        (error) => {
            abort.reject(error);
            rejectClosed(stream);
        },
    );
}

function rejectClosed(stream) {
    stream.closeRequest?.reject(stream.error);
    stream.closeRequest = undefined;
    if (stream.writer !== undefined) {
        stream.writer.closed.reject(stream.error);
        handled(stream.writer.closed.promise);
    }
}

function dealWithRejection(stream, error) {
    if (stream.kind === "writable") startErroring(stream, error);
    else if (stream.kind === "erroring") finishErroring(stream);
}

function releaseSink(c) {
    c.write = c.close = c.abort = async () => {};
    c.size = undefined;
}

function failWritable(c, error) {
    if (c.stream.kind !== "writable") return;
    releaseSink(c);
    startErroring(c.stream, error);
}

/** Begins the next write, or the close, if it is time. */
function advance(c) {
    const { stream } = c;
    if (!c.started || stream.writing !== undefined) return;
    if (stream.kind === "erroring") return finishErroring(stream);
    if (stream.kind !== "writable" || c.queue.isEmpty) return;
    const value = c.queue.peek();
    if (value === CLOSE) processClose(c);
    else processWrite(c, value.chunk);
}

function processClose(c) {
    const { stream } = c;
    stream.closing = stream.closeRequest;
    stream.closeRequest = undefined;
    c.queue.take();
    const result = c.close();
    releaseSink(c);
    result.then(
        () => {
            stream.closing.resolve(undefined);
            stream.closing = undefined;
            if (stream.kind === "erroring") {
                stream.error = undefined;
                stream.pendingAbort?.resolve(undefined);
                stream.pendingAbort = undefined;
            }
            stream.kind = "closed";
            stream.writer?.closed.resolve(undefined);
        },
        (error) => {
            stream.closing.reject(error);
            stream.closing = undefined;
            stream.pendingAbort?.reject(error);
            stream.pendingAbort = undefined;
            dealWithRejection(stream, error);
        },
    );
}

function processWrite(c, chunk) {
    const { stream } = c;
    stream.writing = stream.requests.shift();
    c.write(chunk).then(
        () => {
            stream.writing.resolve(undefined);
            stream.writing = undefined;
            c.queue.take();
            if (!isClosing(stream) && stream.kind === "writable") setBackpressure(stream, c.mark - c.queue.total <= 0);
            advance(c);
        },
        (error) => {
            if (stream.kind === "writable") releaseSink(c);
            stream.writing.reject(error);
            stream.writing = undefined;
            dealWithRejection(stream, error);
        },
    );
}

function writeChunk(writer, chunk) {
    const { stream } = writer;
    const c = stream.controller;
    let size = 1;
    try {
        size = c.size === undefined ? 1 : c.size(chunk);
    } catch (error) {
        failWritable(c, error);
    }
    if (stream !== writer.stream) return Promise.reject(invalidState("Mismatched WritableStreams"));
    if (stream.kind === "errored" || stream.kind === "erroring") return Promise.reject(stream.error);
    if (isClosing(stream) || stream.kind === "closed") return Promise.reject(invalidState("WritableStream is closed"));
    const request = deferred();
    stream.requests.push(request);
    try {
        c.queue.add({ chunk }, size);
    } catch (error) {
        failWritable(c, error);
        return request.promise;
    }
    if (!isClosing(stream) && stream.kind === "writable") setBackpressure(stream, c.mark - c.queue.total <= 0);
    advance(c);
    return request.promise;
}

function closeGently(writer) {
    const { stream } = writer;
    if (isClosing(stream) || stream.kind === "closed") return Promise.resolve();
    if (stream.kind === "errored") return Promise.reject(stream.error);
    return closeWritable(stream);
}

function releaseWriter(writer) {
    const { stream } = writer;
    const error = invalidState("Writer has been released");
    rejectReady(writer, error);
    if (stream.kind === "writable" || stream.kind === "erroring") {
        writer.closed.reject(error);
        handled(writer.closed.promise);
    } else {
        writer.closed = rejectedWith(error);
    }
    stream.writer = writer.stream = undefined;
}

class WritableStreamDefaultController {
    constructor() {
        throw illegal();
    }

    get signal() {
        return stateOf(this, WritableStreamDefaultController).aborter.signal;
    }

    error(error = undefined) {
        failWritable(stateOf(this, WritableStreamDefaultController), error);
    }
}

class WritableStreamDefaultWriter {
    constructor(stream) {
        if (!(stream instanceof WritableStream)) throw coded(new TypeError('The "stream" argument must be an instance of WritableStream'), "ERR_INVALID_ARG_TYPE");
        const state = stream[S];
        if (state.writer !== undefined) throw invalidState("WritableStream is locked");
        const writer = carry(this, { stream: state, ready: undefined, closed: undefined, readyPending: undefined });
        state.writer = writer;
        writer.readyPending = () => writer.ready.resolve !== noop && !writer.ready.settled;
        const pending = state.kind === "writable" && !isClosing(state) && state.backpressure;
        writer.ready = state.kind === "erroring" || state.kind === "errored" ? rejectedWith(state.error) : pending ? deferred() : resolvedWith();
        writer.closed = state.kind === "closed" ? resolvedWith() : state.kind === "errored" ? rejectedWith(state.error) : deferred();
    }

    get closed() {
        return stateOf(this, WritableStreamDefaultWriter).closed.promise;
    }

    get ready() {
        return stateOf(this, WritableStreamDefaultWriter).ready.promise;
    }

    get desiredSize() {
        const { stream } = stateOf(this, WritableStreamDefaultWriter);
        if (stream === undefined) throw invalidState("Writer is not bound to a WritableStream");
        if (stream.kind === "errored" || stream.kind === "erroring") return null;
        return stream.kind === "closed" ? 0 : stream.controller.mark - stream.controller.queue.total;
    }

    async abort(reason) {
        return abortWritable(attached(this), reason);
    }

    async close() {
        const stream = attached(this);
        if (isClosing(stream)) throw invalidState("Failure to close WritableStream");
        return closeWritable(stream);
    }

    releaseLock() {
        const writer = stateOf(this, WritableStreamDefaultWriter);
        if (writer.stream !== undefined) releaseWriter(writer);
    }

    async write(chunk = undefined) {
        attached(this);
        return writeChunk(this[S], chunk);
    }
}

function attached(writer) {
    const { stream } = stateOf(writer, WritableStreamDefaultWriter);
    if (stream === undefined) throw invalidState("Writer is not bound to a WritableStream");
    return stream;
}

// ---- Transform streams

class TransformStream {
    constructor(transformer = {}, writableStrategy = {}, readableStrategy = {}) {
        if (transformer?.readableType !== undefined) throw coded(new RangeError("The property 'transformer.readableType' is invalid"), "ERR_INVALID_ARG_VALUE");
        if (transformer?.writableType !== undefined) throw coded(new RangeError("The property 'transformer.writableType' is invalid"), "ERR_INVALID_ARG_VALUE");
        const controller = Object.create(TransformStreamDefaultController.prototype);
        const t = carry(this, { backpressure: undefined, changed: undefined, controller, readable: undefined, writable: undefined });
        carry(controller, t);
        const started = deferred();
        t.transform = transformer?.transform === undefined ? async (chunk) => enqueueTransformed(t, chunk) : algorithm(transformer, "transform", controller);
        t.flush = algorithm(transformer ?? {}, "flush");
        t.cancel = algorithm(transformer ?? {}, "cancel");
        t.writable = internalWritable(() => started.promise, (chunk) => transformChunk(t, chunk), () => flushTransform(t), (reason) => abortTransform(t, reason),
            highWaterMark(writableStrategy, 1), sizeFunction(writableStrategy));
        t.readable = internalReadable(() => started.promise, () => {
            setTransformBackpressure(t, false);
            return t.changed.promise;
        }, (reason) => cancelTransform(t, reason), highWaterMark(readableStrategy, 0), sizeFunction(readableStrategy));
        setTransformBackpressure(t, true);
        started.resolve(transformer?.start?.call(transformer, controller));
    }

    get readable() {
        return stateOf(this, TransformStream).readable;
    }

    get writable() {
        return stateOf(this, TransformStream).writable;
    }

    [inspect](depth, options) {
        const { readable, writable, backpressure } = this[S];
        return `TransformStream ${require("util").inspect({ readable, writable, backpressure }, options)}`;
    }
}

function setTransformBackpressure(t, backpressure) {
    if (t.backpressure === backpressure) return;
    t.changed?.resolve(undefined);
    t.changed = deferred();
    t.backpressure = backpressure;
}

function enqueueTransformed(t, chunk) {
    const c = t.readable[S].controller;
    if (!mayEnqueue(c)) throw invalidState("Unable to enqueue");
    try {
        enqueue(c, chunk);
    } catch (error) {
        failWriting(t, error);
        throw t.readable[S].error;
    }
    const backpressure = !(c.stream.reader?.requests.length > 0 || desiredSize(c) > 0);
    if (backpressure !== t.backpressure) setTransformBackpressure(t, true);
}

function releaseTransform(t) {
    t.transform = t.flush = t.cancel = async () => {};
}

function failTransform(t, error) {
    failReadable(t.readable[S].controller, error);
    failWriting(t, error);
}

function failWriting(t, error) {
    releaseTransform(t);
    failWritable(t.writable[S].controller, error);
    if (t.backpressure) setTransformBackpressure(t, false);
}

function perform(t, chunk) {
    return t.transform(chunk, t.controller).catch((error) => {
        failTransform(t, error);
        throw error;
    });
}

function transformChunk(t, chunk) {
    if (!t.backpressure) return perform(t, chunk);
    return t.changed.promise.then(() => {
        const { kind, error } = t.writable[S];
        if (kind === "erroring") throw error;
        return perform(t, chunk);
    });
}

function flushTransform(t) {
    const readable = t.readable[S];
    const flushed = t.flush(t.controller);
    releaseTransform(t);
    return flushed.then(
        () => {
            if (readable.kind === "errored") throw readable.error;
            if (mayEnqueue(readable.controller)) closeController(readable.controller);
        },
        (error) => {
            failTransform(t, error);
            throw readable.error;
        },
    );
}

function abortTransform(t, reason) {
    const readable = t.readable[S];
    const cancelled = t.cancel(reason);
    releaseTransform(t);
    return cancelled.then(
        () => {
            if (readable.kind === "errored") throw readable.error;
            failReadable(readable.controller, reason);
        },
        (error) => {
            failReadable(readable.controller, error);
            throw error;
        },
    );
}

function cancelTransform(t, reason) {
    const writable = t.writable[S];
    const cancelled = t.cancel(reason);
    releaseTransform(t);
    return cancelled.then(
        () => {
            if (writable.kind === "errored") throw writable.error;
            failWritable(writable.controller, reason);
            if (t.backpressure) setTransformBackpressure(t, false);
        },
        (error) => {
            failWritable(writable.controller, error);
            if (t.backpressure) setTransformBackpressure(t, false);
            throw error;
        },
    );
}

class TransformStreamDefaultController {
    constructor() {
        throw illegal();
    }

    get desiredSize() {
        return desiredSize(stateOf(this, TransformStreamDefaultController).readable[S].controller);
    }

    enqueue(chunk = undefined) {
        enqueueTransformed(stateOf(this, TransformStreamDefaultController), chunk);
    }

    error(reason = undefined) {
        failTransform(stateOf(this, TransformStreamDefaultController), reason);
    }

    terminate() {
        const t = stateOf(this, TransformStreamDefaultController);
        const c = t.readable[S].controller;
        if (mayEnqueue(c)) closeController(c);
        failWriting(t, invalidState("TransformStream has been terminated"));
    }
}

// ---- Text

class TextEncoderStream {
    #transform;
    #lead = "";

    constructor() {
        const encoder = new TextEncoder();
        this.#transform = new TransformStream({
            transform: (chunk, controller) => {
                let text = this.#lead + String(chunk);
                this.#lead = "";
                if (/[\ud800-\udbff]$/.test(text)) {
                    this.#lead = text.slice(-1);
                    text = text.slice(0, -1);
                }
                if (text !== "") controller.enqueue(encoder.encode(text));
            },
            flush: (controller) => {
                if (this.#lead !== "") controller.enqueue(encoder.encode(this.#lead));
            },
        });
    }

    get encoding() {
        return "utf-8";
    }

    get readable() {
        return this.#transform.readable;
    }

    get writable() {
        return this.#transform.writable;
    }
}

class TextDecoderStream {
    #transform;
    #decoder;

    constructor(label = "utf-8", options = {}) {
        this.#decoder = new TextDecoder(label, options);
        this.#transform = new TransformStream({
            transform: (chunk, controller) => {
                const text = this.#decoder.decode(chunk, { stream: true });
                if (text !== "") controller.enqueue(text);
            },
            flush: (controller) => {
                const text = this.#decoder.decode();
                if (text !== "") controller.enqueue(text);
            },
        });
    }

    get encoding() {
        return this.#decoder.encoding;
    }

    get fatal() {
        return this.#decoder.fatal;
    }

    get ignoreBOM() {
        return this.#decoder.ignoreBOM;
    }

    get readable() {
        return this.#transform.readable;
    }

    get writable() {
        return this.#transform.writable;
    }
}

const all = {
    ReadableStream, ReadableStreamDefaultReader, ReadableStreamDefaultController, ReadableByteStreamController, WritableStream, WritableStreamDefaultWriter,
    WritableStreamDefaultController, TransformStream, TransformStreamDefaultController, CountQueuingStrategy, ByteLengthQueuingStrategy, TextEncoderStream,
    TextDecoderStream,
};
for (const [name, type] of Object.entries(all)) {
    for (const key of Object.getOwnPropertyNames(type.prototype)) {
        if (key !== "constructor") Object.defineProperty(type.prototype, key, { enumerable: true });
    }
    Object.defineProperty(type.prototype, Symbol.toStringTag, { value: name, configurable: true });
}
Object.defineProperty(ReadableStream, "from", { enumerable: true });
Object.defineProperty(ReadableStream.prototype, Symbol.asyncIterator, { value: ReadableStream.prototype.values, writable: true, configurable: true });

module.exports = all;
