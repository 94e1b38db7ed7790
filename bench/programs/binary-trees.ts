// Complete binary trees built and counted: allocation of many small objects, some of which live long.
class Tree {
  constructor(
    readonly left: Tree | null,
    readonly right: Tree | null,
  ) {}

  count(): number {
    return this.left === null || this.right === null ? 1 : 1 + this.left.count() + this.right.count();
  }
}

function build(depth: number): Tree {
  return depth === 0 ? new Tree(null, null) : new Tree(build(depth - 1), build(depth - 1));
}

const MIN_DEPTH = 4;
const maxDepth = Math.max(MIN_DEPTH + 2, Number(process.argv[2] ?? 15));

console.log(`stretch tree of depth ${maxDepth + 1}: ${build(maxDepth + 1).count()}`);
const longLived = build(maxDepth);
for (let depth = MIN_DEPTH; depth <= maxDepth; depth += 2) {
  const iterations = 1 << (maxDepth - depth + MIN_DEPTH);
  let total = 0;
  for (let i = 0; i < iterations; i++) {
    total += build(depth).count();
  }
  console.log(`${iterations} trees of depth ${depth}: ${total}`);
}
console.log(`long-lived tree of depth ${maxDepth}: ${longLived.count()}`);
