package tsubame.ir.eval;

import java.util.List;

/** What stands for functions outside the program, and for entries of the runtime. */
public interface Externals {
    /** Gives the result, of the right type, or ends by {@link Evaluator#raise}. The name is a method's or entry's text. */
    Object call(String name, List<Object> arguments);

    Externals NONE = (name, _) -> {
        throw new EvaluationError("no function " + name);
    };
}
