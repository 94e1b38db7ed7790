package tsubame.runtime.json;

import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.IndexKey;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;

/** The message of the TypeError for a cycle: the way from the object round to itself, as V8 draws it. */
final class JsonCycle {
    /** So many lines are shown at the beginning of a long way, and one at its end. */
    private static final int SHOWN_FIRST = 2;

    private JsonCycle() {}

    /** The cycle begins at open[start], goes on to open[depth − 1], and the key closes it. */
    static String message(JsObject[] open, PropertyKey[] path, int start, int depth, PropertyKey closing) {
        StringBuilder text = new StringBuilder("Converting circular structure to JSON\n    --> starting at object with constructor ");
        text.append(constructor(open[start]));
        for (int i = start + 1; i < depth; i++) {
            if (i == start + 1 + SHOWN_FIRST && i < depth - 1) {
                text.append("\n    |     ...");
                i = depth - 1;
            }
            text.append("\n    |     ").append(step(path[i])).append(" -> object with constructor ").append(constructor(open[i]));
        }
        return text.append("\n    --- ").append(step(closing)).append(" closes the circle").toString();
    }

    private static String constructor(JsObject object) {
        return "'" + Describe.constructorName(object) + "'";
    }

    private static String step(PropertyKey key) {
        return key instanceof IndexKey ? "index " + key : "property '" + key + "'";
    }
}
