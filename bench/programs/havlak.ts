// Havlak's recognition of loops in control-flow graphs: sets, maps, union-find, a growing heap.
class BasicBlock {
  readonly id: number;
  readonly predecessors: BasicBlock[] = [];
  readonly successors: BasicBlock[] = [];

  constructor(id: number) {
    this.id = id;
  }
}

class ControlFlowGraph {
  readonly blocks: BasicBlock[] = [];

  block(id: number): BasicBlock {
    while (this.blocks.length <= id) {
      this.blocks.push(new BasicBlock(this.blocks.length));
    }
    return this.blocks[id];
  }

  edge(from: number, to: number): void {
    const source = this.block(from);
    const target = this.block(to);
    source.successors.push(target);
    target.predecessors.push(source);
  }
}

class Loop {
  readonly blocks = new Set<BasicBlock>();
  readonly children = new Set<Loop>();
  readonly isReducible: boolean;
  parent: Loop | null = null;

  constructor(header: BasicBlock | null, isReducible: boolean) {
    this.isReducible = isReducible;
    if (header !== null) this.blocks.add(header);
  }

  setParent(parent: Loop): void {
    this.parent = parent;
    parent.children.add(this);
  }
}

class LoopForest {
  readonly root = new Loop(null, true);
  readonly loops: Loop[] = [];

  create(header: BasicBlock, isReducible: boolean): Loop {
    const loop = new Loop(header, isReducible);
    this.loops.push(loop);
    return loop;
  }

  adoptOrphans(): void {
    for (const loop of this.loops) {
      if (loop.parent === null) loop.setParent(this.root);
    }
  }

  /** The sum of the depths of all loops. */
  weight(loop: Loop = this.root, depth: number = 0): number {
    let sum = depth;
    for (const child of loop.children) {
      sum += this.weight(child, depth + 1);
    }
    return sum;
  }
}

class UnionFindNode {
  parent: UnionFindNode;
  readonly block: BasicBlock;
  readonly number: number;
  loop: Loop | null = null;

  constructor(block: BasicBlock, number: number) {
    this.parent = this;
    this.block = block;
    this.number = number;
  }

  find(): UnionFindNode {
    const path: UnionFindNode[] = [];
    let node: UnionFindNode = this;
    while (node !== node.parent) {
      if (node.parent !== node.parent.parent) path.push(node);
      node = node.parent;
    }
    for (const each of path) {
      each.parent = node;
    }
    return node;
  }
}

const UNVISITED = -1;
const MAX_BACK_EDGES = 32 * 1024;

type HeaderKind = "nonheader" | "reducible" | "self" | "irreducible" | "dead";

class LoopFinder {
  private readonly forest = new LoopForest();
  private readonly nodes: UnionFindNode[] = [];
  private readonly numbers = new Map<BasicBlock, number>();
  private readonly last: number[] = [];
  private readonly kinds: HeaderKind[] = [];
  private readonly headers: number[] = [];
  private readonly backPredecessors: number[][] = [];
  private readonly otherPredecessors: Set<number>[] = [];
  private readonly graph: ControlFlowGraph;

  constructor(graph: ControlFlowGraph) {
    this.graph = graph;
  }

  find(): LoopForest {
    for (const block of this.graph.blocks) {
      this.numbers.set(block, UNVISITED);
      this.last.push(0);
      this.kinds.push("nonheader");
      this.headers.push(0);
      this.backPredecessors.push([]);
      this.otherPredecessors.push(new Set());
    }
    this.visit(this.graph.blocks[0]);
    this.classifyEdges();
    for (let w = this.nodes.length - 1; w >= 0; w--) {
      this.processHeader(w);
    }
    this.forest.adoptOrphans();
    return this.forest;
  }

  private visit(block: BasicBlock): number {
    const current = this.nodes.length;
    this.nodes.push(new UnionFindNode(block, current));
    this.numbers.set(block, current);
    let last = current;
    for (const successor of block.successors) {
      if (this.numbers.get(successor) === UNVISITED) last = this.visit(successor);
    }
    this.last[current] = last;
    return last;
  }

