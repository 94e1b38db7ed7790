package tsubame.ir.verify;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Effect;
import tsubame.ir.Function;
import tsubame.ir.Lowering;
import tsubame.ir.Op;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Unwinding;
import tsubame.ir.User;
import tsubame.ir.Value;
import tsubame.ir.analysis.Dominators;
import tsubame.ir.text.Printer;

/**
 * The specification of the IR. A function is well-formed when all of this holds:
 *
 * <p><b>Blocks.</b> There is an entry; its parameters are those of the signature, and nothing leads to it. Every block has a
 * terminator, whose targets are blocks of the function. Unreachable blocks may be there; they must be well-formed too, but
 * dominance is not asked of them.
 *
 * <p><b>Values.</b> Ids are unique. A use is dominated by its definition: it stands after it in the block, or in a block that
 * it dominates. What the last operation of an invoking block gives is there on the normal edge alone. Users are kept right:
 * an operand lists each of its uses, and no others.
 *
 * <p><b>Types.</b> Operands have the types of {@link OperandTypes}; a target has one argument for each parameter, of its type;
 * a return has the result's. Types agree when they are equal, or are refs both: the IR knows no class hierarchy.
 *
 * <p><b>Exceptions.</b> A throwing operation may stand anywhere; what it throws leaves the function, unless the block ends in an
 * invoke. Then it is the block's last operation, and the only one whose exception the unwind target gets. Unwind edges, and
 * they alone, lead to a block that begins with {@code caught}, and {@code caught} stands nowhere else. {@code is_pending} comes
 * right after a call.
 *
 * <p><b>Lowerings.</b> Nothing occurs that a lowering behind the function has removed: {@link Op#loweredBy()},
 * {@link Terminator#loweredBy()}. {@code unwind} and the operations on the pending exception occur only after the lowering
 * of exceptions, a raw store of a reference or a barrier only after that of barriers.
 *
 * <p><b>Effects</b> are facts on the operation ({@link Op#effects()}), on calls an attribute that whoever narrows it vouches for.
 * An operation that may allocate is a safepoint, and nothing else is.
 *
 * <p>All violations are reported, in the order of the text.
 */
public final class Verifier {
    private final Function function;
    private final List<Violation> violations = new ArrayList<>();
    private final Set<Block> blocks;
    private final Set<Integer> ids = new HashSet<>();
    private final Set<Value> defined = new HashSet<>();
    private Dominators dominators;

    private Verifier(Function function) {
        this.function = function;
        this.blocks = new HashSet<>(function.blocks());
    }

    public static List<Violation> verify(Function function) {
        Verifier verifier = new Verifier(function);
        verifier.run();
        return verifier.violations;
    }

    /** Throws when the function is not well-formed; says when that was. */
    public static void require(Function function, String when) {
        List<Violation> violations = verify(function);
        if (!violations.isEmpty()) throw new VerificationError(function.reference().text() + " " + when, violations);
    }

    private void report(Object place, String message) {
        violations.add(new Violation(place instanceof Value value ? Printer.print(value) : place.toString(), message));
    }

    private void run() {
        if (function.blocks().isEmpty()) {
            report(function.reference().text(), "has no blocks");
            return;
        }
        entry();
        for (Block block : function.blocks()) structure(block);
        if (!violations.isEmpty()) return; // what follows relies on blocks and edges
        dominators = new Dominators(function);
        for (Block block : function.blocks()) {
            for (Value value : block.body()) operation(block, value);
            end(block);
        }
        users();
    }

    private void entry() {
        List<Type> expected = function.signature().parameters();
        List<Value> actual = function.parameters();
        if (expected.size() != actual.size()) report(function.entry(), "has " + actual.size() + " parameters, the signature " + expected.size());
        for (int i = 0; i < Math.min(expected.size(), actual.size()); i++) {
            if (!expected.get(i).agreesWith(actual.get(i).type())) {
                report(actual.get(i), "is " + actual.get(i).type().text() + ", the signature says " + expected.get(i).text());
            }
        }
    }

    private void structure(Block block) {
        for (Value parameter : block.parameters()) define(block, parameter);
        for (Value value : block.body()) define(block, value);
        if (block.terminator() == null) {
            report(block, "has no terminator");
            return;
        }
        for (Target target : block.terminator().targets()) target(block, target);
        if (block.terminator() instanceof Terminator.Switch choice) keys(block, choice);
    }

    private void define(Block block, Value value) {
        if (!ids.add(value.id())) report(value, "is defined twice");
        defined.add(value);
        if (value.block() != block) report(value, "does not know that it is in " + block);
        if (value.type() == Type.VOID && value.isParameter()) report(value, "is a parameter of type void");
    }

    private void target(Block from, Target target) {
        Block to = target.block();
        if (!blocks.contains(to)) {
            report(from, "leads to " + to + ", which is not of the function");
            return;
        }
        if (to == function.entry()) report(from, "leads to the entry");
        if (to.parameters().size() != target.arguments().size()) {
            report(from, to + " takes " + to.parameters().size() + " arguments, not " + target.arguments().size());
            return;
        }
        for (int i = 0; i < target.arguments().size(); i++) {
            Value argument = target.arguments().get(i);
            Value parameter = to.parameters().get(i);
            if (!argument.type().agreesWith(parameter.type())) {
                report(from, argument + " is " + argument.type().text() + ", " + parameter + " of " + to + " is " + parameter.type().text());
            }
        }
    }

