package tsubame.runtime.console;

import tsubame.runtime.object.JsObject;

/** Typed arrays for {@link ObjectView}. */
final class BinaryView {
    private BinaryView() {}

    static boolean isView(JsObject object) {
        return false;
    }

    static long length(JsObject object) {
        return 0;
    }
}