  private isAncestor(w: number, v: number): boolean {
    return w <= v && v <= this.last[w];
  }

  private classifyEdges(): void {
    for (let w = 0; w < this.nodes.length; w++) {
      for (const predecessor of this.nodes[w].block.predecessors) {
        const v = this.numbers.get(predecessor)!;
        if (v === UNVISITED) continue;
        if (this.isAncestor(w, v)) {
          this.backPredecessors[w].push(v);
        } else {
          this.otherPredecessors[w].add(v);
        }
      }
    }
  }

  private processHeader(w: number): void {
    const pool: UnionFindNode[] = [];
    for (const v of this.backPredecessors[w]) {
      if (v === w) {
        this.kinds[w] = "self";
      } else {
        pool.push(this.nodes[v].find());
      }
    }
    const work = pool.slice();
    if (pool.length !== 0) this.kinds[w] = "reducible";
    while (work.length > 0) {
      const x = work.shift()!;
      if (this.otherPredecessors[x.number].size > MAX_BACK_EDGES) return;
      this.stepBack(w, x, work, pool);
    }
    if (pool.length > 0 || this.kinds[w] === "self") {
      this.makeLoop(w, pool);
    }
  }

  private stepBack(w: number, x: UnionFindNode, work: UnionFindNode[], pool: UnionFindNode[]): void {
    for (const y of this.otherPredecessors[x.number]) {
      const found = this.nodes[y].find();
      if (!this.isAncestor(w, found.number)) {
        this.kinds[w] = "irreducible";
        this.otherPredecessors[w].add(found.number);
      } else if (found.number !== w && !pool.includes(found)) {
        work.push(found);
        pool.push(found);
      }
    }
  }

  private makeLoop(w: number, pool: UnionFindNode[]): void {
    const loop = this.forest.create(this.nodes[w].block, this.kinds[w] !== "irreducible");
    this.nodes[w].loop = loop;
    for (const node of pool) {
      this.headers[node.number] = w;
      node.parent = this.nodes[w];
      if (node.loop !== null) {
        node.loop.setParent(loop);
      } else {
        loop.blocks.add(node.block);
      }
    }
  }
}

class GraphBuilder {
  readonly graph = new ControlFlowGraph();

  diamond(start: number): number {
    this.graph.edge(start, start + 1);
    this.graph.edge(start, start + 2);
    this.graph.edge(start + 1, start + 3);
    this.graph.edge(start + 2, start + 3);
    return start + 3;
  }

  straight(start: number, length: number): number {
    for (let i = 0; i < length; i++) {
      this.graph.edge(start + i, start + i + 1);
    }
    return start + length;
  }

  baseLoop(from: number): number {
    const header = this.straight(from, 1);
    const diamond1 = this.diamond(header);
    const d11 = this.straight(diamond1, 1);
    const diamond2 = this.diamond(d11);
    let footer = this.straight(diamond2, 1);
    this.graph.edge(diamond2, d11);
    this.graph.edge(diamond1, header);
    this.graph.edge(footer, from);
    footer = this.straight(footer, 1);
    return footer;
  }
}

function nestedLoops(outer: number, middle: number, inner: number): ControlFlowGraph {
  const builder = new GraphBuilder();
  builder.graph.block(0);
  let n = builder.baseLoop(0);
  builder.graph.edge(0, 2);
  for (let i = 0; i < outer; i++) {
    const top = n;
    n = builder.straight(n, 1);
    for (let j = 0; j < middle; j++) {
      n = builder.straight(n, 1);
      for (let k = 0; k < inner; k++) {
        n = builder.baseLoop(n);
      }
      const bottom = builder.straight(n, 1);
      builder.graph.edge(n, top);
      n = bottom;
    }
    builder.graph.edge(n, 1);
  }
  return builder.graph;
}

const rounds = Number(process.argv[2] ?? 40);
const graph = nestedLoops(10, 10, 5);
let loops = 0;
let weight = 0;
for (let round = 0; round < rounds; round++) {
  const forest = new LoopFinder(graph).find();
  loops += forest.loops.length;
  weight += forest.weight();
}
console.log(graph.blocks.length, loops, weight);
