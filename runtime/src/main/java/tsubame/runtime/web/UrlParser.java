package tsubame.runtime.web;

import java.util.ArrayList;

/**
 * The basic URL parser (URL Standard, §4.4): a state machine over code points, one method a state. With a start state it changes
 * one part of a URL that exists, which is how setters work. Invalid surrogates must be replaced before.
 */
final class UrlParser {
    enum State {
        SCHEME_START, SCHEME, NO_SCHEME, SPECIAL_RELATIVE_OR_AUTHORITY, PATH_OR_AUTHORITY, RELATIVE, RELATIVE_SLASH,
        SPECIAL_AUTHORITY_SLASHES, SPECIAL_AUTHORITY_IGNORE_SLASHES, AUTHORITY, HOST, HOSTNAME, PORT, FILE, FILE_SLASH, FILE_HOST,
        PATH_START, PATH, OPAQUE_PATH, QUERY, FRAGMENT
    }

    private enum Outcome { GO_ON, STOP, FAILURE }

    private static final int END = -1;

    private final String input;
    private final UrlRecord url;
    private final UrlRecord base;
    /** The state override: null when a whole URL is parsed. */
    private final State override;
    private State state;
    private int at;
    private final StringBuilder buffer = new StringBuilder();
    private boolean atSignSeen;
    private boolean insideBrackets;
    private boolean passwordTokenSeen;

    private UrlParser(String input, UrlRecord url, UrlRecord base, State override) {
        this.input = input;
        this.url = url;
        this.base = base;
        this.override = override;
        this.state = override == null ? State.SCHEME_START : override;
    }

    /** A URL, or null for failure. */
    static UrlRecord parse(String text, UrlRecord base) {
        UrlRecord url = new UrlRecord();
        return new UrlParser(UrlText.withoutTabsAndNewlines(UrlText.trimmed(text)), url, base, null).run() ? url : null;
    }

    /** Changes the part of a URL that the state begins with; false, and little changed, for failure. */
    static boolean change(UrlRecord url, String text, State override) {
        return new UrlParser(UrlText.withoutTabsAndNewlines(text), url, null, override).run();
    }

    /** Steps through the input; a state that wants to see a code point again moves {@link #at} back first. */
    private boolean run() {
        while (true) {
            int c = at < input.length() ? input.codePointAt(at) : END;
            Outcome outcome = step(c);
            if (outcome != Outcome.GO_ON) {
                return outcome == Outcome.STOP;
            }
            if (at >= input.length()) {
                return true;
            }
            at += at >= 0 && input.codePointAt(at) > 0xFFFF ? 2 : 1;
        }
    }

    private Outcome step(int c) {
        return switch (state) {
            case SCHEME_START -> schemeStart(c);
            case SCHEME -> scheme(c);
            case NO_SCHEME -> noScheme(c);
            case SPECIAL_RELATIVE_OR_AUTHORITY -> c == '/' && next() == '/'
                    ? skipTo(State.SPECIAL_AUTHORITY_IGNORE_SLASHES)
                    : again(State.RELATIVE);
            case PATH_OR_AUTHORITY -> c == '/' ? to(State.AUTHORITY) : again(State.PATH);
            case RELATIVE -> relative(c);
            case RELATIVE_SLASH -> relativeSlash(c);
            case SPECIAL_AUTHORITY_SLASHES -> c == '/' && next() == '/'
                    ? skipTo(State.SPECIAL_AUTHORITY_IGNORE_SLASHES)
                    : again(State.SPECIAL_AUTHORITY_IGNORE_SLASHES);
            case SPECIAL_AUTHORITY_IGNORE_SLASHES -> c == '/' || c == '\\' ? Outcome.GO_ON : again(State.AUTHORITY);
            case AUTHORITY -> authority(c);
            case HOST, HOSTNAME -> host(c);
            case PORT -> port(c);
            case FILE -> file(c);
            case FILE_SLASH -> fileSlash(c);
            case FILE_HOST -> fileHost(c);
            case PATH_START -> pathStart(c);
            case PATH -> path(c);
            case OPAQUE_PATH -> opaquePath(c);
            case QUERY -> query(c);
            case FRAGMENT -> fragment(c);
        };
    }

