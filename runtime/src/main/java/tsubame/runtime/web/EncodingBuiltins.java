package tsubame.runtime.web;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.binary.ElementKind;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.builtin.TypedArrayCreation;
import tsubame.runtime.console.Utf8;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** TextEncoder and TextDecoder (Encoding Standard, §7, §8), without the encodings of the Far East and the other single-byte ones. */
public final class EncodingBuiltins extends WebBuiltins {
    private enum Row implements BuiltinRow {
        TEXT_ENCODER(constructor("TextEncoder", 0)),
        ENCODE(method("encode", 0)),
        ENCODE_INTO(method("encodeInto", 2)),
        ENCODER_ENCODING(getter("encoding"));

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
    private static final Name READ = Name.of("read");
    private static final Name WRITTEN = Name.of("written");

    private static final class JsTextEncoder extends JsObject {
        JsTextEncoder(Shape shape) {
            super(shape);
        }

        @Override
        public String className() {
            return "TextEncoder";
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        if (row == Row.TEXT_ENCODER) {
            requireNew("TextEncoder", newTarget);
            return new JsTextEncoder(ObjectOperations.shapeFromConstructor(newTarget, Intrinsic.TEXT_ENCODER_PROTOTYPE));
        }
        if (!(self instanceof JsTextEncoder)) {
            throw illegalInvocation("TextEncoder", self);
        }
        return switch (row) {
            case ENCODE -> encode(arg(args, 0));
            case ENCODE_INTO -> encodeInto(arg(args, 0), arg(args, 1));
            default -> JsString.of("utf-8");
        };
    }

    private static Object encode(Object value) {
        JsString text = value == Undefined.UNDEFINED ? JsString.EMPTY : Conversions.toString(value);
        return TypedArrayCreation.of(ElementKind.UINT8, Utf8.encode(text));
    }

    /** Writes the code points that fit whole. */
    private static Object encodeInto(Object value, Object target) {
        JsString text = Conversions.toString(value);
        if (!(target instanceof JsTypedArray array) || array.kind != ElementKind.UINT8) {
            throw Errors.typeError("The \"dest\" argument must be an instance of Uint8Array. Received " + Describe.plainly(target));
        }
        int room = array.length();
        int read = 0;
        int fits = 0;
        while (read < text.length()) {
            int point = text.codePointAt(read);
            int size = point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
            if (fits + size > room) {
                break;
            }
            fits += size;
            read += size == 4 ? 2 : 1;
        }
        byte[] bytes = Utf8.encode(text.slice(0, read));
        System.arraycopy(bytes, 0, array.buffer.bytes(), room == 0 ? 0 : array.byteOffset, bytes.length);
        JsObject result = ObjectOperations.newObject();
        result.define(READ, (double) read, Attributes.DEFAULT);
        result.define(WRITTEN, (double) bytes.length, Attributes.DEFAULT);
        return result;
    }

    @Override
    public void install(Realm realm) {
        installInterface(realm, ROWS, Row.TEXT_ENCODER, Intrinsic.TEXT_ENCODER_PROTOTYPE);
    }
}
