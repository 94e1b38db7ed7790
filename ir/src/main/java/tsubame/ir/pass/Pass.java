package tsubame.ir.pass;

import tsubame.ir.Function;
import tsubame.ir.Lowering;

/** A row of {@link Passes}: its name, what it does, the lowering it is (or null), and the transformation, whose class has the contract. */
public record Pass(String name, String does, Lowering lowering, Transformation transformation) {
    /** Changes a function; says whether it did. The function is well-formed before and after. */
    public interface Transformation {
        boolean run(Function function, Context context);
    }
}
