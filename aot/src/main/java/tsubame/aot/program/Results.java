package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Type;

/**
 * Which functions return numbers whenever their parameters are as {@link Expected}, though not whatever they are: so the checked version returns them
 * unboxed. Proven under that condition, not guessed: a least fixpoint over all those functions, in which calls count whose arguments are as
 * expected too.
 *
 * <pre>
 *   fib(n) = n < 2 ? n : fib(n - 1) + fib(n - 2)        n a number ⇒ n - 1 and n - 2 are ⇒ the sum is, as both results are
 * </pre>
 */
final class Results {
    private final Guesses guesses;
    /** For each function that may be one: nothing, a number, or what it returns in any case. */
    private final Map<Unit, AbstractValue> results = new LinkedHashMap<>();

    private Results(Guesses guesses) {
        this.guesses = guesses;
    }

    static Results of(Collection<Unit> units, Guesses guesses) {
        Results results = new Results(guesses);
        for (Unit unit : units) {
            if (results.mayBe(unit)) {
                results.results.put(unit, NOTHING);
            }
        }
        return results;
    }

    /** Goes on until nothing changes. */
    void find() {
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Map.Entry<Unit, AbstractValue> each : results.entrySet()) {
                Unit unit = each.getKey();
                AbstractValue before = each.getValue();
                AbstractValue found = before.equals(unit.result) ? before : before.join(Inference.returned(unit, guesses));
                each.setValue(found.kinds() == 0 ? found : found.is(NUMBER) ? REAL : unit.result);
                changed |= !each.getValue().equals(before);
            }
        }
        results.replaceAll((unit, found) -> found.kinds() == 0 ? unit.result : found); // it throws, or never ends
    }

    private boolean mayBe(Unit unit) {
        boolean isNarrowed = false;
        for (int n = 0; n < unit.parameters.length; n++) {
            isNarrowed |= guesses.parameter(unit, n, unit.parameters[n]).is(NUMBER) && !unit.parameters[n].is(NUMBER);
        }
        return isNarrowed && unit.isCompiledPlainly() && unit.result.representation() == Type.BOXED && unit.result.may(NUMBER);
    }

    /** What a call returns that passes these arguments. */
    AbstractValue of(Unit target, List<AbstractValue> arguments) {
        AbstractValue result = results.get(target);
        return result != null && areExpected(target, arguments) ? result : target.result;
    }

    /** What a function returns whose parameters are as expected. */
    AbstractValue of(Unit unit) {
        return results.getOrDefault(unit, unit.result);
    }

    private boolean areExpected(Unit target, List<AbstractValue> arguments) {
        boolean areExpected = true;
        for (int n = 0; n < target.parameters.length; n++) {
            AbstractValue passed = n < arguments.size() ? arguments.get(n) : VOID;
            areExpected &= Expected.fits(target, n, guesses.parameter(target, n, target.parameters[n]), passed);
        }
        return areExpected;
    }
}
