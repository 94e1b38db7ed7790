package tsubame.text.unicode;

import java.util.ArrayList;

/**
 * Character properties by the names that ECMA-262 tables 67 to 70 allow, exactly spelt. A property is found as a small number, so that
 * a name can be checked without building its set; {@link #set} and {@link #strings} decode it. Unicode 17.
 */
public final class UnicodeProperties {
    /** The answer for a name that does not exist. */
    public static final int NONE = -1;

    private static final int CATEGORY = 0;
    private static final int SCRIPT = 1 << 12;
    private static final int EXTENSIONS = 2 << 12;
    private static final int BINARY = 3 << 12;
    private static final int SPECIAL = 4 << 12;
    private static final int STRINGS = 5 << 12;
    private static final int INDEX = (1 << 12) - 1;
    private static final String[] SPECIAL_NAMES = {"Any", "ASCII", "Assigned"};
    /** Indices into SPECIAL_NAMES; the third is what the category Unassigned leaves. */
    private static final int ANY = 0, ASCII = 1;
    private static final int RGI_EMOJI = STRINGS | INDEX;

    private UnicodeProperties() {}

    /** A lone name: a binary property, or a value of General_Category. */
    public static int find(String name) {
        int i = row(SPECIAL_NAMES, name);
        if (i >= 0) return SPECIAL | i;
        i = row(PropertyTables.BINARY_NAMES, name);
        if (i >= 0) return BINARY | i;
        i = row(PropertyTables.CATEGORY_NAMES, name);
        return i >= 0 ? CATEGORY | i : NONE;
    }

    /** Name=Value, for General_Category, Script and Script_Extensions. */
    public static int find(String name, String value) {
        if (name.equals("General_Category") || name.equals("gc")) return tagged(CATEGORY, PropertyTables.CATEGORY_NAMES, value);
        if (name.equals("Script") || name.equals("sc")) return tagged(SCRIPT, PropertyTables.SCRIPT_NAMES, value);
        if (name.equals("Script_Extensions") || name.equals("scx")) return tagged(EXTENSIONS, PropertyTables.SCRIPT_NAMES, value);
        return NONE;
    }

    /** A property of strings, allowed with flag v only. */
    public static int findStrings(String name) {
        return name.equals("RGI_Emoji") ? RGI_EMOJI : tagged(STRINGS, PropertyTables.STRING_NAMES, name);
    }

    public static CodePointSet set(int property) {
        int i = property & INDEX;
        switch (property & ~INDEX) {
            case CATEGORY: return classes(PropertyTables.CATEGORIES, PropertyTables.CATEGORY_MASKS[i], 0);
            case SCRIPT: return classes(PropertyTables.SCRIPTS, 0, i);
            case EXTENSIONS: {
                CodePointSet difference = new CodePointSet(TableReader.sums(PropertyTables.SCRIPT_EXTENSION_DIFFERENCES[i]));
                return classes(PropertyTables.SCRIPTS, 0, i).symmetricDifference(difference);
            }
            case BINARY: return new CodePointSet(TableReader.sums(PropertyTables.BINARY[i]));
            default:
                if (i == ANY) return CodePointSet.ALL;
                return i == ASCII ? CodePointSet.range(0, 127) : set(find("Unassigned")).complement();
        }
    }

    /** Appends the members of a property of strings, as code point sequences of length one or more. */
    public static void strings(int property, ArrayList<int[]> to) {
        if (property != RGI_EMOJI) {
            decodeStrings(PropertyTables.STRINGS[property & INDEX], to);
            return;
        }
        for (int i = 0; i < PropertyTables.STRINGS.length; i++) decodeStrings(PropertyTables.STRINGS[i], to);
    }

    private static int tagged(int tag, String[] names, String name) {
        int i = row(names, name);
        return i >= 0 ? tag | i : NONE;
    }

    /** The row that holds the name between its blanks, or NONE. */
    private static int row(String[] rows, String name) {
        int length = name.length();
        if (length == 0 || name.indexOf(' ') >= 0) return NONE;
        for (int i = 0; i < rows.length; i++) {
            String row = rows[i];
            int at = row.indexOf(name);
            while (at >= 0) {
                boolean begins = at == 0 || row.charAt(at - 1) == ' ';
                boolean ends = at + length == row.length() || row.charAt(at + length) == ' ';
                if (begins && ends) return i;
                at = row.indexOf(name, at + 1);
            }
        }
        return NONE;
    }

    /** The code points whose class in the partition is in the mask, or, without a mask, is the one given. */
    private static CodePointSet classes(String partition, int mask, int wanted) {
        int[] ranges = new int[partition.length()];
        int n = 0;
        int at = 0;
        TableReader reader = new TableReader(partition);
        while (reader.more()) {
            int run = reader.next();
            int found = reader.next();
            if (mask != 0 ? (mask >>> found & 1) == 1 : found == wanted) {
                ranges[n++] = at;
                ranges[n++] = at + run - 1;
            }
            at += run;
        }
        return CodePointSet.ofRanges(ranges, n);
    }

    private static void decodeStrings(String table, ArrayList<int[]> to) {
        int[] alphabet = TableReader.sums(PropertyTables.STRING_ALPHABET);
        TableReader letters = new TableReader(PropertyTables.STRING_ALPHABET);
        int letter = 0;
        for (int i = 0; i < alphabet.length; i++) alphabet[i] = letter += letters.nextSigned();
        TableReader reader = new TableReader(table);
        int[] last = new int[0];
        while (reader.more()) {
            int shared = reader.next();
            int[] string = new int[shared + reader.next()];
            System.arraycopy(last, 0, string, 0, shared);
            for (int i = shared; i < string.length; i++) string[i] = alphabet[reader.next()];
            to.add(string);
            last = string;
        }
    }
}
