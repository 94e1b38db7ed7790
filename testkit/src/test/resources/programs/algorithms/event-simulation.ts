// A discrete event simulation of a bakery queue, an elevator, and a bounded buffer with producers and consumers.
class EventQueue { private heap: { time: number; order: number; run: () => void }[] = []; private order = 0; now = 0; at(delay: number, run: () => void) { this.heap.push({ time: this.now + delay, order: this.order++, run }); this.heap.sort((a, b) => b.time - a.time || b.order - a.order); } run(until = Infinity) { while (this.heap.length && this.heap.at(-1)!.time <= until) { const e = this.heap.pop()!; this.now = e.time; e.run(); } return this; } }
let state = 12345;
const uniform = () => { state = (state * 48271) % 2147483647; return state / 2147483647; };
const exponential = (mean: number) => -mean * Math.log(uniform());
class Bakery {
  queue: { id: number; arrived: number }[] = [];
  busy = 0;
  served: number[] = [];
  longest = 0;
  constructor(private events: EventQueue, private counters: number) {}
  arrive(id: number) { this.queue.push({ id, arrived: this.events.now }); this.longest = Math.max(this.longest, this.queue.length); this.serve(); }
  private serve() { if (this.busy >= this.counters || !this.queue.length) return; const customer = this.queue.shift()!; this.busy++; this.served.push(this.events.now - customer.arrived); this.events.at(2 + uniform() * 3, () => { this.busy--; this.serve(); }); }
}
for (const counters of [1, 2, 3]) {
  state = 12345;
  const events = new EventQueue();
  const bakery = new Bakery(events, counters);
  let id = 0;
  const next = () => { bakery.arrive(id++); if (id < 100) events.at(exponential(2.5), next); };
  events.at(0, next);
  events.run();
  const mean = bakery.served.reduce((a, b) => a + b, 0) / bakery.served.length;
  console.log(counters, bakery.served.length, mean.toFixed(4), bakery.longest, events.now.toFixed(3));
}
class Elevator { floor = 0; direction: -1 | 0 | 1 = 0; stops = new Set<number>(); log: string[] = []; call(f: number) { this.stops.add(f); return this; } step() { if (!this.stops.size) { this.direction = 0; return false; } if (this.stops.delete(this.floor)) { this.log.push(`open ${this.floor}`); return true; } const ahead = [...this.stops].some((s) => (s - this.floor) * this.direction > 0); if (!ahead) this.direction = Math.sign([...this.stops][0] - this.floor) as -1 | 1; this.floor += this.direction; this.log.push(this.direction > 0 ? "up" : "down"); return true; } }
const elevator = new Elevator().call(3).call(1);
for (let i = 0; elevator.step(); i++) { if (i === 2) elevator.call(0); if (i === 5) elevator.call(5); }
console.log(elevator.log.join(" "), elevator.floor);
class Channel<T> { private buffer: T[] = []; private takers: ((v: T | undefined) => void)[] = []; private putters: (() => void)[] = []; private closed = false; constructor(private size: number) {} async put(v: T) { while (this.buffer.length >= this.size) await new Promise<void>((r) => this.putters.push(r)); const taker = this.takers.shift(); if (taker) taker(v); else this.buffer.push(v); } async take(): Promise<T | undefined> { if (this.buffer.length) { const v = this.buffer.shift()!; this.putters.shift()?.(); return v; } if (this.closed) return undefined; return new Promise((r) => this.takers.push(r)); } close() { this.closed = true; for (const t of this.takers) t(undefined); } async *[Symbol.asyncIterator]() { for (let v; (v = await this.take()) !== undefined; ) yield v; } }
const channel = new Channel<number>(2);
const trace: string[] = [];
const producer = (async () => { for (let i = 1; i <= 5; i++) { await channel.put(i); trace.push(`put ${i}`); } channel.close(); })();
const consumer = (async () => { let sum = 0; for await (const v of channel) { trace.push(`got ${v}`); sum += v; await null; } return sum; })();
const [, sum] = await Promise.all([producer, consumer]);
console.log(sum, trace.filter((t) => t.startsWith("put")).length, trace.filter((t) => t.startsWith("got")).join());
