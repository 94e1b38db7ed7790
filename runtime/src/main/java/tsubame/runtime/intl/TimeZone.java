package tsubame.runtime.intl;

import tsubame.runtime.date.LocalTime;
import tsubame.runtime.date.ZoneInfo;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;

/** The time zone of a date format: UTC, an offset, the host's own, or one of the system's database; with its names in en-US (CLDR). */
final class TimeZone {
    private static final String ZONE_FOLDER = "zoneinfo/";

    /** Beginnings of names; short standard and summer name, or empty; what the long names begin with. */
    private static final String[] ROWS = {
        "America/New_York", "EST", "EDT", "Eastern", "America/Detroit", "EST", "EDT", "Eastern", "America/Toronto", "EST", "EDT", "Eastern",
        "America/Chicago", "CST", "CDT", "Central", "America/Denver", "MST", "MDT", "Mountain", "America/Phoenix", "MST", "MST", "Mountain",
        "America/Los_Angeles", "PST", "PDT", "Pacific", "America/Vancouver", "PST", "PDT", "Pacific", "America/Anchorage", "AKST", "AKDT",
        "Alaska", "Pacific/Honolulu", "HST", "HST", "Hawaii-Aleutian", "Asia/Tokyo", "", "", "Japan", "Asia/Kolkata", "", "", "India",
        "Asia/Calcutta", "", "", "India", "Asia/Shanghai", "", "", "China", "Asia/Seoul", "", "", "Korean", "Asia/Singapore", "", "",
        "Singapore", "Asia/Hong_Kong", "", "", "Hong Kong", "Europe/Moscow", "", "", "Moscow", "Australia/Sydney", "", "",
        "Australian Eastern", "Pacific/Auckland", "", "", "New Zealand", "America/Sao_Paulo", "", "", "Brasilia",
        "Europe/London", "GMT", "", "British",
    };
    private static final String CENTRAL_EUROPE = " Amsterdam Berlin Brussels Budapest Copenhagen Madrid Oslo Paris Prague Rome Stockholm Vienna Warsaw Zurich ";
    private static final String EASTERN_EUROPE = " Athens Bucharest Helsinki Kiev Kyiv Riga Sofia Tallinn Vilnius ";

    /** As resolvedOptions says it. */
    final String name;
    /** Null for UTC, offsets, and the host's zone. */
    private final ZoneInfo zone;
    private final boolean local;
    /** Minutes, for an offset. */
    private final int fixed;

    private TimeZone(String name, ZoneInfo zone, boolean local, int fixed) {
        this.name = name;
        this.zone = zone;
        this.local = local;
        this.fixed = fixed;
    }

    static TimeZone local() {
        String name = localName();
        ZoneInfo zone = name == null || isUtc(name) ? null : ZoneInfo.of(name);
        return zone != null ? new TimeZone(zone.name, zone, false, 0) : new TimeZone("UTC", null, true, 0);
    }

    /** What the host's zone is called: TZ, or where /etc/localtime leads to; null if neither says. */
    private static String localName() {
        if (Agent.host == null) {
            return null;
        }
        String given = Agent.host.environment("TZ");
        if (given != null && !given.isEmpty()) {
            return given.charAt(0) == ':' ? given.substring(1) : given;
        }
        try {
            String link = Agent.host.files() == null ? "" : Agent.host.files().readLink("/etc/localtime");
            int at = link.indexOf(ZONE_FOLDER);
            return at < 0 ? null : link.substring(at + ZONE_FOLDER.length());
        } catch (HostFailure noLink) {
            return null;
        }
    }

    private static boolean isUtc(String name) {
        String upper = LanguageTag.upper(name);
        return upper.equals("UTC") || upper.equals("GMT") || upper.equals("ETC/UTC") || upper.equals("ETC/GMT") || upper.equals("ETC/UCT")
                || upper.equals("ZULU") || upper.equals("ETC/ZULU");
    }

    static TimeZone named(String name) {
        if (isUtc(name)) {
            return new TimeZone("UTC", null, false, 0);
        }
        if (name.length() == 6 && (name.charAt(0) == '+' || name.charAt(0) == '-') && name.charAt(3) == ':') {
            int minutes = 60 * digits(name, 1) + digits(name, 4);
            if (digits(name, 1) < 24 && digits(name, 4) < 60 && minutes >= 0) {
                return new TimeZone(name, null, false, name.charAt(0) == '-' ? -minutes : minutes);
            }
        }
        ZoneInfo zone = ZoneInfo.of(name);
        if (zone == null) {
            throw Errors.rangeError("Invalid time zone specified: " + name);
        }
        return new TimeZone(zone.name, zone, false, 0);
    }

    private static int digits(String text, int at) {
        int tens = text.charAt(at) - '0';
        int ones = text.charAt(at + 1) - '0';
        return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? 99 : 10 * tens + ones;
    }

    /** Milliseconds to add to UTC. */
    double offset(double time) {
        return local ? LocalTime.offset(time) : zone != null ? zone.offset(time) * 1000.0 : fixed * 60_000.0;
    }

    // ---- names

    /** In a style of the option timeZoneName. */
    String shown(double time, String style) {
        return switch (style) {
            case "short", "shortGeneric" -> shortName(time);
            case "long", "longGeneric" -> longName(time);
            case "shortOffset" -> gmt(time, false);
            default -> gmt(time, true);
        };
    }

    private int row() {
        for (int i = 0; i < ROWS.length; i += 4) {
            if (ROWS[i].equals(name)) {
                return i;
            }
        }
        return -1;
    }

    private String shortName(double time) {
        int row = row();
        if (zone == null && fixed == 0 && offset(time) == 0) {
            return "UTC";
        }
        if (row >= 0) {
            String known = ROWS[row + (zone.isSummer(time) ? 2 : 1)];
            if (!known.isEmpty()) {
                return known;
            }
        }
        String offset = gmt(time, false);
        return offset.equals("GMT+0") ? "GMT" : offset;
    }

    private String longName(double time) {
        if (zone == null) {
            String hostName = local ? LocalTime.zoneName(time) : null;
            return hostName != null ? hostName : offset(time) == 0 ? "Coordinated Universal Time" : gmt(time, true);
        }
        int row = row();
        boolean summer = zone.isSummer(time);
        if (name.equals("Europe/London")) {
            return summer ? "British Summer Time" : "Greenwich Mean Time";
        }
        if (row >= 0) {
            return ROWS[row + 3] + (summer ? " Daylight Time" : " Standard Time");
        }
        String city = " " + name.substring(name.indexOf('/') + 1) + " ";
        boolean european = name.startsWith("Europe/");
        if (european && CENTRAL_EUROPE.indexOf(city) >= 0) {
            return summer ? "Central European Summer Time" : "Central European Standard Time";
        }
        if (european && EASTERN_EUROPE.indexOf(city) >= 0) {
            return summer ? "Eastern European Summer Time" : "Eastern European Standard Time";
        }
        return gmt(time, true);
    }

    /** GMT+5:30, or in the long form GMT+05:30. */
    private String gmt(double time, boolean padded) {
        int minutes = (int) (offset(time) / 60_000);
        int hours = Math.abs(minutes) / 60;
        int rest = Math.abs(minutes) % 60;
        StringBuilder out = new StringBuilder("GMT").append(minutes < 0 ? '-' : '+');
        out.append(padded && hours < 10 ? "0" : "").append(hours);
        if (padded || rest != 0) {
            out.append(rest < 10 ? ":0" : ":").append(rest);
        }
        return out.toString();
    }
}
