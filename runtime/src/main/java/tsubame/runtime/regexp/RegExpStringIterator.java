package tsubame.runtime.regexp;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.iteration.NativeIterator;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;

/** What String.prototype.matchAll answers (ECMA-262 §22.2.9): the results of exec, one after the other. */
public final class RegExpStringIterator extends NativeIterator {
    private final JsObject regExp;
    private final JsString text;
    private final boolean global;
    private final boolean unicode;
    private boolean ended;

    public RegExpStringIterator(JsObject regExp, JsString text, boolean global, boolean unicode) {
        super(Intrinsic.REGEXP_STRING_ITERATOR_PROTOTYPE);
        this.regExp = regExp;
        this.text = text;
        this.global = global;
        this.unicode = unicode;
    }

    /** None of the rows of NativeIteratorBuiltins: its next may run user code between matches. */
    @Override
    public int nextRow() {
        return -1;
    }

    @Override
    public Object advance() {
        if (ended) {
            return null;
        }
        ended = true; // also when exec throws
        Object result = RegExpExecution.exec(regExp, text);
        if (result == Null.NULL) {
            return null;
        }
        if (global) {
            JsString matched = Conversions.toString(((JsObject) result).getIndex(0));
            if (matched.isEmpty()) {
                long index = Conversions.toLength(regExp.get(Names.LAST_INDEX));
                regExp.put(Names.LAST_INDEX, (double) RegExpExecution.advance(text, index, unicode));
            }
            ended = false;
        }
        return result;
    }
}
