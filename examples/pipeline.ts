// Asynchronous work: a bounded pool of tasks over an async generator, with time-outs, errors and clean-up.
//
//   ./tsubame run examples/pipeline.ts
const sleep = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms));

async function* jobs(count: number): AsyncGenerator<number> {
  try {
    for (let id = 1; id <= count; id++) {
      await sleep(1);
      yield id;
    }
  } finally {
    console.log("no more jobs");
  }
}

class JobError extends Error {
  constructor(readonly job: number, options?: ErrorOptions) {
    super(`job ${job} failed`, options);
    this.name = "JobError";
  }
}

async function work(job: number): Promise<string> {
  await sleep(10 - job);
  if (job % 4 === 0) throw new JobError(job, { cause: new RangeError("divisible by four") });
  return `job ${job} gives ${job ** 2}`;
}

async function pool(limit: number, source: AsyncIterable<number>): Promise<PromiseSettledResult<string>[]> {
  const results: Promise<string>[] = [];
  const active = new Set<Promise<unknown>>();
  for await (const job of source) {
    const result = work(job);
    results.push(result);
    const settled: Promise<unknown> = result.catch(() => {}).finally(() => active.delete(settled));
    active.add(settled);
    if (active.size >= limit) await Promise.race(active);
  }
  return Promise.allSettled(results);
}

for (const result of await pool(3, jobs(9))) {
  if (result.status === "fulfilled") {
    console.log(result.value);
  } else {
    const { message, cause } = result.reason as JobError;
    console.log(`${message}: ${(cause as Error).message}`);
  }
}
