package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Pattern;

/**
 * Assignments: simple, compound, logical, increments. The target is evaluated once, before the value, into a {@link Place}. A result
 * register of -1 means that nobody wants the value.
 */
final class Assignments {
    private final FunctionCompiler fn;

    Assignments(FunctionCompiler fn) {
        this.fn = fn;
    }

    /** An evaluated assignment target: registers that a later read and write use. */
    sealed interface Place {
        record Variable(VariableReference reference) implements Place {}

        record Property(Expression at, int object, String name) implements Place {}

        record Element(Expression at, int object, int key) implements Place {}

        record Private(Expression at, int object, int name) implements Place {}

        record Super(Expression at, int base, int receiver, int key) implements Place {}

        /** A call, which is no target: it is evaluated, and then the assignment has failed (web reality, §13.15.1). */
        record Impossible(Expression at) implements Place {}
    }

    // Places

    /** Evaluates a target that is a name or reference. Registers of variables are copied if code up to {@code to} assigns them. */
    Place place(Pattern target, int to) {
        return switch (target) {
            case Pattern.Name name -> new Place.Variable(fn.variables.reference(name.name(), name));
            case Pattern.Target t -> place(t.reference(), to);
            case Pattern.ArrayPattern _, Pattern.ObjectPattern _ -> throw new IllegalStateException("no simple target");
        };
    }

    private Place place(Expression reference, int to) {
        return switch (reference) {
            case Expression.Member e -> new Place.Property(e, fn.expressions.operand(e.object(), e.object().end(), to), e.name());
            case Expression.Index e -> {
                int object = fn.expressions.operand(e.object(), e.object().end(), to);
                yield new Place.Element(e, object, fn.expressions.operand(e.key(), e.key().end(), to));
            }
            case Expression.PrivateMember e -> {
                int object = fn.expressions.operand(e.object(), e.object().end(), to);
                yield new Place.Private(e, object, fn.variables.synthetic("#" + e.name(), e));
            }
            case Expression.SuperMember e -> {
                int receiver = fn.variables.synthetic(Scope.THIS, e);
                int key = fn.registers.allocate();
                fn.loadString(key, e.name());
                yield new Place.Super(e, fn.chains.superBase(e), receiver, key);
            }
            case Expression.SuperIndex e -> {
                int receiver = fn.variables.synthetic(Scope.THIS, e);
                int key = fn.expressions.operand(e.key(), e.key().end(), to);
                yield new Place.Super(e, fn.chains.superBase(e), receiver, key);
            }
            default -> {
                fn.expressions.effect(reference);
                fn.throwError(reference, 1, "a call cannot be assigned to");
                yield new Place.Impossible(reference);
            }
        };
    }

    void load(Place place, int to) {
        switch (place) {
            case Place.Variable p -> fn.variables.load(p.reference(), to);
            case Place.Property p -> fn.emit(p.at(), GET_PROPERTY, to, p.object(), fn.string(p.name()), fn.pools.cache());
            case Place.Element p -> fn.emit(p.at(), GET_ELEMENT, to, p.object(), p.key(), fn.pools.cache());
            case Place.Private p -> fn.emit(p.at(), GET_PRIVATE, to, p.object(), p.name(), fn.pools.cache());
            case Place.Super p -> fn.emit(p.at(), GET_SUPER, to, p.base(), p.receiver(), p.key());
            case Place.Impossible _ -> {} // not reached
        }
    }

    void store(Place place, int from) {
        int strict = fn.strictFlag();
        switch (place) {
            case Place.Variable p -> fn.variables.store(p.reference(), from);
            case Place.Property p -> fn.emit(p.at(), SET_PROPERTY, p.object(), fn.string(p.name()), from, strict, fn.pools.cache());
            case Place.Element p -> fn.emit(p.at(), SET_ELEMENT, p.object(), p.key(), from, strict, fn.pools.cache());
            case Place.Private p -> fn.emit(p.at(), SET_PRIVATE, p.object(), p.name(), from, fn.pools.cache());
            case Place.Super p -> fn.emit(p.at(), SET_SUPER, p.base(), p.receiver(), p.key(), from, strict);
            case Place.Impossible _ -> {} // not reached
        }
    }

    /** For a read and a later write: the key is converted once, when it is read. */
    private Place convertKey(Place place) {
        return switch (place) {
            case Place.Element p when !isKey(((Expression.Index) p.at()).key()) -> {
                int key = fn.registers.allocate();
                fn.emit(p.at(), TO_ELEMENT_KEY, key, p.object(), p.key());
                yield new Place.Element(p.at(), p.object(), key);
            }
            case Place.Super p when p.at() instanceof Expression.SuperIndex e && !isKey(e.key()) -> {
                int key = fn.registers.allocate();
                fn.emit(p.at(), TO_ELEMENT_KEY, key, p.base(), p.key());
                yield new Place.Super(p.at(), p.base(), p.receiver(), key);
            }
            default -> place;
        };
    }

