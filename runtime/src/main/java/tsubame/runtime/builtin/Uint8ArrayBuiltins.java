package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.binary.Base64;
import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** Base64 and hexadecimal text of Uint8Array (ECMA-262 §23.3). */
final class Uint8ArrayBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        FROM_BASE64(function("fromBase64", 1)),
        FROM_HEX(function("fromHex", 1)),
        SET_FROM_BASE64(method("setFromBase64", 1)),
        SET_FROM_HEX(method("setFromHex", 1)),
        TO_BASE64(method("toBase64", 0)),
        TO_HEX(method("toHex", 0));

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
    private static final Name ALPHABET = Name.of("alphabet");
    private static final Name LAST_CHUNK_HANDLING = Name.of("lastChunkHandling");
    private static final Name OMIT_PADDING = Name.of("omitPadding");
    private static final Name READ = Name.of("read");
    private static final Name WRITTEN = Name.of("written");

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case FROM_BASE64 -> array(decode(text(arg(args, 0)), new Options(arg(args, 1), true), Integer.MAX_VALUE));
            case FROM_HEX -> array(Base64.decodeHex(text(arg(args, 0)), Integer.MAX_VALUE));
            case SET_FROM_BASE64 -> setFromBase64(writable(self), arg(args, 0), arg(args, 1));
            case SET_FROM_HEX -> setFromHex(writable(self), arg(args, 0));
            case TO_BASE64 -> toBase64(receiver(self), arg(args, 0));
            case TO_HEX -> toHex(receiver(self));
        };
    }

    /** The options of base64 methods, read in the order of the specification. */
    private static final class Options {
        final JsObject object;
        final boolean urlAlphabet;
        final Base64.LastChunk lastChunk;

        Options(Object value, boolean decoding) {
            if (value != Undefined.UNDEFINED && !(value instanceof JsObject)) {
                throw Errors.typeError("The options must be an object: " + Describe.plainly(value));
            }
            object = value instanceof JsObject o ? o : null;
            Object alphabet = get(ALPHABET);
            urlAlphabet = isText(alphabet, "base64url");
            if (!urlAlphabet && alphabet != Undefined.UNDEFINED && !isText(alphabet, "base64")) {
                throw Errors.typeError("The option alphabet must be \"base64\" or \"base64url\"");
            }
            lastChunk = decoding ? lastChunk(get(LAST_CHUNK_HANDLING)) : null;
        }

        Object get(Name name) {
            return object == null ? Undefined.UNDEFINED : object.get(name);
        }

        private static boolean isText(Object value, String text) {
            return value instanceof JsString string && string.is(text);
        }

        private static Base64.LastChunk lastChunk(Object value) {
            if (value == Undefined.UNDEFINED || isText(value, "loose")) {
                return Base64.LastChunk.LOOSE;
            }
            if (isText(value, "strict")) {
                return Base64.LastChunk.STRICT;
            }
            if (isText(value, "stop-before-partial")) {
                return Base64.LastChunk.STOP_BEFORE_PARTIAL;
            }
            throw Errors.typeError("The option lastChunkHandling must be \"loose\", \"strict\" or \"stop-before-partial\"");
        }
    }

    /** ValidateUint8Array (§23.3.3.1). */
    private static JsTypedArray receiver(Object self) {
        if (self instanceof JsTypedArray array && array.kind == ElementKind.UINT8) {
            return array;
        }
        throw Errors.typeError("this is not a Uint8Array: " + Describe.plainly(self));
    }

    private static JsTypedArray writable(Object self) {
        JsTypedArray array = receiver(self);
        if (array.buffer.isImmutable()) {
            throw Errors.typeError("The Uint8Array's buffer is immutable");
        }
        return array;
    }

    private static JsString text(Object value) {
        if (value instanceof JsString text) {
            return text;
        }
        throw Errors.typeError("The argument must be a string: " + Describe.plainly(value));
    }

    private static Base64 decode(JsString text, Options options, int most) {
        return Base64.decode(text, options.urlAlphabet, options.lastChunk, most);
    }

    private static Object array(Base64 decoded) {
        check(decoded);
        return TypedArrayCreation.of(ElementKind.UINT8, decoded.result());
    }

    private static void check(Base64 decoded) {
        if (decoded.error != null) {
            throw Errors.syntaxError(decoded.error);
        }
    }

    private static Object setFromBase64(JsTypedArray array, Object argument, Object options) {
        JsString text = text(argument);
        Options read = new Options(options, true);
        TypedArrayCreation.requireInBounds(array, "setFromBase64");
        return store(array, decode(text, read, array.length()));
    }

    private static Object setFromHex(JsTypedArray array, Object argument) {
        JsString text = text(argument);
        TypedArrayCreation.requireInBounds(array, "setFromHex");
        return store(array, Base64.decodeHex(text, array.length()));
    }

    /** Writes what could be read, also before an error. */
    private static Object store(JsTypedArray array, Base64 decoded) {
        byte[] bytes = decoded.result();
        System.arraycopy(bytes, 0, array.buffer.bytes(), array.byteOffset, bytes.length);
        check(decoded);
        JsObject result = ObjectOperations.newObject();
        result.define(READ, (double) decoded.read, Attributes.DEFAULT);
        result.define(WRITTEN, (double) bytes.length, Attributes.DEFAULT);
        return result;
    }

    private static Object toBase64(JsTypedArray array, Object argument) {
        Options options = new Options(argument, false);
        boolean omitPadding = Conversions.toBoolean(options.get(OMIT_PADDING));
        TypedArrayCreation.requireInBounds(array, "toBase64");
        return Base64.encode(array.buffer.bytes(), array.byteOffset, array.length(), options.urlAlphabet, !omitPadding);
    }

    private static Object toHex(JsTypedArray array) {
        TypedArrayCreation.requireInBounds(array, "toHex");
        return Base64.encodeHex(array.buffer.bytes(), array.byteOffset, array.length());
    }

    @Override
    public void install(Realm realm) {
        installRows(realm, ROWS, realm.intrinsic(Intrinsic.UINT8_ARRAY), realm.intrinsic(Intrinsic.UINT8_ARRAY_PROTOTYPE));
    }
}
