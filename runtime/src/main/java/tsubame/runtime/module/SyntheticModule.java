package tsubame.runtime.module;

import java.util.ArrayList;
import tsubame.runtime.node.ScriptGlobals;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/**
 * A module whose exports come from a value (§16.2.1.8 synthetic module records): JSON, an object of the host, a CommonJS module. The
 * value is the default export. Those of an <em>open</em> module, CommonJS or host, are also the value's own enumerable properties;
 * which there are is known only after its evaluation, so until then any name resolves, and a name that is not there then is an error.
 */
final class SyntheticModule extends ModuleRecord {
    /** Where the value comes from. */
    abstract static class Content {
        /** Computes the value; called once. May run code of the program. */
        abstract Object evaluate();
    }

    private final Content content;
    private final boolean open;
    private final ArrayList<String> names = new ArrayList<>();
    private final ArrayList<Cell> cells = new ArrayList<>();
    /** A value some of whose properties are made only when they are imported by their names. */
    private JsObject late;
    private boolean evaluated;
    private Object error;
    private JsPromise promise;

    SyntheticModule(String key, Realm realm, Content content, boolean open) {
        super(key, realm);
        this.content = content;
        this.open = open;
        cell("default");
    }

    /** Whether its names are known only after evaluation. */
    boolean isOpen() {
        return open && !evaluated;
    }

    private boolean isLate(String name) {
        PropertyDescriptor own = late.getOwnProperty(PropertyKey.of(name));
        return own != null && ScriptGlobals.isOne(own);
    }

    private Cell cell(String name) {
        int at = names.indexOf(name);
        if (at >= 0) {
            return cells.get(at);
        }
        Cell cell = new Cell();
        names.add(name);
        cells.add(cell);
        return cell;
    }

    @Override
    void addExportNames(ArrayList<String> all, ArrayList<ModuleRecord> visited) {
        for (int i = 0; i < names.size(); i++) {
            addOnce(all, names.get(i));
        }
    }

    @Override
    Resolution resolveExport(String name, ResolveSet visited) {
        if (late != null && !names.contains(name) && isLate(name)) {
            cell(name).value = late.get(PropertyKey.of(name));
        }
        return isOpen() || names.contains(name) ? new Resolution(this, cell(name)) : null;
    }

    @Override
    void link() {
        // There is nothing to resolve.
    }

    /** Evaluates it now if that has not happened; throws what evaluation threw. */
    void evaluateNow() {
        if (!evaluated) {
            evaluated = true;
            try {
                export(content.evaluate());
            } catch (JsThrow thrown) {
                error = thrown.value;
            }
        }
        if (error != null) {
            throw new JsThrow(error);
        }
    }

    private void export(Object value) {
        if (open && value instanceof JsObject object) {
            for (PropertyKey key : object.ownKeys()) {
                if (key instanceof Name && key != Names.DEFAULT && key != Names.ES_MODULE) {
                    PropertyDescriptor own = object.getOwnProperty(key);
                    if (own != null && ScriptGlobals.isOne(own) && !names.contains(key.toString())) {
                        late = object;
                    } else if (own != null && own.isEnumerable()) {
                        cell(key.toString()).value = object.get(key);
                    }
                }
            }
        }
        cells.get(0).value = value;
        for (int i = 0; i < names.size(); i++) {
            if (cells.get(i).value == null) {
                String name = names.get(i);
                throw Errors.syntaxError("Named export '" + name + "' not found. The requested module '" + key
                        + "' is a CommonJS module, which does not export it");
            }
        }
        refreshNamespace();
    }

    @Override
    JsPromise evaluate() {
        if (promise == null) {
            PromiseCapability capability = PromiseCapability.intrinsic(realm);
            promise = capability.nativePromise();
            try {
                evaluateNow();
                capability.resolve(Undefined.UNDEFINED);
            } catch (JsThrow thrown) {
                capability.reject(thrown.value);
            }
        }
        return promise;
    }

    /** The default export, evaluated. */
    Object defaultValue() {
        evaluateNow();
        return cells.get(0).value;
    }
}
