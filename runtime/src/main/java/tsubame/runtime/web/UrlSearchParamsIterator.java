package tsubame.runtime.web;

import tsubame.runtime.builtin.NativeIteratorBuiltins;
import tsubame.runtime.iteration.IterationKind;
import tsubame.runtime.iteration.NativeIterator;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.realm.Intrinsic;

/** An iterator of URLSearchParams, live as the list changes. */
final class UrlSearchParamsIterator extends NativeIterator {
    private final JsUrlSearchParams params;
    private final IterationKind kind;
    private int next;

    UrlSearchParamsIterator(JsUrlSearchParams params, IterationKind kind) {
        super(Intrinsic.URL_SEARCH_PARAMS_ITERATOR_PROTOTYPE);
        this.params = params;
        this.kind = kind;
    }

    @Override
    public int nextRow() {
        return NativeIteratorBuiltins.URL_SEARCH_PARAMS_NEXT;
    }

    @Override
    public Object advance() {
        if (next >= params.size()) {
            return null;
        }
        JsUrlSearchParams.Pair pair = params.pair(next++);
        return switch (kind) {
            case KEYS -> pair.name;
            case VALUES -> pair.value;
            case ENTRIES -> JsArray.of(pair.name, pair.value);
        };
    }
}
