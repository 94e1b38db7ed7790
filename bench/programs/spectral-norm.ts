// The largest eigenvalue of an infinite matrix, by the power method: floating-point loops over typed arrays.
function element(i: number, j: number): number {
  return 1 / (((i + j) * (i + j + 1)) / 2 + i + 1);
}

function multiply(v: Float64Array, into: Float64Array): void {
  for (let i = 0; i < into.length; i++) {
    let sum = 0;
    for (let j = 0; j < v.length; j++) {
      sum += element(i, j) * v[j];
    }
    into[i] = sum;
  }
}

function multiplyTransposed(v: Float64Array, into: Float64Array): void {
  for (let i = 0; i < into.length; i++) {
    let sum = 0;
    for (let j = 0; j < v.length; j++) {
      sum += element(j, i) * v[j];
    }
    into[i] = sum;
  }
}

function spectralNorm(n: number): number {
  const u = new Float64Array(n).fill(1);
  const v = new Float64Array(n);
  const between = new Float64Array(n);
  for (let round = 0; round < 10; round++) {
    multiply(u, between);
    multiplyTransposed(between, v);
    multiply(v, between);
    multiplyTransposed(between, u);
  }
  let uv = 0;
  let vv = 0;
  for (let i = 0; i < n; i++) {
    uv += u[i] * v[i];
    vv += v[i] * v[i];
  }
  return Math.sqrt(uv / vv);
}

console.log(spectralNorm(Number(process.argv[2] ?? 2000)).toFixed(9));
