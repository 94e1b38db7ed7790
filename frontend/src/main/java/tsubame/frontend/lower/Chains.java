package tsubame.frontend.lower;

import java.util.ArrayList;
import static tsubame.bytecode.Opcode.*;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.source.IntList;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Node;

/**
 * Member accesses, calls and tagged templates, which lean to the left: a chain is collected into a list and folded from its innermost link
 * outwards, so that long ones need no stack. Two registers alternate: one holds the value so far, the other the receiver of a call that
 * follows.
 */
final class Chains {
    private final FunctionCompiler fn;

    Chains(FunctionCompiler fn) {
        this.fn = fn;
    }

    /** One chain under way. */
    private final class Fold {
        /** Outermost link first. */
        final ArrayList<Expression> links = new ArrayList<>();
        /** Per link, where to go when its object is undefined or null: the end of its optional chain; -1 without. */
        final IntList labels = new IntList();
        final int first = fn.registers.allocate(2);
        Expression base;
        int value;
        /** Register of the receiver for a call of {@link #value}; -1 if it is undefined. */
        int receiver = -1;

        Fold(Expression expression) {
            int label = -1;
            Expression rest = expression;
            while (inner(rest) != null) {
                if (rest instanceof Expression.OptionalChain) {
                    label = fn.code.newLabel();
                }
                links.add(rest);
                labels.add(label);
                rest = inner(rest);
            }
            base = rest;
            inlineEnum();
        }

        /** A member of a const enum is a constant, and no link. */
        private void inlineEnum() {
            if (links.isEmpty()) {
                return;
            }
            Expression innermost = links.getLast();
            EnumValue value = fn.compilation.enums.inlined(fn.scope, innermost);
            if (value != null) {
                links.removeLast();
                labels.removeLast();
                base = value.literal(innermost);
            }
        }

        /** The register of the two that does not hold the value. */
        int other() {
            return value == first ? first + 1 : first;
        }

        boolean isCalled(int index) {
            if (index < 0) {
                return false;
            }
            Expression link = links.get(index);
            return link instanceof Expression.Call || link instanceof Expression.TaggedTemplate
                    || link instanceof Expression.OptionalChain && isCalled(index - 1);
        }

        void start(int end) {
            switch (base) {
                case Expression.SuperMember e when isCalled(links.size() - 1) -> {
                    receiver = fn.variables.synthetic(Scope.THIS, e);
                    value = first;
                    superMember(e, value);
                }
                case Expression.SuperIndex e when isCalled(links.size() - 1) -> {
                    receiver = fn.variables.synthetic(Scope.THIS, e);
                    value = first;
                    superIndex(e, value);
                }
                case Expression.Identifier e when isCalled(links.size() - 1) && fn.variables.lookup(e.name()).isDynamic() -> dynamic(e);
                default -> value = fn.expressions.operand(base, base.end(), end);
            }
        }

        /** A function found in a with object is called with that object. */
        private void dynamic(Expression.Identifier name) {
            VariableReference reference = fn.variables.reference(name.name(), name);
            value = first;
            fn.variables.load(reference, value);
            receiver = fn.registers.allocate();
            int end = fn.code.newLabel();
            fn.move(receiver, reference.scope());
            fn.code.emit(JUMP_IF_UNDEFINED, receiver, end);
            fn.code.emit(DYNAMIC_THIS, receiver, receiver);
            fn.code.place(end);
        }

        /** Folds the links down to number {@code last}; the result of link 0 goes to {@code to}. */
        void run(int last, int to) {
            for (int i = links.size() - 1; i >= last; i--) {
                int mark = fn.registers.mark();
                int result = i == 0 ? to : isCalled(i - 1) ? other() : value == first + 1 ? value : first;
                link(i, result);
                fn.registers.release(mark);
            }
        }

