// Arrays of arrays with missing, short, shared and strange rows.
function multiply(a: number[][], b: number[][]): number[][] {
  const product: number[][] = [];
  for (let i = 0; i < a.length; i++) {
    const row: number[] = [];
    for (let j = 0; j < b[0].length; j++) {
      let sum = 0;
      for (let k = 0; k < b.length; k++) sum += a[i][k] * b[k][j];
      row.push(sum);
    }
    product.push(row);
  }
  return product;
}
function attempt(f: () => unknown): unknown {
  try {
    return JSON.stringify(f());
  } catch (error) {
    return (error as Error).name;
  }
}
const identity = [[1, 0], [0, 1]];
console.log(attempt(() => multiply([[1, 2], [3, 4]], identity)), attempt(() => multiply([[1.5, 2], [3, "4"]] as any, identity)), attempt(() => multiply([[1]], identity)));
console.log(attempt(() => multiply([[1, 2], undefined] as any, identity)), attempt(() => multiply(["12", new Float64Array([3, 4]), { 0: 5, 1: null }] as any, identity)), attempt(() => multiply([[2 ** 31, 2 ** 31]], [[2, 0], [2, 1]])));
const grid: number[][] = new Array(3).fill([0, 0, 0]);
grid[1][1] = 5;
console.log(attempt(() => grid));
const jagged: number[][] = [];
jagged[2] = [1];
jagged[0] = [, 7] as any;
let sum = 0;
for (let i = 0; i < 3; i++) for (let j = 0; j < 2; j++) sum += jagged[i]?.[j] ?? 100;
console.log(sum, attempt(() => { for (let i = 0; i < 3; i++) jagged[i][0] += 1; }), attempt(() => jagged));
const rows: number[][] = [[1, 2], [3, 4]];
for (let i = 0; i < rows.length; i++) {
  const row = rows[i];
  if (i === 0) rows[1] = "row" as any;
  for (let j = 0; j < row.length; j++) if (typeof row !== "string") row[j] = row.length * j;
  if (i === 0) row.length = 1;
}
console.log(attempt(() => rows));
function transpose(matrix: number[][]): number[][] {
  return matrix[0].map((_, j) => matrix.map((row) => row[j]));
}
console.log(attempt(() => transpose([[1, 2], [3, 4]])), attempt(() => transpose([[1, 2], [3]])), attempt(() => transpose(["ab", [1, 2]] as any)), attempt(() => transpose([[1, 2], ["x", null]] as any)));
