package tsubame.runtime.module;

import java.util.ArrayList;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Cell;

/**
 * A module (§16.2.1.4 abstract module records): what it exports, and the two steps that make it ready. Bindings are cells, which
 * importers share. Records are kept by {@link ModuleLoader}, one per key and type.
 */
public abstract class ModuleRecord {
    /** The host's name for it. */
    final String key;
    final Realm realm;
    private ModuleNamespace namespace;

    ModuleRecord(String key, Realm realm) {
        this.key = key;
        this.realm = realm;
    }

    public final String key() {
        return key;
    }

    /** GetExportedNames: adds the names to the list, each once; {@code visited} breaks cycles of star exports. */
    abstract void addExportNames(ArrayList<String> names, ArrayList<ModuleRecord> visited);

    /**
     * ResolveExport: the binding that an exported name stands for; null if there is none or the search came in a circle, {@link
     * Resolution#AMBIGUOUS} if star exports disagree.
     */
    abstract Resolution resolveExport(String name, ResolveSet visited);

    /** Link: makes the bindings of this module and of those that it needs. Throws SyntaxErrors for what cannot be resolved. */
    abstract void link();

    /** Evaluate: a promise that settles when this module and those that it needs have run. */
    abstract JsPromise evaluate();

    /** The import.meta object, made at the first question; only source text modules have code that could ask. */
    public JsObject importMeta() {
        throw new IllegalStateException("module " + key + " has no code");
    }

    /** GetModuleNamespace (§16.2.1.10). The module must be linked. */
    public final ModuleNamespace namespace() {
        if (namespace == null) {
            namespace = new ModuleNamespace(this);
            namespace.fill(); // only now: a module may export its own namespace
        }
        return namespace;
    }

    /** Fills a namespace that was made before its names were known. */
    final void refreshNamespace() {
        if (namespace != null) {
            namespace.fill();
        }
    }

    /** The cells of a namespace's bindings, in the order of the sorted names; names that do not resolve are left out. */
    void fillNamespace(ModuleNamespace target) {
        ArrayList<String> names = new ArrayList<>();
        addExportNames(names, new ArrayList<>());
        for (int i = 0; i < names.size(); i++) {
            Resolution resolution = resolveExport(names.get(i), new ResolveSet());
            if (resolution != null && resolution != Resolution.AMBIGUOUS) {
                target.add(names.get(i), resolution.cell());
            }
        }
    }

    static void addOnce(ArrayList<String> names, String name) {
        if (!names.contains(name)) {
            names.add(name);
        }
    }

    /** A binding: a cell of a module, or a module's namespace. */
    static final class Resolution {
        static final Resolution AMBIGUOUS = new Resolution(null, null);

        final ModuleRecord module;
        /** Null: the namespace of the module. */
        private final Cell binding;

        Resolution(ModuleRecord module, Cell binding) {
            this.module = module;
            this.binding = binding;
        }

        boolean isNamespace() {
            return binding == null;
        }

        boolean same(Resolution other) {
            return module == other.module && binding == other.binding;
        }

        /** The cell to share; a namespace gets one of its own. */
        Cell cell() {
            return binding != null ? binding : new Cell(module.namespace());
        }
    }

    /** The (module, name) pairs that a ResolveExport has been through. */
    static final class ResolveSet {
        private final ArrayList<ModuleRecord> modules = new ArrayList<>();
        private final ArrayList<String> names = new ArrayList<>();

        /** Adds the pair; false if it was there. */
        boolean add(ModuleRecord module, String name) {
            for (int i = 0; i < modules.size(); i++) {
                if (modules.get(i) == module && names.get(i).equals(name)) {
                    return false;
                }
            }
            modules.add(module);
            names.add(name);
            return true;
        }
    }
}
