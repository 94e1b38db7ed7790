package tsubame.runtime.interpreter;

import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.ScopeDescriptor.Entry;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.object.SlotInteger;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.GlobalEnvironment;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.Undefined;

/**
 * Global variables (§9.1.1.4) with caches, and the declarations of scripts and global evals. A cache keeps the cell of a lexical
 * binding, or the slot of a data property of the global object together with the environment's version.
 */
final class GlobalOps {
    private GlobalOps() {}

    private static GlobalEnvironment environment(Frame frame) {
        return frame.function.realm.globalEnvironment;
    }

    // ---- Reading and writing

    static Object load(Frame frame, int name, int cache) {
        return load(frame.function, name, cache);
    }

    static Object load(BytecodeFunction f, int name, int cache) {
        Object value = cached(f, cache);
        return value != null ? value : f.realm.globalEnvironment.get(remember(f, name, cache));
    }

    static Object loadOrUndefined(Frame frame, int name, int cache) {
        Object value = cached(frame.function, cache);
        if (value == null) {
            value = environment(frame).getOrNull(remember(frame.function, name, cache));
        }
        return value == null ? Undefined.UNDEFINED : value;
    }

    /** The value that the cache leads to; null if it cannot tell. */
    private static Object cached(BytecodeFunction f, int cache) {
        PropertyCache entry = f.code.caches[cache];
        if (entry == null) {
            return null;
        }
        if (entry.cell != null) {
            return entry.cell.value;
        }
        GlobalEnvironment environment = f.realm.globalEnvironment;
        JsObject global = environment.object();
        return global.shape == entry.shape && environment.version == entry.epoch ? SlotInteger.value(global.slots[entry.slot]) : null;
    }

    /** Fills the cache for reading if the binding is a cell or a data property; answers the name. */
    private static PropertyKey remember(BytecodeFunction f, int name, int cache) {
        PropertyKey key = f.code.key(name);
        GlobalEnvironment environment = f.realm.globalEnvironment;
        Cell cell = environment.lexicalCell(key);
        f.code.caches[cache] = cell != null
                ? new PropertyCache(cell, null, 0, 0)
                : ofProperty(environment, key, Attributes.ACCESSOR, 0);
        return key;
    }

    /** An entry for an own property of the global object whose attributes under the mask are as wanted; else null. */
    private static PropertyCache ofProperty(GlobalEnvironment environment, PropertyKey key, int mask, int wanted) {
        Shape shape = environment.object().cacheableShape(key);
        int slot = shape == null ? -1 : shape.lookup(key);
        if (slot < 0 || (shape.attributes(slot) & mask) != wanted || wanted != 0 && shape.isReliedOn()) {
            return null;
        }
        return new PropertyCache(null, shape.pin(), slot, environment.version);
    }

    static Object resolve(Frame frame, PropertyKey key) {
        return environment(frame).hasBinding(key);
    }

    static void store(Frame frame, int name, Object value, int cache) {
        if (!storeCached(frame, value, cache)) {
            storeSlowly(frame, name, value, cache, false);
        }
    }

    static void storeStrict(Frame frame, int name, Object value, Object resolved, int cache) {
        if (resolved == Boolean.FALSE) {
            throw Errors.referenceError(frame.code.text(name) + " is not defined");
        }
        if (!storeCached(frame, value, cache)) {
            storeSlowly(frame, name, value, cache, true);
        }
    }

    private static boolean storeCached(Frame frame, Object value, int cache) {
        PropertyCache entry = frame.code.caches[cache];
        if (entry == null) {
            return false;
        }
        if (entry.cell != null) {
            if (entry.cell.value == null) {
                return false;
            }
            entry.cell.value = value;
            return true;
        }
        GlobalEnvironment environment = environment(frame);
        JsObject global = environment.object();
        if (global.shape != entry.shape || environment.version != entry.epoch) {
            return false;
        }
        global.slots[entry.slot] = value;
        return true;
    }

    private static void storeSlowly(Frame frame, int name, Object value, int cache, boolean strict) {
        PropertyKey key = frame.code.key(name);
        GlobalEnvironment environment = environment(frame);
        environment.set(key, value, strict);
        Cell cell = environment.lexicalCell(key);
        if (cell == null) {
            int writable = Attributes.WRITABLE;
            frame.code.caches[cache] = ofProperty(environment, key, writable | Attributes.ACCESSOR, writable);
        } else if (!environment.isConstant(key)) {
            frame.code.caches[cache] = new PropertyCache(cell, null, 0, 0);
        }
    }

    static Object delete(Frame frame, PropertyKey key) {
        return environment(frame).delete(key);
    }

    // ---- Declarations (§16.1.7, §19.2.1.3)

    /** All checks first, then the bindings; functions get their values by DECLARE_GLOBAL_FUNCTION. */
    static void declare(Frame frame, int scope) {
        ScopeDescriptor descriptor = frame.code.prototype.scopes()[scope];
        GlobalEnvironment environment = environment(frame);
        for (Entry entry : descriptor.entries()) {
            check(environment, entry);
        }
        boolean deletable = descriptor.allows(ScopeDescriptor.DELETABLE);
        for (Entry entry : descriptor.entries()) {
            PropertyKey key = PropertyKey.of(entry.name());
            switch (entry.kind()) {
                case LET -> environment.createLexicalBinding(key, false);
                case CONST -> environment.createLexicalBinding(key, true);
                case VAR -> environment.createGlobalVarBinding(key, deletable);
                case BLOCK_FUNCTION -> {
                    if (!environment.hasLexicalDeclaration(key) && environment.canDeclareGlobalFunction(key)) {
                        environment.createGlobalVarBinding(key, deletable);
                    }
                }
                default -> { }
            }
        }
    }

    private static void check(GlobalEnvironment environment, Entry entry) {
        PropertyKey key = PropertyKey.of(entry.name());
        switch (entry.kind()) {
            case LET, CONST -> {
                if (environment.hasLexicalDeclaration(key) || environment.hasRestrictedGlobalProperty(key)) {
                    throw Errors.syntaxError("Identifier '" + key + "' has already been declared");
                }
            }
            case VAR, FUNCTION -> {
                if (environment.hasLexicalDeclaration(key)) {
                    throw Errors.syntaxError("Identifier '" + key + "' has already been declared");
                }
                boolean function = entry.kind() == ScopeDescriptor.Kind.FUNCTION;
                if (function ? !environment.canDeclareGlobalFunction(key) : !environment.canDeclareGlobalVar(key)) {
                    throw Errors.typeError("Cannot declare global " + (function ? "function" : "variable") + " '" + key + "'");
                }
            }
            default -> { }
        }
    }

    static void declareFunction(Frame frame, PropertyKey key, Object value, boolean deletable) {
        environment(frame).createGlobalFunctionBinding(key, value, deletable);
    }

    static void initializeLexical(Frame frame, PropertyKey key, Object value) {
        environment(frame).lexicalCell(key).value = value;
    }
}
