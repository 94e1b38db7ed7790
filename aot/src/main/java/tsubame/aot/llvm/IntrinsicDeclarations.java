package tsubame.aot.llvm;

import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Declares the intrinsics that a module calls: releases before LLVM 19 want them declared. */
final class IntrinsicDeclarations {
    private static final Pattern CALL = Pattern.compile("call (?:[\\w]+cc )?(\\{[^}]*\\}|<[^>]*>|\\w+) @(llvm\\.[\\w.]+)\\(([^)]*)\\)");
    private static final int AUTOMATIC = 19;

    private IntrinsicDeclarations() {}

    /** The module's text, which that release can read. */
    static String complete(String module, Release release) {
        if (release.major() >= AUTOMATIC) {
            return module;
        }
        Map<String, String> declarations = new TreeMap<>();
        Matcher call = CALL.matcher(module);
        while (call.find()) {
            if (!module.contains("declare " + call.group(1) + " @" + call.group(2) + "(")) {
                declarations.putIfAbsent(call.group(2), "declare " + call.group(1) + " @" + call.group(2) + "(" + types(call.group(3)) + ")\n");
            }
        }
        return module + String.join("", declarations.values());
    }

    /** The types of arguments, each in front of its operand. */
    private static String types(String arguments) {
        StringBuilder types = new StringBuilder();
        for (String argument : arguments.isEmpty() ? new String[0] : arguments.split(", ")) {
            types.append(types.isEmpty() ? "" : ", ").append(argument, 0, argument.lastIndexOf(' '));
        }
        return types.toString();
    }
}
