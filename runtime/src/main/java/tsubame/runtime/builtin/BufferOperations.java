package tsubame.runtime.builtin;

import java.util.Arrays;
import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/** What ArrayBuffer, SharedArrayBuffer and the views share (ECMA-262 §25.1.3). */
final class BufferOperations {
    private static final Name MAX_BYTE_LENGTH = Name.of("maxByteLength");

    private BufferOperations() {}

    /** The constructor with arguments (length, options) (§25.1.4.1, §25.2.3.1). */
    static JsArrayBuffer construct(Object length, Object options, JsObject newTarget, boolean shared) {
        String name = shared ? "SharedArrayBuffer" : "ArrayBuffer";
        if (newTarget == null) {
            throw Errors.typeError("Constructor " + name + " requires 'new'");
        }
        long byteLength = toLength(length);
        long maximum = maxByteLength(options);
        if (maximum >= 0 && byteLength > maximum) {
            throw Errors.rangeError("Invalid array buffer max length");
        }
        Shape shape = ObjectOperations.shapeFromConstructor(newTarget,
                shared ? Intrinsic.SHARED_ARRAY_BUFFER_PROTOTYPE : Intrinsic.ARRAY_BUFFER_PROTOTYPE);
        return JsArrayBuffer.allocate(shape, byteLength, maximum, shared);
    }

    private static long toLength(Object value) {
        double length = value == Undefined.UNDEFINED ? 0 : Conversions.toIntegerOrInfinity(value);
        if (length < 0 || length > Conversions.MAX_SAFE_INTEGER) {
            throw Errors.rangeError("Invalid array buffer length");
        }
        return (long) length;
    }

    /** GetArrayBufferMaxByteLengthOption (§25.1.3.8); -1 for empty. */
    private static long maxByteLength(Object options) {
        if (!(options instanceof JsObject o)) {
            return -1;
        }
        Object maximum = o.get(MAX_BYTE_LENGTH);
        if (maximum == Undefined.UNDEFINED) {
            return -1;
        }
        double length = Conversions.toIntegerOrInfinity(maximum);
        if (length < 0 || length > Conversions.MAX_SAFE_INTEGER) {
            throw Errors.rangeError("Invalid array buffer max length");
        }
        return (long) length;
    }

    /** A fixed buffer of %ArrayBuffer% with zeros. */
    static JsArrayBuffer create(long byteLength) {
        return JsArrayBuffer.allocate(shape(Agent.realm), byteLength, -1, false);
    }

    /** A fixed buffer of %ArrayBuffer%; takes the bytes over. */
    static JsArrayBuffer of(byte[] bytes) {
        return JsArrayBuffer.of(shape(Agent.realm), bytes);
    }

    private static Shape shape(Realm realm) {
        return Shape.rootFor(realm.intrinsic(Intrinsic.ARRAY_BUFFER_PROTOTYPE));
    }

    /** The receiver of a method of either prototype: a buffer of the right sort, detached or not. */
    static JsArrayBuffer thisBuffer(Object self, String method, boolean shared) {
        if (self instanceof JsArrayBuffer buffer && buffer.isShared() == shared) {
            return buffer;
        }
        throw Errors.typeError("Method " + (shared ? "SharedArrayBuffer" : "ArrayBuffer") + ".prototype." + method
                + " called on incompatible receiver " + Describe.plainly(self));
    }

    /** Throws a TypeError when the buffer is detached. */
    static JsArrayBuffer requireAttached(JsArrayBuffer buffer, String method) {
        if (buffer.isDetached()) {
            throw Errors.typeError("Cannot perform " + method + " on a detached ArrayBuffer");
        }
        return buffer;
    }

    /** ArrayBuffer.prototype.slice and that of SharedArrayBuffer (§25.1.6.7, §25.2.5.6). */
    static Object slice(JsArrayBuffer buffer, Object start, Object end) {
        String method = buffer.className() + ".prototype.slice";
        requireAttached(buffer, method);
        int length = buffer.byteLength();
        int first = (int) Conversions.toRelativeIndex(start, length, 0);
        int last = (int) Conversions.toRelativeIndex(end, length, length);
        int count = Math.max(last - first, 0);
        Intrinsic constructor = buffer.isShared() ? Intrinsic.SHARED_ARRAY_BUFFER : Intrinsic.ARRAY_BUFFER;
        JsObject species = ObjectOperations.speciesConstructor(buffer, Agent.realm.intrinsic(constructor));
        JsObject made = ObjectOperations.construct(species, (double) count);
        if (!(made instanceof JsArrayBuffer result) || result.isShared() != buffer.isShared()) {
            throw Errors.typeError("The species of the buffer made no " + buffer.className());
        }
        requireAttached(result, method);
        if (result.isImmutable()) {
            throw Errors.typeError("Species constructor returned an immutable ArrayBuffer");
        }
        if (result == buffer) {
            throw Errors.typeError("ArrayBuffer subclass returned this from species constructor");
        }
        if (result.byteLength() < count) {
            throw Errors.typeError("Species constructor returned a too small ArrayBuffer");
        }
        requireAttached(buffer, method);
        int available = Math.min(count, buffer.byteLength() - first);
        if (available > 0) {
            System.arraycopy(buffer.bytes(), first, result.bytes(), 0, available);
        }
        return result;
    }

    /** The method sliceToImmutable of the immutable-arraybuffer proposal. */
    static Object sliceToImmutable(JsArrayBuffer buffer, Object start, Object end) {
        String method = "ArrayBuffer.prototype.sliceToImmutable";
        requireAttached(buffer, method);
        int length = buffer.byteLength();
        int first = (int) Conversions.toRelativeIndex(start, length, 0);
        int last = (int) Conversions.toRelativeIndex(end, length, length);
        requireAttached(buffer, method);
        if (buffer.length() < last) {
            throw Errors.rangeError("The ArrayBuffer has become too short to be sliced");
        }
        byte[] bytes = Arrays.copyOfRange(buffer.bytes(), first, Math.max(first, last));
        return JsArrayBuffer.immutable(shape(Agent.realm), bytes);
    }

    /** What a transfer makes of a buffer. */
    enum Transfer {
        PRESERVE("transfer"),
        FIXED("transferToFixedLength"),
        IMMUTABLE("transferToImmutable");

        final String method;

        Transfer(String method) {
            this.method = "ArrayBuffer.prototype." + method;
        }
    }

    /** ArrayBufferCopyAndDetach (§25.1.3.3). */
    static Object transfer(JsArrayBuffer buffer, Object length, Transfer kind) {
        long newLength = length == Undefined.UNDEFINED ? buffer.byteLength() : toLength(length);
        requireAttached(buffer, kind.method);
        if (buffer.isImmutable()) {
            throw Errors.typeError("Cannot perform " + kind.method + " on an immutable ArrayBuffer");
        }
        long maximum = kind == Transfer.PRESERVE && buffer.isResizable() ? buffer.maxByteLength() : -1;
        if (maximum >= 0 && newLength > maximum) {
            throw Errors.rangeError("Invalid array buffer length");
        }
        JsArrayBuffer result;
        if (maximum < 0 && newLength == buffer.bytes().length) {
            result = of(buffer.bytes());
        } else {
            result = JsArrayBuffer.allocate(shape(Agent.realm), newLength, maximum, false);
            System.arraycopy(buffer.bytes(), 0, result.bytes(), 0, (int) Math.min(newLength, buffer.length()));
        }
        buffer.detach();
        return kind == Transfer.IMMUTABLE ? JsArrayBuffer.immutable(shape(Agent.realm), result.bytes()) : result;
    }
}