    // ---- Moves

    private Outcome to(State next) {
        state = next;
        return Outcome.GO_ON;
    }

    /** To a state that looks at this code point again. It is one code unit long, or the end. */
    private Outcome again(State next) {
        at--;
        return to(next);
    }

    /** To a state that does not look at the next code point. */
    private Outcome skipTo(State next) {
        at++;
        return to(next);
    }

    private int next() {
        return at + 1 < input.length() ? input.charAt(at + 1) : END;
    }

    private Outcome beginQuery() {
        url.query = "";
        return to(State.QUERY);
    }

    private Outcome beginFragment() {
        url.fragment = "";
        return to(State.FRAGMENT);
    }

    private String takeBuffer() {
        String text = buffer.toString();
        buffer.setLength(0);
        return text;
    }

    private boolean isSlash(int c) {
        return c == '/' || c == '\\' && url.isSpecial();
    }

    /** Whether an authority ends here. */
    private boolean isDelimiter(int c) {
        return c == END || c == '?' || c == '#' || isSlash(c);
    }

    private void copyAuthority(UrlRecord from) {
        url.username = from.username;
        url.password = from.password;
        url.host = from.host;
        url.port = from.port;
    }

    // ---- Scheme

    private Outcome schemeStart(int c) {
        if (UrlText.isLetter(c)) {
            buffer.append((char) (c | 0x20));
            return to(State.SCHEME);
        }
        return override == null ? again(State.NO_SCHEME) : Outcome.FAILURE;
    }

    private Outcome scheme(int c) {
        if (UrlText.isLetter(c)) {
            buffer.append((char) (c | 0x20));
            return Outcome.GO_ON;
        }
        if (UrlText.isDigit(c) || c == '+' || c == '-' || c == '.') {
            buffer.append((char) c);
            return Outcome.GO_ON;
        }
        if (c == ':') {
            String scheme = takeBuffer();
            return override == null ? afterScheme(scheme) : changeScheme(scheme);
        }
        if (override != null) {
            return Outcome.FAILURE;
        }
        buffer.setLength(0);
        at = -1;
        return to(State.NO_SCHEME);
    }

    private Outcome changeScheme(String scheme) {
        boolean fileNeedsNone = url.includesCredentials() || url.port >= 0;
        if (url.isSpecial() != UrlRecord.defaultPort(scheme) > -2 || fileNeedsNone && scheme.equals("file")
                || url.scheme.equals("file") && url.host.isEmpty()) {
            return Outcome.STOP;
        }
        url.scheme = scheme;
        if (url.port == UrlRecord.defaultPort(scheme)) {
            url.port = -1;
        }
        return Outcome.STOP;
    }

    private Outcome afterScheme(String scheme) {
        url.scheme = scheme;
        if (scheme.equals("file")) {
            return to(State.FILE);
        }
        if (url.isSpecial()) {
            boolean relative = base != null && base.scheme.equals(scheme);
            return to(relative ? State.SPECIAL_RELATIVE_OR_AUTHORITY : State.SPECIAL_AUTHORITY_SLASHES);
        }
        if (next() == '/') {
            return skipTo(State.PATH_OR_AUTHORITY);
        }
        url.opaquePath = "";
        return to(State.OPAQUE_PATH);
    }

    private Outcome noScheme(int c) {
        if (base == null || base.opaquePath != null && c != '#') {
            return Outcome.FAILURE;
        }
        if (base.opaquePath != null) {
            url.scheme = base.scheme;
            url.opaquePath = base.opaquePath;
            url.query = base.query;
            return beginFragment();
        }
        return stay(base.scheme.equals("file") ? State.FILE : State.RELATIVE);
    }

    /** As {@link #again}, for a code point of any length. */
    private Outcome stay(State next) {
        state = next;
        return step(at < input.length() && at >= 0 ? input.codePointAt(at) : END);
    }

    // ---- Relative to a base

