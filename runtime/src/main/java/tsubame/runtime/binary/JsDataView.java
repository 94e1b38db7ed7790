package tsubame.runtime.binary;

import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/** A DataView (ECMA-262 §25.3): from an offset on, so many bytes of a buffer, or all up to its end, however that moves. */
public final class JsDataView extends JsObject implements Described {
    public final JsArrayBuffer buffer;
    /** [[ByteOffset]], also when out of bounds. */
    public final int byteOffset;
    /** The number of bytes; -1 when the view tracks the buffer's length. */
    private final int fixedLength;

    /** A view of a buffer that is known to hold it. */
    public JsDataView(Shape shape, JsArrayBuffer buffer, int byteOffset, int fixedLength) {
        super(shape);
        this.buffer = buffer;
        this.byteOffset = byteOffset;
        this.fixedLength = fixedLength;
    }

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
