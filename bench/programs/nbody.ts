// The planets of the solar system under gravity: fields of objects that hold floating-point numbers.
const SOLAR_MASS = 4 * Math.PI * Math.PI;
const DAYS_PER_YEAR = 365.24;

interface Body {
  x: number;
  y: number;
  z: number;
  vx: number;
  vy: number;
  vz: number;
  readonly mass: number;
}

function planet(x: number, y: number, z: number, vx: number, vy: number, vz: number, mass: number): Body {
  return { x, y, z, vx: vx * DAYS_PER_YEAR, vy: vy * DAYS_PER_YEAR, vz: vz * DAYS_PER_YEAR, mass: mass * SOLAR_MASS };
}

function solarSystem(): Body[] {
  return [
    planet(0, 0, 0, 0, 0, 0, 1),
    planet(4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
      0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023, 0.000954791938424326609),
    planet(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
      -0.00276742510726411160, 0.00499852801234917238, 0.0000230417297573763929, 0.000285885980666130812),
    planet(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
      0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556, 0.0000436624404335156298),
    planet(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
      0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870, 0.0000515138902046611451),
  ];
}

function offsetMomentum(bodies: Body[]): void {
  let px = 0;
  let py = 0;
  let pz = 0;
  for (const body of bodies) {
    px += body.vx * body.mass;
    py += body.vy * body.mass;
    pz += body.vz * body.mass;
  }
  const sun = bodies[0];
  sun.vx = -px / SOLAR_MASS;
  sun.vy = -py / SOLAR_MASS;
  sun.vz = -pz / SOLAR_MASS;
}

function advance(bodies: Body[], dt: number): void {
  const count = bodies.length;
  for (let i = 0; i < count; i++) {
    const a = bodies[i];
    for (let j = i + 1; j < count; j++) {
      const b = bodies[j];
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const dz = a.z - b.z;
      const distance2 = dx * dx + dy * dy + dz * dz;
      const magnitude = dt / (distance2 * Math.sqrt(distance2));
      a.vx -= dx * b.mass * magnitude;
      a.vy -= dy * b.mass * magnitude;
      a.vz -= dz * b.mass * magnitude;
      b.vx += dx * a.mass * magnitude;
      b.vy += dy * a.mass * magnitude;
      b.vz += dz * a.mass * magnitude;
    }
  }
  for (let i = 0; i < count; i++) {
    const body = bodies[i];
    body.x += dt * body.vx;
    body.y += dt * body.vy;
    body.z += dt * body.vz;
  }
}

function energy(bodies: Body[]): number {
  let total = 0;
  for (let i = 0; i < bodies.length; i++) {
    const a = bodies[i];
    total += 0.5 * a.mass * (a.vx * a.vx + a.vy * a.vy + a.vz * a.vz);
    for (let j = i + 1; j < bodies.length; j++) {
      const b = bodies[j];
      const dx = a.x - b.x;
      const dy = a.y - b.y;
      const dz = a.z - b.z;
      total -= (a.mass * b.mass) / Math.sqrt(dx * dx + dy * dy + dz * dz);
    }
  }
  return total;
}

const steps = Number(process.argv[2] ?? 5_000_000);
const bodies = solarSystem();
offsetMomentum(bodies);
console.log(energy(bodies).toFixed(9));
for (let step = 0; step < steps; step++) {
  advance(bodies, 0.01);
}
console.log(energy(bodies).toFixed(9));
