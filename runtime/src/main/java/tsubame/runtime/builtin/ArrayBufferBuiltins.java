package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.getter;
import static tsubame.runtime.builtin.Signature.method;
import static tsubame.runtime.builtin.Signature.staticGetter;

import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsDataView;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** ArrayBuffer (ECMA-262 §25.1): resizable, transferable; with the immutable-arraybuffer proposal. */
final class ArrayBufferBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        ARRAY_BUFFER(constructor("ArrayBuffer", 1)),
        IS_VIEW(function("isView", 1)),
        SPECIES(staticGetter("@@species")),
        BYTE_LENGTH(getter("byteLength")),
        DETACHED(getter("detached")),
        IMMUTABLE(getter("immutable")),
        MAX_BYTE_LENGTH(getter("maxByteLength")),
        RESIZABLE(getter("resizable")),
        RESIZE(method("resize", 1)),
        SLICE(method("slice", 2)),
        SLICE_TO_IMMUTABLE(method("sliceToImmutable", 2)),
        TRANSFER(method("transfer", 0)),
        TRANSFER_TO_FIXED_LENGTH(method("transferToFixedLength", 0)),
        TRANSFER_TO_IMMUTABLE(method("transferToImmutable", 0));

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
            case ARRAY_BUFFER -> BufferOperations.construct(arg(args, 0), arg(args, 1), newTarget, false);
            case IS_VIEW -> arg(args, 0) instanceof JsTypedArray || arg(args, 0) instanceof JsDataView;
            case SPECIES -> self;
            case BYTE_LENGTH -> (double) buffer(self, row).byteLength();
            case DETACHED -> buffer(self, row).isDetached();
            case IMMUTABLE -> buffer(self, row).isImmutable();
            case MAX_BYTE_LENGTH -> (double) buffer(self, row).maxByteLength();
            case RESIZABLE -> buffer(self, row).isResizable();
            case RESIZE -> resize(buffer(self, row), arg(args, 0));
            case SLICE -> BufferOperations.slice(buffer(self, row), arg(args, 0), arg(args, 1));
            case SLICE_TO_IMMUTABLE -> BufferOperations.sliceToImmutable(buffer(self, row), arg(args, 0), arg(args, 1));
            case TRANSFER -> transfer(self, row, args, BufferOperations.Transfer.PRESERVE);
            case TRANSFER_TO_FIXED_LENGTH -> transfer(self, row, args, BufferOperations.Transfer.FIXED);
            case TRANSFER_TO_IMMUTABLE -> transfer(self, row, args, BufferOperations.Transfer.IMMUTABLE);
        };
    }

    private static JsArrayBuffer buffer(Object self, Row row) {
        return BufferOperations.thisBuffer(self, row.signature.key.toString(), false);
    }

    private static Object transfer(Object self, Row row, Object[] args, BufferOperations.Transfer kind) {
        return BufferOperations.transfer(buffer(self, row), arg(args, 0), kind);
    }

    /** §25.1.6.6. */
    private static Object resize(JsArrayBuffer buffer, Object length) {
        if (!buffer.isResizable()) {
            throw Errors.typeError("Method ArrayBuffer.prototype.resize called on a buffer of fixed length");
        }
        long newLength = Conversions.toIndex(length);
        BufferOperations.requireAttached(buffer, "ArrayBuffer.prototype.resize");
        if (newLength > buffer.maxByteLength()) {
            throw Errors.rangeError("ArrayBuffer.prototype.resize: Invalid length parameter");
        }
        buffer.resize((int) newLength);
        return Undefined.UNDEFINED;
    }

    @Override
    public void install(Realm realm) {
        JsObject prototype = prototypeObject(realm.objectPrototype, 16);
        realm.register(Intrinsic.ARRAY_BUFFER_PROTOTYPE, prototype);
        NativeFunction constructor = makeConstructor(realm, Row.ARRAY_BUFFER, prototype);
        realm.register(Intrinsic.ARRAY_BUFFER, constructor);
        installRows(realm, ROWS, constructor, prototype);
        toStringTag(prototype, "ArrayBuffer");
        global(realm, "ArrayBuffer", constructor);
    }
}
