"use strict";
// MessageChannel, MessagePort, MessageEvent and BroadcastChannel within one thread: messages are cloned when they are posted, and
// arrive in later turns of the event loop. A port that listens keeps the program alive, as in Node.

const inspect = Symbol.for("nodejs.util.inspect.custom");
const secret = Symbol("made here");
const internal = Symbol("port");
const LONG = 2 ** 31 - 1;

class MessageEvent extends Event {
    #init;

    constructor(type, init = {}) {
        super(type, init);
        const { data = null, origin = "", lastEventId = "", source = null, ports = [] } = init ?? {};
        this.#init = { data, origin: String(origin), lastEventId: String(lastEventId), source, ports: Object.freeze([...ports]) };
    }

    get data() {
        return this.#init.data;
    }

    get origin() {
        return this.#init.origin;
    }

    get lastEventId() {
        return this.#init.lastEventId;
    }

    get source() {
        return this.#init.source;
    }

    get ports() {
        return this.#init.ports;
    }
}

/** What ports and channels share: handlers as properties, and being kept alive. */
class Receiver extends EventTarget {
    #handlers = new Map();
    #alive = null;

    ref() {
        if (this[internal].open) this.#alive ??= setInterval(() => {}, LONG);
        return this;
    }

    unref() {
        clearInterval(this.#alive ?? undefined);
        this.#alive = null;
        return this;
    }

    hasRef() {
        return this.#alive !== null;
    }

    handler(type) {
        return this.#handlers.get(type)?.given ?? null;
    }

    setHandler(type, given) {
        const before = this.#handlers.get(type);
        if (before) this.removeEventListener(type, before.listener);
        this.#handlers.delete(type);
        if (typeof given !== "function") return;
        const listener = (event) => given.call(this, event);
        this.#handlers.set(type, { given, listener });
        this.addEventListener(type, listener);
    }
}


class MessagePort extends Receiver {
    #listeners = new Map();

    constructor(key) {
        if (key !== secret) throw Object.assign(new TypeError("Illegal constructor"), { code: "ERR_CONSTRUCT_CALL_INVALID" });
        super();
        const state = { other: null, open: true, started: false, queue: [], due: false, transferred: false };
        Object.defineProperty(this, internal, { value: state });
    }

    postMessage(message, options) {
        if (arguments.length === 0) throw Object.assign(new TypeError('The "message" argument must be specified'), { code: "ERR_MISSING_ARGS" });
        const transfer = Array.isArray(options) ? options : options?.transfer ?? [];
        const ports = transfer.filter((item) => item instanceof MessagePort);
        if (ports.length > 0) {
            throw new DOMException("Tsubame does not transfer a MessagePort yet: there is one thread, share it through a variable", "DataCloneError");
        }
        const data = structuredClone(message, { transfer });
        const { other, open } = this[internal];
        if (open && other !== null) deliver(other, data);
    }

    start() {
        const state = this[internal];
        if (state.started || !state.open) return;
        state.started = true;
        schedule(this);
    }

    close() {
        const { other } = this[internal];
        shut(this);
        if (other !== null) shut(other);
    }

    get onmessage() {
        return this.handler("message");
    }

    set onmessage(given) {
        this.setHandler("message", given);
        if (typeof given === "function") {
            this.ref();
            this.start();
        } else {
            this.unref();
        }
    }

    get onmessageerror() {
        return this.handler("messageerror");
    }

    set onmessageerror(given) {
        this.setHandler("messageerror", given);
    }

    // As an emitter: listeners get the message itself.

    on(type, listener) {
        const wrapped = (event) => listener.call(this, type === "message" || type === "messageerror" ? event.data : event);
        this.#listeners.set(listener, wrapped);
        this.addEventListener(type, wrapped);
        if (type === "message") {
            this.ref();
            this.start();
        }
        return this;
    }

