// Detection of collisions between aircraft: a red-black tree, voxels as map keys, vectors of doubles.
class Vector2 {
  readonly x: number;
  readonly y: number;

  constructor(x: number, y: number) {
    this.x = x;
    this.y = y;
  }

  plus(other: Vector2): Vector2 {
    return new Vector2(this.x + other.x, this.y + other.y);
  }

  minus(other: Vector2): Vector2 {
    return new Vector2(this.x - other.x, this.y - other.y);
  }

  compareTo(other: Vector2): number {
    return this.x !== other.x ? compareNumbers(this.x, other.x) : compareNumbers(this.y, other.y);
  }
}

class Vector3 {
  readonly x: number;
  readonly y: number;
  readonly z: number;

  constructor(x: number, y: number, z: number) {
    this.x = x;
    this.y = y;
    this.z = z;
  }

  plus(other: Vector3): Vector3 {
    return new Vector3(this.x + other.x, this.y + other.y, this.z + other.z);
  }

  minus(other: Vector3): Vector3 {
    return new Vector3(this.x - other.x, this.y - other.y, this.z - other.z);
  }

  times(factor: number): Vector3 {
    return new Vector3(this.x * factor, this.y * factor, this.z * factor);
  }

  dot(other: Vector3): number {
    return this.x * other.x + this.y * other.y + this.z * other.z;
  }

  magnitude(): number {
    return Math.sqrt(this.dot(this));
  }
}

function compareNumbers(a: number, b: number): number {
  if (a === b) return 0;
  if (a < b) return -1;
  return 1;
}

class TreeNode<K, V> {
  readonly key: K;
  value: V;
  left: TreeNode<K, V> | null = null;
  right: TreeNode<K, V> | null = null;
  parent: TreeNode<K, V> | null = null;
  isRed = true;

  constructor(key: K, value: V) {
    this.key = key;
    this.value = value;
  }

  successor(): TreeNode<K, V> | null {
    let node: TreeNode<K, V> = this;
    if (node.right !== null) {
      node = node.right;
      while (node.left !== null) node = node.left;
      return node;
    }
    let above = node.parent;
    while (above !== null && node === above.right) {
      node = above;
      above = above.parent;
    }
    return above;
  }
}

/** A map ordered by its keys. */
class RedBlackTree<K, V> {
  private root: TreeNode<K, V> | null = null;
  private readonly compare: (a: K, b: K) => number;

  constructor(compare: (a: K, b: K) => number) {
    this.compare = compare;
  }

  get(key: K): V | null {
    const node = this.nodeOf(key);
    return node === null ? null : node.value;
  }

  /** Stores a value; returns the one that was there. */
  put(key: K, value: V): V | null {
    let above: TreeNode<K, V> | null = null;
    let at = this.root;
    let order = 0;
    while (at !== null) {
      above = at;
      order = this.compare(key, at.key);
      if (order === 0) {
        const old = at.value;
        at.value = value;
        return old;
      }
      at = order < 0 ? at.left : at.right;
    }
    const node = new TreeNode(key, value);
    node.parent = above;
    if (above === null) {
      this.root = node;
    } else if (order < 0) {
      above.left = node;
    } else {
      above.right = node;
    }
    this.repairInsertion(node);
    return null;
  }

  remove(key: K): V | null {
    const node = this.nodeOf(key);
    if (node === null) return null;
    const spliced = node.left === null || node.right === null ? node : node.successor()!;
    const child = spliced.left !== null ? spliced.left : spliced.right;
    const above = spliced.parent;
    if (child !== null) child.parent = above;
    this.replaceChild(above, spliced, child);
    if (!spliced.isRed) this.repairRemoval(child, above);
    if (spliced !== node) this.substitute(node, spliced);
    return node.value;
  }

  forEach(visit: (key: K, value: V) => void): void {
    let node = this.root;
    if (node === null) return;
    while (node.left !== null) node = node.left;
    for (let at: TreeNode<K, V> | null = node; at !== null; at = at.successor()) {
      visit(at.key, at.value);
    }
  }

