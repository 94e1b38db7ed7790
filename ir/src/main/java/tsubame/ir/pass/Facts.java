package tsubame.ir.pass;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tsubame.ir.Arith;
import tsubame.ir.Box;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Op;
import tsubame.ir.Program;
import tsubame.ir.Type;
import tsubame.ir.TypeTest;
import tsubame.ir.Value;

/**
 * What is known of values at a place: which kinds of boxed value, which classes, how integers relate, which conditions hold. Facts
 * are assumed on the way down the dominator tree and taken back on the way up.
 */
final class Facts {
    private static final int NULL = 1;
    private static final int DOUBLE = 2;
    private static final int BOOLEAN = 4;
    private static final int OBJECT = 8;

    /** A value is null or an instance of a class; or, when not positive, no instance of it. */
    private record ClassFact(String className, boolean positive) { }

    private record Pair(Value a, Value b) { }

    private final Program program;
    private final Ranges ranges;
    private final Map<Value, Boolean> conditions = new HashMap<>();
    private final Map<Value, Integer> kinds = new HashMap<>();
    private final Map<Value, List<ClassFact>> classes = new HashMap<>();
    private final Map<Pair, Integer> relations = new HashMap<>();
    private final Deque<Runnable> undo = new ArrayDeque<>();

    Facts(Program program, Set<Value> nonNegative) {
        this.program = program;
        this.ranges = new Ranges(nonNegative);
    }

    /** A point to come back to. */
    int mark() {
        return undo.size();
    }

    void back(int mark) {
        while (undo.size() > mark) undo.pop().run();
    }

    private <K, V> void set(Map<K, V> map, K key, V value) {
        V old = map.put(key, value);
        undo.push(() -> {
            if (old == null) map.remove(key);
            else map.put(key, old);
        });
    }

    /** An integer without the checks it has passed. */
    static Value number(Value value) {
        while (true) {
            Value inner = switch (value.op()) {
                case Check.Bounds(Value index, _) -> index;
                case Check.Guard(var kind, Value a) when kind != Check.GuardKind.NON_NULL -> a;
                case null, default -> null;
            };
            if (inner == null) return value;
            value = inner;
        }
    }

    // Assuming

    void assume(Value condition, boolean holds) {
        set(conditions, condition, holds);
        switch (condition.op()) {
            case Arith.Unary(var kind, Value a) when kind == Arith.UnaryKind.NOT -> assume(a, !holds);
            case Arith.Binary(var kind, Value a, Value b) when kind == (holds ? Arith.BinaryKind.AND : Arith.BinaryKind.OR) -> {
                assume(a, holds);
                assume(b, holds);
            }
            case Compare.Int(var by, Value a, Value b) -> assume(holds ? by : by.negated(), a, b);
            case Compare.IsNull(Value a) -> restrict(a, holds ? NULL : DOUBLE | BOOLEAN | OBJECT);
            case Box.IsDouble(Value a) -> restrict(a, holds ? DOUBLE : NULL | BOOLEAN | OBJECT);
            case Box.IsInteger(Value a) when holds -> restrict(a, DOUBLE);
            case Box.IsPlainDouble(Value a) when holds -> restrict(a, DOUBLE);
            case Box.IsValue(Value a) when holds -> restrict(a, ~NULL);
            case Box.IsBoolean(Value a) -> restrict(a, holds ? BOOLEAN : NULL | DOUBLE | OBJECT);
            case Box.IsObject(Value a) -> restrict(a, holds ? OBJECT : NULL | DOUBLE | BOOLEAN);
            case TypeTest.InstanceOf(String className, Value a) -> {
                if (holds) restrict(a, ~NULL);
                assumeClass(a, className, holds);
            }
            case null, default -> { }
        }
    }

    void assumeNonNull(Value value) {
        restrict(value, ~NULL);
    }

