package tsubame.runtime.builtin;

import static tsubame.runtime.builtin.Signature.function;

import java.util.ArrayList;
import java.util.Arrays;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IteratorHelpers;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.iteration.IteratorZip;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.KeyList;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** Iterator.zip and Iterator.zipKeyed: they open all iterators, then hand over to {@link IteratorZip}. */
final class IteratorZipBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        ZIP(function("zip", 1)),
        ZIP_KEYED(function("zipKeyed", 1));

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
        JsObject iterables = requireObject(arg(args, 0));
        Object options = arg(args, 1);
        JsObject given = options == Undefined.UNDEFINED ? null : requireObject(options);
        IteratorZip.Mode mode = mode(given == null ? Undefined.UNDEFINED : given.get(PropertyKey.of("mode")));
        JsObject padding = null;
        if (mode == IteratorZip.Mode.LONGEST && given != null) {
            Object option = given.get(PropertyKey.of("padding"));
            padding = option == Undefined.UNDEFINED ? null : requireObject(option);
        }
        return switch (ROWS[id]) {
            case ZIP -> zip(iterables, mode, padding);
            case ZIP_KEYED -> zipKeyed(iterables, mode, padding);
        };
    }

    @Override
    public void install(Realm realm) {
        installRows(realm, ROWS, realm.intrinsic(Intrinsic.ITERATOR), null);
    }

    private static JsObject requireObject(Object value) {
        if (value instanceof JsObject object) {
            return object;
        }
        throw Errors.typeError(Describe.plainly(value) + " is not an object");
    }

    private static IteratorZip.Mode mode(Object option) {
        if (option == Undefined.UNDEFINED) {
            return IteratorZip.Mode.SHORTEST;
        }
        if (option instanceof JsString text) {
            switch (text.toJavaString()) {
                case "shortest" -> {
                    return IteratorZip.Mode.SHORTEST;
                }
                case "longest" -> {
                    return IteratorZip.Mode.LONGEST;
                }
                case "strict" -> {
                    return IteratorZip.Mode.STRICT;
                }
                default -> { }
            }
        }
        throw Errors.typeError("mode must be \"shortest\", \"longest\" or \"strict\"");
    }

    // ---- zip

    private static Object zip(JsObject iterables, IteratorZip.Mode mode, JsObject paddingOption) {
        ArrayList<IteratorRecord> iterators = new ArrayList<>();
        IteratorRecord input = IteratorRecord.of(iterables);
        Object[] padding;
        try {
            for (Object next = input.step(); next != null; next = input.step()) {
                iterators.add(IteratorHelpers.flattenable(next, false));
            }
            padding = paddingOption == null ? undefined(iterators.size()) : padding(paddingOption, iterators.size());
        } catch (JsThrow thrown) {
            iterators.add(0, input); // closed last, unless it is what failed or is at its end
            IteratorZip.closeAll(iterators, thrown);
            throw thrown;
        }
        return new IteratorZip(iterators, mode, padding, null);
    }

    private static Object[] undefined(int count) {
        Object[] values = new Object[count];
        Arrays.fill(values, Undefined.UNDEFINED);
        return values;
    }

    private static Object[] padding(JsObject option, int count) {
        Object[] values = undefined(count);
        IteratorRecord record = IteratorRecord.of(option);
        for (int i = 0; i < count; i++) {
            Object value = record.step();
            if (value == null) {
                return values;
            }
            values[i] = value;
        }
        record.close();
        return values;
    }

    // ---- zipKeyed

    private static Object zipKeyed(JsObject iterables, IteratorZip.Mode mode, JsObject paddingOption) {
        ArrayList<IteratorRecord> iterators = new ArrayList<>();
        KeyList keys = new KeyList();
        PropertyKey[] all = iterables.ownKeys();
        Object[] padding;
        try {
            for (PropertyKey key : all) {
                PropertyDescriptor own = iterables.getOwnProperty(key);
                Object value = own != null && own.isEnumerable() ? iterables.get(key) : Undefined.UNDEFINED;
                if (value != Undefined.UNDEFINED) {
                    keys.add(key);
                    iterators.add(IteratorHelpers.flattenable(value, false));
                }
            }
            padding = undefined(iterators.size());
            for (int i = 0; paddingOption != null && i < padding.length; i++) {
                padding[i] = paddingOption.get(keys.get(i));
            }
        } catch (JsThrow thrown) {
            IteratorZip.closeAll(iterators, thrown);
            throw thrown;
        }
        return new IteratorZip(iterators, mode, padding, Arrays.copyOf(keys.toArray(), keys.size()));
    }
}