    private void keys(Block block, Terminator.Switch choice) {
        if (choice.keys().size() != choice.cases().size()) report(block, "has not one target for each key");
        for (int i = 1; i < choice.keys().size(); i++) {
            if (choice.keys().get(i - 1) >= choice.keys().get(i)) report(block, "the keys do not ascend at " + choice.keys().get(i));
        }
    }

    private void operation(Block block, Value value) {
        Op op = value.op();
        for (Value operand : op.operands()) use(value, operand, block, value);
        String wrong = OperandTypes.check(op);
        if (wrong != null) report(value, wrong);
        if (!op.type().agreesWith(value.type())) report(value, "is " + value.type().text() + ", its operation gives " + op.type().text());
        if (op.loweredBy() != null && function.isLowered(op.loweredBy())) {
            report(value, op.head() + " after the lowering of " + op.loweredBy().text());
        }
        Lowering made = LoweredForms.madeBy(op);
        if (made != null && !function.isLowered(made)) report(value, op.head() + " before the lowering of " + made.text());
        int at = block.body().indexOf(value);
        if (op instanceof Unwinding.Caught) caught(block, value, at);
        if (op instanceof Unwinding.IsPending && (at == 0 || !(block.body().get(at - 1).op() instanceof Call))) {
            report(value, "is_pending comes right after a call");
        }
    }

    private void caught(Block block, Value value, int at) {
        if (at != 0) report(value, "caught does not begin its block");
        if (!dominators.flow().isReachable(block)) return;
        if (block == function.entry()) report(value, "caught in the entry");
        for (Block from : dominators.flow().predecessors(block)) {
            if (!(from.terminator() instanceof Terminator.Invoke(Target normal, Target unwind))
                    || unwind.block() != block || normal.block() == block) {
                report(value, "caught in a block that " + from + " leads to otherwise than by unwinding");
            }
        }
    }

    /** A use at a place: before the operation, or at the block's end when that is null. */
    private void use(Object place, Value used, Block in, Value before) {
        if (!defined.contains(used)) {
            report(place, used + " is not of the function");
            return;
        }
        if (used.type() == Type.VOID) report(place, used + " has no value");
        if (!dominators.flow().isReachable(in) || !dominators.flow().isReachable(used.block())) {
            if (dominators.flow().isReachable(in)) report(place, used + " is defined where control never comes");
            return;
        }
        boolean there = used.block() != in ? dominators.isAvailable(used, in)
                : used.isParameter() || before == null || in.body().indexOf(used) < in.body().indexOf(before);
        if (!there) report(place, used + " is not defined on every way to here");
    }

    private void end(Block block) {
        Terminator terminator = block.terminator();
        for (Value operand : terminator.operands()) use(block, operand, block, null);
        for (Target target : terminator.targets()) for (Value argument : target.arguments()) use(block, argument, block, null);
        if (terminator.loweredBy() != null && function.isLowered(terminator.loweredBy())) {
            report(block, "ends as none may after the lowering of " + terminator.loweredBy().text());
        }
        switch (terminator) {
            case Terminator.Branch branch -> type(block, branch.condition(), Type.I1);
            case Terminator.Switch choice -> type(block, choice.value(), Type.I32);
            case Terminator.Return(Value value) -> result(block, value);
            case Terminator.Throw(Value exception) -> {
                if (!(exception.type() instanceof Type.Ref)) report(block, exception + " is no ref to throw");
            }
            case Terminator.Invoke invoke -> invoke(block, invoke);
            case Terminator.Unwind _ -> {
                if (!function.isLowered(Lowering.EXCEPTIONS)) report(block, "unwind before the lowering of exceptions");
            }
            case Terminator.Jump _, Terminator.Panic _, Terminator.Unreachable _ -> { }
        }
    }

    private void result(Block block, Value value) {
        if (value == null) {
            if (function.result() != Type.VOID) report(block, "returns nothing, not " + function.result().text());
        } else {
            type(block, value, function.result());
        }
    }

    private void type(Block block, Value value, Type type) {
        if (!value.type().agreesWith(type)) report(block, value + " is " + value.type().text() + ", not " + type.text());
    }

    private void invoke(Block block, Terminator.Invoke invoke) {
        Value last = block.body().isEmpty() ? null : block.body().getLast();
        if (last == null || !last.op().effects().has(Effect.THROWS)) {
            report(block, "invokes nothing that may throw");
            return;
        }
        if (invoke.unwind().arguments().contains(last)) report(block, last + " is not there when it throws");
        Block handler = invoke.unwind().block();
        if (handler.body().isEmpty() || !(handler.body().getFirst().op() instanceof Unwinding.Caught)) {
            report(block, handler + " is no handler: it does not begin with caught");
        }
    }

    private void users() {
        Map<Value, Map<User, Integer>> counted = new HashMap<>();
        for (Block block : function.blocks()) {
            for (Value value : block.body()) for (Value operand : value.op().operands()) count(counted, operand, value);
            for (Value used : block.terminator().uses()) count(counted, used, block);
        }
        for (Block block : function.blocks()) {
            for (Value parameter : block.parameters()) users(counted, parameter);
            for (Value value : block.body()) users(counted, value);
        }
    }

    private static void count(Map<Value, Map<User, Integer>> counted, Value used, User by) {
        counted.computeIfAbsent(used, _ -> new HashMap<>()).merge(by, 1, Integer::sum);
    }

    private void users(Map<Value, Map<User, Integer>> counted, Value value) {
        Map<User, Integer> listed = new HashMap<>();
        for (User user : value.users()) listed.merge(user, 1, Integer::sum);
        if (!listed.equals(counted.getOrDefault(value, Map.of()))) report(value, "lists other users than it has");
    }
}
