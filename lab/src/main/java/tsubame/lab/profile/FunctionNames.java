package tsubame.lab.profile;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What people call the functions of a Tsubame executable, whose symbols are exact and long: {@code app.ts.sum$3$entry(…)…} is a program's
 * {@code sum}, {@code tsubame/runtime/value/JsString.concat(…)…} is the runtime's {@code JsString.concat}. Other names stay as they are.
 */
final class FunctionNames {
    /** The source file, the name, its number in the program, and which of its entries it is. */
    private static final Pattern PROGRAM = Pattern.compile("(.+\\.[cm]?[jt]sx?)\\.([^(]*?)\\$\\d+(?:\\$[a-z]+)?\\(.*");
    private static final Pattern RUNTIME = Pattern.compile("(?:[\\w$]+/)+([\\w$]+)[.#]([\\w$<>]+)\\(.*");

    private FunctionNames() {}

    /** Whether it is a function of the program, not of the runtime. */
    static boolean isProgram(String symbol) {
        return PROGRAM.matcher(symbol).matches();
    }

    static String readable(String symbol) {
        Matcher program = PROGRAM.matcher(symbol);
        if (program.matches()) {
            String name = program.group(2);
            return name.isEmpty() || name.equals("_anonymous_") ? "(anonymous)" : name;
        }
        Matcher runtime = RUNTIME.matcher(symbol);
        return runtime.matches() ? runtime.group(1) + "." + runtime.group(2) : symbol;
    }
}
