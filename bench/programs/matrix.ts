// The product of square matrices as arrays of rows, and as one flat typed array.
function makeRows(n: number, seed: number): number[][] {
  const rows: number[][] = [];
  for (let i = 0; i < n; i++) {
    const row: number[] = [];
    for (let j = 0; j < n; j++) {
      row.push(((i * 31 + j * 17 + seed) % 101) / 100);
    }
    rows.push(row);
  }
  return rows;
}

function multiplyRows(a: number[][], b: number[][]): number[][] {
  const n = a.length;
  const product: number[][] = [];
  for (let i = 0; i < n; i++) {
    const row: number[] = new Array(n).fill(0);
    for (let k = 0; k < n; k++) {
      const factor = a[i][k];
      const other = b[k];
      for (let j = 0; j < n; j++) {
        row[j] += factor * other[j];
      }
    }
    product.push(row);
  }
  return product;
}

function multiplyFlat(a: Float64Array, b: Float64Array, n: number): Float64Array {
  const product = new Float64Array(n * n);
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < n; k++) {
      const factor = a[i * n + k];
      for (let j = 0; j < n; j++) {
        product[i * n + j] += factor * b[k * n + j];
      }
    }
  }
  return product;
}

function trace(rows: number[][]): number {
  let sum = 0;
  for (let i = 0; i < rows.length; i++) {
    sum += rows[i][i];
  }
  return sum;
}

const n = Number(process.argv[2] ?? 500);
const a = makeRows(n, 1);
const b = makeRows(n, 2);
const rows = multiplyRows(a, b);
const flat = multiplyFlat(Float64Array.from(a.flat()), Float64Array.from(b.flat()), n);
let difference = 0;
for (let i = 0; i < n; i++) {
  for (let j = 0; j < n; j++) {
    difference = Math.max(difference, Math.abs(rows[i][j] - flat[i * n + j]));
  }
}
console.log(trace(rows).toFixed(6), difference);
