package tsubame.testkit.rules;

import java.util.Locale;
import java.util.Set;

/**
 * The modules and the arrows between them, one row each, in an order in which every arrow points upwards. A module
 * without classes yet is fine; classes outside every row are not (rule PACKAGE).
 */
public enum ProductModule {
    SYSTEM(true),
    SUBSTITUTE(false, SYSTEM), // stands for the JDK itself; what cannot be compiled of it, the closed world reports
    TEXT(true),
    BYTECODE(true),
    IR(false),
    LAB(false),
    FRONTEND(false, TEXT, BYTECODE),
    RUNTIME(true, SYSTEM, TEXT, BYTECODE),
    AOT(false, SYSTEM, BYTECODE, IR),
    CLI(false, SYSTEM, TEXT, BYTECODE, IR, LAB, FRONTEND, RUNTIME, AOT),
    TESTKIT(false, SYSTEM, TEXT, BYTECODE, IR, LAB, FRONTEND, RUNTIME, AOT, CLI, SUBSTITUTE);

    private final boolean dialect;
    private final Set<ProductModule> uses;

    ProductModule(boolean dialect, ProductModule... uses) {
        this.dialect = dialect;
        this.uses = Set.of(uses);
    }

    /** Whether its class files are compiled ahead of time, and so keep to the runtime dialect. */
    public boolean dialect() {
        return dialect;
    }

    public boolean mayUse(ProductModule other) {
        return other == this || uses.contains(other);
    }

    /** Whether its pom may name libraries: the lab, which nothing else is built from, and tests. */
    public boolean mayUseLibraries() {
        return this == LAB || this == TESTKIT;
    }

    /** The module's folder, and the second part of its packages' names. */
    public String folder() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The module of a class by its internal name, or null for one outside tsubame's modules. */
    public static ProductModule of(String internalName) {
        for (ProductModule module : values()) {
            if (internalName.startsWith("tsubame/" + module.folder() + "/")) return module;
        }
        if (internalName.startsWith("tsubame/gc/")) return SYSTEM; // the collector has a name of its own
        return null;
    }
}
