package tsubame.runtime.iteration;

import tsubame.runtime.builtin.NativeIteratorBuiltins;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;

/** A string iterator (ECMA-262 §22.1.5): by code points. */
public final class StringIterator extends NativeIterator {
    private final JsString text;
    private int next;

    public StringIterator(JsString text) {
        super(Intrinsic.STRING_ITERATOR_PROTOTYPE);
        this.text = text;
    }

    @Override
    public int nextRow() {
        return NativeIteratorBuiltins.STRING_NEXT;
    }

    @Override
    public Object advance() {
        if (next >= text.length()) {
            return null;
        }
        int codePoint = text.codePointAt(next);
        next += codePoint >= 0x10000 ? 2 : 1;
        return JsString.ofCodePoint(codePoint);
    }
}
