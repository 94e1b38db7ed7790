package tsubame.runtime.libc;

/** The English names of time zones that Date's text shows, by the abbreviation and offset that the zone's data have. */
enum ZoneName {
    UTC("UTC", 0, "Coordinated Universal Time"),
    GMT("GMT", 0, "Greenwich Mean Time"),
    WET("WET", 0, "Western European Standard Time"),
    WEST("WEST", 60, "Western European Summer Time"),
    BST("BST", 60, "British Summer Time"),
    IST_IRELAND("IST", 60, "Irish Standard Time"),
    CET("CET", 60, "Central European Standard Time"),
    CEST("CEST", 120, "Central European Summer Time"),
    WAT("WAT", 60, "West Africa Standard Time"),
    CAT("CAT", 120, "Central Africa Time"),
    SAST("SAST", 120, "South Africa Standard Time"),
    EET("EET", 120, "Eastern European Standard Time"),
    EEST("EEST", 180, "Eastern European Summer Time"),
    IST_ISRAEL("IST", 120, "Israel Standard Time"),
    IDT("IDT", 180, "Israel Daylight Time"),
    EAT("EAT", 180, "East Africa Time"),
    MSK("MSK", 180, "Moscow Standard Time"),
    PKT("PKT", 300, "Pakistan Standard Time"),
    IST("IST", 330, "India Standard Time"),
    WIB("WIB", 420, "Western Indonesia Time"),
    CST_CHINA("CST", 480, "China Standard Time"),
    HKT("HKT", 480, "Hong Kong Standard Time"),
    PST_PHILIPPINES("PST", 480, "Philippine Standard Time"),
    AWST("AWST", 480, "Australian Western Standard Time"),
    JST("JST", 540, "Japan Standard Time"),
    KST("KST", 540, "Korean Standard Time"),
    ACST("ACST", 570, "Australian Central Standard Time"),
    ACDT("ACDT", 630, "Australian Central Daylight Time"),
    AEST("AEST", 600, "Australian Eastern Standard Time"),
    AEDT("AEDT", 660, "Australian Eastern Daylight Time"),
    NZST("NZST", 720, "New Zealand Standard Time"),
    NZDT("NZDT", 780, "New Zealand Daylight Time"),
    NST("NST", -210, "Newfoundland Standard Time"),
    NDT("NDT", -150, "Newfoundland Daylight Time"),
    AST("AST", -240, "Atlantic Standard Time"),
    ADT("ADT", -180, "Atlantic Daylight Time"),
    EST("EST", -300, "Eastern Standard Time"),
    EDT("EDT", -240, "Eastern Daylight Time"),
    CST("CST", -360, "Central Standard Time"),
    CDT("CDT", -300, "Central Daylight Time"),
    MST("MST", -420, "Mountain Standard Time"),
    MDT("MDT", -360, "Mountain Daylight Time"),
    PST("PST", -480, "Pacific Standard Time"),
    PDT("PDT", -420, "Pacific Daylight Time"),
    AKST("AKST", -540, "Alaska Standard Time"),
    AKDT("AKDT", -480, "Alaska Daylight Time"),
    HST("HST", -600, "Hawaii-Aleutian Standard Time"),
    HDT("HDT", -540, "Hawaii-Aleutian Daylight Time");

    private static final ZoneName[] ROWS = values();

    private final String abbreviation;
    private final int minutes;
    private final String text;

    ZoneName(String abbreviation, int minutes, String text) {
        this.abbreviation = abbreviation;
        this.minutes = minutes;
        this.text = text;
    }

    /** The name, or {@code GMT+02:00} for a zone without a row. */
    static String of(String abbreviation, int minutes) {
        for (ZoneName row : ROWS) {
            if (row.minutes == minutes && row.abbreviation.equals(abbreviation)) {
                return row.text;
            }
        }
        int size = Math.abs(minutes);
        return "GMT" + (minutes < 0 ? '-' : '+') + digits(size / 60) + ":" + digits(size % 60);
    }

    private static String digits(int number) {
        return number < 10 ? "0" + number : "" + number;
    }
}
