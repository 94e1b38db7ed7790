package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.builtin.NativeIteratorBuiltins;
import tsubame.runtime.function.JsFunction;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.iteration.IterationKind;
import tsubame.runtime.iteration.TableIterator;
import tsubame.runtime.object.JsObject;

/** Objects whose content is in internal slots: what is shown of them for {@link ObjectView}. */
final class SpecialView {
    private SpecialView() {}

    /** What stands before the brace, where the object's class decides it; null otherwise. */
    static String prefix(JsObject object) {
        if (object instanceof TableIterator iterator) {
            String collection = iterator.nextRow() == NativeIteratorBuiltins.MAP_NEXT ? "[Map " : "[Set ";
            return collection + (iterator.kind() == IterationKind.ENTRIES ? "Entries] " : "Iterator] ");
        }
        return null;
    }

    static boolean hasContent(JsObject object) {
        return object instanceof Described described && described.hasDescription();
    }

    static void addContent(Inspector inspector, JsObject object, ArrayList<String> entries, int level) {
        if (object instanceof Described described) {
            described.describe(new Description(inspector, entries, level));
        }
    }

    /** Whether the function was written by a program: it has a source text of its own. */
    static boolean isUserCode(JsObject function) {
        return !(function instanceof NativeFunction) && function instanceof JsFunction;
    }

    /** The source text of a function; empty for a callable that has none. */
    static String sourceOf(JsObject function) {
        return function instanceof JsFunction f ? f.sourceText().toJavaString() : "";
    }
}
