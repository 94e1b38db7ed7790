package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.staticGetter;

import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** SharedArrayBuffer (ECMA-262 §25.2). There is one agent, so nobody else ever shares the bytes. */
final class SharedArrayBufferBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        SHARED_ARRAY_BUFFER(constructor("SharedArrayBuffer", 1)),
        SPECIES(staticGetter("@@species")),
        BYTE_LENGTH(getter("byteLength")),
        GROW(method("grow", 1)),
        GROWABLE(getter("growable")),
        MAX_BYTE_LENGTH(getter("maxByteLength")),
        SLICE(method("slice", 2));

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

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        Row row = ROWS[id];
        return switch (row) {
            case SHARED_ARRAY_BUFFER -> BufferOperations.construct(arg(args, 0), arg(args, 1), newTarget, true);
            case SPECIES -> self;
            case BYTE_LENGTH -> (double) buffer(self, row).byteLength();
            case GROW -> grow(buffer(self, row), arg(args, 0));
            case GROWABLE -> buffer(self, row).isResizable();
            case MAX_BYTE_LENGTH -> (double) buffer(self, row).maxByteLength();
            case SLICE -> BufferOperations.slice(buffer(self, row), arg(args, 0), arg(args, 1));
        };
    }

    private static JsArrayBuffer buffer(Object self, Row row) {
        return BufferOperations.thisBuffer(self, row.signature.key.toString(), true);
    }

    /** §25.2.5.3. */
    private static Object grow(JsArrayBuffer buffer, Object length) {
        if (!buffer.isResizable()) {
            throw Errors.typeError("Method SharedArrayBuffer.prototype.grow called on a buffer of fixed length");
        }
        long newLength = Conversions.toIndex(length);
        if (newLength < buffer.length() || newLength > buffer.maxByteLength()) {
            throw Errors.rangeError("SharedArrayBuffer.prototype.grow: Invalid length parameter");
        }
        buffer.resize((int) newLength);
        return Undefined.UNDEFINED;
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 16);
        realm.register(Intrinsic.SHARED_ARRAY_BUFFER_PROTOTYPE, prototype);
        NativeFunction constructor = makeConstructor(realm, Row.SHARED_ARRAY_BUFFER, prototype);
        realm.register(Intrinsic.SHARED_ARRAY_BUFFER, constructor);
        installRows(realm, ROWS, constructor, prototype);
        toStringTag(prototype, "SharedArrayBuffer");
        global(realm, "SharedArrayBuffer", constructor);
    }
}
