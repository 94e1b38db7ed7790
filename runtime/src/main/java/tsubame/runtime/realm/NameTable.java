package tsubame.runtime.realm;

import tsubame.runtime.object.Name;
import tsubame.runtime.value.JsString;

/** The interned names, by content: open addressing, linear probing, grows at half load, forgets nothing. */
final class NameTable {
    private Name[] table = new Name[4096];
    private int size;

    Name intern(JsString string) {
        int at = find(table, string);
        Name name = table[at];
        if (name == null) {
            name = new Name(string);
            table[at] = name;
            if (2 * ++size > table.length) {
                grow();
            }
        }
        return name;
    }

    /** The place of the name, or the free place where it would go. */
    private static int find(Name[] table, JsString string) {
        int mask = table.length - 1;
        int at = string.hashCode() & mask;
        while (table[at] != null && !JsString.same(table[at].string, string)) {
            at = at + 1 & mask;
        }
        return at;
    }

    private void grow() {
        Name[] larger = new Name[2 * table.length];
        for (int i = 0; i < table.length; i++) {
            if (table[i] != null) {
                larger[find(larger, table[i].string)] = table[i];
            }
        }
        table = larger;
    }
}
