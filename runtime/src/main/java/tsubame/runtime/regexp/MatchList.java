package tsubame.runtime.regexp;

import java.util.Arrays;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;
import tsubame.text.regexp.RegExpMatcher;

/** The bounds of all groups of many matches in one text, in a flat array. */
public final class MatchList {
    private final JsString text;
    private final int groups;
    private int[] bounds = new int[32];
    private int size;

    public MatchList(JsString text, int groups) {
        this.text = text;
        this.groups = groups;
    }

    public void add(RegExpMatcher matcher) {
        int needed = size + 2 * groups;
        if (needed > bounds.length) {
            bounds = Arrays.copyOf(bounds, Math.max(needed, 2 * bounds.length));
        }
        for (int i = 0; i < groups; i++) {
            bounds[size++] = matcher.start(i);
            bounds[size++] = matcher.end(i);
        }
    }

    public int count() {
        return size / (2 * groups);
    }

    public int groups() {
        return groups;
    }

    public int start(int match, int group) {
        return bounds[2 * (match * groups + group)];
    }

    public int end(int match, int group) {
        return bounds[2 * (match * groups + group) + 1];
    }

    /** The text of a group of a match: a JsString, or undefined. */
    public Object capture(int match, int group) {
        int start = start(match, group);
        return start < 0 ? Undefined.UNDEFINED : text.slice(start, end(match, group));
    }
}
