package tsubame.runtime.bundle;

import tsubame.runtime.console.Utf8;
import tsubame.runtime.value.JsString;

/** Absolute paths as text: their folders, their {@code file:} URLs, and paths relative to them. */
final class FileNames {
    private static final String HEX = "0123456789ABCDEF";
    /** What stands in a URL's path as it is, beside letters and digits. */
    private static final String PLAIN = "/_-!.~'()*:@&=+$,;";

    private FileNames() {}

    static String directory(String path) {
        int slash = path.lastIndexOf('/');
        return slash <= 0 ? "/" : path.substring(0, slash);
    }

    static String url(String path) {
        StringBuilder url = new StringBuilder("file://");
        for (byte b : Utf8.encode(JsString.of(path))) {
            char c = (char) (b & 0xFF);
            if (c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || PLAIN.indexOf(c) >= 0) {
                url.append(c);
            } else {
                url.append('%').append(HEX.charAt(c >> 4)).append(HEX.charAt(c & 15));
            }
        }
        return url.toString();
    }

    /** The path that {@code ./a}, {@code ../a} or {@code /a} names beside a file; null for any other specifier. */
    static String relative(String specifier, String file) {
        boolean dotted = specifier.startsWith("./") || specifier.startsWith("../");
        if (!dotted && !specifier.startsWith("/")) {
            return null;
        }
        String path = dotted ? directory(file) : "";
        int at = dotted ? 0 : 1;
        while (at <= specifier.length()) {
            int slash = specifier.indexOf('/', at);
            int end = slash < 0 ? specifier.length() : slash;
            String part = specifier.substring(at, end);
            if (part.equals("..")) {
                path = path.equals("/") ? "/" : directory(path);
            } else if (!part.isEmpty() && !part.equals(".")) {
                path = path.equals("/") ? "/" + part : path + "/" + part;
            }
            at = end + 1;
        }
        return path;
    }
}
