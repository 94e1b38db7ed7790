package tsubame.runtime.value;

import java.util.Arrays;
import tsubame.runtime.realm.Agent;

/**
 * Makes ropes flat. A string that grows by appending, and is looked at in between, must not be copied each time: what flattening has
 * made owns the room behind its units, and a rope that begins with it is written there, when it fits; else the new array is made twice
 * as large as needed. So n units cost O(n) in all. The room passes on with each step; whoever has lost it is copied once.
 */
final class RopeFlattening {
    private RopeFlattening() {}

    static void flatten(LongString rope) {
        JsString first = rope;
        while (first instanceof LongString inner && inner.data instanceof JsString left) {
            first = left;
        }
        boolean grows = first instanceof LongString leaf && leaf.takeRoom();
        if (!grows || !extend(rope, (LongString) first)) {
            copy(rope, grows ? (int) Math.min(2L * rope.length(), JsString.MAX_LENGTH) : rope.length());
        }
    }

    /** Writes what follows the first leaf behind it; false when there is no room, or the units are too wide. */
    private static boolean extend(LongString rope, LongString first) {
        Object units = first.data;
        int base = first.start();
        int needed = base + rope.length();
        if (units instanceof byte[] bytes ? needed > bytes.length || !fill(rope, bytes, null, base, first.length())
                : needed > ((char[]) units).length || !fill(rope, null, (char[]) units, base, first.length())) {
            return false;
        }
        rope.becomeFlat(units, base);
        return true;
    }

    /** Optimistic: Latin-1 first, again as chars when a wide leaf turns up. */
    private static void copy(LongString rope, int capacity) {
        Agent.requireRoom(2L * capacity);
        byte[] bytes = new byte[capacity];
        if (fill(rope, bytes, null, 0, 0)) {
            rope.becomeFlat(bytes, 0);
        } else {
            char[] chars = new char[capacity];
            fill(rope, null, chars, 0, 0);
            rope.becomeFlat(chars, 0);
        }
    }

    /**
     * Writes the leaves from the last down to the one at index stop, to the array from base on; strings grow at their end, so left parts
     * are deep and right parts shallow, and the stack of left parts that wait stays small. False at a leaf that does not fit into bytes.
     */
    private static boolean fill(LongString rope, byte[] bytes, char[] chars, int base, int stop) {
        JsString[] waiting = new JsString[16];
        int depth = 0;
        int end = rope.length();
        JsString node = rope;
        while (true) {
            while (node instanceof LongString inner && inner.data instanceof JsString left) {
                if (depth == waiting.length) {
                    waiting = Arrays.copyOf(waiting, 2 * depth);
                }
                waiting[depth++] = left;
                node = inner.right();
            }
            int length = node.length();
            end -= length;
            if (chars != null) {
                node.copyTo(chars, base + end);
            } else if (node.isLatin1()) {
                node.copyTo(bytes, base + end);
            } else {
                return false;
            }
            if (end == stop) {
                return true;
            }
            node = waiting[--depth];
            waiting[depth] = null;
        }
    }
}