    /** The value is null or an instance of the class, or, when not positive, no instance. */
    void assumeClass(Value value, String className, boolean positive) {
        Value root = TypePeepholes.root(value);
        List<ClassFact> known = new ArrayList<>(classes.getOrDefault(root, List.of()));
        known.add(new ClassFact(className, positive));
        set(classes, root, known);
        if (!positive) return;
        int possible = NULL | OBJECT;
        if (program.isSubclass("java/lang/Double", className)) possible |= DOUBLE;
        if (program.isSubclass("java/lang/Boolean", className)) possible |= BOOLEAN;
        restrict(value, possible);
    }

    private void restrict(Value value, int possible) {
        Value root = TypePeepholes.root(value);
        set(kinds, root, kinds(value) & possible);
    }

    void assume(Compare.Condition condition, Value a, Value b) {
        Value x = number(a);
        Value y = number(b);
        int relation = Relation.restrict(relations.getOrDefault(new Pair(x, y), Relation.ANY), condition);
        set(relations, new Pair(x, y), relation);
        set(relations, new Pair(y, x), Relation.swapped(relation));
        if (x.type().isInteger()) ranges.assume(condition, x, y, this::set);
    }

    void assumeAtLeast(Value value, long low) {
        ranges.assumeAtLeast(number(value), low, this::set);
    }

    // Asking: null when nothing is known

    Boolean known(Value condition) {
        return conditions.get(condition);
    }

    /** Whether a condition that is about to be computed holds. */
    Boolean known(Op op) {
        return switch (op) {
            case Compare.Int(var condition, Value a, Value b) -> known(condition, a, b);
            case Compare.IsNull(Value a) -> ofKind(a, NULL);
            case Box.IsDouble(Value a) -> ofKind(a, DOUBLE);
            case Box.IsBoolean(Value a) -> ofKind(a, BOOLEAN);
            case Box.IsObject(Value a) -> ofKind(a, OBJECT);
            case TypeTest.InstanceOf(String className, Value a) -> isInstance(className, a);
            default -> null;
        };
    }

    Boolean known(Compare.Condition condition, Value a, Value b) {
        Value x = number(a);
        Value y = number(b);
        Boolean known = Relation.known(relations.getOrDefault(new Pair(x, y), Relation.ANY), condition);
        return known != null || !x.type().isInteger() ? known : ranges.known(condition, x, y);
    }

    boolean isNonNull(Value value) {
        return (kinds(value) & NULL) == 0;
    }

    private int kinds(Value value) {
        Value root = TypePeepholes.root(value);
        int byType = value.type() instanceof Type.Ref || root.type() instanceof Type.Ref ? NULL | OBJECT : ~0;
        int byOp = TypePeepholes.isNonNull(value) ? ~NULL : ~0;
        return kinds.getOrDefault(root, NULL | DOUBLE | BOOLEAN | OBJECT) & byType & byOp;
    }

    private Boolean ofKind(Value value, int kind) {
        int possible = kinds(value);
        return (possible & kind) == 0 ? Boolean.FALSE : (possible & ~kind) == 0 ? Boolean.TRUE : null;
    }

    private Boolean isInstance(String className, Value value) {
        int possible = kinds(value);
        if ((possible & ~NULL) == 0) return false;
        for (ClassFact fact : classes.getOrDefault(TypePeepholes.root(value), List.of())) {
            if (!fact.positive && program.isSubclass(className, fact.className)) return false;
            if (fact.positive && (possible & NULL) == 0 && program.isSubclass(fact.className, className)) return true;
        }
        boolean objectsOnly = !program.isSubclass("java/lang/Double", className) && !program.isSubclass("java/lang/Boolean", className);
        return objectsOnly && (possible & OBJECT) == 0 ? Boolean.FALSE : null;
    }

    /** Whether a cast to the class passes. */
    boolean passesCast(String className, Value value) {
        if ((kinds(value) & ~NULL) == 0) return true;
        for (ClassFact fact : classes.getOrDefault(TypePeepholes.root(value), List.of())) {
            if (fact.positive && program.isSubclass(fact.className, className)) return true;
        }
        return false;
    }

    boolean isNonNegative(Value value) {
        return ranges.of(number(value)).low() >= 0;
    }
}
