package tsubame.frontend.syntax;

import java.util.List;
import tsubame.bytecode.ImportPhase;

/**
 * Expressions. Cover grammars are resolved by the parser: an {@link ArrayLiteral} or {@link ObjectLiteral} is always a value, and what is
 * assigned to is a {@link Pattern}.
 *
 * <p>Since parentheses leave no node, a callee {@code (a.b)()} is a plain {@link Member} (its {@code this} survives, as the language
 * wants), {@code (eval)(x)} is a direct eval, and {@code x = (function () {})} names the function. {@code (a?.b).c} is a {@link Member}
 * whose object is an {@link OptionalChain}; {@code (a?.b)()} a call whose callee is one, and its {@code this} is {@code a}.
 */
public sealed interface Expression extends Node {

    // Literals

    record NullLiteral(int start, int end) implements Expression {}

    record BooleanLiteral(int start, int end, boolean value) implements Expression {}

    record NumberLiteral(int start, int end, double value) implements Expression {}

    /** {@code digits}: decimal, or with a prefix 0x, 0o, 0b; lower case, separators and the {@code n} removed. */
    record BigIntLiteral(int start, int end, String digits) implements Expression {}

    /** The cooked value in UTF-16; it may hold lone surrogates. */
    record StringLiteral(int start, int end, String value) implements Expression {}

    record RegExpLiteral(int start, int end, String pattern, String flags) implements Expression {}

    /** {@code elements} is one longer than {@code substitutions}; every element is cooked. */
    record TemplateLiteral(int start, int end, List<TemplateElement> elements, List<Expression> substitutions) implements Expression {}

    /** Here an element's cooked value may be null. One template object per site. */
    record TaggedTemplate(int start, int end, Expression tag, List<TemplateElement> elements, List<Expression> substitutions)
            implements Expression {}

    /** Elements may be {@link Elision}s and {@link Spread}s. */
    record ArrayLiteral(int start, int end, List<Expression> elements) implements Expression {}

    /** A hole; only as an element of an {@link ArrayLiteral}. */
    record Elision(int start, int end) implements Expression {}

    /** {@code ...argument}; only as an element of an {@link ArrayLiteral} or an argument of a call. */
    record Spread(int start, int end, Expression argument) implements Expression {}

    record ObjectLiteral(int start, int end, List<Property> properties) implements Expression {}

    // Names and functions

    /** A reference to a variable. */
    record Identifier(int start, int end, String name) implements Expression {}

    record This(int start, int end) implements Expression {}

    record NewTarget(int start, int end) implements Expression {}

    record ImportMeta(int start, int end) implements Expression {}

    /** Function and arrow expressions. */
    record FunctionExpression(int start, int end, FunctionNode function) implements Expression {}

    record ClassExpression(int start, int end, ClassNode definition) implements Expression {}

    // Operators

    record Unary(int start, int end, UnaryOperator operator, Expression operand) implements Expression {}

    /** {@code ++x} and {@code x--}; the target is a {@link Pattern.Name} or {@link Pattern.Target}. */
    record Update(int start, int end, boolean increment, boolean prefix, Pattern target) implements Expression {}

    record Binary(int start, int end, BinaryOperator operator, Expression left, Expression right) implements Expression {}

    record Logical(int start, int end, LogicalOperator operator, Expression left, Expression right) implements Expression {}

    /** {@code #name in right}. */
    record PrivateIn(int start, int end, String name, Expression right) implements Expression {}

    record Conditional(int start, int end, Expression test, Expression consequent, Expression alternate) implements Expression {}

    record Assign(int start, int end, Pattern target, Expression value) implements Expression {}

    /** {@code target op= value}; the target is a {@link Pattern.Name} or {@link Pattern.Target}. */
    record CompoundAssign(int start, int end, BinaryOperator operator, Pattern target, Expression value) implements Expression {}

    /** {@code target &&= value} and its kin; the target is a {@link Pattern.Name} or {@link Pattern.Target}. */
    record LogicalAssign(int start, int end, LogicalOperator operator, Pattern target, Expression value) implements Expression {}

    /** At least two expressions. */
    record Sequence(int start, int end, List<Expression> expressions) implements Expression {}

    // Member access and calls. `optional` is true for the link that follows `?.`; such links only occur inside an OptionalChain.

    /** {@code object.name}; {@code nameStart} is where the name stands. */
    record Member(int start, int end, Expression object, String name, int nameStart, boolean optional) implements Expression {}

    /** {@code object[key]}. */
    record Index(int start, int end, Expression object, Expression key, boolean optional) implements Expression {}

    /** {@code object.#name}; {@code name} is without the {@code #}. */
    record PrivateMember(int start, int end, Expression object, String name, int nameStart, boolean optional) implements Expression {}

    /** A direct eval when the callee is the {@link Identifier} {@code eval} and {@code optional} is false. */
    record Call(int start, int end, Expression callee, List<Expression> arguments, boolean optional) implements Expression {}

    /**
     * The extent of short-circuiting: {@code chain} is a nest of Member, Index, PrivateMember and Call; when an {@code optional} link finds
     * its object (callee) undefined or null, the whole node is undefined.
     */
    record OptionalChain(int start, int end, Expression chain) implements Expression {}

    record New(int start, int end, Expression callee, List<Expression> arguments) implements Expression {}

    /** {@code super.name}. */
    record SuperMember(int start, int end, String name) implements Expression {}

    /** {@code super[key]}. */
    record SuperIndex(int start, int end, Expression key) implements Expression {}

    record SuperCall(int start, int end, List<Expression> arguments) implements Expression {}

    /** {@code import(specifier, options)}; {@code options} may be null. */
    record ImportCall(int start, int end, ImportPhase phase, Expression specifier, Expression options) implements Expression {}

    // Suspension

    record Await(int start, int end, Expression operand) implements Expression {}

    /** {@code yield}, {@code yield operand}, {@code yield* operand}; {@code operand} may be null. */
    record Yield(int start, int end, Expression operand, boolean delegate) implements Expression {}
}
