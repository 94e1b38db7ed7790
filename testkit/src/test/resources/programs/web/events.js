const target = new EventTarget();
const log = [];
target.addEventListener('x', e => log.push(e.type, e.eventPhase, e.target === target, e.currentTarget === target));
target.addEventListener('x', { handleEvent() { log.push('object', this !== target); } }, { once: true });
target.addEventListener('x', function (e) { e.preventDefault(); log.push(this === target); });
console.log(target.dispatchEvent(new Event('x')), target.dispatchEvent(new Event('x', { cancelable: true })), log);

class Emitter extends EventTarget {
  constructor() { super(); this.field = 1; }
}
const emitter = new Emitter();
emitter.addEventListener('z', e => console.log('z', e.detail, emitter.field));
emitter.dispatchEvent(new CustomEvent('z', { detail: 42 }));

const controller = new AbortController();
controller.signal.onabort = e => console.log('onabort', e.type, e.isTrusted);
controller.signal.addEventListener('abort', () => console.log('listener'));
target.addEventListener('y', () => console.log('never'), { signal: controller.signal });
const any = AbortSignal.any([controller.signal, new AbortController().signal]);
any.onabort = () => console.log('any', any.reason === controller.signal.reason);
controller.abort();
controller.abort();
target.dispatchEvent(new Event('y'));
console.log(controller.signal.aborted, controller.signal.reason.name, controller.signal.reason.message);
try {
  controller.signal.throwIfAborted();
} catch (e) {
  console.log(e === controller.signal.reason);
}
console.log(AbortSignal.abort('why').reason, AbortSignal.abort().reason.code);

const late = AbortSignal.timeout(5);
late.onabort = () => console.log(late.reason.name, late.reason.message);
setTimeout(() => console.log('end'), 60);

try {
  new AbortSignal();
} catch (e) {
  console.log(e.name, e.message);
}
console.log(Object.getOwnPropertyNames(EventTarget.prototype), Event.AT_TARGET, String(controller.signal));
