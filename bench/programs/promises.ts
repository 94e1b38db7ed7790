// Throughput of promises: async functions, chains of then, Promise.all, async generators.
async function add(a: number, b: number): Promise<number> {
  return a + b;
}

async function sumSequentially(n: number): Promise<number> {
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum = (await add(sum, i)) % 1_000_003;
  }
  return sum;
}

function sumByThen(n: number): Promise<number> {
  let chain = Promise.resolve(0);
  for (let i = 0; i < n; i++) {
    chain = chain.then((sum) => (sum + i) % 1_000_003);
  }
  return chain;
}

async function sumTogether(n: number): Promise<number> {
  const all: Promise<number>[] = [];
  for (let i = 0; i < n; i++) {
    all.push(add(i, i));
  }
  return (await Promise.all(all)).reduce((sum, value) => (sum + value) % 1_000_003, 0);
}

async function* countTo(n: number): AsyncGenerator<number> {
  for (let i = 0; i < n; i++) {
    yield i;
  }
}

async function sumGenerated(n: number): Promise<number> {
  let sum = 0;
  for await (const value of countTo(n)) {
    sum = (sum + value) % 1_000_003;
  }
  return sum;
}

async function deep(n: number): Promise<number> {
  if (n === 0) throw new Error("bottom");
  try {
    return await deep(n - 1);
  } finally {
    unwound++;
  }
}

let unwound = 0;

async function main(n: number): Promise<void> {
  console.log(await sumSequentially(n * 4), await sumByThen(n), await sumTogether(n), await sumGenerated(n * 2));
  for (let i = 0; i < n / 50; i++) {
    await deep(20).catch(() => 0);
  }
  console.log(unwound);
}

main(Number(process.argv[2] ?? 200_000));
