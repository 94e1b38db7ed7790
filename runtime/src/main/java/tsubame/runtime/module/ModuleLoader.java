package tsubame.runtime.module;

import java.util.ArrayList;
import java.util.HashMap;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.ImportPhase;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.interpreter.HostErrors;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Job;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/**
 * The modules of one realm by key and type, loaded from the host when first asked for; and the three ways in: a main module, {@code
 * import()}, and CommonJS's {@code require}. Loading is synchronous, but import() always answers before anything of it runs.
 */
public final class ModuleLoader {
    private final Realm realm;
    private final HashMap<String, ModuleRecord> modules = new HashMap<>();
    private final CommonJsModules commonJs;
    private long order;

    private ModuleLoader(Realm realm) {
        this.realm = realm;
        this.commonJs = new CommonJsModules(realm, this);
    }

    /** The loader of a realm. */
    public static ModuleLoader of(Realm realm) {
        if (realm.moduleLoader == null) {
            realm.moduleLoader = new ModuleLoader(realm);
        }
        return (ModuleLoader) realm.moduleLoader;
    }

    public CommonJsModules commonJs() {
        return commonJs;
    }

    /** The next number in the order of asynchronous evaluation. */
    long nextOrder() {
        return ++order;
    }

    // ---- Loading

    private static ModuleHost host() {
        ModuleHost host = Agent.host == null ? null : Agent.host.modules();
        if (host == null) {
            throw Errors.typeError("There are no modules here: the host has no module loader");
        }
        return host;
    }

    /** The record of a module, with all that it statically needs. Throws what could not be found or parsed. */
    ModuleRecord load(String specifier, String referrer, String type) {
        try {
            ModuleRecord module = find(host().resolve(specifier, referrer, false), type);
            loadRequested(module);
            return module;
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
    }

    /** The record under a key. Records what it requests only later, so that cycles find it. */
    ModuleRecord find(String key, String type) throws HostFailure {
        String id = type.isEmpty() ? key : key + "\0" + type;
        ModuleRecord module = modules.get(id);
        if (module == null) {
            module = create(key, host().load(key, type));
            modules.put(id, module);
        }
        return module;
    }

    private ModuleRecord create(String key, ModuleSource source) {
        if (source instanceof ModuleSource.EcmaScript script) {
            return new SourceTextModule(key, realm, script.code(), this);
        }
        if (source instanceof ModuleSource.CommonJs script) {
            return new SyntheticModule(key, realm, commonJs.content(key, script), true);
        }
        if (source instanceof ModuleSource.Json json) {
            return new SyntheticModule(key, realm, new Value(CommonJsModules.parseJson(key, json.text())), false);
        }
        if (source instanceof ModuleSource.Text text) {
            return new SyntheticModule(key, realm, new Value(JsString.of(text.text())), false);
        }
        if (source instanceof ModuleSource.Bytes bytes) {
            return new SyntheticModule(key, realm, new Value(bytesValue(bytes.bytes())), false);
        }
        if (source instanceof ModuleSource.SourceObject object) {
            return new SourceOnlyModule(key, realm, object.object());
        }
        SyntheticModule module = new SyntheticModule(key, realm, new Value(((ModuleSource.HostObject) source).exports()), true);
        module.evaluateNow(); // its value is there: a name that it lacks is an error when linking
        return module;
    }

    /** CreateBytesModule: a Uint8Array on an immutable buffer. */
    private JsTypedArray bytesValue(byte[] bytes) {
        JsArrayBuffer buffer = JsArrayBuffer.immutable(Shape.rootFor(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE)), bytes);
        Shape shape = Shape.rootFor(realm.intrinsic(Intrinsic.UINT8_ARRAY_PROTOTYPE));
        return new JsTypedArray(shape, ElementKind.UINT8, buffer, 0, bytes.length);
    }

    /** LoadRequestedModules (§16.2.1.5.1.1), depth first; a module is marked before its requests, for cycles. */
    void loadRequested(ModuleRecord root) throws HostFailure {
        ArrayList<SourceTextModule> open = new ArrayList<>();
        if (root instanceof SourceTextModule module && !module.loaded) {
            open.add(module);
        }
        ArrayList<SourceTextModule> visited = new ArrayList<>();
        while (!open.isEmpty()) {
            SourceTextModule module = open.remove(open.size() - 1);
            if (module.loaded) {
                continue;
            }
            module.loaded = true;
            visited.add(module);
            boolean done = false;
            try {
                request(module, open);
                done = true;
            } finally {
                for (int i = 0; !done && i < visited.size(); i++) {
                    visited.get(i).loaded = false;
                }
            }
        }
    }

    private void request(SourceTextModule module, ArrayList<SourceTextModule> open) throws HostFailure {
        ModuleDescriptor.Request[] requests = module.descriptor.requests();
        for (int i = 0; i < requests.length; i++) {
            module.requested[i] = find(resolve(module, requests[i]), requests[i].type());
        }
        for (int i = requests.length - 1; i >= 0; i--) {
            boolean sourceOnly = requests[i].phase() == ImportPhase.SOURCE;
            if (!sourceOnly && module.requested[i] instanceof SourceTextModule next && !next.loaded) {
                open.add(next);
            }
        }
    }

