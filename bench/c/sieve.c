int printf(const char *, ...);
int atoi(const char *);
void *malloc(unsigned long);
void free(void *);

static int count_primes(int limit) {
  double *is_composite = malloc((limit + 1L) * sizeof *is_composite); /* as wide as a value of TypeScript */
  int primes = 0;
  for (int i = 0; i <= limit; i++) is_composite[i] = 0;
  for (int i = 2; i <= limit; i++) {
    if (is_composite[i]) continue;
    primes++;
    for (int multiple = i + i; multiple <= limit; multiple += i) is_composite[multiple] = 1;
  }
  free(is_composite);
  return primes;
}

int main(int argc, char **argv) {
  int limit = argc > 1 ? atoi(argv[1]) : 1000000, rounds = argc > 2 ? atoi(argv[2]) : 20, total = 0;
  for (int round = 0; round < rounds; round++) total += count_primes(limit + round);
  printf("%d\n", total);
  return 0;
}
