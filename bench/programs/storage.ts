// Trees of arrays: allocation of arrays whose size is drawn at random.
type Tree = Tree[];

class Random {
  private seed = 74_755;

  next(): number {
    this.seed = (this.seed * 1309 + 13_849) & 65_535;
    return this.seed;
  }
}

class Forest {
  arrays = 0;
  private readonly random = new Random();

  build(depth: number): Tree {
    this.arrays++;
    if (depth === 1) {
      return new Array((this.random.next() % 10) + 1);
    }
    const tree: Tree = new Array(4);
    for (let i = 0; i < 4; i++) {
      tree[i] = this.build(depth - 1);
    }
    return tree;
  }
}

const rounds = Number(process.argv[2] ?? 2500);
let total = 0;
for (let round = 0; round < rounds; round++) {
  const forest = new Forest();
  total += forest.build(7).length + forest.arrays;
}
console.log(total);
