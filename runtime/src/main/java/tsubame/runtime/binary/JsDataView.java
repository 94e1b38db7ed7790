package tsubame.runtime.binary;

import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.system.rule.Inline;

/** A DataView (ECMA-262 §25.3): from an offset on, so many bytes of a buffer, or all up to its end, however that moves. */
public final class JsDataView extends JsObject implements Described {
    public final JsArrayBuffer buffer;
    /** [[ByteOffset]], also when out of bounds. */
    public final int byteOffset;
    /** The number of bytes; -1 when the view tracks the buffer's length. */
    private final int fixedLength;
    /** A plain view has a fixed length over a buffer of fixed length that may be written: these are the buffer's bytes until it is detached. */
    private final byte[] plainBytes;
    /** The length of a plain view; 0 of others. */
    private final int plainLength;

    /** A view of a buffer that is known to hold it. */
    public JsDataView(Shape shape, JsArrayBuffer buffer, int byteOffset, int fixedLength) {
        super(shape);
        this.buffer = buffer;
        this.byteOffset = byteOffset;
        this.fixedLength = fixedLength;
        boolean plain = fixedLength >= 0 && !buffer.isResizable() && !buffer.isImmutable() && byteOffset + fixedLength <= buffer.length();
        this.plainBytes = plain ? buffer.bytes() : null;
        this.plainLength = plain ? fixedLength : 0;
    }

    // ---- Elements of plain views: the short way

    /** Whether there is an element of this size at an index, and the view is plain. Then, until user code runs, the methods below may be used. */
    @Inline("every access of an element")
    public boolean isPlain(int index, int size) {
        return index >= 0 && index <= plainLength - size && buffer.bytes() == plainBytes;
    }

    /** The number at an index, of the kind with that code. */
    @Inline("every access of an element")
    public double plainNumber(int index, int code, boolean little) {
        return little ? ElementKind.get(code, plainBytes, byteOffset + index) : BigEndian.get(code, plainBytes, byteOffset + index);
    }

    /** The same of a kind of integers. */
    @Inline("every access of an element")
    public long plainInteger(int index, int code, boolean little) {
        return little ? ElementKind.getInteger(code, plainBytes, byteOffset + index) : BigEndian.getInteger(code, plainBytes, byteOffset + index);
    }

    @Inline("every access of an element")
    public void setPlainNumber(int index, int code, boolean little, double value) {
        if (little) {
            ElementKind.put(code, plainBytes, byteOffset + index, value);
        } else {
            BigEndian.put(code, plainBytes, byteOffset + index, value);
        }
    }

    /** The same for integers; of a kind that holds them modulo a power of two. */
    @Inline("every access of an element")
    public void setPlainInteger(int index, int code, boolean little, int value) {
        if (little) {
            ElementKind.putInteger(code, plainBytes, byteOffset + index, value);
        } else {
            BigEndian.putInteger(code, plainBytes, byteOffset + index, value);
        }
    }

    // ---- Bounds

    public boolean tracksLength() {
        return fixedLength < 0;
    }

    /** IsViewOutOfBounds (§25.3.1.4). */
    public boolean isOutOfBounds() {
        return byteOffset + Math.max(fixedLength, 0) > buffer.length();
    }

    /** GetViewByteLength (§25.3.1.3) of a view in bounds. */
    public int byteLength() {
        return fixedLength >= 0 ? fixedLength : buffer.length() - byteOffset;
    }

    @Override
    public void describe(Description out) {
        if (!isOutOfBounds()) {
            out.property("byteLength", (Object) (double) byteLength());
            out.property("byteOffset", (Object) (double) byteOffset);
        }
        out.property("buffer", buffer);
    }

    @Override
    public String className() {
        return "DataView";
    }
}