    private Outcome relative(int c) {
        url.scheme = base.scheme;
        if (isSlash(c)) {
            return to(State.RELATIVE_SLASH);
        }
        copyAuthority(base);
        url.path = new ArrayList<>(base.path);
        url.query = base.query;
        if (c == '?') {
            return beginQuery();
        }
        if (c == '#') {
            return beginFragment();
        }
        if (c != END) {
            url.query = null;
            url.shortenPath();
            return stay(State.PATH);
        }
        return Outcome.GO_ON;
    }

    private Outcome relativeSlash(int c) {
        if (url.isSpecial() && isSlash(c)) {
            return to(State.SPECIAL_AUTHORITY_IGNORE_SLASHES);
        }
        if (c == '/') {
            return to(State.AUTHORITY);
        }
        copyAuthority(base);
        return stay(State.PATH);
    }

    // ---- Authority

    private Outcome authority(int c) {
        if (c == '@') {
            String text = atSignSeen ? "%40" + takeBuffer() : takeBuffer();
            atSignSeen = true;
            addCredentials(text);
            return Outcome.GO_ON;
        }
        if (isDelimiter(c)) {
            if (atSignSeen && buffer.isEmpty()) {
                return Outcome.FAILURE;
            }
            at -= buffer.length() + 1;
            buffer.setLength(0);
            return to(State.HOST);
        }
        buffer.appendCodePoint(c);
        return Outcome.GO_ON;
    }

    /** The first colon ends the name. */
    private void addCredentials(String text) {
        int colon = passwordTokenSeen ? -1 : text.indexOf(':');
        if (colon >= 0) {
            url.username += PercentEncoding.encode(text.substring(0, colon), PercentEncoding.Set.USER_INFO);
            passwordTokenSeen = true;
        }
        String rest = PercentEncoding.encode(text.substring(colon + 1), PercentEncoding.Set.USER_INFO);
        if (passwordTokenSeen) {
            url.password += rest;
        } else {
            url.username += rest;
        }
    }

    private Outcome host(int c) {
        if (override != null && url.scheme.equals("file")) {
            return stay(State.FILE_HOST);
        }
        if (c == ':' && !insideBrackets) {
            if (buffer.isEmpty() || override == State.HOSTNAME || !takeHost()) {
                return Outcome.FAILURE;
            }
            return to(State.PORT);
        }
        if (isDelimiter(c)) {
            if (buffer.isEmpty() && (url.isSpecial() || override != null && (url.includesCredentials() || url.port >= 0))) {
                return Outcome.FAILURE;
            }
            if (!takeHost()) {
                return Outcome.FAILURE;
            }
            return override != null ? Outcome.STOP : again(State.PATH_START);
        }
        insideBrackets = c == '[' || insideBrackets && c != ']';
        buffer.appendCodePoint(c);
        return Outcome.GO_ON;
    }

    private boolean takeHost() {
        String text = takeBuffer();
        String host = text.isEmpty() ? "" : UrlHost.parse(text, !url.isSpecial());
        if (host != null) {
            url.host = host;
        }
        return host != null;
    }

    private Outcome port(int c) {
        if (UrlText.isDigit(c)) {
            buffer.append((char) c);
            return Outcome.GO_ON;
        }
        if (!isDelimiter(c) && override == null) {
            return Outcome.FAILURE;
        }
        if (!buffer.isEmpty()) {
            int port = 0;
            for (int i = 0; i < buffer.length() && port <= 0xFFFF; i++) {
                port = port * 10 + buffer.charAt(i) - '0';
            }
            if (port > 0xFFFF) {
                return Outcome.FAILURE;
            }
            url.port = port == UrlRecord.defaultPort(url.scheme) ? -1 : port;
            buffer.setLength(0);
            if (override != null) {
                return Outcome.STOP;
            }
        }
        return override != null ? Outcome.FAILURE : again(State.PATH_START);
    }

    // ---- Files

    private boolean isFileBase() {
        return base != null && base.scheme.equals("file");
    }

