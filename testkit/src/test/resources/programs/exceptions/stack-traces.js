// Stack traces name functions, methods, constructors and async functions.
const names = (error) => error.stack.split("\n").slice(1).map((line) => line.trim().replace(/^at /, "").replace(/ \(.*|^.*[/\\].*$/, "")).filter((name) => name && !/^(Module|Object|node:|Function)/.test(name));
function inner() { return new Error("here"); }
function outer() { return inner(); }
console.log(names(outer()));
class Widget {
  constructor() { this.error = new Error("in constructor"); }
  method() { return new Error("in method"); }
  static make() { return new Error("in static"); }
  get value() { return new Error("in getter"); }
}
const make = () => new Widget();
console.log(names(make().error), names(new Widget().method()), names(Widget.make()).length);
const object = { named: function () { return new Error("x"); }, arrow: () => new Error("y") };
console.log(names(object.arrow()), names(object.named()).length);
const limited = Error.stackTraceLimit;
Error.stackTraceLimit = 2;
const deep = (n) => (n ? deep(n - 1) : new Error("deep"));
console.log(names(deep(10)), deep(10).stack.split("\n").length);
Error.stackTraceLimit = 0;
console.log(new Error("no frames").stack);
Error.stackTraceLimit = limited;
const holder = {};
function capture() { Error.captureStackTrace(holder, capture); return holder.stack.split("\n")[0]; }
console.log(capture(), typeof holder.stack, Object.keys(holder));
const line = (error) => /:(\d+):(\d+)\)?$/.exec(error.stack.split("\n")[1]).slice(1).join(":");
console.log(line(new Error("position")), line(inner()));
try { null.property; } catch (error) { console.log(error.stack.split("\n")[0], line(error)); }
try { undefinedFunction(); } catch (error) { console.log(error.message, line(error)); }
try { object.named.missing.deeper; } catch (error) { console.log(error.message, line(error)); }
