// An incremental solver of one-way dataflow constraints with strengths: many small classes, polymorphic calls, lists that grow and shrink.
const REQUIRED = 0;
const PREFERRED = 2;
const STRONG_DEFAULT = 3;
const DEFAULT = 4;
const WEAKEST = 6;

type Strength = number; // the smaller, the stronger

class Variable {
  value: number;
  readonly constraints: Constraint[] = [];
  determinedBy: Constraint | null = null;
  mark = 0;
  walkStrength: Strength = WEAKEST;
  stay = true;

  constructor(value: number) {
    this.value = value;
  }

  add(constraint: Constraint): void {
    this.constraints.push(constraint);
  }

  remove(constraint: Constraint): void {
    const index = this.constraints.indexOf(constraint);
    if (index >= 0) this.constraints.splice(index, 1);
    if (this.determinedBy === constraint) this.determinedBy = null;
  }
}

abstract class Constraint {
  readonly strength: Strength;

  constructor(strength: Strength) {
    this.strength = strength;
  }

  abstract isSatisfied(): boolean;
  abstract addToGraph(): void;
  abstract removeFromGraph(): void;
  abstract chooseMethod(mark: number): void;
  abstract markUnsatisfied(): void;
  abstract markInputs(mark: number): void;
  abstract inputsKnown(mark: number): boolean;
  abstract output(): Variable;
  abstract execute(): void;
  abstract recalculate(): void;

  isInput(): boolean {
    return false;
  }

  addTo(planner: Planner): void {
    this.addToGraph();
    planner.incrementalAdd(this);
  }

  destroy(planner: Planner): void {
    if (this.isSatisfied()) {
      planner.incrementalRemove(this);
    }
    this.removeFromGraph();
  }

  /** Satisfies this constraint if it can be; returns the constraint it displaces. */
  satisfy(mark: number, planner: Planner): Constraint | null {
    this.chooseMethod(mark);
    if (!this.isSatisfied()) {
      if (this.strength === REQUIRED) throw new Error("Could not satisfy a required constraint");
      return null;
    }
    this.markInputs(mark);
    const out = this.output();
    const overridden = out.determinedBy;
    if (overridden !== null) overridden.markUnsatisfied();
    out.determinedBy = this;
    if (!planner.addPropagate(this, mark)) throw new Error("Cycle encountered");
    out.mark = mark;
    return overridden;
  }
}

abstract class UnaryConstraint extends Constraint {
  protected readonly variable: Variable;
  private satisfied = false;

  constructor(variable: Variable, strength: Strength) {
    super(strength);
    this.variable = variable;
  }

  override isSatisfied(): boolean {
    return this.satisfied;
  }

  override addToGraph(): void {
    this.variable.add(this);
    this.satisfied = false;
  }

  override removeFromGraph(): void {
    this.variable.remove(this);
    this.satisfied = false;
  }

  override chooseMethod(mark: number): void {
    this.satisfied = this.variable.mark !== mark && this.strength < this.variable.walkStrength;
  }

  override markUnsatisfied(): void {
    this.satisfied = false;
  }

  override markInputs(): void {}

  override inputsKnown(): boolean {
    return true;
  }

  override output(): Variable {
    return this.variable;
  }

  override recalculate(): void {
    this.variable.walkStrength = this.strength;
    this.variable.stay = !this.isInput();
    if (this.variable.stay) this.execute();
  }
}

class StayConstraint extends UnaryConstraint {
  override execute(): void {}
}

class EditConstraint extends UnaryConstraint {
  override isInput(): boolean {
    return true;
  }

  override execute(): void {}
}

const NONE = 0;
const FORWARD = 1;
const BACKWARD = -1;

abstract class BinaryConstraint extends Constraint {
  protected readonly first: Variable;
  protected readonly second: Variable;
  protected direction = NONE;

  constructor(first: Variable, second: Variable, strength: Strength) {
    super(strength);
    this.first = first;
    this.second = second;
  }

  override isSatisfied(): boolean {
    return this.direction !== NONE;
  }

  override addToGraph(): void {
    this.first.add(this);
    this.second.add(this);
    this.direction = NONE;
  }

