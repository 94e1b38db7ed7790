int printf(const char *, ...);
int atoi(const char *);

#define ITERATIONS 50

static int is_inside(double cr, double ci) {
  double zr = 0, zi = 0, zr2 = 0, zi2 = 0;
  for (int i = 0; i < ITERATIONS; i++) {
    zi = 2 * zr * zi + ci;
    zr = zr2 - zi2 + cr;
    zr2 = zr * zr;
    zi2 = zi * zi;
    if (zr2 + zi2 > 4) return 0;
  }
  return 1;
}

int main(int argc, char **argv) {
  int size = argc > 1 ? atoi(argv[1]) : 1600;
  long sum = 0;
  for (int y = 0; y < size; y++) {
    double ci = 2.0 * y / size - 1;
    int bits = 0;
    for (int x = 0; x < size; x++) {
      bits = (bits << 1) | is_inside(2.0 * x / size - 1.5, ci);
      if ((x & 7) == 7) {
        sum = (sum * 31 + bits) % 1000000007;
        bits = 0;
      }
    }
  }
  printf("%ld\n", sum);
  return 0;
}
