// Balls that bounce in a box: small objects, integer fields, method calls.
class Random {
  private seed = 74_755;

  next(): number {
    this.seed = (this.seed * 1309 + 13_849) & 65_535;
    return this.seed;
  }
}

const WIDTH = 500;
const HEIGHT = 500;

class Ball {
  private x: number;
  private y: number;
  private dx: number;
  private dy: number;

  constructor(random: Random) {
    this.x = random.next() % WIDTH;
    this.y = random.next() % HEIGHT;
    this.dx = (random.next() % 300) - 150;
    this.dy = (random.next() % 300) - 150;
  }

  bounce(): boolean {
    this.x += this.dx;
    this.y += this.dy;
    let bounced = false;
    if (this.x > WIDTH) {
      this.x = WIDTH;
      this.dx = -Math.abs(this.dx);
      bounced = true;
    }
    if (this.x < 0) {
      this.x = 0;
      this.dx = Math.abs(this.dx);
      bounced = true;
    }
    if (this.y > HEIGHT) {
      this.y = HEIGHT;
      this.dy = -Math.abs(this.dy);
      bounced = true;
    }
    if (this.y < 0) {
      this.y = 0;
      this.dy = Math.abs(this.dy);
      bounced = true;
    }
    return bounced;
  }
}

function simulate(steps: number): number {
  const random = new Random();
  const balls: Ball[] = [];
  for (let i = 0; i < 100; i++) {
    balls.push(new Ball(random));
  }
  let bounces = 0;
  for (let step = 0; step < steps; step++) {
    for (const ball of balls) {
      if (ball.bounce()) bounces++;
    }
  }
  return bounces;
}

const rounds = Number(process.argv[2] ?? 5000);
let total = 0;
for (let round = 0; round < rounds; round++) {
  total += simulate(50);
}
console.log(total);
