package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.bytecode.Constant;
import tsubame.frontend.scope.Lookup;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.Expression;

/** Expressions by kind; each theme has its own part. */
final class Expressions {
    private final FunctionCompiler fn;

    Expressions(FunctionCompiler fn) {
        this.fn = fn;
    }

    /** The register that holds the value: a variable's own if no instruction is needed, else a new temporary. */
    int value(Expression expression) {
        if (expression instanceof Expression.Identifier name) {
            return isUndefined(name) ? fn.undefined() : fn.variables.value(name.name(), name);
        }
        if (expression instanceof Expression.This at) {
            return fn.variables.synthetic(Scope.THIS, at);
        }
        int constant = constant(expression);
        if (constant >= 0) {
            return constant;
        }
        int register = fn.registers.allocate();
        into(expression, register);
        return register;
    }

    /** The register of a value that is known at compile time, or -1. */
    private int constant(Expression expression) {
        return switch (expression) {
            case Expression.NullLiteral _ -> fn.constant(Constant.Kind.NULL, 0, null);
            case Expression.BooleanLiteral e -> fn.constant(e.value() ? Constant.Kind.TRUE : Constant.Kind.FALSE, 0, null);
            case Expression.StringLiteral e -> fn.constant(Constant.Kind.STRING, 0, e.value());
            case Expression.NumberLiteral e -> fn.constant(Constant.Kind.NUMBER, e.value(), null);
            case Expression.Unary e when Operators.isConstant(e) -> fn.constant(Constant.Kind.NUMBER, Operators.constant(e), null);
            case Expression.Member _, Expression.Index _ -> {
                EnumValue value = fn.compilation.enums.inlined(fn.scope, expression);
                yield value == null ? -1 : constant(value.literal(expression));
            }
            default -> -1;
        };
    }

    /** As {@link #value}, for a value that must outlive the code in a stretch of source, which may assign to variables. */
    int operand(Expression expression, int from, int to) {
        if (expression instanceof Expression.Identifier name) {
            int home = fn.variables.home(name.name(), name);
            if (home >= 0) {
                if (!fn.variables.lookup(name.name()).binding.isAssignedWithin(from, to)) {
                    return home;
                }
                int copy = fn.registers.allocate();
                fn.move(copy, home);
                return copy;
            }
        }
        return value(expression);
    }

    /** As {@link #value}, always in a register that nothing else writes. */
    int fresh(Expression expression) {
        int register = fn.registers.allocate();
        into(expression, register);
        return register;
    }

    /** Evaluates for the effect. */
    void effect(Expression expression) {
        int mark = fn.registers.mark();
        switch (expression) {
            case Expression.Assign e -> fn.assignments.assign(e, -1);
            case Expression.CompoundAssign e -> fn.assignments.compound(e, -1);
            case Expression.LogicalAssign e -> fn.assignments.logical(e, -1);
            case Expression.Update e -> fn.assignments.update(e, -1);
            case Expression.Sequence e -> {
                for (Expression each : e.expressions()) {
                    effect(each);
                }
            }
            case Expression.Logical e -> fn.conditions.logicalEffect(e);
            case Expression.Yield e -> fn.generators.yield(e, -1);
            case Expression.Conditional e -> fn.conditions.conditional(e, -1);
            default -> value(expression);
        }
        fn.registers.release(mark);
    }

