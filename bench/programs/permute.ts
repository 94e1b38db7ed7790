// All permutations of an array by recursive swaps.
class Permuter {
  private calls = 0;
  private readonly items: number[];

  constructor(size: number) {
    this.items = Array.from({ length: size }, (_, index) => index);
  }

  run(): number {
    this.permute(this.items.length);
    return this.calls;
  }

  private permute(n: number): void {
    this.calls++;
    if (n === 0) return;
    const last = n - 1;
    this.permute(last);
    for (let i = last; i >= 0; i--) {
      this.swap(last, i);
      this.permute(last);
      this.swap(last, i);
    }
  }

  private swap(i: number, j: number): void {
    const kept = this.items[i];
    this.items[i] = this.items[j];
    this.items[j] = kept;
  }
}

console.log(new Permuter(Number(process.argv[2] ?? 10)).run());
