package tsubame.frontend.parser;

import java.util.List;

/**
 * What the code of a direct eval may use, because of where the call stands (ECMA-262 §19.2.1.1): the strictness of the caller, whether it
 * is inside a function with {@code new.target}, a method with {@code super}, a derived constructor, or a field initializer (where
 * {@code arguments} is an error), and the private names in scope, without {@code #}.
 */
public record EvalContext(
        boolean strict, boolean newTarget, boolean superProperty, boolean superCall, boolean fieldInitializer, List<String> privateNames) {

    /** An indirect eval: global code. */
    public static EvalContext indirect() {
        return new EvalContext(false, false, false, false, false, List.of());
    }
}
