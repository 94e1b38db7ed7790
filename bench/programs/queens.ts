// Eight queens (or more), all solutions, by backtracking over arrays of booleans.
class Board {
  private readonly freeColumns: boolean[];
  private readonly freeRising: boolean[];
  private readonly freeFalling: boolean[];

  constructor(private readonly size: number) {
    this.freeColumns = new Array(size).fill(true);
    this.freeRising = new Array(2 * size).fill(true);
    this.freeFalling = new Array(2 * size).fill(true);
  }

  solutions(row: number = 0): number {
    if (row === this.size) return 1;
    let found = 0;
    for (let column = 0; column < this.size; column++) {
      if (this.isFree(row, column)) {
        this.occupy(row, column, false);
        found += this.solutions(row + 1);
        this.occupy(row, column, true);
      }
    }
    return found;
  }

  private isFree(row: number, column: number): boolean {
    return this.freeColumns[column] && this.freeRising[row + column] && this.freeFalling[row - column + this.size];
  }

  private occupy(row: number, column: number, free: boolean): void {
    this.freeColumns[column] = free;
    this.freeRising[row + column] = free;
    this.freeFalling[row - column + this.size] = free;
  }
}

console.log(new Board(Number(process.argv[2] ?? 12)).solutions());
