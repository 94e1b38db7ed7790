package tsubame.runtime.binary;

import java.util.Arrays;
import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.system.rule.Inline;

/**
 * An ArrayBuffer or SharedArrayBuffer (ECMA-262 §25.1, §25.2): fixed, resizable or immutable bytes. Views ask for {@link #bytes} and
 * {@link #length} anew whenever user code may have run: resizing and detaching replace them. Bytes from {@link #length} up to the
 * array's length are zero.
 */
public final class JsArrayBuffer extends JsObject implements Described {
    /** What one Java array can hold. */
    public static final long MAX_LENGTH = Integer.MAX_VALUE - 8;

    private static final byte[] NONE = {};
    private static final String HEX = "0123456789abcdef";

    private byte[] bytes;
    /** Bytes in use; -1 when detached, so that any view, even an empty one at offset 0, is out of its bounds. */
    private int length;
    /** [[ArrayBufferMaxByteLength]]; -1 for a fixed length. */
    private final int maxLength;
    private final boolean shared;
    private final boolean immutable;
    private AsyncWaiters waiters;

    private JsArrayBuffer(Shape shape, byte[] bytes, int maxLength, boolean shared, boolean immutable) {
        super(shape);
        this.bytes = bytes;
        this.length = bytes.length;
        this.maxLength = maxLength;
        this.shared = shared;
        this.immutable = immutable;
    }

    /** A buffer of a fixed length; takes the bytes over. */
    public static JsArrayBuffer of(Shape shape, byte[] bytes) {
        return new JsArrayBuffer(shape, bytes, -1, false, false);
    }

    /** A buffer whose bytes never change, and which cannot be detached; takes the bytes over. */
    public static JsArrayBuffer immutable(Shape shape, byte[] bytes) {
        return new JsArrayBuffer(shape, bytes, -1, false, true);
    }

    /** A SharedArrayBuffer of a fixed length on bytes that other agents see too. */
    public static JsArrayBuffer shared(Shape shape, byte[] bytes) {
        return new JsArrayBuffer(shape, bytes, -1, true, false);
    }

    /** CreateByteDataBlock with zeros (§6.2.9.1). A maximal length of -1 makes a fixed buffer; a RangeError when there is no room. */
    public static JsArrayBuffer allocate(Shape shape, long length, long maxLength, boolean shared) {
        if (length > MAX_LENGTH || maxLength > MAX_LENGTH) {
            throw Errors.rangeError("Array buffer allocation failed");
        }
        Agent.requireRoom(length);
        byte[] bytes = length == 0 ? NONE : new byte[(int) length];
        return new JsArrayBuffer(shape, bytes, (int) maxLength, shared, false);
    }

    /** The bytes, of which {@link #length} are in use. */
    @Inline("a field")
    public byte[] bytes() {
        return bytes;
    }

    /** [[ArrayBufferByteLength]]; -1 when detached. */
    public int length() {
        return length;
    }

    /** As a program sees it: 0 when detached. */
    public int byteLength() {
        return Math.max(length, 0);
    }

    /** The greatest length; of a fixed buffer its length. */
    public int maxByteLength() {
        return maxLength < 0 || length < 0 ? byteLength() : maxLength;
    }

    public boolean isResizable() {
        return maxLength >= 0;
    }

    public boolean isShared() {
        return shared;
    }

    /** Whether nothing may write to the bytes: whoever writes asks first. */
    public boolean isImmutable() {
        return immutable;
    }

    public boolean isDetached() {
        return length < 0;
    }

    /** Sets the length, at most the maximal one, of a buffer that is resizable and not detached; new bytes are zeros. */
    public void resize(int newLength) {
        if (newLength > bytes.length) {
            bytes = Arrays.copyOf(bytes, (int) Math.min(maxLength, Math.max(newLength, 2L * length)));
        } else if (newLength < length) {
            Arrays.fill(bytes, newLength, length, (byte) 0);
        }
        length = newLength;
    }

    /** DetachArrayBuffer (§25.1.3.5) of a buffer that is neither shared nor immutable. */
    public void detach() {
        bytes = NONE;
        length = -1;
    }

    /** Takes the bytes of another buffer over, which is detached by that. */
    public void takeFrom(JsArrayBuffer other) {
        bytes = other.bytes;
        length = other.length;
        other.detach();
    }

    /** Who waits on the bytes of a shared buffer. */
    public AsyncWaiters waiters() {
        if (waiters == null) {
            waiters = new AsyncWaiters();
        }
        return waiters;
    }

    @Override
    public void describe(Description out) {
        if (isDetached()) {
            out.text("(detached)");
        } else {
            int shown = (int) Math.min(length, out.limit());
            StringBuilder text = new StringBuilder("[Uint8Contents]: <");
            for (int i = 0; i < shown; i++) {
                text.append(i > 0 ? " " : "").append(HEX.charAt(bytes[i] >> 4 & 0xF)).append(HEX.charAt(bytes[i] & 0xF));
            }
            int more = length - shown;
            text.append(more > 0 ? " ... " + more + " more byte" + (more > 1 ? "s" : "") : "");
            out.text(text.append('>').toString());
        }
        out.property("byteLength", (Object) (double) byteLength());
    }

    @Override
    public String className() {
        return shared ? "SharedArrayBuffer" : "ArrayBuffer";
    }
}
