package tsubame.runtime.module;

import java.util.HashMap;
import tsubame.runtime.builtin.CommonJsBuiltins;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.interpreter.BytecodeFunction;
import tsubame.runtime.interpreter.Code;
import tsubame.runtime.interpreter.HostErrors;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/**
 * CommonJS modules of one realm, as Node runs them: each is a function of exports, require, module, __filename and __dirname, run
 * once, its {@code module} object in {@code require.cache}. An ECMAScript module can be required if it does not await at top level.
 */
public final class CommonJsModules {
    private static final PropertyKey EXPORTS = PropertyKey.of("exports");
    private static final PropertyKey LOADED = PropertyKey.of("loaded");
    private static final PropertyKey MAIN = PropertyKey.of("main");

    private final Realm realm;
    private final ModuleLoader loader;
    private final JsObject cache;
    private final HashMap<String, ModuleSource.CommonJs> sources = new HashMap<>();
    private Object main = Undefined.UNDEFINED;

    CommonJsModules(Realm realm, ModuleLoader loader) {
        this.realm = realm;
        this.loader = loader;
        this.cache = new JsObject((JsObject) null);
    }

    /** {@code require.cache}. */
    public JsObject cache() {
        return cache;
    }

    /** What an importing ECMAScript module gets: the exports of the module, run at its turn. */
    SyntheticModule.Content content(String key, ModuleSource.CommonJs source) {
        sources.put(key, source);
        return new Exports(key);
    }

    private final class Exports extends SyntheticModule.Content {
        private final String key;

        Exports(String key) {
            this.key = key;
        }

        @Override
        Object evaluate() {
            return exportsOf(key, Null.NULL);
        }
    }

    /** Runs a main module of the host; answers its exports. */
    public Object runMain(String key) {
        try {
            ModuleSource source = Agent.host.modules().load(key, "");
            sources.put(key, (ModuleSource.CommonJs) source);
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
        return run(key, Null.NULL, true);
    }

    /** {@code require(specifier)} in the module of that key. */
    public Object require(String specifier, String referrer, Object parent) {
        try {
            String key = Agent.host.modules().resolve(specifier, referrer, true);
            if (cache.get(PropertyKey.of(key)) instanceof JsObject module) {
                return module.get(EXPORTS);
            }
            ModuleRecord record = loader.find(key, "");
            if (record instanceof SyntheticModule synthetic) {
                return sources.containsKey(key) ? exportsOf(key, parent) : synthetic.defaultValue();
            }
            loader.loadRequested(record);
            return requireEcmaScript(record);
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
    }

    /** The exports of a module of Node's own that is written in JavaScript; null if the host does not have it. */
    public Object ofNode(String key) {
        try {
            ModuleRecord record = loader.find(key, "");
            return record instanceof SyntheticModule && sources.containsKey(key) ? exportsOf(key, Null.NULL) : null;
        } catch (HostFailure failure) {
            return null;
        }
    }

    private static Object requireEcmaScript(ModuleRecord record) {
        record.link();
        JsPromise promise = record.evaluate();
        if (promise.state() == JsPromise.REJECTED) {
            promise.markHandled();
            throw new JsThrow(promise.result());
        }
        if (promise.state() == JsPromise.PENDING) {
            throw Errors.error("require() cannot be used on an ESM graph with top-level await. Use import() instead: " + record.key);
        }
        return record.required();
    }

    /** The key of what a specifier names: {@code require.resolve}. */
    public String resolve(String specifier, String referrer) {
        try {
            return Agent.host.modules().resolve(specifier, referrer, true);
        } catch (HostFailure failure) {
            throw HostErrors.toThrow(failure);
        }
    }

    private Object exportsOf(String key, Object parent) {
        if (cache.get(PropertyKey.of(key)) instanceof JsObject module) {
            return module.get(EXPORTS);
        }
        return run(key, parent, false);
    }

    /** Runs a module for the first time; it stays in the cache unless it throws. */
    private Object run(String key, Object parent, boolean isMain) {
        ModuleSource.CommonJs source = sources.get(key);
        JsObject module = moduleObject(source, parent, isMain);
        if (isMain) {
            main = module;
        }
        PropertyKey name = PropertyKey.of(key);
        cache.define(name, module, Attributes.DEFAULT);
        boolean done = false;
        try {
            BytecodeFunction f = new BytecodeFunction(realm, Code.link(source.code(), null), new Object[0]);
            NativeFunction require = CommonJsBuiltins.require(realm, key, module);
            require.define(MAIN, main, Attributes.DEFAULT);
            Object exports = module.get(EXPORTS);
            JsString file = JsString.of(source.fileName());
            f.call(exports, new Object[] {exports, require, module, file, JsString.of(source.directoryName())});
            done = true;
        } finally {
            if (!done) {
                cache.delete(name);
            }
        }
        module.put(LOADED, true);
        return module.get(EXPORTS);
    }

    private JsObject moduleObject(ModuleSource.CommonJs source, Object parent, boolean isMain) {
        JsObject module = new JsObject(realm.objectShape);
        JsString file = JsString.of(source.fileName());
        module.define(PropertyKey.of("id"), isMain ? JsString.of(".") : file, Attributes.DEFAULT);
        module.define(PropertyKey.of("path"), JsString.of(source.directoryName()), Attributes.DEFAULT);
        module.define(EXPORTS, new JsObject(realm.objectShape), Attributes.DEFAULT);
        module.define(PropertyKey.of("filename"), file, Attributes.DEFAULT);
        module.define(LOADED, false, Attributes.DEFAULT);
        module.define(PropertyKey.of("children"), JsArray.create(realm), Attributes.DEFAULT);
        module.define(PropertyKey.of("parent"), parent, Attributes.HIDDEN);
        return module;
    }

    /** The value of JSON text; a SyntaxError that names the module. */
    static Object parseJson(String key, String text) {
        JsObject json = (JsObject) Agent.realm.globalObject.get(PropertyKey.of("JSON"));
        return ObjectOperations.invoke(json, PropertyKey.of("parse"), JsString.of(text));
    }
}
