"use strict";
// node:diagnostics_channel: named channels; publishing costs nothing while nobody has subscribed.

const channels = new Map();

class Channel {
    #listeners = [];

    constructor(name) {
        this.name = name;
    }

    get hasSubscribers() {
        return this.#listeners.length > 0;
    }

    subscribe(listener) {
        this.#listeners = [...this.#listeners, listener];
    }

    unsubscribe(listener) {
        const at = this.#listeners.indexOf(listener);
        if (at < 0) return false;
        this.#listeners = this.#listeners.filter((_, i) => i !== at);
        return true;
    }

    publish(message) {
        for (const listener of this.#listeners) listener(message, this.name);
    }

    runStores(context, f, self, ...args) {
        this.publish(context);
        return Reflect.apply(f, self, args);
    }
}

function channel(name) {
    if (!channels.has(name)) channels.set(name, new Channel(name));
    return channels.get(name);
}

module.exports = {
    Channel,
    channel,
    hasSubscribers: (name) => channels.has(name) && channels.get(name).hasSubscribers,
    subscribe: (name, listener) => channel(name).subscribe(listener),
    unsubscribe: (name, listener) => channel(name).unsubscribe(listener),
};
