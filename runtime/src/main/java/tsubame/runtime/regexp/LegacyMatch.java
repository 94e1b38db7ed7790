package tsubame.runtime.regexp;

import tsubame.runtime.value.JsString;
import tsubame.text.regexp.RegExpMatcher;

/** What RegExp.$1 … $9, input, lastMatch, lastParen, leftContext and rightContext tell (legacy-regexp proposal). */
public final class LegacyMatch {
    private static final int GROUPS = 10;

    private JsString text = JsString.EMPTY;
    private JsString input = JsString.EMPTY;
    /** Start and end of the first groups, at most ten; −1 where a group took no part. */
    private final int[] bounds = new int[2 * GROUPS];
    private int groups;
    private int lastParenStart;
    private int lastParenEnd;
    private boolean valid = true;

    void record(JsString matched, RegExpMatcher matcher, int groupCount) {
        valid = true;
        text = matched;
        input = matched;
        groups = Math.min(groupCount, GROUPS);
        for (int i = 0; i < groups; i++) {
            bounds[2 * i] = matcher.start(i);
            bounds[2 * i + 1] = matcher.end(i);
        }
        lastParenStart = groupCount > 1 ? matcher.start(groupCount - 1) : -1;
        lastParenEnd = groupCount > 1 ? matcher.end(groupCount - 1) : -1;
    }

    /** After a match of a regular expression of a subclass nothing is known. */
    void invalidate() {
        valid = false;
    }

    public boolean isValid() {
        return valid;
    }

    public JsString input() {
        return input;
    }

    public void setInput(JsString value) {
        input = value;
    }

    public JsString group(int number) {
        return number < groups ? piece(bounds[2 * number], bounds[2 * number + 1]) : JsString.EMPTY;
    }

    public JsString lastParen() {
        return piece(lastParenStart, lastParenEnd);
    }

    public JsString leftContext() {
        return piece(0, bounds[0]);
    }

    public JsString rightContext() {
        return piece(bounds[1], text.length());
    }

    private JsString piece(int start, int end) {
        return start < 0 || end < 0 ? JsString.EMPTY : text.slice(start, end);
    }
}
