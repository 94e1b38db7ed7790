package tsubame.runtime.web;

import tsubame.runtime.binary.JsArrayBuffer;
import tsubame.runtime.binary.JsDataView;
import tsubame.runtime.binary.JsTypedArray;

/** The bytes of an argument that is a buffer or a view of one (Web IDL, "BufferSource"). Runs no user code. */
final class BufferSource {
    static final BufferSource EMPTY = new BufferSource(new byte[0], 0, 0);

    final byte[] bytes;
    final int from;
    final int length;

    private BufferSource(byte[] bytes, int from, int length) {
        this.bytes = bytes;
        this.from = from;
        this.length = length;
    }

    private BufferSource(JsArrayBuffer buffer, int from, int length) {
        this(buffer.bytes(), from, length);
    }

    /** Null when the value is no buffer source. What is detached or out of bounds has no bytes. */
    static BufferSource of(Object value) {
        if (value instanceof JsArrayBuffer buffer) {
            return new BufferSource(buffer, 0, buffer.byteLength());
        }
        if (value instanceof JsTypedArray array) {
            return new BufferSource(array.buffer, array.isOutOfBounds() ? 0 : array.byteOffset, array.byteLength());
        }
        if (value instanceof JsDataView view) {
            boolean outside = view.isOutOfBounds();
            return new BufferSource(view.buffer, outside ? 0 : view.byteOffset, outside ? 0 : view.byteLength());
        }
        return null;
    }
}
