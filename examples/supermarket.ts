// A day at a supermarket's tills, as a simulation of discrete events: classes, inheritance, private state, generators.
//
//   ./tsubame run examples/supermarket.ts
abstract class SimulationEvent {
  constructor(readonly time: number) {}
  abstract happen(shop: Shop): Iterable<SimulationEvent>;
}

class EventQueue {
  #heap: SimulationEvent[] = [];

  get size(): number {
    return this.#heap.length;
  }

  add(event: SimulationEvent): void {
    const heap = this.#heap;
    let at = heap.push(event) - 1;
    for (let parent = (at - 1) >> 1; at > 0 && heap[at].time < heap[parent].time; parent = (at - 1) >> 1) {
      [heap[at], heap[parent]] = [heap[parent], heap[at]];
      at = parent;
    }
  }

  next(): SimulationEvent | undefined {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (heap.length > 0) {
      heap[0] = last!;
      this.#sink(0);
    }
    return first;
  }

  #sink(at: number): void {
    const heap = this.#heap;
    for (;;) {
      let least = at;
      for (const child of [2 * at + 1, 2 * at + 2]) {
        if (child < heap.length && heap[child].time < heap[least].time) least = child;
      }
      if (least === at) return;
      [heap[at], heap[least]] = [heap[least], heap[at]];
      at = least;
    }
  }
}

class Random {
  #state: number;
  constructor(seed: number) {
    this.#state = seed;
  }
  /** Park and Miller's minimal standard generator. */
  next(): number {
    this.#state = (this.#state * 16807) % 2147483647;
    return this.#state / 2147483647;
  }
  exponential(mean: number): number {
    return -mean * Math.log(1 - this.next());
  }
}

class Till {
  queue: Customer[] = [];
  served = 0;
  constructor(readonly name: string) {}
}

class Customer {
  constructor(readonly arrived: number, readonly items: number) {}
}

class Shop {
  readonly tills = ["north", "middle", "south"].map(name => new Till(name));
  readonly random = new Random(451);
  waited = 0;

  shortestTill(): Till {
    return this.tills.reduce((best, till) => (till.queue.length < best.queue.length ? till : best));
  }
}

class Arrival extends SimulationEvent {
  static readonly CLOSING = 8 * 60;

  *happen(shop: Shop): Generator<SimulationEvent> {
    const till = shop.shortestTill();
    const customer = new Customer(this.time, 1 + Math.floor(shop.random.next() * 30));
    if (till.queue.push(customer) === 1) {
      yield new Departure(this.time + customer.items * 0.1, till);
    }
    const next = this.time + shop.random.exponential(0.7);
    if (next < Arrival.CLOSING) yield new Arrival(next);
  }
}

class Departure extends SimulationEvent {
  constructor(time: number, private readonly till: Till) {
    super(time);
  }

  *happen(shop: Shop): Generator<SimulationEvent> {
    const customer = this.till.queue.shift()!;
    this.till.served++;
    shop.waited += this.time - customer.arrived;
    const following = this.till.queue[0];
    if (following) yield new Departure(this.time + following.items * 0.1, this.till);
  }
}

const shop = new Shop();
const events = new EventQueue();
events.add(new Arrival(0));
let closed = 0;
while (events.size > 0) {
  const event = events.next()!;
  closed = event.time;
  for (const consequence of event.happen(shop)) events.add(consequence);
}

const served = shop.tills.reduce((sum, till) => sum + till.served, 0);
for (const { name, served } of shop.tills) console.log(`${name.padEnd(6)} ${served}`);
console.log(`${served} customers, mean time at the till ${(shop.waited / served).toFixed(2)} min, done at ${closed.toFixed(1)} min`);