  private nodeOf(key: K): TreeNode<K, V> | null {
    let at = this.root;
    while (at !== null) {
      const order = this.compare(key, at.key);
      if (order === 0) return at;
      at = order < 0 ? at.left : at.right;
    }
    return null;
  }

  private replaceChild(above: TreeNode<K, V> | null, old: TreeNode<K, V>, child: TreeNode<K, V> | null): void {
    if (above === null) {
      this.root = child;
    } else if (above.left === old) {
      above.left = child;
    } else {
      above.right = child;
    }
  }

  private substitute(node: TreeNode<K, V>, by: TreeNode<K, V>): void {
    by.left = node.left;
    by.right = node.right;
    by.parent = node.parent;
    by.isRed = node.isRed;
    if (by.left !== null) by.left.parent = by;
    if (by.right !== null) by.right.parent = by;
    this.replaceChild(node.parent, node, by);
  }

  private rotateLeft(x: TreeNode<K, V>): void {
    const y = x.right!;
    x.right = y.left;
    if (y.left !== null) y.left.parent = x;
    y.parent = x.parent;
    this.replaceChild(x.parent, x, y);
    y.left = x;
    x.parent = y;
  }

  private rotateRight(y: TreeNode<K, V>): void {
    const x = y.left!;
    y.left = x.right;
    if (x.right !== null) x.right.parent = y;
    x.parent = y.parent;
    this.replaceChild(y.parent, y, x);
    x.right = y;
    y.parent = x;
  }

  private repairInsertion(inserted: TreeNode<K, V>): void {
    let x = inserted;
    while (x.parent !== null && x.parent.isRed) {
      const above: TreeNode<K, V> = x.parent;
      const grand = above.parent!;
      const isLeft = above === grand.left;
      const uncle = isLeft ? grand.right : grand.left;
      if (uncle !== null && uncle.isRed) {
        above.isRed = false;
        uncle.isRed = false;
        grand.isRed = true;
        x = grand;
        continue;
      }
      if (isLeft) {
        if (x === above.right) {
          x = above;
          this.rotateLeft(x);
        }
        x.parent!.isRed = false;
        grand.isRed = true;
        this.rotateRight(grand);
      } else {
        if (x === above.left) {
          x = above;
          this.rotateRight(x);
        }
        x.parent!.isRed = false;
        grand.isRed = true;
        this.rotateLeft(grand);
      }
    }
    this.root!.isRed = false;
  }

  private repairRemoval(child: TreeNode<K, V> | null, parent: TreeNode<K, V> | null): void {
    let x = child;
    let above = parent;
    while (x !== this.root && (x === null || !x.isRed)) {
      const isLeft = x === above!.left;
      let sibling = isLeft ? above!.right! : above!.left!;
      if (sibling.isRed) {
        sibling.isRed = false;
        above!.isRed = true;
        if (isLeft) {
          this.rotateLeft(above!);
          sibling = above!.right!;
        } else {
          this.rotateRight(above!);
          sibling = above!.left!;
        }
      }
      const near = isLeft ? sibling.left : sibling.right;
      const far = isLeft ? sibling.right : sibling.left;
      if ((near === null || !near.isRed) && (far === null || !far.isRed)) {
        sibling.isRed = true;
        x = above;
        above = x!.parent;
        continue;
      }
      if (far === null || !far.isRed) {
        near!.isRed = false;
        sibling.isRed = true;
        if (isLeft) {
          this.rotateRight(sibling);
          sibling = above!.right!;
        } else {
          this.rotateLeft(sibling);
          sibling = above!.left!;
        }
      }
      sibling.isRed = above!.isRed;
      above!.isRed = false;
      if (isLeft) {
        sibling.right!.isRed = false;
        this.rotateLeft(above!);
      } else {
        sibling.left!.isRed = false;
        this.rotateRight(above!);
      }
      x = this.root;
      above = null;
    }
    if (x !== null) x.isRed = false;
  }
}