    /** Delivers the value into a register, which may be written before the evaluation has ended. */
    void into(Expression expression, int to) {
        int mark = fn.registers.mark();
        switch (expression) {
            case Expression.NullLiteral _ -> fn.code.emit(LOAD_NULL, to);
            case Expression.BooleanLiteral e -> fn.code.emit(e.value() ? LOAD_TRUE : LOAD_FALSE, to);
            case Expression.NumberLiteral e -> fn.loadNumber(to, e.value());
            case Expression.BigIntLiteral e -> fn.code.emit(LOAD_BIGINT, to, fn.string(e.digits()));
            case Expression.StringLiteral e -> fn.loadString(to, e.value());
            case Expression.RegExpLiteral e -> fn.emit(e, NEW_REGEXP, to, fn.string(e.pattern()), fn.string(e.flags()));
            case Expression.TemplateLiteral e -> fn.literals.template(e, to);
            case Expression.ArrayLiteral e -> fn.literals.array(e, to);
            case Expression.ObjectLiteral e -> fn.literals.object(e, to);
            case Expression.Elision _, Expression.Spread _ -> throw misplaced(expression);
            case Expression.Identifier e -> identifier(e, to);
            case Expression.This e -> fn.move(to, fn.variables.synthetic(Scope.THIS, e));
            case Expression.NewTarget e -> fn.move(to, fn.variables.synthetic(Scope.NEW_TARGET, e));
            case Expression.ImportMeta e -> fn.emit(e, IMPORT_META, to);
            case Expression.FunctionExpression e -> fn.functions.closure(e.function(), to, FunctionName.NONE);
            case Expression.ClassExpression e -> fn.classes.define(e.definition(), to, FunctionName.NONE);
            case Expression.Unary e -> fn.operators.unary(e, to);
            case Expression.Update e -> fn.assignments.update(e, to);
            case Expression.Binary e -> fn.operators.binary(e, to);
            case Expression.Logical e -> fn.conditions.logical(e, to);
            case Expression.PrivateIn e -> fn.operators.privateIn(e, to);
            case Expression.Conditional e -> fn.conditions.conditional(e, to);
            case Expression.Assign e -> fn.assignments.assign(e, to);
            case Expression.CompoundAssign e -> fn.assignments.compound(e, to);
            case Expression.LogicalAssign e -> fn.assignments.logical(e, to);
            case Expression.Sequence e -> sequence(e.expressions(), to);
            case Expression.Member _, Expression.Index _, Expression.PrivateMember _, Expression.Call _, Expression.OptionalChain _,
                    Expression.TaggedTemplate _ -> fn.chains.into(expression, to);
            case Expression.New e -> fn.calls.construct(e, to);
            case Expression.SuperMember e -> fn.chains.superMember(e, to);
            case Expression.SuperIndex e -> fn.chains.superIndex(e, to);
            case Expression.SuperCall e -> fn.calls.superCall(e, to);
            case Expression.ImportCall e -> importCall(e, to);
            case Expression.Await e -> fn.generators.await(e, to);
            case Expression.Yield e -> fn.generators.yield(e, to);
        }
        fn.registers.release(mark);
    }

    private static IllegalStateException misplaced(Expression expression) {
        return new IllegalStateException("misplaced node at " + expression.start());
    }

    /** Whether the name is the global property, which can be neither changed nor deleted. */
    private boolean isUndefined(Expression.Identifier name) {
        if (!name.name().equals("undefined")) {
            return false;
        }
        Lookup lookup = fn.variables.lookup("undefined");
        return lookup.binding == null && !lookup.isDynamic();
    }

    private void identifier(Expression.Identifier name, int to) {
        if (isUndefined(name)) {
            fn.code.emit(LOAD_UNDEFINED, to);
        } else {
            fn.variables.load(name.name(), name, to);
        }
    }

    private void sequence(List<Expression> list, int to) {
        for (int i = 0; i < list.size() - 1; i++) {
            effect(list.get(i));
        }
        into(list.getLast(), to);
    }

    private void importCall(Expression.ImportCall call, int to) {
        int specifier = call.options() == null
                ? value(call.specifier())
                : operand(call.specifier(), call.options().start(), call.options().end());
        int options = call.options() == null ? fn.undefined() : value(call.options());
        fn.emit(call, IMPORT_CALL, to, specifier, options, call.phase().ordinal());
    }

    // Names of anonymous functions

    /** IsAnonymousFunctionDefinition (ECMA-262 §15.2.4). */
    static boolean isAnonymousFunction(Expression expression) {
        return switch (expression) {
            case Expression.FunctionExpression e -> e.function().name() == null;
            case Expression.ClassExpression e -> e.definition().name() == null;
            case null, default -> false;
        };
    }

    /** As {@link #into}; an anonymous function or class gets the name. */
    void intoNamed(Expression expression, int to, FunctionName name) {
        switch (expression) {
            case Expression.FunctionExpression e when e.function().name() == null -> fn.functions.closure(e.function(), to, name);
            case Expression.ClassExpression e when e.definition().name() == null -> fn.classes.define(e.definition(), to, name);
            default -> into(expression, to);
        }
    }

    /**
     * Whether {@link #into} writes its register only with its last instruction, so that the register may be a variable that the expression
     * itself reads, and keeps its value if the expression throws.
     */
    static boolean writesOnce(Expression expression) {
        return switch (expression) {
            case Expression.NullLiteral _, Expression.BooleanLiteral _, Expression.NumberLiteral _, Expression.BigIntLiteral _,
                    Expression.StringLiteral _, Expression.Identifier _, Expression.This _, Expression.Binary _, Expression.Member _,
                    Expression.Index _, Expression.Call _, Expression.New _ -> true;
            default -> false;
        };
    }
}
