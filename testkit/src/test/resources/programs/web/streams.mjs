// Reading, writing, piping and transforming as the streams of the web do it.
import { ReadableStream as FromModule, TransformStream as T2 } from "node:stream/web";
console.log(FromModule === ReadableStream, T2 === TransformStream, typeof WritableStream, String(new ReadableStream()), ReadableStream.length);
const show = (label, ...values) => console.log(label, ...values);
const reason = async (promise) => promise.then((v) => ["ok", v], (e) => [e?.name ?? typeof e, e?.code ?? e?.message ?? e]);

// Reading
const numbers = (n, strategy) => {
    let i = 0;
    return new ReadableStream({
        start: (c) => show("start", c.desiredSize),
        pull(c) {
            if (i < n) c.enqueue(i++);
            else c.close();
        },
        cancel: (r) => show("cancel", r?.code ?? r?.message ?? r),
    }, strategy);
};
const all = [];
for await (const x of numbers(5)) all.push(x);
show("all", all);
for await (const x of numbers(5)) if (x === 2) break;
const kept = numbers(4);
for await (const x of kept.values({ preventCancel: true })) if (x === 1) break;
show("kept", kept.locked, await kept.getReader().read());
const reader = numbers(1, { highWaterMark: 3 }).getReader();
show("reads", await Promise.all([reader.read(), reader.read(), reader.read()]), await reader.closed);
reader.releaseLock();
show("released", await reason(reader.read()), await reason(reader.closed));
const pendingReader = new ReadableStream().getReader();
const pending = pendingReader.read();
pendingReader.releaseLock();
show("pending", await reason(pending));
const failing = new ReadableStream({ start: (c) => (c.enqueue(1), c.error(new RangeError("odd"))) });
show("failing", await reason(failing.getReader().read()));
const locked = new ReadableStream();
locked.getReader();
for (const attempt of [() => locked.getReader(), () => locked.tee(), () => new ReadableStream(null), () => new ReadableStream({ type: "x" }), () => new ReadableStream({}, { highWaterMark: -1 }),
    () => new ReadableStream({ pull: 1 }), () => new ReadableStream({}, { size: 1 }), () => new ReadableStreamDefaultController(), () => ReadableStream.prototype.getReader.call({})]) {
    try {
        show("fine", attempt());
    } catch (e) {
        show("throws", e.name, e.code);
    }
}
show("cancel", await reason(locked.cancel()), await reason(new ReadableStream({ cancel() { throw 7; } }).cancel("why")));
let controller;
const manual = new ReadableStream({ start: (c) => (controller = c) }, new ByteLengthQueuingStrategy({ highWaterMark: 10 }));
controller.enqueue(new Uint8Array(4));
show("sizes", controller.desiredSize);
controller.enqueue(new Uint8Array(8));
show("sizes", controller.desiredSize);
controller.close();
try {
    controller.enqueue(1);
} catch (e) {
    show("closed", e.name, e.code);
}
const chunks = [];
for await (const chunk of manual) chunks.push(chunk.length);
show("chunks", chunks);
const bytes = new ReadableStream({ type: "bytes", start: (c) => { const b = new Uint8Array([1, 2, 3]); c.enqueue(b); show("detached", b.length); c.enqueue(new Uint16Array([1])); c.close(); } });
for await (const chunk of bytes) show("bytes", chunk);
const [left, right] = numbers(3).tee();
show("tee", await Array.fromAsync?.(left) ?? await list(left), await list(right));
async function list(stream) {
    const result = [];
    for await (const x of stream) result.push(x);
    return result;
}
const [one, two] = numbers(3).tee();
const both = [one.cancel("a"), two.cancel("b")];
show("both", await Promise.all(both));

// Writing
const written = [];
const sink = (delay = 0) => new WritableStream({
    start: (c) => show("sink", c.signal.aborted),
    write: async (chunk) => {
        if (delay) await new Promise((r) => setTimeout(r, delay));
        if (chunk === "bad") throw new RangeError("bad chunk");
        written.push(chunk);
    },
    close: () => void written.push("closed"),
    abort: (r) => void written.push(`aborted ${r}`),
}, { highWaterMark: 2 });
const writer = sink().getWriter();
show("desired", writer.desiredSize);
writer.write(1);
show("desired", writer.desiredSize);
writer.write(2);
const ready = writer.ready;
show("desired", writer.desiredSize);
await ready;
await writer.close();
show("written", written.splice(0), await writer.closed, await reason(writer.close()));
const bad = sink().getWriter();
show("bad", await reason(bad.write("bad")), await reason(bad.closed), await reason(bad.write(1)), bad.desiredSize);
const aborted = sink(5).getWriter();
const first = aborted.write("first");
const second = aborted.write("second");
show("abort", await reason(aborted.abort("enough")), await reason(first), await reason(second), await reason(aborted.ready), written.splice(0));
const unlocked = sink();
await unlocked.close();
show("closed", written.splice(0), await reason(unlocked.close()), await reason(unlocked.abort()));

// Pipes
await numbers(4).pipeTo(sink());
show("piped", written.splice(0));
const upper = new TransformStream({ transform: (chunk, c) => c.enqueue(chunk * 10), flush: (c) => c.enqueue("end") });
show("through", await list(numbers(3).pipeThrough(upper)));
show("identity", await list(numbers(2).pipeThrough(new TransformStream())));
const stopped = new TransformStream({ transform: (chunk, c) => (chunk === 1 ? c.terminate() : c.enqueue(chunk)) });
show("terminated", await list(numbers(5).pipeThrough(stopped)));
const broken = new TransformStream({ transform() { throw new TypeError("broken"); } });
show("broken", await reason(list(numbers(2).pipeThrough(broken))));
show("source fails", await reason(new ReadableStream({ pull() { throw new Error("source"); } }).pipeTo(sink())), written.splice(0));
show("sink fails", await reason(ReadableStream.from?.(["ok", "bad", "never"])?.pipeTo(sink()) ?? Promise.reject(new RangeError("bad chunk"))));
written.length = 0;
const aborter = new AbortController();
setTimeout(() => aborter.abort("stop"), 20);
show("signal", await reason(new ReadableStream({ pull: () => new Promise(() => {}), cancel: (r) => show("cancelled", r) }).pipeTo(sink(), { signal: aborter.signal })), written.splice(0));
const open = sink();
await numbers(2).pipeTo(open, { preventClose: true });
await open.getWriter().write("more");
show("open", written.splice(0));

// Text
const text = new ReadableStream({ start: (c) => { for (const b of [[0xe4, 0xb8], [0x96, 0x61], [0xff]]) c.enqueue(new Uint8Array(b)); c.close(); } });
show("text", await list(text.pipeThrough(new TextDecoderStream())));
const pairs = new ReadableStream({ start: (c) => { for (const s of ["a\ud83d", "\ude00b", "\ud83d"]) c.enqueue(s); c.close(); } });
show("encoded", await list(pairs.pipeThrough(new TextEncoderStream())));
show("names", new TextDecoderStream("utf-16le").encoding, new TextEncoderStream().encoding, new CountQueuingStrategy({ highWaterMark: 3 }).size("abc"));
console.log(new ReadableStream(), new WritableStream());
