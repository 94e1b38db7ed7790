"use strict";
// node:v8: what programs ask of it that is not about V8's own heap.

function heapStatistics() {
    const { heapTotal, heapUsed } = process.memoryUsage();
    return { total_heap_size: heapTotal, total_heap_size_executable: 0, total_physical_size: heapTotal, total_available_size: 0, used_heap_size: heapUsed,
        heap_size_limit: 0, malloced_memory: 0, peak_malloced_memory: 0, does_zap_garbage: 0, number_of_native_contexts: 1, number_of_detached_contexts: 0,
        total_global_handles_size: 0, used_global_handles_size: 0, external_memory: 0 };
}

function missing(name) {
    return () => {
        throw new Error(`v8.${name} is not supported`);
    };
}

module.exports = {
    getHeapStatistics: heapStatistics,
    getHeapSpaceStatistics: () => [],
    setFlagsFromString() {},
    cachedDataVersionTag: () => 0,
    serialize: missing("serialize"),
    deserialize: missing("deserialize"),
    getHeapSnapshot: missing("getHeapSnapshot"),
    writeHeapSnapshot: missing("writeHeapSnapshot"),
    startupSnapshot: { isBuildingSnapshot: () => false, addSerializeCallback() {}, addDeserializeCallback() {}, setDeserializeMainFunction() {} },
};
