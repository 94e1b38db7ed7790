package tsubame.runtime.module;

import java.util.ArrayList;
import tsubame.bytecode.Capture;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.ImportPhase;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.runtime.interpreter.Code;
import tsubame.runtime.interpreter.HostErrors;
import tsubame.runtime.interpreter.ModuleActivation;
import tsubame.runtime.interpreter.ScriptOrModule;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsThrow;

/**
 * An ECMAScript module (§16.2.1.6 source text module records): resolution of its names, its environment, its body. The order of
 * linking and evaluation among modules is {@link ModuleGraph}'s.
 */
final class SourceTextModule extends ModuleRecord {
    /** The states of §16.2.1.5. */
    enum Status { UNLINKED, LINKING, LINKED, EVALUATING, EVALUATING_ASYNC, EVALUATED }

    final FunctionPrototype prototype;
    final ModuleDescriptor descriptor;
    private final ModuleLoader loader;
    /** By request number; filled by the loader. */
    final ModuleRecord[] requested;
    boolean loaded;
    Status status = Status.UNLINKED;
    int dfsIndex;
    int dfsAncestorIndex;
    /** What evaluation threw; null if nothing. A thrown value is never Java null. */
    Object error;
    SourceTextModule cycleRoot;
    final boolean hasTopLevelAwait;
    /** Position in the order of asynchronous evaluation; 0 while unset. */
    long asyncOrder;
    boolean asyncDone;
    final ArrayList<SourceTextModule> asyncParents = new ArrayList<>();
    int pendingAsyncDependencies;
    PromiseCapability topLevelCapability;
    private Cell[] cells;
    private ModuleActivation activation;
    private JsObject importMeta;

    SourceTextModule(String key, Realm realm, FunctionPrototype prototype, ModuleLoader loader) {
        super(key, realm);
        this.prototype = prototype;
        this.descriptor = prototype.module();
        this.loader = loader;
        this.requested = new ModuleRecord[descriptor.requests().length];
        this.hasTopLevelAwait = prototype.kind() == FunctionKind.ASYNC_MODULE;
    }

    // ---- Names (§16.2.1.6.2, §16.2.1.6.3)

    @Override
    void addExportNames(ArrayList<String> names, ArrayList<ModuleRecord> visited) {
        if (visited.contains(this)) {
            return;
        }
        visited.add(this);
        for (ModuleDescriptor.LocalExport export : descriptor.localExports()) {
            addOnce(names, export.exportName());
        }
        for (ModuleDescriptor.IndirectExport export : descriptor.indirectExports()) {
            addOnce(names, export.exportName());
        }
        for (int request : descriptor.starExports()) {
            ArrayList<String> inner = new ArrayList<>();
            requested[request].addExportNames(inner, visited);
            for (int i = 0; i < inner.size(); i++) {
                if (!inner.get(i).equals("default")) {
                    addOnce(names, inner.get(i));
                }
            }
        }
    }

    @Override
    Resolution resolveExport(String name, ResolveSet visited) {
        if (!visited.add(this, name)) {
            return null;
        }
        for (ModuleDescriptor.LocalExport export : descriptor.localExports()) {
            if (export.exportName().equals(name)) {
                return new Resolution(this, localCell(export.local()));
            }
        }
        for (ModuleDescriptor.IndirectExport export : descriptor.indirectExports()) {
            if (export.exportName().equals(name)) {
                ModuleRecord from = requested[export.request()];
                return export.importName() == null
                        ? new Resolution(from, phase(export.request()))
                        : from.resolveExport(export.importName(), visited);
            }
        }
        return name.equals("default") ? null : resolveStar(name, visited);
    }

    @Override
    boolean exportsType(String name, ResolveSet visited) {
        if (!visited.add(this, name)) {
            return false;
        }
        for (String exported : descriptor.typeExports()) {
            if (exported.equals(name) || exported.equals("*")) {
                return true;
            }
        }
        for (ModuleDescriptor.IndirectExport export : descriptor.indirectExports()) {
            if (export.exportName().equals(name) && export.importName() != null) {
                return requested[export.request()].exportsType(export.importName(), visited);
            }
        }
        for (int request : descriptor.starExports()) {
            if (requested[request].exportsType(name, visited)) {
                return true;
            }
        }
        return false;
    }

