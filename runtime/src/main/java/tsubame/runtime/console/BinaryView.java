package tsubame.runtime.console;

import tsubame.runtime.binary.JsTypedArray;
import tsubame.runtime.object.JsObject;

/** Typed arrays for {@link ObjectView}. */
final class BinaryView {
    private BinaryView() {}

    static boolean isView(JsObject object) {
        return object instanceof JsTypedArray;
    }

    static long length(JsObject object) {
        return object instanceof JsTypedArray array ? array.length() : 0;
    }
}
