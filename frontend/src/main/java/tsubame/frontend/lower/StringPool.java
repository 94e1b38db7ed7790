package tsubame.frontend.lower;

import java.util.ArrayList;

/** Strings, each once, numbered in the order in which they came. Open addressing, half full at most. */
final class StringPool {
    private final ArrayList<String> strings = new ArrayList<>();
    /** One more than a string's number; 0 is free. */
    private int[] slots = new int[16];

    int number(String text) {
        int slot = slot(text);
        if (slots[slot] == 0) {
            if (2 * strings.size() + 2 > slots.length) {
                slots = new int[2 * slots.length];
                for (int i = 0; i < strings.size(); i++) {
                    slots[slot(strings.get(i))] = i + 1;
                }
                slot = slot(text);
            }
            strings.add(text);
            slots[slot] = strings.size();
        }
        return slots[slot] - 1;
    }

    private int slot(String text) {
        int mask = slots.length - 1;
        int hash = text.hashCode();
        int slot = (hash ^ hash >>> 16) & mask;
        while (slots[slot] != 0 && !strings.get(slots[slot] - 1).equals(text)) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    String[] toArray() {
        return strings.toArray(new String[0]);
    }
}
