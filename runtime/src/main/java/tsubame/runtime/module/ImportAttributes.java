package tsubame.runtime.module;

import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** The second argument of import(): { with: { type: … } } (§13.3.10.1 steps 9 – 11). */
final class ImportAttributes {
    private ImportAttributes() {}

    /** The type attribute; empty if there is none. Throws for options of another form and for attributes that are not supported. */
    static String type(Object options) {
        if (options == Undefined.UNDEFINED) {
            return "";
        }
        if (!(options instanceof JsObject object)) {
            throw Errors.typeError("The second argument of import() must be an object");
        }
        Object attributes = object.get(PropertyKey.of("with"));
        if (attributes == Undefined.UNDEFINED) {
            return "";
        }
        if (!(attributes instanceof JsObject map)) {
            throw Errors.typeError("The 'with' option of import() must be an object");
        }
        String type = "";
        String unsupported = null;
        for (Object entry : ObjectOperations.enumerableOwn(map, ObjectOperations.Enumerate.ENTRIES)) {
            JsArray pair = (JsArray) entry;
            String name = ((JsString) pair.getIndex(0)).toJavaString();
            if (!(pair.getIndex(1) instanceof JsString value)) {
                throw Errors.typeError("Import attribute value must be a string");
            }
            if (name.equals("type")) {
                type = value.toJavaString();
            } else {
                unsupported = name;
            }
        }
        if (unsupported != null) {
            throw Errors.typeError("Import attribute \"" + unsupported + "\" is not supported");
        }
        return type;
    }
}
