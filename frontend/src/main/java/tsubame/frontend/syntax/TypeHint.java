package tsubame.frontend.syntax;

import java.util.List;

/**
 * What is left of a type annotation: a guess about values that buys a fast path behind a guard, never a proof. Types that say nothing
 * useful ({@code any}, {@code unknown}, conditional and mapped types, type parameters…) are {@link Basic#NONE}.
 */
public sealed interface TypeHint {

    enum Basic implements TypeHint {
        NONE, NUMBER, STRING, BOOLEAN, BIGINT, SYMBOL, UNDEFINED, NULL, OBJECT
    }

    /** {@code T[]}, {@code readonly T[]}, {@code Array<T>}, {@code ReadonlyArray<T>}. */
    record ArrayOf(TypeHint element) implements TypeHint {}

    record Tuple(List<TypeHint> elements) implements TypeHint {}

    /** A class, interface, alias, enum or type parameter, by its dotted name. */
    record Named(String name, List<TypeHint> arguments) implements TypeHint {}

    /** A function type; {@code parameters} are those before a rest parameter. */
    record FunctionOf(List<TypeHint> parameters, TypeHint result) implements TypeHint {}

    /** At least two members, none of them NONE (a union with an unknown member is NONE). */
    record Union(List<TypeHint> members) implements TypeHint {}
}
