"use strict";
// node:async_hooks: AsyncLocalStorage and AsyncResource. The context is a chain of pairs that promises, timers and ticks carry on.

const { getAsyncContext, setAsyncContext } = require("internal/host");

function find(context, storage) {
    for (let c = context; c; c = c.next) if (c.storage === storage) return c;
    return undefined;
}

function runIn(context, f, self, args) {
    const before = getAsyncContext();
    setAsyncContext(context);
    try {
        return Reflect.apply(f, self, args);
    } finally {
        setAsyncContext(before);
    }
}

class AsyncLocalStorage {
    static bind(f) {
        return AsyncResource.bind(f);
    }

    static snapshot() {
        const context = getAsyncContext();
        return (f, ...args) => runIn(context, f, undefined, args);
    }

    run(value, f, ...args) {
        return runIn({ storage: this, value, next: getAsyncContext() }, f, undefined, args);
    }

    exit(f, ...args) {
        return this.run(undefined, f, ...args);
    }

    enterWith(value) {
        setAsyncContext({ storage: this, value, next: getAsyncContext() });
    }

    getStore() {
        const found = find(getAsyncContext(), this);
        return found && found.value;
    }

    disable() {
        this.enterWith(undefined);
    }
}

let lastId = 1;

class AsyncResource {
    #context = getAsyncContext();
    #id = ++lastId;

    constructor(type) {
        if (typeof type !== "string") {
            const error = new TypeError("The \"type\" argument must be of type string.");
            error.code = "ERR_INVALID_ARG_TYPE";
            throw error;
        }
    }

    runInAsyncScope(f, self, ...args) {
        return runIn(this.#context, f, self, args);
    }

    emitDestroy() {
        return this;
    }

    asyncId() {
        return this.#id;
    }

    triggerAsyncId() {
        return 0;
    }

    bind(f) {
        const resource = this;
        return function (...args) {
            return resource.runInAsyncScope(f, this, ...args);
        };
    }

    static bind(f, type) {
        return new AsyncResource(type || f.name || "bound-anonymous-fn").bind(f);
    }
}

module.exports = {
    AsyncLocalStorage,
    AsyncResource,
    executionAsyncId: () => 1,
    triggerAsyncId: () => 0,
    executionAsyncResource: () => ({}),
    createHook() {
        throw new Error("async_hooks.createHook is not supported: there is AsyncLocalStorage");
    },
};
