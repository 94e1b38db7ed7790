// Non-null assertions and optional chains on what is null, undefined or something else.
interface Tree {
  left: Tree | null;
  right: Tree | null;
  weight: number;
}
function weigh(tree: Tree): number {
  return tree.weight + (tree.left ? weigh(tree.left) : 0) + (tree.right ? weigh(tree.right!) : 0);
}
function attempt(f: () => unknown): string {
  try {
    return String(f());
  } catch (error) {
    return (error as Error).name;
  }
}
const leaf: Tree = { left: null, right: null, weight: 1 };
const trees: any[] = [leaf, { left: leaf, right: leaf, weight: 2 }, { weight: 3 }, { left: 5, weight: 1 }, { left: "ab", right: [], weight: 1 }, { left: { weight: "w" }, weight: 0 }, null, undefined, 7, "text"];
for (const tree of trees) console.log(attempt(() => weigh(tree)), attempt(() => tree!.left!.weight), attempt(() => tree?.left?.weight), attempt(() => tree?.left.weight));
function first(list: number[] | undefined): number {
  return list![0]!;
}
console.log(attempt(() => first([1])), attempt(() => first(undefined)), attempt(() => first([])), attempt(() => first(null as any)), attempt(() => first("xy" as any)));
let maybe: { f?: (x: number) => number } | undefined = { f: (x) => x + 1 };
console.log(maybe?.f?.(1), attempt(() => maybe!.f!("1" as any)));
maybe.f = undefined;
console.log(maybe?.f?.(1), attempt(() => maybe!.f!(1)));
maybe.f = 5 as any;
console.log(attempt(() => maybe?.f?.(1)));
maybe = undefined;
console.log(maybe?.f?.(1), (maybe as any)?.a.b.c.d, delete (maybe as any)?.x);
let node: Tree | null = { left: { left: leaf, right: null, weight: 5 }, right: null, weight: 6 };
let depth = 0;
while (node!.left) {
  depth++;
  node = node!.left;
}
console.log(depth, attempt(() => { for (let n = node; ; n = n!.left) depth += n!.weight; }), depth);