class Aircraft {
  readonly callsign: number;
  readonly position: Vector3;

  constructor(callsign: number, position: Vector3) {
    this.callsign = callsign;
    this.position = position;
  }
}

const MIN_X = 0;
const MIN_Y = 0;
const MAX_X = 1000;
const MAX_Y = 1000;
const PROXIMITY_RADIUS = 1;
const VOXEL_SIZE = PROXIMITY_RADIUS * 2;
const HORIZONTAL = new Vector2(VOXEL_SIZE, 0);
const VERTICAL = new Vector2(0, VOXEL_SIZE);

class Motion {
  readonly callsign: number;
  readonly from: Vector3;
  readonly to: Vector3;

  constructor(callsign: number, from: Vector3, to: Vector3) {
    this.callsign = callsign;
    this.from = from;
    this.to = to;
  }

  /** Where two motions come nearer than the radius of proximity, if they do. */
  intersection(other: Motion): Vector3 | null {
    const start1 = this.from;
    const start2 = other.from;
    const move1 = this.to.minus(start1);
    const move2 = other.to.minus(start2);
    const relative = move2.minus(move1);
    const a = relative.dot(relative);
    if (a === 0) {
      const distance = start2.minus(start1).magnitude();
      return distance <= PROXIMITY_RADIUS ? start1 : null;
    }
    const apart = start1.minus(start2);
    const b = -2 * apart.dot(relative);
    const c = -PROXIMITY_RADIUS * PROXIMITY_RADIUS + start2.dot(start2) + start1.dot(start1) - 2 * start1.dot(start2);
    const discriminant = b * b - 4 * a * c;
    if (discriminant < 0) return null;
    const root = Math.sqrt(discriminant);
    const v1 = (-b - root) / (2 * a);
    const v2 = (-b + root) / (2 * a);
    if (v1 > v2 || !((v1 <= 1 && v2 >= 0) || (v1 <= 0 && v2 >= 1))) return null;
    const time = v1 <= 0 ? 0 : v1;
    const at = start1.plus(move1.times(time)).plus(start2.plus(move2.times(time))).times(0.5);
    const isInside = at.x >= MIN_X && at.x <= MAX_X && at.y >= MIN_Y && at.y <= MAX_Y && at.z >= 0 && at.z <= 10;
    return isInside ? at : null;
  }
}

function voxelOf(position: Vector3): Vector2 {
  const x = Math.trunc(position.x / VOXEL_SIZE);
  const y = Math.trunc(position.y / VOXEL_SIZE);
  return new Vector2(
    VOXEL_SIZE * (position.x < 0 ? x - 1 : x),
    VOXEL_SIZE * (position.y < 0 ? y - 1 : y),
  );
}

function passes(voxel: Vector2, motion: Motion): boolean {
  if (voxel.x > MAX_X || voxel.x < MIN_X || voxel.y > MAX_Y || voxel.y < MIN_Y) return false;
  const { from, to } = motion;
  let lowX = (voxel.x - PROXIMITY_RADIUS - from.x) / (to.x - from.x);
  let highX = (voxel.x + VOXEL_SIZE + PROXIMITY_RADIUS - from.x) / (to.x - from.x);
  if (to.x < from.x) [lowX, highX] = [highX, lowX];
  let lowY = (voxel.y - PROXIMITY_RADIUS - from.y) / (to.y - from.y);
  let highY = (voxel.y + VOXEL_SIZE + PROXIMITY_RADIUS - from.y) / (to.y - from.y);
  if (to.y < from.y) [lowY, highY] = [highY, lowY];
  const meetsX = to.x === from.x
    ? from.x <= voxel.x + VOXEL_SIZE + PROXIMITY_RADIUS && voxel.x - PROXIMITY_RADIUS <= from.x
    : (lowX <= 1 && 1 <= highX) || (lowX <= 0 && 0 <= highX) || (0 <= lowX && highX <= 1);
  const meetsY = to.y === from.y
    ? from.y <= voxel.y + VOXEL_SIZE + PROXIMITY_RADIUS && voxel.y - PROXIMITY_RADIUS <= from.y
    : (lowY <= 1 && 1 <= highY) || (lowY <= 0 && 0 <= highY) || (0 <= lowY && highY <= 1);
  if (!meetsX || !meetsY) return false;
  return to.x === from.x || to.y === from.y || (lowY <= highX && highX <= highY) || (lowY <= lowX && lowX <= highY) ||
    (lowX <= lowY && highY <= highX);
}

