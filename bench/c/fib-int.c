int printf(const char *, ...);
int atoi(const char *);

static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }

int main(int argc, char **argv) {
  printf("%d\n", fib(argc > 1 ? atoi(argv[1]) : 38));
  return 0;
}
