// The collector's workloads, one per name; the first argument chooses. Each prints a checksum, so that nobody computes less
// than the others. Plain JavaScript, so that every engine runs the same text.

// The story that began this (AtCoder ABC451 D): every call returns an array of its own, which the caller copies into its own,
// element by element. All strings survive to the end; what dies are arrays, between them.
function story() {
  const powers = [];
  for (let p = 1; p < 1e9; p *= 2) powers.push(String(p));
  function search(before) {
    const found = [];
    if (before.length > 0) found.push(before);
    for (const power of powers) {
      if (before.length + power.length > 9) break;
      const child = search(before + power);
      for (let i = 0; i < child.length; i++) found.push(child[i]);
    }
    return found;
  }
  const all = search("");
  let sum = 0;
  for (let i = 0; i < all.length; i++) sum += all[i].length;
  return all.length + " " + sum;
}

// Everything dies young.
function object_create() {
  let sum = 0;
  for (let i = 0; i < 6000000; i++) {
    const point = { x: i, y: i + 1, next: null };
    sum += point.x + point.y & 1;
  }
  return sum;
}

// Everything survives: a tree of a million nodes, built once and walked.
function tree() {
  function build(depth) {
    return depth === 0 ? { left: null, right: null } : { left: build(depth - 1), right: build(depth - 1) };
  }
  function count(node) {
    return node.left === null ? 1 : 1 + count(node.left) + count(node.right);
  }
  return count(build(19));
}

// Old objects die: a table whose entries are replaced in an order that has nothing to do with their age.
function cache() {
  const size = 50000;
  const table = new Array(size).fill(null);
  let seed = 1;
  let sum = 0;
  for (let i = 0; i < 1500000; i++) {
    seed = seed * 1103515245 + 12345 & 0x7fffffff;
    const at = (seed >>> 8) % size;
    if (table[at] !== null) sum += table[at].value & 1;
    table[at] = { value: i, text: "entry " + (i & 1023), parts: [i, i + 1] };
  }
  return sum;
}

// First in, first out: everything lives for a while, and dies old.
function queue() {
  let first = { number: 0, next: null };
  let last = first;
  let length = 1;
  let sum = 0;
  for (let i = 1; i < 2000000; i++) {
    last = last.next = { number: i, next: null };
    if (++length > 100000) {
      sum += first.number & 3;
      first = first.next;
    }
  }
  return sum;
}

// Big arrays of numbers: few objects, many bytes, no references.
function numbers() {
  let sum = 0;
  for (let round = 0; round < 60; round++) {
    const values = [];
    for (let i = 0; i < 100000; i++) values.push(i * 0.5);
    sum += values[round];
  }
  return sum;
}

// Strings of a dozen, a hundred and ten thousand characters; one in sixteen of them is kept for a while.
function strings() {
  const kept = [];
  let length = 0;
  const block = "abcdefghij".repeat(10);
  for (let i = 0; i < 300000; i++) {
    const short = "key" + i;
    const medium = block + short;
    if ((i & 15) === 0) kept[(i >> 4) % 4000] = short + medium;
    if ((i & 255) === 0) kept[(i >> 8) % 100] = medium.repeat(90);
    length += short.length + medium.length;
  }
  for (const text of kept) length += text.charCodeAt(text.length - 1);
  return length;
}

// Deep recursion, allocating at every level: the stack is long while the collector works.
function deep() {
  function down(level) {
    if (level === 0) return { level: 0, sum: 0 };
    const here = [level, level + 1];
    const below = down(level - 1);
    return { level, sum: below.sum + here[0] & 1023 };
  }
  let sum = 0;
  for (let i = 0; i < 250; i++) sum += down(5000).sum;
  return sum;
}

// A million small objects stay, while others come and go: how long are the pauses?
function million() {
  const kept = [];
  for (let i = 0; i < 1000000; i++) kept.push({ i });
  let sum = 0;
  for (let i = 0; i < 3000000; i++) {
    const fresh = { i };
    if (i % 10 === 0) kept[i % 1000000] = fresh;
    sum += fresh.i & 1;
  }
  return sum + " " + kept.length;
}

// A constant live set, replaced all the time, for so many seconds.
function steady() {
  const end = Date.now() + 1000 * Number(process.argv[3] || 10);
  const table = new Map();
  let i = 0;
  while (Date.now() < end) {
    for (let n = 0; n < 10000; n++, i++) {
      table.set(i % 20000, { text: "entry " + i, list: [i, { i }] });
      if (i % 1000 === 0) table.set("large", new Array(5000).fill(i));
    }
  }
  return table.size;
}

const workloads = { story, object_create, tree, cache, queue, numbers, strings, deep, million, steady };
const name = process.argv[2];
if (!(name in workloads)) {
  console.log(Object.keys(workloads).join("\n"));
} else {
  console.log(name, workloads[name]());
}
