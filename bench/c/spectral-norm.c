int printf(const char *, ...);
int atoi(const char *);
double sqrt(double);
void *calloc(unsigned long, unsigned long);

static double element(double i, double j) { return 1 / (((i + j) * (i + j + 1)) / 2 + i + 1); }

static void multiply(const double *v, double *into, int n) {
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++) sum += element(i, j) * v[j];
    into[i] = sum;
  }
}

static void multiply_transposed(const double *v, double *into, int n) {
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++) sum += element(j, i) * v[j];
    into[i] = sum;
  }
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 2000;
  double *u = calloc(n, sizeof *u), *v = calloc(n, sizeof *v), *between = calloc(n, sizeof *between);
  for (int i = 0; i < n; i++) u[i] = 1;
  for (int round = 0; round < 10; round++) {
    multiply(u, between, n);
    multiply_transposed(between, v, n);
    multiply(v, between, n);
    multiply_transposed(between, u, n);
  }
  double uv = 0, vv = 0;
  for (int i = 0; i < n; i++) {
    uv += u[i] * v[i];
    vv += v[i] * v[i];
  }
  printf("%.9f\n", sqrt(uv / vv));
  return 0;
}
