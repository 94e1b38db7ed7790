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

    static void flatten(JsString rope) {
        JsString first = rope;
        while (first.right != null) {
            first = (JsString) first.data;
        }
        boolean grows = first.ownsRoom;
        first.ownsRoom = false;
        if (!grows || !extend(rope, first)) {
            copy(rope, grows ? (int) Math.min(2L * rope.length, JsString.MAX_LENGTH) : rope.length);
        }
        rope.right = null;
        rope.ownsRoom = true;
    }

    /** Writes what follows the first leaf behind it; false when there is no room, or the units are too wide. */
    private static boolean extend(JsString rope, JsString first) {
        Object units = first.data;
        int needed = first.base + rope.length;
        if (units instanceof byte[] bytes ? needed > bytes.length || !fill(rope, bytes, null, first.base, first.length)
                : needed > ((char[]) units).length || !fill(rope, null, (char[]) units, first.base, first.length)) {
            return false;
        }
        rope.data = units;
        rope.base = first.base;
        return true;
    }

    /** Optimistic: Latin-1 first, again as chars when a wide leaf turns up. */
    private static void copy(JsString rope, int capacity) {
        Agent.requireRoom(2L * capacity);
        byte[] bytes = new byte[capacity];
        if (fill(rope, bytes, null, 0, 0)) {
            rope.data = bytes;
        } else {
            char[] chars = new char[capacity];
            fill(rope, null, chars, 0, 0);
            rope.data = chars;
        }
        rope.base = 0;
    }

    /**
     * Writes the leaves from the last down to the one at index stop, to the array from base on; strings grow at their end, so left parts
     * are deep and right parts shallow, and the stack of left parts that wait stays small. False at a leaf that does not fit into bytes.
     */
    private static boolean fill(JsString rope, byte[] bytes, char[] chars, int base, int stop) {
        JsString[] waiting = new JsString[16];
        int depth = 0;
        int end = rope.length;
        JsString node = rope;
        while (true) {
            while (node.right != null) {
                if (depth == waiting.length) {
                    waiting = Arrays.copyOf(waiting, 2 * depth);
                }
                waiting[depth++] = (JsString) node.data;
                node = node.right;
            }
            end -= node.length;
            if (chars != null) {
                node.copyTo(chars, base + end);
            } else if (node.data instanceof byte[] leaf) {
                System.arraycopy(leaf, node.base, bytes, base + end, node.length);
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
