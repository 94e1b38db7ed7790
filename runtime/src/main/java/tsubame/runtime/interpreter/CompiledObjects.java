package tsubame.runtime.interpreter;

import tsubame.runtime.convert.Pieces;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.value.Cell;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;
import tsubame.system.rule.RuntimeEntry;

/** Classes, their private parts and super, keys, and the checks of patterns, as machine code calls them. */
final class CompiledObjects {
    private CompiledObjects() {}

    @RuntimeEntry("compiled code: GET_PROTOTYPE")
    static Object prototype(Object object) {
        return PropertyOps.prototype(object);
    }

    @RuntimeEntry("compiled code: GET_SUPER")
    static Object getSuper(Object base, Object receiver, Object key) {
        return PropertyOps.getSuper(base, receiver, key);
    }

    @RuntimeEntry("compiled code: BIND_THIS")
    static void bindThis(Object cell, Object value) {
        BindingOps.bindThis((Cell) cell, value);
    }

    @RuntimeEntry("compiled code: CHECK_DERIVED_RESULT; null if it is no result")
    static Object derivedResult(Object result, Object thisValue) {
        return result instanceof JsObject ? result : result == Undefined.UNDEFINED ? thisValue : null;
    }

    @RuntimeEntry("compiled code: DEFINE_PRIVATE_FIELD")
    static void definePrivateField(Object object, Object name, Object value) {
        ClassOps.definePrivateField(object, name, value);
    }

    @RuntimeEntry("compiled code: TO_PROPERTY_KEY")
    @Inline("a number")
    static Object toPropertyKey(Object value) {
        return value instanceof Double ? value : ElementOps.toPropertyKey(value);
    }

    @RuntimeEntry("compiled code: TO_ELEMENT_KEY")
    @Inline("a number for an object")
    static Object toElementKey(Object base, Object key) {
        return key instanceof Double && base instanceof JsObject ? key : ElementOps.toElementKey(base, key);
    }

    /** Whether a pattern may take a value apart. */
    @RuntimeEntry("compiled code: REQUIRE_OBJECT_COERCIBLE")
    @Inline("two comparisons")
    static boolean isCoercible(Object value) {
        return value != Undefined.UNDEFINED && value != Null.NULL;
    }

    // ---- Literals

    @RuntimeEntry("compiled code: NEW_REGEXP")
    static Object newRegExp(BytecodeFunction f, JsString pattern, JsString flags) {
        return ObjectOps.newRegExp(f, pattern, flags);
    }

    @RuntimeEntry("compiled code: CONCATENATE")
    static JsString concatenate(Object[] pieces) {
        return Pieces.join(pieces, 0, pieces.length);
    }
}