function drawOn(voxels: RedBlackTree<Vector2, Motion[]>, seen: RedBlackTree<Vector2, boolean>, next: Vector2, motion: Motion): void {
  if (!passes(next, motion)) return;
  if (seen.put(next, true) !== null) return;
  const there = voxels.get(next);
  if (there === null) {
    voxels.put(next, [motion]);
  } else {
    there.push(motion);
  }
  drawOn(voxels, seen, next.minus(HORIZONTAL), motion);
  drawOn(voxels, seen, next.plus(HORIZONTAL), motion);
  drawOn(voxels, seen, next.minus(VERTICAL), motion);
  drawOn(voxels, seen, next.plus(VERTICAL), motion);
  drawOn(voxels, seen, next.minus(HORIZONTAL).minus(VERTICAL), motion);
  drawOn(voxels, seen, next.minus(HORIZONTAL).plus(VERTICAL), motion);
  drawOn(voxels, seen, next.plus(HORIZONTAL).minus(VERTICAL), motion);
  drawOn(voxels, seen, next.plus(HORIZONTAL).plus(VERTICAL), motion);
}

function crowded(motions: Motion[]): Motion[][] {
  const voxels = new RedBlackTree<Vector2, Motion[]>((a, b) => a.compareTo(b));
  for (const motion of motions) {
    drawOn(voxels, new RedBlackTree<Vector2, boolean>((a, b) => a.compareTo(b)), voxelOf(motion.from), motion);
  }
  const result: Motion[][] = [];
  voxels.forEach((_, there) => {
    if (there.length > 1) result.push(there);
  });
  return result;
}

class CollisionDetector {
  private readonly positions = new RedBlackTree<number, Vector3>(compareNumbers);

  handle(frame: Aircraft[]): number {
    let collisions = 0;
    for (const motions of crowded(this.motionsOf(frame))) {
      for (let i = 0; i < motions.length - 1; i++) {
        for (let j = i + 1; j < motions.length; j++) {
          if (motions[i].intersection(motions[j]) !== null) collisions++;
        }
      }
    }
    return collisions;
  }

  private motionsOf(frame: Aircraft[]): Motion[] {
    const motions: Motion[] = [];
    const seen = new Set<number>();
    for (const { callsign, position } of frame) {
      const old = this.positions.put(callsign, position);
      seen.add(callsign);
      motions.push(new Motion(callsign, old ?? position, position));
    }
    const gone: number[] = [];
    this.positions.forEach((callsign) => {
      if (!seen.has(callsign)) gone.push(callsign);
    });
    for (const callsign of gone) this.positions.remove(callsign);
    return motions;
  }
}

/** Aircraft that fly in pairs towards each other; some leave the picture now and then. */
function frameAt(time: number, count: number): Aircraft[] {
  const frame: Aircraft[] = [];
  for (let i = 0; i < count; i += 2) {
    const phase = (time * 3 + i) % 64;
    const swing = phase < 32 ? phase / 8 : (64 - phase) / 8;
    if ((time + i) % 37 !== 0) frame.push(new Aircraft(i, new Vector3(time, swing * 2 + i * 3, 10)));
    frame.push(new Aircraft(i + 1, new Vector3(time, swing + i * 3 + 2, 10)));
  }
  return frame;
}

const count = Number(process.argv[2] ?? 250);
const frames = Number(process.argv[3] ?? 200);
const detector = new CollisionDetector();
let collisions = 0;
for (let time = 0; time < frames; time++) {
  collisions += detector.handle(frameAt(time / 2, count));
}
console.log(collisions);
