// A Mandelbrot set in text, n-body energies, numerical integration, Newton's method, Monte Carlo with a fixed generator.
const rows: string[] = [];
for (let y = -1.2; y <= 1.2; y += 0.15) { let row = ""; for (let x = -2; x <= 0.6; x += 0.05) { let [a, b, n] = [0, 0, 0]; while (n < 50 && a * a + b * b <= 4) { [a, b] = [a * a - b * b + x, 2 * a * b + y]; n++; } row += n === 50 ? "#" : n > 10 ? "+" : n > 5 ? "." : " "; } rows.push(row.trimEnd()); }
console.log(rows.join("\n"));
const bodies = [{ x: 0, y: 0, z: 0, vx: 0, vy: 0, vz: 0, m: 39.47 }, { x: 4.84, y: -1.16, z: -0.1, vx: 0.6, vy: 2.81, vz: -0.02, m: 0.037 }, { x: 8.34, y: 4.12, z: -0.4, vx: -1.01, vy: 1.82, vz: 0.008, m: 0.011 }];
const energy = () => { let e = 0; for (const [i, b] of bodies.entries()) { e += 0.5 * b.m * (b.vx ** 2 + b.vy ** 2 + b.vz ** 2); for (const o of bodies.slice(i + 1)) e -= (b.m * o.m) / Math.sqrt((b.x - o.x) ** 2 + (b.y - o.y) ** 2 + (b.z - o.z) ** 2); } return e; };
const advance = (dt: number) => { for (const [i, b] of bodies.entries()) for (const o of bodies.slice(i + 1)) { const [dx, dy, dz] = [b.x - o.x, b.y - o.y, b.z - o.z]; const d2 = dx * dx + dy * dy + dz * dz; const mag = dt / (d2 * Math.sqrt(d2)); b.vx -= dx * o.m * mag; b.vy -= dy * o.m * mag; b.vz -= dz * o.m * mag; o.vx += dx * b.m * mag; o.vy += dy * b.m * mag; o.vz += dz * b.m * mag; } for (const b of bodies) { b.x += dt * b.vx; b.y += dt * b.vy; b.z += dt * b.vz; } };
const start = energy();
for (let i = 0; i < 1000; i++) advance(0.001);
console.log(start.toFixed(9), energy().toFixed(9), bodies[1].x.toFixed(6));
const simpson = (f: (x: number) => number, a: number, b: number, n: number) => { const h = (b - a) / n; let s = f(a) + f(b); for (let i = 1; i < n; i++) s += f(a + i * h) * (i % 2 ? 4 : 2); return (s * h) / 3; };
console.log(simpson((x) => x * x, 0, 3, 10).toFixed(10), simpson((x) => 4 / (1 + x * x), 0, 1, 100).toFixed(12));
const newton = (f: (x: number) => number, x: number) => { for (let i = 0; i < 50; i++) { const d = (f(x + 1e-6) - f(x - 1e-6)) / 2e-6; const next = x - f(x) / d; if (Math.abs(next - x) < 1e-13) return next; x = next; } return x; };
console.log(newton((x) => x * x - 2, 1).toFixed(9), newton((x) => x ** 3 - x - 1, 1.5).toFixed(9));
let s = 1;
const rnd = () => ((s = (s * 16807) % 2147483647) - 1) / 2147483646;
let inside = 0;
for (let i = 0; i < 20000; i++) if (rnd() ** 2 + rnd() ** 2 <= 1) inside++;
console.log((4 * inside) / 20000, s);
class Complex { constructor(readonly re: number, readonly im = 0) {} add(o: Complex) { return new Complex(this.re + o.re, this.im + o.im); } mul(o: Complex) { return new Complex(this.re * o.re - this.im * o.im, this.re * o.im + this.im * o.re); } toString() { return `${this.re.toFixed(3)}${this.im < 0 ? "-" : "+"}${Math.abs(this.im).toFixed(3)}i`; } }
const dft = (xs: number[]) => xs.map((_, k) => xs.reduce((sum, x, n) => { const half = xs.length / 2; const t = (k * n) % xs.length; const [c, d] = t === 0 ? [1, 0] : t === half ? [-1, 0] : t === half / 2 ? [0, -1] : t === half * 1.5 ? [0, 1] : [NaN, NaN]; return sum.add(new Complex(x).mul(new Complex(c, d))); }, new Complex(0)));
console.log(dft([1, 2, 3, 4]).join(" "), `${new Complex(1, 2).mul(new Complex(3, -4))}`);
