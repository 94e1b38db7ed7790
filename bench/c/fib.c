int printf(const char *, ...);
int atoi(const char *);

static double fib(double n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int main(int argc, char **argv) {
  printf("%.0f\n", fib(argc > 1 ? atoi(argv[1]) : 38));
  return 0;
}
