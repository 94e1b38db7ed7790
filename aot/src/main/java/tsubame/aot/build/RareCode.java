package tsubame.aot.build;

import tsubame.aot.classfile.MethodInfo;

/**
 * Which of the runtime's code runs so seldom that executables are better off with it small: what prepares, prints, reads names
 * of files, or speaks with the world, by package, and everywhere what makes an object's functions known. A wrong row costs
 * speed of that code alone.
 */
final class RareCode {
    private static final String RUNTIME = "tsubame/runtime/";
    private static final String[] PACKAGES = {
        "bundle/", "console/", "libc/", "module/", "node/", "program/", "web/",
    };
    /** Of packages whose other classes are not rare. */
    private static final String[] CLASSES = {
        "builtin/AtomicsBuiltins", "builtin/DateOptions", "builtin/DisposableStackBuiltins",
        "builtin/FinalizationRegistryBuiltins", "builtin/IteratorZipBuiltins", "builtin/ProxyBuiltins",
        "builtin/ReflectBuiltins", "builtin/ShadowRealmBuiltins", "builtin/SymbolBuiltins", "builtin/WeakBuiltins",
        "interpreter/DecoratorFunctions", "interpreter/DecoratorOps", "interpreter/LegacyDecorators",
    };

    private RareCode() {}

    static boolean contains(MethodInfo method) {
        String owner = method.owner().name();
        if (!owner.startsWith(RUNTIME)) {
            return false;
        }
        return startsWithOneOf(owner, PACKAGES) || startsWithOneOf(owner, CLASSES) || method.name().equals("install");
    }

    private static boolean startsWithOneOf(String owner, String[] names) {
        for (String name : names) {
            if (owner.startsWith(name, RUNTIME.length())) {
                return true;
            }
        }
        return false;
    }
}
