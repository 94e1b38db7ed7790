// The planets' paths in a simple symplectic integration: floating-point arithmetic on object fields.
//
//   ./tsubame run examples/nbody.ts [steps]
const SOLAR_MASS = 4 * Math.PI * Math.PI;
const DAYS_PER_YEAR = 365.24;

class Body {
  constructor(
    public x: number, public y: number, public z: number,
    public vx: number, public vy: number, public vz: number,
    readonly mass: number,
  ) {}

  static planet(x: number, y: number, z: number, vx: number, vy: number, vz: number, mass: number): Body {
    return new Body(x, y, z, vx * DAYS_PER_YEAR, vy * DAYS_PER_YEAR, vz * DAYS_PER_YEAR, mass * SOLAR_MASS);
  }
}

const bodies: Body[] = [
  new Body(0, 0, 0, 0, 0, 0, SOLAR_MASS),
  Body.planet(4.8414314424647209, -1.16032004402742839, -0.103622044471123109,
    0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023, 0.000954791938424326609),
  Body.planet(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
    -0.00276742510726411192, 0.00499852801234917238, 0.0000230417297573763929, 0.000285885980666130812),
  Body.planet(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
    0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556, 0.0000436624404335156298),
  Body.planet(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
    0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870, 0.0000515138902046611451),
];

function restCentreOfMass(): void {
  let px = 0, py = 0, pz = 0;
  for (const body of bodies) {
    px += body.vx * body.mass;
    py += body.vy * body.mass;
    pz += body.vz * body.mass;
  }
  const [sun] = bodies;
  sun.vx = -px / SOLAR_MASS;
  sun.vy = -py / SOLAR_MASS;
  sun.vz = -pz / SOLAR_MASS;
}

function advance(dt: number): void {
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i];
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j];
      const dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
      const squared = dx * dx + dy * dy + dz * dz;
      const magnitude = dt / (squared * Math.sqrt(squared));
      a.vx -= dx * b.mass * magnitude;
      a.vy -= dy * b.mass * magnitude;
      a.vz -= dz * b.mass * magnitude;
      b.vx += dx * a.mass * magnitude;
      b.vy += dy * a.mass * magnitude;
      b.vz += dz * a.mass * magnitude;
    }
  }
  for (const body of bodies) {
    body.x += dt * body.vx;
    body.y += dt * body.vy;
    body.z += dt * body.vz;
  }
}

function energy(): number {
  let sum = 0;
  bodies.forEach((a, i) => {
    sum += 0.5 * a.mass * (a.vx ** 2 + a.vy ** 2 + a.vz ** 2);
    for (const b of bodies.slice(i + 1)) {
      sum -= (a.mass * b.mass) / Math.hypot(a.x - b.x, a.y - b.y, a.z - b.z);
    }
  });
  return sum;
}

const steps = Number(process.argv[2] ?? 20_000);
restCentreOfMass();
console.log(energy().toFixed(9));
for (let i = 0; i < steps; i++) advance(0.01);
console.log(energy().toFixed(9));