    private Resolution resolveStar(String name, ResolveSet visited) {
        Resolution found = null;
        Resolution open = null;
        for (int request : descriptor.starExports()) {
            ModuleRecord from = requested[request];
            Resolution resolution = from.resolveExport(name, visited);
            if (resolution == Resolution.AMBIGUOUS) {
                return resolution;
            }
            if (resolution == null) {
                continue;
            }
            if (from instanceof SyntheticModule synthetic && synthetic.isOpen()) {
                open = resolution;
            } else if (found == null) {
                found = resolution;
            } else if (!found.same(resolution)) {
                return Resolution.AMBIGUOUS;
            }
        }
        return found != null ? found : open;
    }

    private ImportPhase phase(int request) {
        return descriptor.requests()[request].phase();
    }

    private Cell localCell(int local) {
        return cells()[descriptor.imports().length + local];
    }

    /** All cells, those of local names made at once; the others come with {@link #initializeEnvironment}. */
    private Cell[] cells() {
        if (cells == null) {
            int imports = descriptor.imports().length;
            cells = new Cell[imports + descriptor.locals().length];
            for (int i = imports; i < cells.length; i++) {
                cells[i] = new Cell();
            }
        }
        return cells;
    }

    // ---- Linking

    @Override
    void link() {
        ModuleGraph.link(this);
    }

    /** InitializeEnvironment (§16.2.1.6.4): resolves the imports, then runs the body up to the end of its declarations. */
    void initializeEnvironment() {
        for (ModuleDescriptor.IndirectExport export : descriptor.indirectExports()) {
            Resolution resolution = resolveExport(export.exportName(), new ResolveSet());
            if (resolution != null || !exportsType(export.exportName(), new ResolveSet())) {
                require(resolution, export.request(),
                        export.importName() == null ? export.exportName() : export.importName(), export.position());
            }
        }
        ModuleDescriptor.Import[] imports = descriptor.imports();
        for (int i = 0; i < imports.length; i++) {
            cells()[i] = importCell(imports[i]);
        }
        Capture[] captures = prototype.captures();
        Object[] captured = new Object[captures.length];
        for (int i = 0; i < captured.length; i++) {
            captured[i] = cells()[captures[i].place()];
        }
        activation = new ModuleActivation(realm, Code.link(prototype, this), captured);
        activation.instantiate();
    }

    private Cell importCell(ModuleDescriptor.Import entry) {
        ModuleRecord from = requested[entry.request()];
        if (entry.importName() == null) {
            return new Resolution(from, phase(entry.request())).cell();
        }
        Resolution resolution = from.resolveExport(entry.importName(), new ResolveSet());
        require(resolution, entry.request(), entry.importName(), entry.position());
        return resolution.cell();
    }

    private void require(Resolution resolution, int request, String name, int position) {
        String specifier = descriptor.requests()[request].specifier();
        if (resolution == null) {
            throw linkError("The requested module '" + specifier + "' does not provide an export named '" + name + "'", position);
        }
        if (resolution == Resolution.AMBIGUOUS) {
            throw linkError("The requested module '" + specifier + "' contains conflicting star exports for name '" + name + "'",
                    position);
        }
    }

    private JsThrow linkError(String message, int position) {
        return HostErrors.syntaxError(message, unit(), position);
    }

    /** The module as that which places in its text belong to. */
    ScriptOrModule unit() {
        return new ScriptOrModule(prototype.source(), this);
    }

    // ---- Evaluation

    @Override
    JsPromise evaluate() {
        return ModuleGraph.evaluate(this);
    }

    /** ExecuteModule without capability: runs the body of a module without top-level await. */
    void execute() {
        learnNames();
        activation.run();
    }

    /** ExecuteModule with a capability: starts the body of a module with top-level await. */
    void executeAsync(Reaction whenSettled) {
        learnNames();
        PromiseCapability capability = PromiseCapability.intrinsic(realm);
        capability.nativePromise().then(whenSettled);
        activation.start(capability);
    }

    /** What this module exports by star from CommonJS modules is known since they have run. */
    private void learnNames() {
        if (descriptor.starExports().length > 0) {
            refreshNamespace();
        }
    }

    @Override
    public JsObject importMeta() {
        if (importMeta == null) {
            importMeta = loader.createImportMeta(this);
        }
        return importMeta;
    }
}
