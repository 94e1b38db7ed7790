package tsubame.substitute;

import java.util.Arrays;
import tsubame.system.rule.Intrinsic;

/** What plain Java cannot say about arrays without reflection. */
final class ArrayOperations {
    private ArrayOperations() {}

    /** A new array of the model's own type, all null. */
    @Intrinsic("an allocation with the type number of the model's header")
    static Object[] like(Object[] model, int length) {
        Object[] array = Arrays.copyOf(model, length);
        Arrays.fill(array, null);
        return array;
    }
}
