int printf(const char *, ...);
int atoi(const char *);
double sqrt(double);

#define PI 3.141592653589793
#define SOLAR_MASS (4 * PI * PI)
#define DAYS_PER_YEAR 365.24
#define COUNT 5

struct body { double x, y, z, vx, vy, vz, mass; };

#define PLANET(x, y, z, vx, vy, vz, mass) \
  { x, y, z, vx * DAYS_PER_YEAR, vy * DAYS_PER_YEAR, vz * DAYS_PER_YEAR, mass * SOLAR_MASS }

static struct body bodies[COUNT] = {
  { 0, 0, 0, 0, 0, 0, SOLAR_MASS },
  PLANET(4.84143144246472090, -1.16032004402742839, -0.103622044471123109,
         0.00166007664274403694, 0.00769901118419740425, -0.0000690460016972063023, 0.000954791938424326609),
  PLANET(8.34336671824457987, 4.12479856412430479, -0.403523417114321381,
         -0.00276742510726411160, 0.00499852801234917238, 0.0000230417297573763929, 0.000285885980666130812),
  PLANET(12.8943695621391310, -15.1111514016986312, -0.223307578892655734,
         0.00296460137564761618, 0.00237847173959480950, -0.0000296589568540237556, 0.0000436624404335156298),
  PLANET(15.3796971148509165, -25.9193146099879641, 0.179258772950371181,
         0.00268067772490389322, 0.00162824170038242295, -0.0000951592254519715870, 0.0000515138902046611451),
};

static void offset_momentum(void) {
  double px = 0, py = 0, pz = 0;
  for (int i = 0; i < COUNT; i++) {
    px += bodies[i].vx * bodies[i].mass;
    py += bodies[i].vy * bodies[i].mass;
    pz += bodies[i].vz * bodies[i].mass;
  }
  bodies[0].vx = -px / SOLAR_MASS;
  bodies[0].vy = -py / SOLAR_MASS;
  bodies[0].vz = -pz / SOLAR_MASS;
}

static void advance(int count, struct body *all, double dt) {
  for (int i = 0; i < count; i++) {
    struct body *a = &all[i];
    for (int j = i + 1; j < count; j++) {
      struct body *b = &all[j];
      double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
      double distance2 = dx * dx + dy * dy + dz * dz;
      double magnitude = dt / (distance2 * sqrt(distance2));
      a->vx -= dx * b->mass * magnitude;
      a->vy -= dy * b->mass * magnitude;
      a->vz -= dz * b->mass * magnitude;
      b->vx += dx * a->mass * magnitude;
      b->vy += dy * a->mass * magnitude;
      b->vz += dz * a->mass * magnitude;
    }
  }
  for (int i = 0; i < count; i++) {
    all[i].x += dt * all[i].vx;
    all[i].y += dt * all[i].vy;
    all[i].z += dt * all[i].vz;
  }
}

static double energy(void) {
  double total = 0;
  for (int i = 0; i < COUNT; i++) {
    struct body *a = &bodies[i];
    total += 0.5 * a->mass * (a->vx * a->vx + a->vy * a->vy + a->vz * a->vz);
    for (int j = i + 1; j < COUNT; j++) {
      struct body *b = &bodies[j];
      double dx = a->x - b->x, dy = a->y - b->y, dz = a->z - b->z;
      total -= (a->mass * b->mass) / sqrt(dx * dx + dy * dy + dz * dz);
    }
  }
  return total;
}

int main(int argc, char **argv) {
  int steps = argc > 1 ? atoi(argv[1]) : 5000000;
  offset_momentum();
  printf("%.9f\n", energy());
  for (int step = 0; step < steps; step++) advance(COUNT, bodies, 0.01);
  printf("%.9f\n", energy());
  return 0;
}
