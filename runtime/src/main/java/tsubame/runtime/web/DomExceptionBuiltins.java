package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;

import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** DOMException. */
public final class DomExceptionBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        DOM_EXCEPTION(constructor("DOMException", 0)),
        NAME(getter("name")),
        MESSAGE(getter("message")),
        CODE(getter("code"));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    private static final String[] CONSTANTS = {
        "INDEX_SIZE_ERR", "DOMSTRING_SIZE_ERR", "HIERARCHY_REQUEST_ERR", "WRONG_DOCUMENT_ERR", "INVALID_CHARACTER_ERR",
        "NO_DATA_ALLOWED_ERR", "NO_MODIFICATION_ALLOWED_ERR", "NOT_FOUND_ERR", "NOT_SUPPORTED_ERR", "INUSE_ATTRIBUTE_ERR",
        "INVALID_STATE_ERR", "SYNTAX_ERR", "INVALID_MODIFICATION_ERR", "NAMESPACE_ERR", "INVALID_ACCESS_ERR", "VALIDATION_ERR",
        "TYPE_MISMATCH_ERR", "SECURITY_ERR", "NETWORK_ERR", "ABORT_ERR", "URL_MISMATCH_ERR", "QUOTA_EXCEEDED_ERR", "TIMEOUT_ERR",
        "INVALID_NODE_TYPE_ERR", "DATA_CLONE_ERR"
    };

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (row == Row.DOM_EXCEPTION) {
            requireNew("DOMException", newTarget);
            return construct(arg(args, 0), arg(args, 1), newTarget);
        }
        if (!(self instanceof DomException exception)) {
            throw illegalInvocation("DOMException", self);
        }
        return switch (row) {
            case NAME -> exception.name;
            case MESSAGE -> exception.message;
            default -> (double) exception.code();
        };
    }

    /** The second argument is the name, or an object with name and cause. */
    private static Object construct(Object message, Object options, JsObject newTarget) {
        Shape shape = ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.DOM_EXCEPTION_PROTOTYPE);
        JsString text = message == Undefined.UNDEFINED ? JsString.EMPTY : Conversions.toString(message);
        Object name = options instanceof JsObject o ? o.get(Names.NAME) : options;
        JsString nameText = name == Undefined.UNDEFINED ? JsString.of("Error") : Conversions.toString(name);
        DomException exception = new DomException(shape, text, nameText);
        if (options instanceof JsObject o && o.hasProperty(Names.CAUSE)) {
            exception.define(Names.CAUSE, o.get(Names.CAUSE), Attributes.HIDDEN);
        }
        return exception;
    }

    @Override
    public void install(Realm realm) {
        NativeFunction constructor = installInterface(realm, ROWS, Row.DOM_EXCEPTION, Intrinsic.DOM_EXCEPTION_PROTOTYPE,
                realm.intrinsic(Intrinsic.ERROR_PROTOTYPE), realm.functionPrototype);
        JsObject prototype = realm.intrinsic(Intrinsic.DOM_EXCEPTION_PROTOTYPE);
        for (int i = 0; i < CONSTANTS.length; i++) {
            interfaceConstant(constructor, prototype, CONSTANTS[i], i + 1);
        }
    }
}
