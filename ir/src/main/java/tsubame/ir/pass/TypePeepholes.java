package tsubame.ir.pass;

import tsubame.ir.Alloc;
import tsubame.ir.Arith;
import tsubame.ir.ArrayOp;
import tsubame.ir.Box;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Type;
import tsubame.ir.TypeTest;
import tsubame.ir.Unwinding;
import tsubame.ir.Value;

/** What is known of boxed values, refs and checks from the operations that made them. */
final class TypePeepholes {
    private final Rewriter rewriter;

    TypePeepholes(Rewriter rewriter) {
        this.rewriter = rewriter;
    }

    /** The value without what only changes its static type. */
    private static Value plain(Value value) {
        while (value.op() instanceof Convert.Retype(_, Value a)) value = a;
        return value;
    }

    /** The same, and without checks passed: the same reference. */
    static Value root(Value value) {
        while (true) {
            Value inner = switch (value.op()) {
                case Convert.Retype(_, Value a) -> a;
                case TypeTest.CheckCast(_, Value a) -> a;
                case Check.Guard(var kind, Value a) when kind == Check.GuardKind.NON_NULL -> a;
                case null, default -> null;
            };
            if (inner == null) return value;
            value = inner;
        }
    }

    static boolean isNonNull(Value value) {
        return switch (value.op()) {
            case Alloc _, Box.BoxDouble _, Box.BoxBoolean _, Box.BoxInteger _, Const.Text _, Const.ClassObject _, Const.Image _, Unwinding.Caught _,
                 Unwinding.TakePending _ -> true;
            case Check.Guard(var kind, _) -> kind == Check.GuardKind.NON_NULL;
            case Convert.Retype(_, Value a) -> isNonNull(a);
            case TypeTest.CheckCast(_, Value a) -> isNonNull(a);
            case null, default -> false;
        };
    }

    /** The class that a value is exactly of, as far as the operation that made it says. */
    static String exactClass(Value value) {
        return switch (root(value).op()) {
            case Alloc.NewObject(String className) -> className;
            case Alloc.Slow(String className, _) -> className;
            case Alloc.NewArray array -> "[" + array.element().descriptor();
            case Const.Text _ -> "java/lang/String";
            case Const.ClassObject _ -> "java/lang/Class";
            case Box.BoxDouble _ -> "java/lang/Double";
            case Box.BoxBoolean _ -> "java/lang/Boolean";
            case null, default -> null;
        };
    }

    Value retype(Convert.Retype op) {
        if (op.a().type().equals(op.to())) return op.a();
        return op.a().op() instanceof Convert.Retype(_, Value inner) ? rewriter.make(new Convert.Retype(op.to(), inner)) : null;
    }

    Value same(Compare.Same op) {
        if (op.a() == op.b()) return rewriter.bool(true);
        if (op.b().op() instanceof Const.Null) return rewriter.make(new Compare.IsNull(op.a()));
        if (op.a().op() instanceof Const.Null) return rewriter.make(new Compare.IsNull(op.b()));
        return root(op.a()).op() instanceof Alloc && root(op.b()).op() instanceof Alloc && root(op.a()) != root(op.b())
                ? rewriter.bool(false) : null;
    }

    Value isNull(Compare.IsNull op) {
        Value a = plain(op.a());
        if (a.op() instanceof Const.Null) return rewriter.bool(true);
        if (isNonNull(a)) return rewriter.bool(false);
        return a != op.a() ? rewriter.make(new Compare.IsNull(a)) : null;
    }

    private Value notNull(Value a) {
        return rewriter.make(new Arith.Unary(Arith.UnaryKind.NOT, rewriter.make(new Compare.IsNull(a))));
    }

    Value box(Box box) {
        return switch (box) {
            case Box.BoxDouble(Value a) -> a.op() instanceof Box.UnboxDouble(Value inner) ? inner : null;
            case Box.BoxBoolean(Value a) -> a.op() instanceof Box.UnboxBoolean(Value inner) ? inner : null;
            case Box.UnboxDouble(Value a) -> plain(a).op() instanceof Box.BoxDouble(Value inner) ? inner : unplain(a, new Box.UnboxDouble(plain(a)));
            case Box.UnboxBoolean(Value a) -> plain(a).op() instanceof Box.BoxBoolean(Value inner) ? inner : unplain(a, new Box.UnboxBoolean(plain(a)));
            case Box.IsDouble(Value a) -> is(a, true, false, false);
            case Box.IsBoolean(Value a) -> is(a, false, true, false);
            case Box.IsObject(Value a) -> is(a, false, false, true);
            case Box.BoxInteger(Value a) -> a.op() instanceof Box.UnboxInteger(Value inner) ? inner : null;
            case Box.UnboxInteger(Value a) -> a.op() instanceof Box.BoxInteger(Value inner) ? inner : null;
            case Box.IsInteger(Value a) -> isHeld(a, false, true);
            case Box.IsPlainDouble(Value a) -> isHeld(a, true, false);
            case Box.IsValue(Value a) -> plain(a).op() instanceof Box.BoxInteger ? rewriter.bool(false) : isNonNull(plain(a)) && isMade(plain(a)) ? rewriter.bool(true) : null;
        };
    }