  override removeFromGraph(): void {
    this.first.remove(this);
    this.second.remove(this);
    this.direction = NONE;
  }

  override chooseMethod(mark: number): void {
    const { first, second, strength } = this;
    if (first.mark === mark) {
      this.direction = second.mark !== mark && strength < second.walkStrength ? FORWARD : NONE;
    } else if (second.mark === mark) {
      this.direction = strength < first.walkStrength ? BACKWARD : NONE;
    } else if (second.walkStrength < first.walkStrength) {
      this.direction = strength < first.walkStrength ? BACKWARD : NONE;
    } else {
      this.direction = strength < second.walkStrength ? FORWARD : NONE;
    }
  }

  override markUnsatisfied(): void {
    this.direction = NONE;
  }

  override markInputs(mark: number): void {
    this.input().mark = mark;
  }

  override inputsKnown(mark: number): boolean {
    const input = this.input();
    return input.mark === mark || input.stay || input.determinedBy === null;
  }

  input(): Variable {
    return this.direction === FORWARD ? this.first : this.second;
  }

  override output(): Variable {
    return this.direction === FORWARD ? this.second : this.first;
  }

  override recalculate(): void {
    const input = this.input();
    const out = this.output();
    out.walkStrength = Math.max(this.strength, input.walkStrength);
    out.stay = input.stay;
    if (out.stay) this.execute();
  }
}

class EqualityConstraint extends BinaryConstraint {
  override execute(): void {
    this.output().value = this.input().value;
  }
}

/** Relates two variables by second = first * scale + offset. */
class ScaleConstraint extends BinaryConstraint {
  private readonly scale: Variable;
  private readonly offset: Variable;

  constructor(first: Variable, scale: Variable, offset: Variable, second: Variable, strength: Strength) {
    super(first, second, strength);
    this.scale = scale;
    this.offset = offset;
  }

  override addToGraph(): void {
    super.addToGraph();
    this.scale.add(this);
    this.offset.add(this);
  }

  override removeFromGraph(): void {
    super.removeFromGraph();
    this.scale.remove(this);
    this.offset.remove(this);
  }

  override markInputs(mark: number): void {
    super.markInputs(mark);
    this.scale.mark = mark;
    this.offset.mark = mark;
  }

  override execute(): void {
    if (this.direction === FORWARD) {
      this.second.value = this.first.value * this.scale.value + this.offset.value;
    } else {
      this.first.value = Math.trunc((this.second.value - this.offset.value) / this.scale.value);
    }
  }

  override recalculate(): void {
    const input = this.input();
    const out = this.output();
    out.walkStrength = Math.max(this.strength, input.walkStrength);
    out.stay = input.stay && this.scale.stay && this.offset.stay;
    if (out.stay) this.execute();
  }
}

class Planner {
  private currentMark = 1;

  incrementalAdd(constraint: Constraint): void {
    const mark = this.newMark();
    let overridden = constraint.satisfy(mark, this);
    while (overridden !== null) {
      overridden = overridden.satisfy(mark, this);
    }
  }

  incrementalRemove(constraint: Constraint): void {
    const out = constraint.output();
    constraint.markUnsatisfied();
    constraint.removeFromGraph();
    const unsatisfied = this.removePropagateFrom(out);
    unsatisfied.sort((a, b) => a.strength - b.strength);
    for (const each of unsatisfied) {
      this.incrementalAdd(each);
    }
  }

  extractPlan(sources: Constraint[]): Plan {
    const mark = this.newMark();
    const plan = new Plan();
    const todo = sources.slice();
    while (todo.length > 0) {
      const constraint = todo.pop()!;
      const out = constraint.output();
      if (out.mark !== mark && constraint.inputsKnown(mark)) {
        plan.add(constraint);
        out.mark = mark;
        this.addConsumers(out, todo);
      }
    }
    return plan;
  }

  extractPlanFrom(constraints: Constraint[]): Plan {
    return this.extractPlan(constraints.filter((constraint) => constraint.isInput() && constraint.isSatisfied()));
  }