        private void link(int index, int result) {
            Expression link = links.get(index);
            int label = labels.get(index);
            switch (link) {
                case Expression.Member e -> {
                    test(e.optional(), label);
                    fn.emit(e, GET_PROPERTY, result, value, fn.string(e.name()), fn.pools.cache());
                    advance(index, result);
                }
                case Expression.Index e -> {
                    test(e.optional(), label);
                    int key = fn.expressions.value(e.key());
                    fn.emit(e, GET_ELEMENT, result, value, key, fn.pools.cache());
                    advance(index, result);
                }
                case Expression.PrivateMember e -> {
                    test(e.optional(), label);
                    int name = fn.variables.synthetic("#" + e.name(), e);
                    fn.emit(e, GET_PRIVATE, result, value, name, fn.pools.cache());
                    advance(index, result);
                }
                case Expression.Call e -> {
                    test(e.optional(), label);
                    boolean isEval = !e.optional() && e.callee() instanceof Expression.Identifier n && n.name().equals("eval");
                    if (isEval) {
                        fn.calls.eval(e, result, value, receiver);
                    } else {
                        fn.calls.call(e.callee(), e.arguments(), result, value, receiver);
                    }
                    plain(result);
                }
                case Expression.TaggedTemplate e -> {
                    fn.calls.tagged(e, result, value, receiver);
                    plain(result);
                }
                case Expression.OptionalChain _ -> join(label, result);
                default -> throw new IllegalStateException("no link");
            }
        }

        private void test(boolean optional, int label) {
            if (optional) {
                fn.code.emit(JUMP_IF_NULLISH, value, label);
            }
        }

        private void advance(int index, int result) {
            receiver = isCalled(index - 1) ? value : -1;
            value = result;
        }

        private void plain(int result) {
            receiver = -1;
            value = result;
        }

        /** The end of an optional chain: the value, or undefined. */
        private void join(int label, int result) {
            int end = fn.code.newLabel();
            // A receiver must stay where it is.
            int joined = result == receiver ? (receiver == first ? first + 1 : first) : result;
            fn.move(joined, value);
            fn.code.emit(JUMP, end);
            fn.code.place(label);
            fn.code.emit(LOAD_UNDEFINED, joined);
            fn.code.place(end);
            value = joined;
        }
    }

    /** What the link is applied to; null if the expression is no link. */
    private static Expression inner(Expression expression) {
        return switch (expression) {
            case Expression.Member e -> e.object();
            case Expression.Index e -> e.object();
            case Expression.PrivateMember e -> e.object();
            case Expression.Call e -> e.callee();
            case Expression.TaggedTemplate e -> e.tag();
            case Expression.OptionalChain e -> e.chain();
            default -> null;
        };
    }

    void into(Expression expression, int to) {
        Fold fold = new Fold(expression);
        if (fold.links.isEmpty()) {
            fn.expressions.into(fold.base, to);
            return;
        }
        fold.start(expression.end());
        fold.run(0, to);
    }

    /** delete a?.b (§13.5.1.2). */
    void delete(Expression.OptionalChain chain, int to) {
        Fold fold = new Fold(chain);
        fold.start(chain.end());
        fold.run(2, -1);
        Expression last = fold.links.get(1);
        int label = fold.labels.get(0);
        int end = fn.code.newLabel();
        switch (last) {
            case Expression.Member e -> {
                fold.test(e.optional(), label);
                fn.emit(e, DELETE_PROPERTY, to, fold.value, fn.string(e.name()), fn.strictFlag());
            }
            case Expression.Index e -> {
                fold.test(e.optional(), label);
                int key = fn.expressions.value(e.key());
                fn.emit(e, DELETE_ELEMENT, to, fold.value, key, fn.strictFlag());
            }
            default -> {
                fold.link(1, fold.other());
                fn.code.emit(LOAD_TRUE, to);
            }
        }
        fn.code.emit(JUMP, end);
        fn.code.place(label);
        fn.code.emit(LOAD_TRUE, to);
        fn.code.place(end);
    }

    // super (§13.3.7)

    void superMember(Expression.SuperMember expression, int to) {
        int mark = fn.registers.mark();
        int receiver = fn.variables.synthetic(Scope.THIS, expression);
        int key = fn.registers.allocate();
        fn.loadString(key, expression.name());
        fn.emit(expression, GET_SUPER, to, superBase(expression), receiver, key);
        fn.registers.release(mark);
    }

    void superIndex(Expression.SuperIndex expression, int to) {
        int mark = fn.registers.mark();
        int receiver = fn.variables.synthetic(Scope.THIS, expression);
        int key = fn.expressions.value(expression.key());
        fn.emit(expression, GET_SUPER, to, superBase(expression), receiver, key);
        fn.registers.release(mark);
    }

    int superBase(Node at) {
        int base = fn.registers.allocate();
        fn.emit(at, GET_PROTOTYPE, base, fn.variables.synthetic(Scope.HOME, at));
        return base;
    }
}
