package tsubame.aot.build;

import tsubame.aot.classfile.MethodInfo;

/**
 * Which of the runtime's code runs so seldom that executables are better off with it small: what prepares, prints, reads names
 * of files, or speaks with the world, by package, and everywhere what makes an object's functions known. A wrong row costs
 * speed of that code alone.
 */
final class RareCode {
    private static final String RUNTIME = "tsubame/runtime/";
    private static final String REGEXP = "tsubame/text/regexp/";
    private static final String[] PACKAGES = {
        "bundle/", "console/", "date/", "intl/", "libc/", "module/", "node/", "program/", "web/",
    };
    /** Of packages whose other classes are not rare. */
    private static final String[] CLASSES = {
        "builtin/ArrayBufferBuiltins", "builtin/CommonJsBuiltins", "builtin/DateBuiltins", "builtin/DateConstructor", "builtin/DateFields", "builtin/EvalBuiltins",
        "builtin/ModuleSourceBuiltins", "builtin/PromiseCombinators", "builtin/SetAlgebra", "builtin/TypedArrayBuiltins", "builtin/RegExpConstructor", "builtin/RegExpLegacyBuiltins", "builtin/SharedArrayBufferBuiltins",
        "builtin/TimerBuiltins", "builtin/TypedArrayConstructors", "builtin/TypedArrayCreation", "builtin/Uint8ArrayBuiltins",
        "builtin/AtomicsBuiltins", "builtin/DateOptions", "builtin/DisposableStackBuiltins",
        "builtin/FinalizationRegistryBuiltins", "builtin/IteratorZipBuiltins", "builtin/ProxyBuiltins",
        "builtin/ReflectBuiltins", "builtin/ShadowRealmBuiltins", "builtin/SymbolBuiltins", "builtin/WeakBuiltins",
        "interpreter/DecoratorFunctions", "interpreter/DecoratorOps", "interpreter/LegacyDecorators",
        "builtin/Collation", "builtin/ErrorBuiltins", "builtin/GlobalBuiltins", "builtin/NumberGrouping", "builtin/ObjectPrototypeBuiltins",
        "builtin/UriCodec", "convert/Describe", "function/WrappedFunction", "interpreter/CalleeText", "interpreter/DisposalList",
        "interpreter/DynamicScope", "interpreter/EvalOps", "interpreter/EvalScope", "interpreter/HostErrors", "interpreter/MachineFrames",
        "interpreter/ModuleOps", "interpreter/PlaceTrace", "interpreter/SourceText", "interpreter/StackTraces", "interpreter/TemplateSite",
        "interpreter/WithScope", "object/DescriptorConversion", "object/IntegrityLevel", "object/PropertyDefinition", "object/ProxyObject",
        "object/ProxyTraps", "realm/Errors",
    };

    /** What the collector prints and checks when it is asked to. */
    private static final String COLLECTOR = "tsubame/gc/";
    private static final String[] OF_COLLECTOR = {"check/", "Cycle", "Line", "Options", "Statistics"};

    /** What makes a regular expression's program; the rest of the package runs it. */
    private static final String[] OF_REGEXP = {
        "Class", "GroupScan", "LiteralPrefix", "NodeFacts", "PatternReader", "ProgramBuilder", "RegExpCompiler", "RegExpParser", "StringClasses",
    };

    private RareCode() {}

    static boolean contains(MethodInfo method) {
        String owner = method.owner().name();
        if (owner.startsWith(REGEXP)) {
            return startsWithOneOf(owner, REGEXP.length(), OF_REGEXP);
        }
        if (owner.startsWith(COLLECTOR)) {
            return startsWithOneOf(owner, COLLECTOR.length(), OF_COLLECTOR);
        }
        if (!owner.startsWith(RUNTIME)) {
            return false;
        }
        int behind = RUNTIME.length();
        return startsWithOneOf(owner, behind, PACKAGES) || startsWithOneOf(owner, behind, CLASSES) || method.name().equals("install");
    }

    private static boolean startsWithOneOf(String owner, int behind, String[] names) {
        for (String name : names) {
            if (owner.startsWith(name, behind)) {
                return true;
            }
        }
        return false;
    }
}
