// Messages between ports and channels of one thread: cloned when posted, delivered in later turns.
import { MessageChannel as FromWorkers, receiveMessageOnPort, isMainThread } from "node:worker_threads";
console.log(FromWorkers === MessageChannel, isMainThread, typeof MessagePort, Object.prototype.toString.call(new MessageEvent("x")));
const event = new MessageEvent("name", { data: [1], origin: "o", lastEventId: 7 });
console.log(event.type, event.data, event.origin, event.lastEventId, event.source, event.ports.length, event instanceof Event);
try {
    new MessagePort();
} catch (e) {
    console.log(e.name);
}
const log = [];
const { port1, port2 } = new MessageChannel();
const sent = { a: [1, 2], when: new Date(0) };
port1.postMessage(sent);
sent.a.push(3);
port1.postMessage("second");
console.log(receiveMessageOnPort(port2), receiveMessageOnPort(port2), receiveMessageOnPort(port2));
try {
    port1.postMessage(() => 1);
} catch (e) {
    console.log(e.name);
}
const buffer = new ArrayBuffer(8);
port1.postMessage(buffer, [buffer]);
console.log(buffer.byteLength, receiveMessageOnPort(port2).message.byteLength);
port2.onmessage = (e) => {
    log.push(`message ${e.data}`);
    if (e.data === 1) port2.postMessage("answer");
};
port1.on("message", (value) => {
    log.push(`port1 got ${value}`);
    port1.close();
});
port1.on("close", () => log.push("port1 closed"));
port2.addEventListener("close", () => log.push("port2 closed"));
port1.postMessage(1);
port1.postMessage(2);
Promise.resolve().then(() => log.push("microtask"));
setTimeout(() => console.log(log.join(", ")), 100);
// A port that is only listened to by once, and one that does not keep the program alive.
const other = new MessageChannel();
other.port1.once("message", (value) => console.log("once", value));
other.port2.postMessage("x");
setTimeout(() => other.port1.close(), 50);
const idle = new MessageChannel();
idle.port1.onmessage = () => {};
idle.port1.unref();
const a = new BroadcastChannel("c");
const b = new BroadcastChannel("c");
b.onmessage = (e) => {
    console.log("broadcast", e.data, b.name);
    a.close();
    b.close();
};
a.postMessage({ x: 1 });
