int printf(const char *, ...);
int atoi(const char *);

static int fib(int n, int seed) {
  int a = seed, b = 1;
  for (int i = 0; i < n; i++) {
    int next = (a + b) % 1000003;
    a = b;
    b = next;
  }
  return a;
}

int main(int argc, char **argv) {
  int rounds = argc > 1 ? atoi(argv[1]) : 1000000, sum = 0;
  for (int round = 0; round < rounds; round++) sum = (sum + fib(80, round % 1000)) % 1000003;
  printf("%d\n", sum);
  return 0;
}
