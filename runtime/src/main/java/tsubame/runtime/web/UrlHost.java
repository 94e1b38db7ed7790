package tsubame.runtime.web;

/**
 * The host parser (URL Standard, §3.5): a domain, an IPv4 or IPv6 address, or an opaque host, each in serialised form. Null is the
 * answer for what is no host.
 */
final class UrlHost {
    private static final String FORBIDDEN = "\0\t\n\r #/:<>?@[\\]^|";

    private UrlHost() {}

    static String parse(String input, boolean opaque) {
        if (input.startsWith("[")) {
            return input.endsWith("]") ? ipv6(input.substring(1, input.length() - 1)) : null;
        }
        if (opaque) {
            return opaque(input);
        }
        String domain = DomainName.toAscii(PercentEncoding.decode(input));
        if (domain == null || domain.isEmpty()) {
            return null;
        }
        for (int i = 0; i < domain.length(); i++) {
            char c = domain.charAt(i);
            if (c < 0x20 || c == 0x7F || c == '%' || FORBIDDEN.indexOf(c) >= 0) {
                return null;
            }
        }
        return endsInNumber(domain) ? ipv4(domain) : domain;
    }

    private static String opaque(String input) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < input.length(); i++) {
            if (FORBIDDEN.indexOf(input.charAt(i)) >= 0) {
                return null;
            }
        }
        PercentEncoding.append(out, input, PercentEncoding.Set.CONTROL);
        return out.toString();
    }

    // ---- IPv4

    /** Whether the last label, but for an empty one at the end, is a number. */
    private static boolean endsInNumber(String domain) {
        int end = domain.endsWith(".") ? domain.length() - 1 : domain.length();
        String last = domain.substring(domain.lastIndexOf('.', end - 1) + 1, end);
        if (last.isEmpty()) {
            return false;
        }
        int digits = 0;
        while (digits < last.length() && last.charAt(digits) >= '0' && last.charAt(digits) <= '9') {
            digits++;
        }
        return digits == last.length() || ipv4Number(last) >= 0;
    }

    private static String ipv4(String domain) {
        String rest = domain.endsWith(".") ? domain.substring(0, domain.length() - 1) : domain;
        long address = 0;
        int parts = 0;
        while (true) {
            int dot = rest.indexOf('.');
            double number = ipv4Number(dot < 0 ? rest : rest.substring(0, dot));
            if (number < 0 || ++parts > 4) {
                return null;
            }
            if (dot < 0) {
                long room = 1L << 8 * (5 - parts);
                return number < room ? dotted(address << 8 * (5 - parts) | (long) number) : null;
            }
            if (number > 255) {
                return null;
            }
            address = address << 8 | (long) number;
            rest = rest.substring(dot + 1);
        }
    }

    /** Decimal, octal after 0, or hexadecimal after 0x; -1 for what is no number. */
    private static double ipv4Number(String text) {
        boolean zero = text.startsWith("0") && text.length() > 1;
        boolean hex = zero && (text.charAt(1) | 0x20) == 'x';
        int radix = hex ? 16 : zero ? 8 : 10;
        double value = 0;
        for (int i = hex ? 2 : zero ? 1 : 0; i < text.length(); i++) {
            int digit = PercentEncoding.hexDigit(text.charAt(i));
            if (digit < 0 || digit >= radix) {
                return -1;
            }
            value = value * radix + digit;
        }
        return text.isEmpty() ? -1 : value;
    }

    private static String dotted(long address) {
        return (address >> 24) + "." + (address >> 16 & 0xFF) + "." + (address >> 8 & 0xFF) + "." + (address & 0xFF);
    }

    // ---- IPv6

    private static String ipv6(String text) {
        int[] pieces = new Ipv6Parser(text).parse();
        return pieces == null ? null : "[" + ipv6Text(pieces) + "]";
    }

    /** The first of the longest runs of zeros becomes two colons, if it is longer than one. */
    private static String ipv6Text(int[] pieces) {
        int best = -1;
        int bestLength = 1;
        for (int i = 0; i < 8; i++) {
            int end = i;
            while (end < 8 && pieces[end] == 0) {
                end++;
            }
            if (end - i > bestLength) {
                best = i;
                bestLength = end - i;
            }
            i = Math.max(i, end - 1);
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < 8; i++) {
            if (i == best) {
                out.append(i == 0 ? "::" : ":");
                i += bestLength - 1;
                continue;
            }
            out.append(Integer.toHexString(pieces[i]));
            if (i < 7) {
                out.append(':');
            }
        }
        return out.toString();
    }

    /** The IPv6 parser (§3.5). */
    private static final class Ipv6Parser {
        private final String text;
        private final int[] pieces = new int[8];
        private int at;
        private int count;
        private int compress = -1;

        Ipv6Parser(String text) {
            this.text = text;
        }

        private int peek() {
            return at < text.length() ? text.charAt(at) : -1;
        }

        /** The eight pieces, or null. */
        int[] parse() {
            if (peek() == ':') {
                if (!text.startsWith("::")) {
                    return null;
                }
                at = 2;
                compress = 0;
            }
            while (at < text.length()) {
                if (count == 8 || !piece()) {
                    return null;
                }
            }
            if (compress >= 0) {
                int shifted = count - compress;
                for (int i = 1; i <= shifted; i++) {
                    int moved = pieces[count - i];
                    pieces[count - i] = 0;
                    pieces[8 - i] = moved;
                }
                return pieces;
            }
            return count == 8 ? pieces : null;
        }

        private boolean piece() {
            if (peek() == ':') {
                if (compress >= 0) {
                    return false;
                }
                at++;
                compress = count;
                return true;
            }
            int start = at;
            int value = 0;
            while (at - start < 4 && PercentEncoding.hexDigit(peek()) >= 0) {
                value = value << 4 | PercentEncoding.hexDigit(text.charAt(at++));
            }
            if (peek() == '.') {
                boolean digits = at > start;
                at = start;
                return digits && count <= 6 && ipv4Tail();
            }
            if (peek() == ':') {
                at++;
                if (at == text.length()) {
                    return false;
                }
            } else if (at < text.length()) {
                return false;
            }
            pieces[count++] = value;
            return true;
        }

        /** Four decimal numbers at the end stand for two pieces. */
        private boolean ipv4Tail() {
            for (int seen = 0; seen < 4; seen++) {
                if (seen > 0) {
                    if (peek() != '.') {
                        return false;
                    }
                    at++;
                }
                int value = -1;
                while (peek() >= '0' && peek() <= '9') {
                    value = value == 0 ? 256 : Math.max(value, 0) * 10 + text.charAt(at) - '0';
                    at++;
                    if (value > 255) {
                        return false;
                    }
                }
                if (value < 0) {
                    return false;
                }
                pieces[count] = pieces[count] << 8 | value;
                count += seen & 1;
            }
            return at == text.length();
        }
    }
}
