int printf(const char *, ...);
int atoi(const char *);
void *calloc(unsigned long, unsigned long);

static int count_flips(const int *permutation, int *work, int n) {
  if (permutation[0] == 0) return 0;
  for (int i = 0; i < n; i++) work[i] = permutation[i];
  int flips = 0;
  for (int top = work[0]; top != 0; top = work[0]) {
    for (int low = 0, high = top; low < high; low++, high--) {
      int kept = work[low];
      work[low] = work[high];
      work[high] = kept;
    }
    flips++;
  }
  return flips;
}

int main(int argc, char **argv) {
  int n = argc > 1 ? atoi(argv[1]) : 10;
  int *permutation = calloc(n, sizeof(int)), *work = calloc(n, sizeof(int)), *count = calloc(n, sizeof(int));
  for (int i = 0; i < n; i++) permutation[i] = i;
  int checksum = 0, max_flips = 0, is_even = 1, r = n;
  for (;;) {
    for (; r > 1; r--) count[r - 1] = r;
    int flips = count_flips(permutation, work, n);
    if (flips > max_flips) max_flips = flips;
    checksum += is_even ? flips : -flips;
    is_even = !is_even;
    for (;; r++) {
      if (r == n) {
        printf("%d\nPfannkuchen(%d) = %d\n", checksum, n, max_flips);
        return 0;
      }
      int first = permutation[0];
      for (int i = 0; i < r; i++) permutation[i] = permutation[i + 1];
      permutation[r] = first;
      count[r]--;
      if (count[r] > 0) break;
    }
  }
}
