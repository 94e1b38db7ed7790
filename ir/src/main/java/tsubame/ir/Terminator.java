package tsubame.ir;

import java.util.ArrayList;
import java.util.List;

/**
 * How a block ends. A throwing operation with a handler is the last one of its block, and the block ends in an
 * {@link Invoke}; without one, what it throws leaves the function. A throw to a handler of the same function is a jump.
 */
public sealed interface Terminator {
    record Jump(Target target) implements Terminator { }

    /** Goes to the first target if the condition (i1) holds. */
    record Branch(Value condition, Target then, Target otherwise, Likelihood likelihood) implements Terminator { }

    /** Goes by an i32; keys ascend and have a target each. */
    record Switch(Value value, List<Integer> keys, List<Target> cases, Target otherwise) implements Terminator {
        public Switch {
            keys = List.copyOf(keys);
            cases = List.copyOf(cases);
        }
    }

    /** The value is null in a void function. */
    record Return(Value value) implements Terminator { }

    record Throw(Value exception) implements Terminator { }

    /** The block's last operation may throw: where to go on when it does not, and the handler. */
    record Invoke(Target normal, Target unwind) implements Terminator { }

    /** Ends the process with a message: a fault. */
    record Panic(String message) implements Terminator { }

    /** Returns with the pending exception, once exceptions are lowered. (So does a return behind a call whose exception nobody takes.) */
    record Unwind() implements Terminator { }

    /** Control does not come here: the builder vouches for it. */
    record Unreachable() implements Terminator { }

    default List<Target> targets() {
        return switch (this) {
            case Jump(Target target) -> List.of(target);
            case Branch branch -> List.of(branch.then, branch.otherwise);
            case Switch choice -> {
                List<Target> targets = new ArrayList<>(choice.cases);
                targets.add(choice.otherwise);
                yield targets;
            }
            case Invoke(Target normal, Target unwind) -> List.of(normal, unwind);
            case Return _, Throw _, Panic _, Unwind _, Unreachable _ -> List.of();
        };
    }

    /** The blocks of the targets, in their order. */
    default List<Block> successors() {
        return switch (this) {
            case Jump(Target target) -> List.of(target.block());
            case Branch branch -> List.of(branch.then.block(), branch.otherwise.block());
            case Switch choice -> {
                List<Block> blocks = new ArrayList<>(choice.cases.size() + 1);
                for (Target target : choice.cases) blocks.add(target.block());
                blocks.add(choice.otherwise.block());
                yield blocks;
            }
            case Invoke(Target normal, Target unwind) -> List.of(normal.block(), unwind.block());
            case Return _, Throw _, Panic _, Unwind _, Unreachable _ -> List.of();
        };
    }

    /** The values used other than as arguments of targets. */
    default List<Value> operands() {
        return switch (this) {
            case Branch branch -> List.of(branch.condition);
            case Switch choice -> List.of(choice.value);
            case Return(Value value) -> value == null ? List.of() : List.of(value);
            case Throw(Value exception) -> List.of(exception);
            case Jump _, Invoke _, Panic _, Unwind _, Unreachable _ -> List.of();
        };
    }

    /** The same with other operands and targets, as many as there were. */
    default Terminator with(List<Value> operands, List<Target> targets) {
        return switch (this) {
            case Jump _ -> new Jump(targets.get(0));
            case Branch branch -> new Branch(operands.get(0), targets.get(0), targets.get(1), branch.likelihood);
            case Switch choice -> new Switch(operands.get(0), choice.keys, targets.subList(0, targets.size() - 1),
                    targets.get(targets.size() - 1));
            case Return(Value value) -> value == null ? this : new Return(operands.get(0));
            case Throw _ -> new Throw(operands.get(0));
            case Invoke _ -> new Invoke(targets.get(0), targets.get(1));
            case Panic _, Unwind _, Unreachable _ -> this;
        };
    }

    default Terminator withTargets(List<Target> targets) {
        return with(operands(), targets);
    }

    /** All values used, once for each use. */
    default List<Value> uses() {
        List<Value> uses = new ArrayList<>(operands());
        for (Target target : targets()) uses.addAll(target.arguments());
        return uses;
    }

    default Lowering loweredBy() {
        return this instanceof Invoke || this instanceof Throw ? Lowering.EXCEPTIONS : null;
    }
}
