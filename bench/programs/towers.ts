// The towers of Hanoi with linked disks.
class Disk {
  below: Disk | null = null;

  constructor(readonly size: number) {}
}

class Towers {
  private readonly tops: (Disk | null)[] = [null, null, null];
  moves = 0;

  build(disks: number): void {
    for (let size = disks; size > 0; size--) {
      this.put(0, new Disk(size));
    }
  }

  move(disks: number, from: number, to: number): void {
    if (disks === 0) return;
    const other = 3 - from - to;
    this.move(disks - 1, from, other);
    this.put(to, this.take(from));
    this.moves++;
    this.move(disks - 1, other, to);
  }

  private put(pile: number, disk: Disk): void {
    const top = this.tops[pile];
    if (top !== null && disk.size >= top.size) {
      throw new Error("A disk must not lie on a smaller one");
    }
    disk.below = top;
    this.tops[pile] = disk;
  }

  private take(pile: number): Disk {
    const top = this.tops[pile];
    if (top === null) {
      throw new Error("The pile is empty");
    }
    this.tops[pile] = top.below;
    top.below = null;
    return top;
  }
}

const disks = Number(process.argv[2] ?? 25);
const towers = new Towers();
towers.build(disks);
towers.move(disks, 0, 1);
console.log(towers.moves);
