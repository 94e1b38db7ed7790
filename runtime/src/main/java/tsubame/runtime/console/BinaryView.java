package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.object.JsObject;

/** Typed arrays and Node's buffers for {@link ObjectView}. */
public final class BinaryView {
    private static final int SHOWN_BYTES = 50;

    private BinaryView() {}

    static boolean isView(JsObject object) {
        return object instanceof JsTypedArray;
    }

    static long length(JsObject object) {
        return object instanceof JsTypedArray array ? array.length() : 0;
    }

    static String more(long count) {
        return "... " + count + " more item" + (count > 1 ? "s" : "");
    }

    /** The properties of a typed array's prototype that say where it lies. */
    static void addHidden(Inspector inspector, JsTypedArray view, ArrayList<String> entries, int level) {
        entries.add("[BYTES_PER_ELEMENT]: " + inspector.show((double) view.kind.size(), level));
        entries.add("[length]: " + inspector.show((double) view.length(), level));
        entries.add("[byteLength]: " + inspector.show((double) view.byteLength(), level));
        entries.add("[byteOffset]: " + inspector.show((double) view.byteOffset, level));
        entries.add("[buffer]: " + inspector.nested(view.buffer, level, 2));
    }

    private static String hex(byte[] bytes, int from, int count) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < count; i++) {
            out.append(i == 0 ? "" : " ");
            out.append("0123456789abcdef".charAt(bytes[from + i] >> 4 & 15)).append("0123456789abcdef".charAt(bytes[from + i] & 15));
        }
        return out.toString();
    }

    /** What a Buffer shows: {@code <Buffer 68 69>}, fifty bytes at most. */
    public static String bufferText(String name, byte[] bytes, int from, int length) {
        int shown = Math.min(SHOWN_BYTES, length);
        String text = "<" + name + " " + hex(bytes, from, shown);
        int more = length - shown;
        return text + (more > 0 ? " ... " + more + " more byte" + (more > 1 ? "s" : "") : "") + ">";
    }
}
