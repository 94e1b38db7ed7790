package tsubame.cli.bundle;

import java.util.Set;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionPrototype;

/**
 * Whether code may make code from text, as far as names tell: it mentions {@code eval}, {@code Function}, or what the module
 * {@code vm} is made of. That may be a name, a property or a string. A program that gets there without any of these words
 * ({@code (() => {}).constructor("…")}) must be built with {@code --eval=always}.
 */
final class EvalScanner {
    private static final Set<String> WORDS = Set.of("eval", "Function", "compileScript");

    private EvalScanner() {}

    static boolean mayEvaluate(FunctionPrototype function) {
        for (String text : function.strings()) {
            if (WORDS.contains(text)) {
                return true;
            }
        }
        for (Constant constant : function.constants()) {
            if (constant.text() != null && WORDS.contains(constant.text())) {
                return true;
            }
        }
        for (FunctionPrototype inner : function.functions()) {
            if (mayEvaluate(inner)) {
                return true;
            }
        }
        return false;
    }
}
