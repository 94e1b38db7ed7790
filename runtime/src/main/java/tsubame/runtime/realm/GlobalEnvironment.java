package tsubame.runtime.realm;

import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/**
 * The global environment record (§9.1.1.4): the global object, and in front of it the declarative record of let, const and class,
 * whose cells are shared by all scripts of the realm. A cell, once declared, stays
 * for good, so inline caches may keep it; {@link #version} rises with each new one, so that caches of global properties notice
 * a declaration that shadows them.
 */
public final class GlobalEnvironment {
    private static final String[] MISSING = {
        "Temporal", "WebAssembly", "Headers", "Request", "Response", "FormData", "WebSocket", "EventSource", "ReadableStreamBYOBReader",
        "ReadableStreamBYOBRequest", "PerformanceObserver", "SubtleCrypto", "CryptoKey"
    };

    private final JsObject object;
    private final BindingTable lexical = new BindingTable();

    /** Rises whenever a lexical binding is created. */
    public int version;

    GlobalEnvironment(JsObject object) {
        this.object = object;
    }

    /** The binding object. */
    public JsObject object() {
        return object;
    }

    // ---- Lexical bindings

    /** The cell of a let, const or class of some script; null when there is none. Its value is null before initialisation. */
    public Cell lexicalCell(PropertyKey name) {
        return lexical.cell(name);
    }

    /** Whether that binding exists and is immutable. */
    public boolean isConstant(PropertyKey name) {
        return lexical.isConstant(name);
    }

    /** HasLexicalDeclaration. */
    public boolean hasLexicalDeclaration(PropertyKey name) {
        return lexical.cell(name) != null;
    }

    /** CreateMutableBinding and CreateImmutableBinding: a new cell in its dead zone. The name must not be declared. */
    public Cell createLexicalBinding(PropertyKey name, boolean constant) {
        version++;
        Agent.builtinsChange();
        return lexical.add(name, constant);
    }

    // ---- What GlobalDeclarationInstantiation asks and does (§16.1.7). May run user code if the global object is exotic.

    /** HasRestrictedGlobalProperty. */
    public boolean hasRestrictedGlobalProperty(PropertyKey name) {
        PropertyDescriptor existing = object.getOwnProperty(name);
        return existing != null && !existing.isConfigurable();
    }

    /** CanDeclareGlobalVar. */
    public boolean canDeclareGlobalVar(PropertyKey name) {
        return object.hasOwn(name) || object.isExtensible();
    }

    /** CanDeclareGlobalFunction. */
    public boolean canDeclareGlobalFunction(PropertyKey name) {
        PropertyDescriptor existing = object.getOwnProperty(name);
        if (existing == null) {
            return object.isExtensible();
        }
        return existing.isConfigurable() || existing.isData() && existing.isWritable() && existing.isEnumerable();
    }

    /** CreateGlobalVarBinding. */
    public void createGlobalVarBinding(PropertyKey name, boolean deletable) {
        if (!object.hasOwn(name) && object.isExtensible()) {
            int bits = Attributes.WRITABLE | Attributes.ENUMERABLE | (deletable ? Attributes.CONFIGURABLE : 0);
            ObjectOperations.definePropertyOrThrow(object, name, PropertyDescriptor.data(Undefined.UNDEFINED, bits));
        }
    }

    /** CreateGlobalFunctionBinding. */
    public void createGlobalFunctionBinding(PropertyKey name, Object value, boolean deletable) {
        PropertyDescriptor existing = object.getOwnProperty(name);
        if (existing == null || existing.isConfigurable()) {
            int bits = Attributes.WRITABLE | Attributes.ENUMERABLE | (deletable ? Attributes.CONFIGURABLE : 0);
            ObjectOperations.definePropertyOrThrow(object, name, PropertyDescriptor.data(value, bits));
        } else {
            ObjectOperations.definePropertyOrThrow(object, name, PropertyDescriptor.ofValue(value));
        }
        object.put(name, value);
    }

    // ---- The bindings by name, uncached. May run user code: getters and setters of the global object.

    /** HasBinding. */
    public boolean hasBinding(PropertyKey name) {
        return lexical.cell(name) != null || object.hasProperty(name);
    }

    /** GetBindingValue; a ReferenceError when there is no such binding, or it is in its dead zone. */
    public Object get(PropertyKey name) {
        Object value = getOrNull(name);
        if (value == null) {
            throw Errors.referenceError(name + " is not defined" + hint(name));
        }
        return value;
    }

    /** For names that programs expect because newer engines have them. */
    private static String hint(PropertyKey name) {
        String text = name.toString();
        for (String missing : MISSING) {
            if (missing.equals(text)) {
                return " (Tsubame does not have " + missing + " yet)";
            }
        }
        return "";
    }

    /** As {@link #get} for {@code typeof}: null when there is no such binding. */
    public Object getOrNull(PropertyKey name) {
        Cell cell = lexical.cell(name);
        if (cell != null) {
            if (cell.value == null) {
                throw deadZone(name);
            }
            return cell.value;
        }
        Object value = object.get(name, object);
        return value == Undefined.UNDEFINED && !object.hasProperty(name) ? null : value;
    }

    /** SetMutableBinding, after the reference was resolved: an unresolvable one creates a property in sloppy code. */
    public void set(PropertyKey name, Object value, boolean strict) {
        Cell cell = lexical.cell(name);
        if (cell != null) {
            if (cell.value == null) {
                throw deadZone(name);
            }
            if (lexical.isConstant(name)) {
                throw Errors.typeError("Assignment to constant variable.");
            }
            cell.value = value;
            return;
        }
        if (strict && !object.hasProperty(name)) {
            throw Errors.referenceError(name + " is not defined");
        }
        if (!object.set(name, value, object) && strict) {
            throw ObjectOperations.cannotAssign(object, name);
        }
    }

    /** DeleteBinding: whether {@code delete name} answers true. */
    public boolean delete(PropertyKey name) {
        return lexical.cell(name) == null && object.delete(name);
    }

    private static JsThrow deadZone(PropertyKey name) {
        return Errors.referenceError("Cannot access '" + name + "' before initialization");
    }
}
