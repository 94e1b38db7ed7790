"use strict";
// node:worker_threads: what a main thread sees of it. There are no workers.

class Worker {
    constructor() {
        throw new Error("worker_threads.Worker is not supported: a program has one thread");
    }
}

const { MessageChannel, MessagePort, BroadcastChannel, receiveMessageOnPort } = require("internal/messaging");

module.exports = {
    Worker,
    MessageChannel,
    MessagePort,
    BroadcastChannel,
    receiveMessageOnPort,
    isMainThread: true,
    parentPort: null,
    workerData: null,
    threadId: 0,
    resourceLimits: {},
    SHARE_ENV: Symbol.for("nodejs.worker_threads.SHARE_ENV"),
    markAsUntransferable() {},
    getEnvironmentData: () => undefined,
    setEnvironmentData() {},
};
