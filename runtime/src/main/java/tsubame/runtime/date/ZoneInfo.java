package tsubame.runtime.date;

import tsubame.runtime.host.HostFailure;
import tsubame.runtime.realm.Agent;

/**
 * A time zone by its name in the system's tz database: the transitions of a TZif file (RFC 9636), and behind the last of them the
 * rule of its footer. Immutable.
 */
public final class ZoneInfo {
    private static final String FOLDER = "/usr/share/zoneinfo/";
    private static final int HEADER = 44;

    /** As the database spells it. */
    public final String name;
    /** Seconds since 1970 from which on {@link #offsets} holds. */
    private final long[] transitions;
    private final int[] offsets;
    private final boolean[] summer;
    private final String[] abbreviations;
    private final int first;
    private final ZoneRule rule;

    private ZoneInfo(String name, byte[] file, int at, ZoneRule rule) {
        this.name = name;
        this.rule = rule;
        int count = word(file, at + 32);
        int types = word(file, at + 36);
        int letters = word(file, at + 40);
        int times = at + HEADER;
        int kinds = times + 8 * count;
        int table = kinds + count;
        int names = table + 6 * types;
        transitions = new long[count];
        offsets = new int[count + 1];
        summer = new boolean[count + 1];
        abbreviations = new String[count + 1];
        first = count;
        for (int i = 0; i <= count; i++) {
            int kind = i == count ? 0 : file[kinds + i] & 0xFF;
            if (i < count) {
                transitions[i] = (long) word(file, times + 8 * i) << 32 | word(file, times + 8 * i + 4) & 0xFFFFFFFFL;
            }
            offsets[i] = word(file, table + 6 * kind);
            summer[i] = file[table + 6 * kind + 4] != 0;
            abbreviations[i] = text(file, names + (file[table + 6 * kind + 5] & 0xFF), names + letters);
        }
    }

    /** Null if there is no zone of that name, whose case does not count. */
    public static ZoneInfo of(String name) {
        if (Agent.host == null || Agent.host.files() == null || !isName(name)) {
            return null;
        }
        String spelt = exists(name) ? name : respelt(name);
        try {
            byte[] file = Agent.host.files().read(FOLDER + spelt);
            if (file.length < 2 * HEADER || file[0] != 'T' || file[1] != 'Z' || file[2] != 'i' || file[3] != 'f' || file[4] < '2') {
                return null;
            }
            int second = HEADER + blockSize(file, 0, 4);
            int footer = second + HEADER + blockSize(file, second, 8);
            String rule = text(file, footer + 1, file.length);
            int end = rule.indexOf('\n');
            return new ZoneInfo(spelt, file, second, ZoneRule.parse(end < 0 ? rule : rule.substring(0, end)));
        } catch (HostFailure absent) {
            return null;
        }
    }

    private static boolean exists(String name) {
        return Agent.host.files().exists(FOLDER + name);
    }

    /** {@code America/New_York} for {@code america/new_york}. */
    private static String respelt(String name) {
        StringBuilder out = new StringBuilder();
        boolean begins = true;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            out.append(!letter ? c : begins ? (char) (c & ~0x20) : (char) (c | 0x20));
            begins = !letter;
        }
        return out.toString();
    }

    private static boolean isName(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean plain = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-' || c == '+' || c == '/';
            if (!plain) {
                return false;
            }
        }
        return !name.isEmpty() && name.charAt(0) != '/' && name.charAt(name.length() - 1) != '/';
    }

    private static int blockSize(byte[] file, int at, int timeSize) {
        int count = word(file, at + 32);
        return count * (timeSize + 1) + 6 * word(file, at + 36) + word(file, at + 40) + word(file, at + 28) * (timeSize + 4)
                + word(file, at + 24) + word(file, at + 20);
    }

    private static int word(byte[] file, int at) {
        return file[at] << 24 | (file[at + 1] & 0xFF) << 16 | (file[at + 2] & 0xFF) << 8 | file[at + 3] & 0xFF;
    }

    private static String text(byte[] file, int from, int limit) {
        StringBuilder out = new StringBuilder();
        for (int i = from; i < limit && file[i] != 0; i++) {
            out.append((char) (file[i] & 0xFF));
        }
        return out.toString();
    }

    /** The index of what is in force at a time; -1 when the rule is. */
    private int index(double time) {
        double seconds = Math.floor(time / 1000);
        int low = 0;
        int high = transitions.length;
        while (low < high) {
            int middle = low + high >>> 1;
            if (transitions[middle] <= seconds) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low == transitions.length && rule != null ? -1 : low == 0 ? first : low - 1;
    }

    /** Seconds to add to UTC. */
    public int offset(double time) {
        int i = index(time);
        return i < 0 ? rule.offset(time) : offsets[i];
    }

    public boolean isSummer(double time) {
        int i = index(time);
        return i < 0 ? rule.isSummer(time) : summer[i];
    }

    /** Such as EST; the database has made-up ones for zones without. */
    public String abbreviation(double time) {
        int i = index(time);
        return i < 0 ? rule.abbreviation(time) : abbreviations[i];
    }
}
