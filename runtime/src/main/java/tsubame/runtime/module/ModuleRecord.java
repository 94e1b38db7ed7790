package tsubame.runtime.module;

import java.util.ArrayList;
import tsubame.bytecode.ImportPhase;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsThrow;

/**
 * A module (§16.2.1.4 abstract module records): what it exports, and the two steps that make it ready. Bindings are cells, which
 * importers share. Records are kept by {@link ModuleLoader}, one per key and type.
 */
public abstract class ModuleRecord {
    /** The host's name for it. */
    final String key;
    final Realm realm;
    private ModuleNamespace namespace;
    private ModuleNamespace deferredNamespace;
    private ModuleNamespace requiredNamespace;
    private Cell sourceCell;

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

    /** Whether TypeScript has exported a type under that name, of which nothing is left: then it is no error that it does not resolve. */
    boolean exportsType(String name, ResolveSet visited) {
        return false;
    }

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
            namespace = new ModuleNamespace(this, false);
            namespace.fill(); // only now: a module may export its own namespace
        }
        return namespace;
    }

    /**
     * What {@code require} gives of an evaluated module, as in Node: what it exports as {@code module.exports}; else its namespace, which
     * says {@code __esModule} if there is a default export, so that compiled code finds that.
     */
    final Object required() {
        Resolution whole = resolveExport("module.exports", new ResolveSet());
        if (whole != null && whole != Resolution.AMBIGUOUS) {
            return whole.cell().value;
        }
        if (resolveExport("default", new ResolveSet()) == null || resolveExport("__esModule", new ResolveSet()) != null) {
            return namespace();
        }
        if (requiredNamespace == null) {
            requiredNamespace = new ModuleNamespace(this, false, true);
            requiredNamespace.fill();
        }
        return requiredNamespace;
    }

    /** The namespace that {@code import defer} gives: who asks it for an export makes the module run. */
    public final ModuleNamespace deferredNamespace() {
        if (deferredNamespace == null) {
            deferredNamespace = new ModuleNamespace(this, true);
            deferredNamespace.fill();
        }
        return deferredNamespace;
    }

    /** Fills namespaces that were made before their names were known. */
    final void refreshNamespace() {
        if (namespace != null) {
            namespace.fill();
        }
        if (deferredNamespace != null) {
            deferredNamespace.fill();
        }
        if (requiredNamespace != null) {
            requiredNamespace.fill();
        }
    }

    /** [[ModuleSource]]: what {@code import source} gives; null when there is no such object, as for all source text (§16.2.1.7.2). */
    Object moduleSource() {
        return null;
    }

    /** The error for a module without {@link #moduleSource}. */
    final JsThrow noSource() {
        return Errors.syntaxError("Source phase import is not available for module " + key);
    }

    /**
     * EvaluateModuleSync: for a deferred namespace. Throws what evaluation throws, and a TypeError when the module cannot run now: it, or
     * one that it needs, is running already or awaits at top level.
     */
    final void evaluateSync() {
        if (!ModuleGraph.isReadyForSync(this, new ArrayList<>())) {
            throw Errors.typeError("Cannot evaluate the deferred module " + key + " now: it, or a module that it needs, is being evaluated"
                    + " or awaits at top level");
        }
        JsPromise promise = evaluate();
        if (promise.state() == JsPromise.REJECTED) {
            promise.markHandled();
            throw new JsThrow(promise.result());
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

    /** A binding: a cell of a module, or the module itself as a phase of import shows it: its namespace or its source. */
    static final class Resolution {
        static final Resolution AMBIGUOUS = new Resolution(null, (Cell) null);

        final ModuleRecord module;
        /** Null: the module itself. */
        private final Cell binding;
        private final ImportPhase phase;

        Resolution(ModuleRecord module, Cell binding) {
            this.module = module;
            this.binding = binding;
            this.phase = ImportPhase.EVALUATION;
        }

        /** What an import without a name binds. */
        Resolution(ModuleRecord module, ImportPhase phase) {
            this.module = module;
            this.binding = null;
            this.phase = phase;
        }

        boolean same(Resolution other) {
            return module == other.module && binding == other.binding && phase == other.phase;
        }

        /** The cell to share; that of a namespace is nobody else's. Throws a SyntaxError for a source that there is not. */
        Cell cell() {
            return binding != null ? binding : module.whole(phase);
        }
    }

    private Cell whole(ImportPhase phase) {
        switch (phase) {
            case EVALUATION:
                return new Cell(namespace());
            case DEFER:
                return new Cell(deferredNamespace());
            case SOURCE:
        }
        if (moduleSource() == null) {
            throw noSource();
        }
        if (sourceCell == null) {
            sourceCell = new Cell(moduleSource());
        }
        return sourceCell;
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
