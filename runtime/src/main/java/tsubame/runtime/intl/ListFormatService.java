package tsubame.runtime.intl;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.method;

import java.util.ArrayList;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** Intl.ListFormat (ECMA-402 §13): "a, b, and c". */
final class ListFormatService extends IntlService {
    private enum Row implements BuiltinRow {
        LIST_FORMAT(constructor("ListFormat", 0)),
        SUPPORTED_LOCALES_OF(function("supportedLocalesOf", 1)),
        FORMAT(method("format", 1)),
        FORMAT_TO_PARTS(method("formatToParts", 1)),
        RESOLVED_OPTIONS(method("resolvedOptions", 0));

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

    ListFormatService() {
        super("ListFormat", Intrinsic.INTL_LIST_FORMAT_PROTOTYPE);
    }

    @Override
    BuiltinRow[] rows() {
        return ROWS;
    }

    private static final class Style {
        final String type;
        final String style;

        Style(Object source) {
            if (source != Undefined.UNDEFINED && !(source instanceof JsObject)) {
                throw Errors.typeError("Incorrect ListFormat information provided");
            }
            IntlOptions options = new IntlOptions(source, "Intl.ListFormat");
            type = options.choice("type", "conjunction", "conjunction", "disjunction", "unit");
            style = options.choice("style", "long", "long", "short", "narrow");
        }

        /** Between all but the last two. */
        String comma() {
            return type.equals("unit") && style.equals("narrow") ? " " : ", ";
        }

        /** Before the last of many, or of two. */
        String last(boolean two) {
            String word = type.equals("disjunction") ? "or" : type.equals("unit") || style.equals("narrow") ? "" : style.equals("long") ? "and" : "&";
            return word.isEmpty() ? comma() : (two ? " " : ", ") + word + " ";
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case LIST_FORMAT -> {
                requireNew(newTarget);
                yield create(newTarget, LocaleList.resolve(arg(args, 0), true), new Style(arg(args, 1)));
            }
            case SUPPORTED_LOCALES_OF -> LocaleList.supported(arg(args, 0));
            case FORMAT -> parts((Style) require(self, "format").style, arg(args, 0)).toJsString();
            case FORMAT_TO_PARTS -> parts((Style) require(self, "formatToParts").style, arg(args, 0)).toArray();
            case RESOLVED_OPTIONS -> {
                IntlObject format = require(self, "resolvedOptions");
                JsObject to = description(format);
                put(to, "type", ((Style) format.style).type);
                put(to, "style", ((Style) format.style).style);
                yield to;
            }
        };
    }

    private static PartList parts(Style style, Object iterable) {
        ArrayList<String> items = items(iterable);
        PartList out = new PartList();
        for (int i = 0; i < items.size(); i++) {
            if (i > 0) {
                out.add("literal", i == items.size() - 1 ? style.last(items.size() == 2) : style.comma());
            }
            out.add("element", items.get(i));
        }
        return out;
    }

    /** StringListFromIterable (§13.5.1). */
    private static ArrayList<String> items(Object iterable) {
        ArrayList<String> items = new ArrayList<>();
        if (iterable == Undefined.UNDEFINED) {
            return items;
        }
        IteratorRecord iterator = IteratorRecord.of(iterable);
        for (Object item = iterator.step(); item != null; item = iterator.step()) {
            if (!(item instanceof JsString text)) {
                iterator.closeQuietly();
                throw Errors.typeError("Iterable yielded " + Describe.plainly(item) + " which is not a string");
            }
            items.add(text.toJavaString());
        }
        return items;
    }
}
