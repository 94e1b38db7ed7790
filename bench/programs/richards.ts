// Martin Richards' operating system simulation: tasks of several kinds, queues of packets, dispatch by state.
const IDLE = 0;
const WORKER = 1;
const HANDLER_A = 2;
const HANDLER_B = 3;
const DEVICE_A = 4;
const DEVICE_B = 5;
const TASKS = 6;

const DEVICE_PACKET = 0;
const WORK_PACKET = 1;
const DATA_SIZE = 4;

class Packet {
  next: Packet | null;
  owner: number;
  readonly kind: number;
  datum = 0;
  readonly data: number[] = [0, 0, 0, 0];

  constructor(next: Packet | null, owner: number, kind: number) {
    this.next = next;
    this.owner = owner;
    this.kind = kind;
  }

  appendTo(queue: Packet | null): Packet {
    this.next = null;
    if (queue === null) return this;
    let last = queue;
    while (last.next !== null) {
      last = last.next;
    }
    last.next = this;
    return queue;
  }
}

abstract class Task {
  readonly next: Task | null;
  readonly id: number;
  readonly priority: number;
  input: Packet | null;
  isPacketPending: boolean;
  isWaiting: boolean;
  isHolding = false;
  protected readonly scheduler: Scheduler;

  constructor(scheduler: Scheduler, id: number, priority: number, input: Packet | null, isWaiting: boolean) {
    this.scheduler = scheduler;
    this.id = id;
    this.priority = priority;
    this.input = input;
    this.isPacketPending = input !== null;
    this.isWaiting = isWaiting;
    this.next = scheduler.register(this);
  }

  abstract run(packet: Packet | null): Task | null;

  isHeldOrWaiting(): boolean {
    return this.isHolding || (!this.isPacketPending && this.isWaiting);
  }

  /** Runs the task with its next packet, if it waited for one. */
  resume(): Task | null {
    let packet: Packet | null = null;
    if (this.isWaiting && this.isPacketPending) {
      packet = this.input;
      this.input = packet!.next;
      this.isWaiting = false;
      this.isPacketPending = this.input !== null;
    }
    return this.run(packet);
  }

  /** Takes a packet; returns the task that is to run next. */
  accept(packet: Packet, current: Task): Task {
    if (this.input === null) {
      this.input = packet;
      this.isPacketPending = true;
      return this.priority > current.priority ? this : current;
    }
    packet.appendTo(this.input);
    return current;
  }

  protected wait(): Task {
    this.isWaiting = true;
    return this;
  }
}

class IdleTask extends Task {
  private control = 1;
  private count: number;

  constructor(scheduler: Scheduler, count: number) {
    super(scheduler, IDLE, 0, null, false);
    this.count = count;
  }

  override run(): Task | null {
    this.count--;
    if (this.count === 0) return this.scheduler.hold();
    if ((this.control & 1) === 0) {
      this.control >>= 1;
      return this.scheduler.release(DEVICE_A);
    }
    this.control = (this.control >> 1) ^ 0xd008;
    return this.scheduler.release(DEVICE_B);
  }
}

class WorkerTask extends Task {
  private destination = HANDLER_A;
  private letter = 0;

  override run(packet: Packet | null): Task | null {
    if (packet === null) return this.wait();
    this.destination = this.destination === HANDLER_A ? HANDLER_B : HANDLER_A;
    packet.owner = this.destination;
    packet.datum = 0;
    for (let i = 0; i < DATA_SIZE; i++) {
      this.letter++;
      if (this.letter > 26) this.letter = 1;
      packet.data[i] = 64 + this.letter;
    }
    return this.scheduler.queue(packet);
  }
}

class HandlerTask extends Task {
  private work: Packet | null = null;
  private device: Packet | null = null;

  override run(packet: Packet | null): Task | null {
    if (packet !== null) {
      if (packet.kind === WORK_PACKET) {
        this.work = packet.appendTo(this.work);
      } else {
        this.device = packet.appendTo(this.device);
      }
    }
    const work = this.work;
    if (work === null) return this.wait();
    if (work.datum >= DATA_SIZE) {
      this.work = work.next;
      return this.scheduler.queue(work);
    }
    const device = this.device;
    if (device === null) return this.wait();
    this.device = device.next;
    device.datum = work.data[work.datum];
    work.datum++;
    return this.scheduler.queue(device);
  }
}

class DeviceTask extends Task {
  private pending: Packet | null = null;

  override run(packet: Packet | null): Task | null {
    if (packet !== null) {
      this.pending = packet;
      return this.scheduler.hold();
    }
    const pending = this.pending;
    if (pending === null) return this.wait();
    this.pending = null;
    return this.scheduler.queue(pending);
  }
}

class Scheduler {
  queued = 0;
  held = 0;
  private first: Task | null = null;
  private current: Task | null = null;
  private readonly table: Task[] = new Array(TASKS);

  /** Puts a task before all others; returns the one that was first. */
  register(task: Task): Task | null {
    const next = this.first;
    this.first = task;
    this.table[task.id] = task;
    return next;
  }

  schedule(): void {
    this.current = this.first;
    while (this.current !== null) {
      const task: Task = this.current;
      this.current = task.isHeldOrWaiting() ? task.next : task.resume();
    }
  }

  hold(): Task | null {
    this.held++;
    this.current!.isHolding = true;
    return this.current!.next;
  }

  release(id: number): Task {
    const task = this.table[id];
    task.isHolding = false;
    return task.priority > this.current!.priority ? task : this.current!;
  }

  queue(packet: Packet): Task {
    const task = this.table[packet.owner];
    const current = this.current!;
    this.queued++;
    packet.next = null;
    packet.owner = current.id;
    return task.accept(packet, current);
  }
}

function devicePackets(owner: number): Packet {
  let packets = new Packet(null, owner, DEVICE_PACKET);
  packets = new Packet(packets, owner, DEVICE_PACKET);
  return new Packet(packets, owner, DEVICE_PACKET);
}

function simulate(count: number): Scheduler {
  const scheduler = new Scheduler();
  new IdleTask(scheduler, count);
  const work = new Packet(new Packet(null, WORKER, WORK_PACKET), WORKER, WORK_PACKET);
  new WorkerTask(scheduler, WORKER, 1000, work, true);
  new HandlerTask(scheduler, HANDLER_A, 2000, devicePackets(DEVICE_A), true);
  new HandlerTask(scheduler, HANDLER_B, 3000, devicePackets(DEVICE_B), true);
  new DeviceTask(scheduler, DEVICE_A, 4000, null, true);
  new DeviceTask(scheduler, DEVICE_B, 5000, null, true);
  scheduler.schedule();
  return scheduler;
}

const rounds = Number(process.argv[2] ?? 100);
let queued = 0;
let held = 0;
for (let round = 0; round < rounds; round++) {
  const scheduler = simulate(10_000);
  queued += scheduler.queued;
  held += scheduler.held;
}
console.log(queued, held);