    /** What cannot be found is an error at the place that asks for it. */
    private static String resolve(SourceTextModule module, ModuleDescriptor.Request request) {
        try {
            return host().resolve(request.specifier(), module.key, false);
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure, module.unit(), request.position());
        }
    }

    /** A value that is there already. */
    private static final class Value extends SyntheticModule.Content {
        private final Object value;

        Value(Object value) {
            this.value = value;
        }

        @Override
        Object evaluate() {
            return value;
        }
    }

    // ---- Ways in

    /**
     * Loads, links and evaluates a main module. Answers the promise of its evaluation; throws when it cannot be loaded or linked.
     *
     * @param key as {@link ModuleHost#resolve} gives them
     */
    public JsPromise evaluateMain(String key) {
        try {
            ModuleRecord module = find(key, "");
            loadRequested(module);
            module.link();
            return module.evaluate();
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
    }

    /** Evaluates code that the host has compiled itself, such as the text of a command line, as a module of that key. */
    public JsPromise evaluateCode(String key, FunctionPrototype code) {
        try {
            ModuleRecord module = new SourceTextModule(key, realm, code, this);
            modules.put(key, module);
            loadRequested(module);
            module.link();
            return module.evaluate();
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
    }

    /** import(specifier, options) (§13.3.10.1 EvaluateImportCall). */
    public JsObject importCall(String referrer, Object specifier, Object options, ImportPhase phase) {
        PromiseCapability capability = PromiseCapability.intrinsic(realm);
        try {
            String text = Conversions.toString(specifier).toJavaString();
            String type = ImportAttributes.type(options);
            Agent.enqueue(new Import(capability, text, referrer, type, phase));
        } catch (JsThrow thrown) {
            capability.reject(thrown.value);
        }
        return capability.promise();
    }

    /** ContinueDynamicImport (§13.3.10.2) as a job, then as the reaction to the evaluation. */
    private final class Import extends Job {
        private final PromiseCapability capability;
        private final String specifier;
        private final String referrer;
        private final String type;
        private final ImportPhase phase;

        Import(PromiseCapability capability, String specifier, String referrer, String type, ImportPhase phase) {
            this.capability = capability;
            this.specifier = specifier;
            this.referrer = referrer;
            this.type = type;
            this.phase = phase;
        }

        @Override
        public void run() {
            try {
                switch (phase) {
                    case EVALUATION -> {
                        ModuleRecord module = linked();
                        module.evaluate().then(new Imported(capability, module, phase, 1));
                    }
                    case DEFER -> defer(linked());
                    case SOURCE -> source(find(host().resolve(specifier, referrer, false), type));
                }
            } catch (JsThrow thrown) {
                capability.reject(thrown.value);
            } catch (HostFailure failure) {
                capability.reject(HostErrors.toThrow(failure).value);
            }
        }

        private ModuleRecord linked() {
            ModuleRecord module = load(specifier, referrer, type);
            module.link();
            return module;
        }

        /** Evaluates what awaits at top level, for that could not run when the namespace is asked for an export. */
        private void defer(ModuleRecord module) {
            ArrayList<ModuleRecord> early = new ArrayList<>();
            ModuleGraph.gatherAsynchronous(module, early, new ArrayList<>());
            if (early.isEmpty()) {
                capability.resolve(module.deferredNamespace());
                return;
            }
            Imported imported = new Imported(capability, module, phase, early.size());
            for (int i = 0; i < early.size(); i++) {
                early.get(i).evaluate().then(imported);
            }
        }

        private void source(ModuleRecord module) {
            if (module.moduleSource() == null) {
                throw module.noSource();
            }
            capability.resolve(module.moduleSource());
        }
    }

    private static final class Imported extends Reaction {
        private final PromiseCapability capability;
        private final ModuleRecord module;
        private final ImportPhase phase;
        /** Evaluations that have not come to their end; the first that fails settles the promise. */
        private int pending;

        Imported(PromiseCapability capability, ModuleRecord module, ImportPhase phase, int pending) {
            this.capability = capability;
            this.module = module;
            this.phase = phase;
            this.pending = pending;
        }

        @Override
        protected void settled(boolean fulfilled, Object value) {
            if (!fulfilled) {
                if (pending > 0) {
                    pending = 0;
                    capability.reject(value);
                }
            } else if (--pending == 0) {
                capability.resolve(phase == ImportPhase.DEFER ? module.deferredNamespace() : module.namespace());
            }
        }
    }

    /** The import.meta object of a module: no prototype, what the host says. */
    JsObject createImportMeta(ModuleRecord module) {
        JsObject meta = new JsObject((JsObject) null);
        String[] properties = host().importMeta(module.key);
        for (int i = 0; i + 1 < properties.length; i += 2) {
            Object value = JsString.of(properties[i + 1]);
            meta.define(PropertyKey.of(properties[i]), value, Attributes.DEFAULT);
        }
        return meta;
    }
}
