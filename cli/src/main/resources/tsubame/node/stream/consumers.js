"use strict";
// node:stream/consumers: the whole content of a stream.

async function buffer(stream) {
    const parts = [];
    for await (const chunk of stream) parts.push(typeof chunk === "string" ? Buffer.from(chunk) : chunk);
    return Buffer.concat(parts);
}

async function text(stream) {
    return new TextDecoder().decode(await buffer(stream));
}

module.exports = {
    buffer,
    text,
    json: async (stream) => JSON.parse(await text(stream)),
    arrayBuffer: async (stream) => {
        const all = await buffer(stream);
        return all.buffer.slice(all.byteOffset, all.byteOffset + all.byteLength);
    },
};
