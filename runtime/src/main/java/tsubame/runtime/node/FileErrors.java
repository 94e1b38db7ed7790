package tsubame.runtime.node;

import tsubame.runtime.host.HostFailure;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/** Failures of file operations as Node's errors: errno, code, syscall and path are properties. */
final class FileErrors {
    private static final String[] CODES = {"ENOENT", "EIO", "EBADF", "EACCES", "EEXIST", "ENOTDIR", "EISDIR", "EPIPE", "ENOTEMPTY"};
    private static final int[] NUMBERS = {-2, -5, -9, -13, -17, -20, -21, -32, -39};

    private FileErrors() {}

    /** From a failure whose message is {@code CODE: text, syscall 'path'}. */
    static JsThrow toThrow(HostFailure failure) {
        String message = failure.getMessage();
        if (failure.kind() == HostFailure.Kind.TYPE_ERROR) {
            return NodeErrors.withCode(Errors.typeError(message), failure.code());
        }
        JsThrow thrown = Errors.error(message);
        JsObject error = (JsObject) thrown.value;
        for (int i = 0; i < CODES.length; i++) {
            if (CODES[i].equals(failure.code())) {
                error.define(PropertyKey.of("errno"), (double) NUMBERS[i], Attributes.DEFAULT);
            }
        }
        error.define(PropertyKey.of("code"), JsString.of(failure.code()), Attributes.DEFAULT);
        int comma = message.indexOf(", ");
        if (comma >= 0) {
            int quote = message.indexOf(" '", comma + 2);
            String call = message.substring(comma + 2, quote < 0 ? message.length() : quote);
            error.define(PropertyKey.of("syscall"), JsString.of(call), Attributes.DEFAULT);
            int end = quote < 0 ? -1 : message.indexOf('\'', quote + 2);
            if (end >= 0) {
                error.define(PropertyKey.of("path"), JsString.of(message.substring(quote + 2, end)), Attributes.DEFAULT);
            }
        }
        return thrown;
    }
}
