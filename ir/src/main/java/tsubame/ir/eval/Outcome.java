package tsubame.ir.eval;

import tsubame.ir.Quoted;

/** How the evaluation of a call ended. */
public sealed interface Outcome {
    /** The value is null in a void function. */
    record Returned(Object value) implements Outcome { }

    record Thrown(Object exception) implements Outcome { }

    record Panicked(String message) implements Outcome { }

    /** It took more steps, or went deeper, than it may. */
    record Exhausted() implements Outcome { }

    /** As in the verbs of file tests: {@code = 3}, {@code throws E}, {@code panics "…"}. */
    default String text() {
        return switch (this) {
            case Returned(Object value) -> "= " + value;
            case Thrown(Object exception) -> "throws " + exception;
            case Panicked(String message) -> "panics " + Quoted.of(message);
            case Exhausted _ -> "exhausted";
        };
    }
}
