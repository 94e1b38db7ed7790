// EventEmitter: order, once, removal during emit, errors, inheritance, events.once.
const EventEmitter = require("events");
const { once } = EventEmitter;
const log = [];
const e = new EventEmitter();
e.on("a", (...args) => log.push("first " + args));
e.once("a", (x) => log.push("once " + x));
e.prependListener("a", () => log.push("prepended"));
console.log(e.emit("a", 1, 2), e.emit("a", 3), e.emit("none"), log.join(" | "));
console.log(e.listenerCount("a"), e.eventNames(), e.listeners("a").length, e.getMaxListeners(), EventEmitter.defaultMaxListeners);
const self = (...args) => { log.push("self"); e.off("b", self); e.on("b", late); };
const late = () => log.push("late");
log.length = 0;
e.on("b", self).on("b", () => log.push("other"));
e.emit("b");
e.emit("b");
console.log(log.join(" "));
e.removeAllListeners("b");
console.log(e.listenerCount("b"), e.rawListeners("a").length);
e.on("newListener", (name) => log.push("new " + String(name)));
e.on("removeListener", (name) => log.push("removed " + String(name)));
const symbol = Symbol("event");
const nothing = () => {};
e.on(symbol, nothing).off(symbol, nothing).addListener("c", nothing);
console.log(log.slice(-3).join(", "), e.eventNames());
for (const error of [new Error("unhandled"), "text", undefined]) {
  try {
    new EventEmitter().emit("error", error);
  } catch (thrown) {
    console.log(thrown.message, thrown.code);
  }
}
class Chat extends EventEmitter {
  constructor(name) { super(); this.name = name; }
  say(text) { return this.emit("message", { from: this.name, text }); }
}
const chat = new Chat("Ann");
chat.on("message", function ({ from, text }) { console.log(this === chat, `${from}: ${text}`); });
chat.say("hello");
function Old() { EventEmitter.call(this); }
require("util").inherits(Old, EventEmitter);
const old = new Old();
old.once("x", (v) => console.log("old style", v, old instanceof EventEmitter));
old.emit("x", 5);
console.log(old.emit("x", 6), Object.keys(old).slice(0, 3));
once(chat, "later").then(([value, other]) => console.log("awaited", value, other));
once(chat, "failing").catch((error) => console.log("rejected", error.message));
chat.emit("later", 1, 2);
chat.emit("error", new Error("while waiting"));
try { e.on("x", 5); } catch (error) { console.log(error.code); }
console.log(e.off("x", nothing) === e, e.setMaxListeners(20).getMaxListeners(), EventEmitter.EventEmitter === EventEmitter, typeof EventEmitter.once);
