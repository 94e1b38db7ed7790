package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.method;

import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;

/** %IteratorPrototype% (§27.1.2) and %AsyncIteratorPrototype% (§27.1.3). */
final class IteratorBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        ITERATOR(method("@@iterator", 0)),
        ASYNC_ITERATOR(method("@@asyncIterator", 0));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    @Override
    public Object call(int id, NativeFunction callee, Object thisValue, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case ITERATOR, ASYNC_ITERATOR -> thisValue;
        };
    }

    @Override
    public void install(Realm realm) {
        JsObject asyncIterator = prototypeObject(realm.objectPrototype, 4);
        realm.register(Intrinsic.ASYNC_ITERATOR_PROTOTYPE, asyncIterator);
        hiddenRow(realm, realm.iteratorPrototype, Row.ITERATOR);
        hiddenRow(realm, asyncIterator, Row.ASYNC_ITERATOR);
    }

    private void hiddenRow(Realm realm, JsObject target, Row row) {
        target.define(row.signature.key, makeFunction(realm, row), tsubame.runtime.object.Attributes.HIDDEN);
    }
}
