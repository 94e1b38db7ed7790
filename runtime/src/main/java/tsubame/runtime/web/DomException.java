package tsubame.runtime.web;

import tsubame.runtime.object.JsError;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/** A DOMException (Web IDL, "DOMException"): an error whose name and message are fixed when it is made. */
public final class DomException extends JsError {
    /** The names that have a code, by code from 1 on; null for codes that are no longer in use. */
    private static final String[] CODES = {
        "IndexSizeError", null, "HierarchyRequestError", "WrongDocumentError", "InvalidCharacterError", null,
        "NoModificationAllowedError", "NotFoundError", "NotSupportedError", "InUseAttributeError", "InvalidStateError",
        "SyntaxError", "InvalidModificationError", "NamespaceError", "InvalidAccessError", null, "TypeMismatchError",
        "SecurityError", "NetworkError", "AbortError", "URLMismatchError", "QuotaExceededError", "TimeoutError",
        "InvalidNodeTypeError", "DataCloneError"
    };

    public final JsString name;
    public final JsString message;

    DomException(Shape shape, JsString message, JsString name) {
        super(shape);
        this.name = name;
        this.message = message;
        capture();
    }

    /** A DOMException of the current realm. */
    public static DomException create(String name, String message) {
        Shape shape = Shape.rootFor(Agent.realm.intrinsic(Intrinsic.DOM_EXCEPTION_PROTOTYPE));
        return new DomException(shape, JsString.of(message), JsString.of(name));
    }

    /** The same, to be thrown. */
    public static JsThrow thrown(String name, String message) {
        return new JsThrow(create(name, message));
    }

    /** The legacy code of the name; 0 for names without one. */
    int code() {
        for (int i = 0; i < CODES.length; i++) {
            if (CODES[i] != null && name.is(CODES[i])) {
                return i + 1;
            }
        }
        return 0;
    }

    @Override
    protected Object headerName() {
        return name;
    }

    @Override
    protected Object headerMessage() {
        return message;
    }
}