    /** Whether the value is a number or string for sure, whose conversion nobody sees. */
    private static boolean isKey(Expression key) {
        return switch (key) {
            case Expression.NumberLiteral _, Expression.StringLiteral _, Expression.TemplateLiteral _ -> true;
            default -> false;
        };
    }

    // Assignments

    void assign(Expression.Assign assignment, int to) {
        switch (assignment.target()) {
            case Pattern.Name name -> assignName(assignment, name, to);
            case Pattern.Target target -> {
                Place place = place(target, assignment.end());
                int value = fn.expressions.value(assignment.value());
                store(place, value);
                result(to, value);
            }
            case Pattern.ArrayPattern _, Pattern.ObjectPattern _ -> {
                int value = fn.expressions.operand(assignment.value(), assignment.target().start(), assignment.target().end());
                fn.patterns.assign(assignment.target(), value);
                result(to, value);
            }
        }
    }

    private void result(int to, int value) {
        if (to >= 0) {
            fn.move(to, value);
        }
    }

    private void assignName(Expression.Assign assignment, Pattern.Name name, int to) {
        Expression value = assignment.value();
        int home = to < 0 && Expressions.writesOnce(value) ? writableHome(name) : -1;
        if (home >= 0) {
            fn.expressions.into(value, home);
            return;
        }
        VariableReference reference = fn.variables.reference(name.name(), name);
        int register;
        if (Expressions.isAnonymousFunction(value) && !name.parenthesized()) {
            register = fn.registers.allocate();
            fn.expressions.intoNamed(value, register, FunctionName.of(name.name()));
        } else {
            register = fn.expressions.value(value);
        }
        fn.variables.store(reference, register);
        result(to, register);
    }

    /** The register of a variable that may be written without further ado, or -1. */
    private int writableHome(Pattern.Name name) {
        Binding binding = fn.variables.lookup(name.name()).binding;
        boolean may = binding != null && !binding.isConstant() && !binding.needsCheck(fn.function, name.start());
        return may ? fn.variables.home(name.name(), name) : -1;
    }

    void compound(Expression.CompoundAssign assignment, int to) {
        Place place = convertKey(place(assignment.target(), assignment.end()));
        int value = fn.registers.allocate();
        int home = assignment.target() instanceof Pattern.Name name ? writableHome(name) : -1;
        int left;
        if (home >= 0 && !isAssigned((Pattern.Name) assignment.target(), assignment.value())) {
            left = home;
        } else {
            left = fn.registers.allocate();
            load(place, left);
        }
        int right = fn.expressions.value(assignment.value());
        int result = home >= 0 ? home : value;
        fn.emit(assignment, Operators.opcode(assignment.operator()), result, left, right);
        if (home < 0) {
            store(place, value);
        }
        result(to, result);
    }

    private boolean isAssigned(Pattern.Name name, Expression by) {
        return fn.variables.lookup(name.name()).binding.isAssignedWithin(by.start(), by.end());
    }

    void logical(Expression.LogicalAssign assignment, int to) {
        Place place = convertKey(place(assignment.target(), assignment.end()));
        int value = fn.registers.allocate();
        int end = fn.code.newLabel();
        load(place, value);
        fn.code.emit(Conditions.decide(assignment.operator()), value, end);
        boolean isName = assignment.target() instanceof Pattern.Name name && !name.parenthesized();
        FunctionName given = isName ? FunctionName.of(((Pattern.Name) assignment.target()).name()) : FunctionName.NONE;
        fn.expressions.intoNamed(assignment.value(), value, given);
        store(place, value);
        fn.code.place(end);
        result(to, value);
    }

    void update(Expression.Update update, int to) {
        var opcode = update.increment() ? INCREMENT : DECREMENT;
        int home = update.target() instanceof Pattern.Name name ? writableHome(name) : -1;
        if (home >= 0) {
            if (to >= 0 && !update.prefix()) {
                fn.emit(update, TO_NUMERIC, to, home);
                fn.emit(update, opcode, home, to);
                return;
            }
            fn.emit(update, opcode, home, home);
            result(to, home);
            return;
        }
        Place place = convertKey(place(update.target(), update.end()));
        int value = fn.registers.allocate();
        load(place, value);
        int old = value;
        if (to >= 0 && !update.prefix()) {
            old = fn.registers.allocate();
            fn.emit(update, TO_NUMERIC, old, value);
        }
        fn.emit(update, opcode, value, old);
        store(place, value);
        result(to, update.prefix() ? value : old);
    }
}
