package tsubame.runtime.intl;

import static tsubame.runtime.builtin.Signature.constructor;
import static tsubame.runtime.builtin.Signature.function;
import static tsubame.runtime.builtin.Signature.loose;
import static tsubame.runtime.builtin.Signature.method;

import java.util.ArrayList;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/** Intl.Segmenter (ECMA-402 §18) for grapheme clusters, which are the same in all languages. */
final class SegmenterService extends IntlService {
    private enum Row implements BuiltinRow {
        SEGMENTER(constructor("Segmenter", 0)),
        SUPPORTED_LOCALES_OF(function("supportedLocalesOf", 1)),
        SEGMENT(method("segment", 1)),
        RESOLVED_OPTIONS(method("resolvedOptions", 0)),
        CONTAINING(loose("containing", 1)),
        ITERATOR(loose("[Symbol.iterator]", 0)),
        NEXT(loose("next", 0));

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

    SegmenterService() {
        super("Segmenter", Intrinsic.INTL_SEGMENTER_PROTOTYPE);
    }

    @Override
    BuiltinRow[] rows() {
        return ROWS;
    }

    /** What segment() answers: the string under segmentation. */
    private static final class Segments extends JsObject {
        final JsString text;

        Segments(Shape shape, JsString text) {
            super(shape);
            this.text = text;
        }
    }

    private static final class Iterator extends JsObject {
        final JsString text;
        int at;

        Iterator(Shape shape, JsString text) {
            super(shape);
            this.text = text;
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case SEGMENTER -> {
                requireNew(newTarget);
                yield construct(newTarget, args);
            }
            case SUPPORTED_LOCALES_OF -> LocaleList.supported(arg(args, 0));
            case SEGMENT -> {
                require(self, "segment");
                yield new Segments(Shape.rootFor(callee.realm.intrinsic(Intrinsic.SEGMENTS_PROTOTYPE)), Conversions.toString(arg(args, 0)));
            }
            case RESOLVED_OPTIONS -> {
                JsObject to = description(require(self, "resolvedOptions"));
                put(to, "granularity", "grapheme");
                yield to;
            }
            case CONTAINING -> containing(self, arg(args, 0));
            case ITERATOR -> {
                if (!(self instanceof Segments segments)) {
                    throw Errors.typeError("Method %Segments.prototype%[@@iterator] called on incompatible receiver " + Describe.plainly(self));
                }
                yield new Iterator(Shape.rootFor(callee.realm.intrinsic(Intrinsic.INTL_SEGMENT_ITERATOR_PROTOTYPE)), segments.text);
            }
            case NEXT -> next(self);
        };
    }

    private IntlObject construct(JsObject newTarget, Object[] args) {
        ArrayList<String> tags = LocaleList.canonical(arg(args, 0));
        String granularity = new IntlOptions(arg(args, 1), "Intl.Segmenter").choice("granularity", "grapheme", "grapheme", "word", "sentence");
        if (!granularity.equals("grapheme")) {
            throw Errors.rangeError("Intl.Segmenter: the granularity " + granularity + " is not available: Tsubame has grapheme only");
        }
        return create(newTarget, tags.isEmpty() ? LocaleList.DEFAULT : tags.get(0), granularity);
    }

    private static Object containing(Object self, Object index) {
        if (!(self instanceof Segments segments)) {
            throw Errors.typeError("Method %Segments.prototype%.containing called on incompatible receiver " + Describe.plainly(self));
        }
        double wanted = Conversions.toIntegerOrInfinity(index);
        if (wanted < 0 || wanted >= segments.text.length()) {
            return Undefined.UNDEFINED;
        }
        int from = 0;
        int to = Graphemes.end(segments.text, 0);
        while (to <= wanted) {
            from = to;
            to = Graphemes.end(segments.text, from);
        }
        return segment(segments.text, from, to);
    }

    private static Object next(Object self) {
        if (!(self instanceof Iterator iterator)) {
            throw Errors.typeError("Method %SegmentIterator%.prototype.next called on incompatible receiver " + Describe.plainly(self));
        }
        if (iterator.at >= iterator.text.length()) {
            return IterationResult.ofStep(null);
        }
        int from = iterator.at;
        iterator.at = Graphemes.end(iterator.text, from);
        return IterationResult.ofStep(segment(iterator.text, from, iterator.at));
    }

    private static JsObject segment(JsString text, int from, int to) {
        JsObject segment = ObjectOperations.newObject();
        put(segment, "segment", text.slice(from, to));
        put(segment, "index", (double) from);
        put(segment, "input", text);
        return segment;
    }

    @Override
    void installMore(Realm realm) {
        JsObject segments = prototypeObject(realm.objectPrototype, 2);
        hidden(segments, "containing", makeFunction(realm, Row.CONTAINING));
        segments.define(Symbol.ITERATOR, makeFunction(realm, Row.ITERATOR), Attributes.HIDDEN);
        realm.register(Intrinsic.SEGMENTS_PROTOTYPE, segments);
        JsObject iterator = prototypeObject(realm.intrinsic(Intrinsic.ITERATOR_PROTOTYPE), 2);
        hidden(iterator, "next", makeFunction(realm, Row.NEXT));
        toStringTag(iterator, "Segmenter String Iterator");
        realm.register(Intrinsic.INTL_SEGMENT_ITERATOR_PROTOTYPE, iterator);
    }
}
