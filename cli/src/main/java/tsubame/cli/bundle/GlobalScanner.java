package tsubame.cli.bundle;

import java.util.LinkedHashSet;
import java.util.Set;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionPrototype;
import tsubame.runtime.node.ScriptGlobals;

/** Which of Node's own modules code needs for the globals that it mentions, as names, properties or strings. */
final class GlobalScanner {
    private GlobalScanner() {}

    static Set<String> modules(FunctionPrototype function) {
        Set<String> modules = new LinkedHashSet<>();
        collect(function, modules);
        return modules;
    }

    private static void collect(FunctionPrototype function, Set<String> modules) {
        for (String text : function.strings()) {
            note(text, modules);
        }
        for (Constant constant : function.constants()) {
            note(constant.text(), modules);
        }
        for (FunctionPrototype inner : function.functions()) {
            collect(inner, modules);
        }
    }

    private static void note(String text, Set<String> modules) {
        String module = text == null ? null : ScriptGlobals.moduleOf(text);
        if (module != null) {
            modules.add(module);
        }
    }
}
