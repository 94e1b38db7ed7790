package tsubame.runtime.interpreter;

import tsubame.bytecode.ImportPhase;
import tsubame.runtime.module.ModuleLoader;
import tsubame.runtime.module.ModuleRecord;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;

/** import() and import.meta (§13.3.10, §13.3.12). */
final class ModuleOps {
    private ModuleOps() {}

    static Object importCall(Frame frame, Object specifier, Object options, int phase) {
        Realm realm = frame.function.realm;
        return ModuleLoader.of(realm).importCall(frame.code.unit.referrer(), specifier, options, ImportPhase.of(phase));
    }

    static Object importMeta(Frame frame) {
        ModuleRecord module = frame.code.unit.module;
        if (module == null) {
            throw Errors.syntaxError("Cannot use 'import.meta' outside a module");
        }
        return module.importMeta();
    }
}