    private Outcome file(int c) {
        url.scheme = "file";
        url.host = "";
        if (isSlash(c)) {
            return to(State.FILE_SLASH);
        }
        if (!isFileBase()) {
            return stay(State.PATH);
        }
        url.host = base.host;
        url.path = new ArrayList<>(base.path);
        url.query = base.query;
        if (c == '?') {
            return beginQuery();
        }
        if (c == '#') {
            return beginFragment();
        }
        if (c == END) {
            return Outcome.GO_ON;
        }
        url.query = null;
        if (UrlText.startsWithDriveLetter(input, at)) {
            url.path.clear();
        } else {
            url.shortenPath();
        }
        return stay(State.PATH);
    }

    private Outcome fileSlash(int c) {
        if (isSlash(c)) {
            return to(State.FILE_HOST);
        }
        if (isFileBase()) {
            url.host = base.host;
            if (!UrlText.startsWithDriveLetter(input, at) && !base.path.isEmpty() && UrlText.isNormalizedDriveLetter(base.path.get(0))) {
                url.path.add(base.path.get(0));
            }
        }
        return stay(State.PATH);
    }

    private Outcome fileHost(int c) {
        if (!isDelimiter(c)) {
            buffer.appendCodePoint(c);
            return Outcome.GO_ON;
        }
        if (override == null && UrlText.isDriveLetter(buffer.toString())) {
            return again(State.PATH); // the buffer is the first segment
        }
        if (!takeHost()) {
            return Outcome.FAILURE;
        }
        if (url.host.equals("localhost")) {
            url.host = "";
        }
        return override != null ? Outcome.STOP : again(State.PATH_START);
    }

    // ---- Path, query, fragment

    private Outcome pathStart(int c) {
        if (url.isSpecial()) {
            return isSlash(c) ? to(State.PATH) : stay(State.PATH);
        }
        if (override == null && c == '?') {
            return beginQuery();
        }
        if (override == null && c == '#') {
            return beginFragment();
        }
        if (c != END) {
            return c == '/' ? to(State.PATH) : stay(State.PATH);
        }
        if (override != null && url.host == null) {
            url.path.add("");
        }
        return Outcome.GO_ON;
    }

    private Outcome path(int c) {
        boolean ends = c == END || isSlash(c) || override == null && (c == '?' || c == '#');
        if (!ends) {
            PercentEncoding.append(buffer, c, PercentEncoding.Set.PATH);
            return Outcome.GO_ON;
        }
        String segment = takeBuffer();
        int dots = UrlText.dots(segment);
        if (dots == 2) {
            url.shortenPath();
        }
        if (dots > 0) {
            if (!isSlash(c)) {
                url.path.add("");
            }
        } else {
            boolean drive = url.scheme.equals("file") && url.path.isEmpty() && UrlText.isDriveLetter(segment);
            url.path.add(drive ? segment.charAt(0) + ":" : segment);
        }
        return c == '?' ? beginQuery() : c == '#' ? beginFragment() : Outcome.GO_ON;
    }

    private Outcome opaquePath(int c) {
        if (c == '?' || c == '#') {
            url.opaquePath += takeBuffer();
            return c == '?' ? beginQuery() : beginFragment();
        }
        if (c == ' ') {
            buffer.append(next() == '?' || next() == '#' ? "%20" : " ");
        } else if (c != END) {
            PercentEncoding.append(buffer, c, PercentEncoding.Set.CONTROL);
        } else {
            url.opaquePath += takeBuffer();
        }
        return Outcome.GO_ON;
    }

    private Outcome query(int c) {
        if (c != END && (c != '#' || override != null)) {
            PercentEncoding.Set set = url.isSpecial() ? PercentEncoding.Set.SPECIAL_QUERY : PercentEncoding.Set.QUERY;
            PercentEncoding.append(buffer, c, set);
            return Outcome.GO_ON;
        }
        url.query += takeBuffer();
        return c == '#' ? beginFragment() : Outcome.GO_ON;
    }

    private Outcome fragment(int c) {
        if (c != END) {
            PercentEncoding.append(buffer, c, PercentEncoding.Set.FRAGMENT);
        } else {
            url.fragment = takeBuffer();
        }
        return Outcome.GO_ON;
    }
}