    /** The question to the value itself, if it is boxed too. */
    private Value unplain(Value a, Box op) {
        return plain(a) != a && plain(a).type() == Type.BOXED ? rewriter.make(op) : null;
    }

    /** The answers for a double, a boolean, an object; null is none of them. */
    private Value is(Value a, boolean ofDouble, boolean ofBoolean, boolean ofObject) {
        Value plain = plain(a);
        if (plain.type() instanceof Type.Ref) return ofObject ? notNull(plain) : rewriter.bool(false);
        return switch (plain.op()) {
            case Box.BoxDouble _ -> rewriter.bool(ofDouble);
            case Box.BoxBoolean _ -> rewriter.bool(ofBoolean);
            case Const.Null _ -> rewriter.bool(false);
            case Const.Image _ -> null;
            case null, default -> plain == a ? null : unplain(a, ofDouble ? new Box.IsDouble(plain) : ofBoolean ? new Box.IsBoolean(plain) : new Box.IsObject(plain));
        };
    }

    /** Whether a value is none that has been loaded from somewhere. */
    private static boolean isMade(Value a) {
        return a.op() instanceof Box || a.op() instanceof Alloc || a.op() instanceof Const;
    }

    /** The answers for a boxed double and a boxed integer. */
    private Value isHeld(Value a, boolean ofDouble, boolean ofInteger) {
        return switch (plain(a).op()) {
            case Box.BoxDouble _ -> rewriter.bool(ofDouble);
            case Box.BoxInteger _ -> rewriter.bool(ofInteger);
            case Box.BoxBoolean _, Const.Null _ -> rewriter.bool(false);
            case null, default -> null;
        };
    }

    Value test(TypeTest test) {
        return switch (test) {
            case TypeTest.InstanceOf op -> instanceOf(op);
            case TypeTest.CheckCast op -> checkCast(op);
            case TypeTest.TypeNumber _ -> null;
        };
    }

    private Value instanceOf(TypeTest.InstanceOf op) {
        Value a = plain(op.a());
        if (op.className().equals("java/lang/Object") || isStatically(a, op.className())) return notNull(a);
        if (op.className().equals("java/lang/Double")) return a.type() == Type.BOXED ? rewriter.make(new Box.IsDouble(a)) : rewriter.bool(false);
        if (op.className().equals("java/lang/Boolean")) return a.type() == Type.BOXED ? rewriter.make(new Box.IsBoolean(a)) : rewriter.bool(false);
        Boolean known = known(a, op.className());
        if (known != null) return rewriter.bool(known);
        return a != op.a() ? rewriter.make(new TypeTest.InstanceOf(op.className(), a)) : null;
    }

    private boolean isStatically(Value a, String className) {
        return a.type() instanceof Type.Ref(String known) && rewriter.program().knows(known) && rewriter.program().isSubclass(known, className);
    }

    private Boolean known(Value a, String className) {
        if (a.op() instanceof Const.Null) return false;
        String exact = exactClass(a);
        return exact != null && rewriter.program().knows(exact) ? (Boolean) rewriter.program().isSubclass(exact, className) : null;
    }

    private Value checkCast(TypeTest.CheckCast op) {
        Value a = plain(op.a());
        boolean passes = a.op() instanceof Const.Null || op.className().equals("java/lang/Object") || isStatically(a, op.className())
                || Boolean.TRUE.equals(known(a, op.className()));
        if (passes) return op.type().equals(a.type()) ? a : rewriter.make(new Convert.Retype(op.type(), a));
        return a != op.a() ? rewriter.make(new TypeTest.CheckCast(op.className(), a)) : null;
    }

    Value check(Check check) {
        return switch (check) {
            case Check.Guard(var kind, Value a) -> passes(kind, a) ? a : null;
            case Check.Bounds(Value index, Value length) -> {
                Object x = Constants.of(index);
                Object y = Constants.of(length);
                yield x != null && y != null && Integer.compareUnsigned((Integer) x, (Integer) y) < 0 ? index : null;
            }
            case Check.StackLimit _, Check.StackExceeded _ -> null;
        };
    }

    private static boolean passes(Check.GuardKind kind, Value a) {
        Object constant = Constants.of(a);
        return switch (kind) {
            case NON_NULL -> isNonNull(a);
            case NON_ZERO -> constant != null && ((Number) constant).longValue() != 0;
            case NON_NEGATIVE -> constant != null ? (Integer) constant >= 0 : a.op() instanceof ArrayOp.Length;
        };
    }
}
