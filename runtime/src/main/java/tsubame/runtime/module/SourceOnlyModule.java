package tsubame.runtime.module;

import java.util.ArrayList;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;

/** A module that a host gives for {@code import source} alone: it exports nothing and cannot be linked. */
final class SourceOnlyModule extends ModuleRecord {
    private final Object source;

    SourceOnlyModule(String key, Realm realm, Object source) {
        super(key, realm);
        this.source = source;
    }

    @Override
    Object moduleSource() {
        return source;
    }

    @Override
    void addExportNames(ArrayList<String> names, ArrayList<ModuleRecord> visited) {
        // It has none.
    }

    @Override
    Resolution resolveExport(String name, ResolveSet visited) {
        return null;
    }

    @Override
    void link() {
        throw Errors.syntaxError("Module " + key + " can only be imported in its source phase");
    }

    @Override
    JsPromise evaluate() {
        throw new IllegalStateException("evaluated without being linked");
    }
}