    once(type, listener) {
        const once = (...values) => {
            this.off(type, once);
            listener.apply(this, values);
        };
        return this.on(type, once);
    }

    off(type, listener) {
        const wrapped = this.#listeners.get(listener) ?? listener;
        this.#listeners.delete(listener);
        this.removeEventListener(type, wrapped);
        if (type === "message" && this.#listeners.size === 0 && this.handler("message") === null) this.unref();
        return this;
    }

    emit(type, value) {
        return this.dispatchEvent(type === "message" ? new MessageEvent(type, { data: value }) : Object.assign(new Event(type), { detail: value }));
    }

    [inspect]() {
        return `MessagePort { active: ${this[internal].open}, refed: ${this.hasRef()} }`;
    }
}
MessagePort.prototype.addListener = MessagePort.prototype.on;
MessagePort.prototype.removeListener = MessagePort.prototype.off;

function deliver(port, data) {
    port[internal].queue.push(data);
    schedule(port);
}

function schedule(port) {
    const state = port[internal];
    if (state.due || !state.started || state.queue.length === 0) return;
    state.due = true;
    setImmediate(() => {
        state.due = false;
        // Those that are there now: what their listeners post comes in the next turn.
        for (let left = state.queue.length; left > 0 && state.queue.length > 0 && state.started; left--) {
            port.dispatchEvent(new MessageEvent("message", { data: state.queue.shift() }));
        }
        schedule(port);
    });
}

function shut(port) {
    const state = port[internal];
    if (!state.open) return;
    state.open = false;
    setImmediate(() => {
        state.started = false;
        port.unref();
        port.dispatchEvent(new Event("close"));
    });
}

class MessageChannel {
    constructor() {
        this.port1 = new MessagePort(secret);
        this.port2 = new MessagePort(secret);
        this.port1[internal].other = this.port2;
        this.port2[internal].other = this.port1;
    }
}

/** The next message that waits at a port, taken at once; undefined if none does. */
function receiveMessageOnPort(port) {
    if (!(port instanceof MessagePort)) throw Object.assign(new TypeError('The "port" argument must be a MessagePort instance'), { code: "ERR_INVALID_ARG_TYPE" });
    const { queue } = port[internal];
    return queue.length > 0 ? { message: queue.shift() } : undefined;
}

const channels = new Map();

class BroadcastChannel extends Receiver {
    #name;

    constructor(name) {
        if (arguments.length === 0) throw Object.assign(new TypeError('The "name" argument must be specified'), { code: "ERR_MISSING_ARGS" });
        super();
        this.#name = `${name}`;
        Object.defineProperty(this, internal, { value: { open: true } });
        if (!channels.has(this.#name)) channels.set(this.#name, new Set());
        channels.get(this.#name).add(this);
        this.ref();
    }

    get name() {
        return this.#name;
    }

    postMessage(message) {
        if (!this[internal].open) throw new DOMException("BroadcastChannel is closed.", "InvalidStateError");
        for (const other of channels.get(this.#name)) {
            if (other === this) continue;
            const data = structuredClone(message);
            setImmediate(() => other[internal].open && other.dispatchEvent(new MessageEvent("message", { data })));
        }
    }

    close() {
        this[internal].open = false;
        channels.get(this.#name)?.delete(this);
        this.unref();
    }

    get onmessage() {
        return this.handler("message");
    }

    set onmessage(given) {
        this.setHandler("message", given);
    }

    get onmessageerror() {
        return this.handler("messageerror");
    }

    set onmessageerror(given) {
        this.setHandler("messageerror", given);
    }
}

for (const name of ["handler", "setHandler"]) Object.defineProperty(Receiver.prototype, name, { enumerable: false });
for (const type of [MessagePort, BroadcastChannel]) Object.defineProperty(type.prototype, Symbol.toStringTag, { value: type.name, configurable: true });

module.exports = { MessageChannel, MessagePort, MessageEvent, BroadcastChannel, receiveMessageOnPort };
