package tsubame.aot.program;

import java.util.List;
import tsubame.ir.Type;

/**
 * What a function's operands are behind the checks at its entry: the checked version takes them so. Callers who know as much call it directly; others call
 * the body, which checks.
 *
 * @param receiver what {@code this} is
 * @param result what is returned, by proof, if the parameters are so
 */
record Expected(List<AbstractValue> parameters, AbstractValue receiver, AbstractValue result) {
    /** Whether a parameter of this type needs no check. */
    boolean fits(Unit unit, int n, AbstractValue passed) {
        return fits(unit, n, parameters.get(n), passed);
    }

    /** The same of a parameter that is expected to be of some type. */
    static boolean fits(Unit unit, int n, AbstractValue wanted, AbstractValue passed) {
        return wanted.equals(unit.parameters[n]) || passed.isWithin(wanted);
    }

    /** Whether a check may show that a parameter of this type is as expected: something is left. */
    boolean mayFit(Unit unit, int n, AbstractValue passed) {
        boolean isNumber = parameters.get(n).is(AbstractValue.NUMBER) && passed.may(AbstractValue.NUMBER);
        return fits(unit, n, passed) || isNumber || passed.representation() == Type.BOXED && passed.may(parameters.get(n).kinds());
    }

    /** Whether it is no more than what is proven. */
    boolean isProven(Unit unit) {
        return receiver.equals(AbstractValue.ANY) && parameters.equals(List.of(unit.parameters));
    }
}