  addPropagate(constraint: Constraint, mark: number): boolean {
    const todo: Constraint[] = [constraint];
    while (todo.length > 0) {
      const each = todo.pop()!;
      if (each.output().mark === mark) {
        this.incrementalRemove(constraint);
        return false;
      }
      each.recalculate();
      this.addConsumers(each.output(), todo);
    }
    return true;
  }

  change(variable: Variable, value: number): void {
    const edit = new EditConstraint(variable, PREFERRED);
    edit.addTo(this);
    const plan = this.extractPlanFrom([edit]);
    for (let i = 0; i < 10; i++) {
      variable.value = value;
      plan.execute();
    }
    edit.destroy(this);
  }

  private newMark(): number {
    return ++this.currentMark;
  }

  private removePropagateFrom(out: Variable): Constraint[] {
    const unsatisfied: Constraint[] = [];
    out.determinedBy = null;
    out.walkStrength = WEAKEST;
    out.stay = true;
    const todo: Variable[] = [out];
    while (todo.length > 0) {
      const variable = todo.pop()!;
      for (const constraint of variable.constraints) {
        if (!constraint.isSatisfied()) unsatisfied.push(constraint);
      }
      const determining = variable.determinedBy;
      for (const constraint of variable.constraints) {
        if (constraint !== determining && constraint.isSatisfied()) {
          constraint.recalculate();
          todo.push(constraint.output());
        }
      }
    }
    return unsatisfied;
  }

  private addConsumers(variable: Variable, into: Constraint[]): void {
    const determining = variable.determinedBy;
    for (const constraint of variable.constraints) {
      if (constraint !== determining && constraint.isSatisfied()) into.push(constraint);
    }
  }
}

class Plan {
  private readonly constraints: Constraint[] = [];

  add(constraint: Constraint): void {
    this.constraints.push(constraint);
  }

  execute(): void {
    for (const constraint of this.constraints) {
      constraint.execute();
    }
  }
}

/** A long chain of equalities with a stay at its end and an edit at its start. */
function chainTest(length: number): number {
  const planner = new Planner();
  const variables = Array.from({ length: length + 1 }, () => new Variable(0));
  for (let i = 0; i < length; i++) {
    new EqualityConstraint(variables[i], variables[i + 1], REQUIRED).addTo(planner);
  }
  new StayConstraint(variables[length], STRONG_DEFAULT).addTo(planner);
  const edit = new EditConstraint(variables[0], PREFERRED);
  edit.addTo(planner);
  const plan = planner.extractPlanFrom([edit]);
  let sum = 0;
  for (let value = 1; value <= 100; value++) {
    variables[0].value = value;
    plan.execute();
    if (variables[length].value !== value) throw new Error("Chain test failed");
    sum += variables[length].value;
  }
  edit.destroy(planner);
  return sum;
}

/** Two sets of variables with a linear relation between each pair. */
function projectionTest(pairs: number): number {
  const planner = new Planner();
  const scale = new Variable(10);
  const offset = new Variable(1000);
  const targets: Variable[] = [];
  let source = new Variable(0);
  let target = new Variable(0);
  for (let i = 0; i < pairs; i++) {
    source = new Variable(i);
    target = new Variable(i);
    targets.push(target);
    new StayConstraint(source, DEFAULT).addTo(planner);
    new ScaleConstraint(source, scale, offset, target, REQUIRED).addTo(planner);
  }
  planner.change(source, 17);
  if (target.value !== 1170) throw new Error("Projection 1 failed");
  planner.change(target, 1050);
  if (source.value !== 5) throw new Error("Projection 2 failed");
  planner.change(scale, 5);
  for (let i = 0; i < pairs - 1; i++) {
    if (targets[i].value !== i * 5 + 1000) throw new Error("Projection 3 failed");
  }
  planner.change(offset, 2000);
  let sum = 0;
  for (let i = 0; i < pairs - 1; i++) {
    if (targets[i].value !== i * 5 + 2000) throw new Error("Projection 4 failed");
    sum += targets[i].value;
  }
  return sum;
}

const size = Number(process.argv[2] ?? 8000);
const rounds = Number(process.argv[3] ?? 10);
let total = 0;
for (let round = 0; round < rounds; round++) {
  total += chainTest(size) + projectionTest(size / 4);
}
console.log(total);
