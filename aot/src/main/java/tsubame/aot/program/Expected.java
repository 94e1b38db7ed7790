package tsubame.aot.program;

import java.util.List;

/**
 * What a function's operands are behind the checks at its entry: the checked version takes them so. Callers who know as much call it directly; others call
 * the body, which checks.
 *
 * @param receiver what {@code this} is
 */
record Expected(List<AbstractValue> parameters, AbstractValue receiver) {
    /** Whether it is no more than what is proven. */
    boolean isProven(Unit unit) {
        return receiver.equals(AbstractValue.ANY) && parameters.equals(List.of(unit.parameters));
    }
}
