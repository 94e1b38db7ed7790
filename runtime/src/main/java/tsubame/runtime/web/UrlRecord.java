package tsubame.runtime.web;

import java.util.ArrayList;

/** A URL (URL Standard, §4.1): its parts as they are serialised. Only {@link UrlParser} and setters change one. */
final class UrlRecord {
    String scheme = "";
    String username = "";
    String password = "";
    /** Serialised; empty for an empty host, null for none. */
    String host;
    /** -1 for none, and for the scheme's default. */
    int port = -1;
    /** The segments; unused when the path is opaque. */
    ArrayList<String> path = new ArrayList<>();
    /** A path that is one string, as of {@code mailto:}; null for a list of segments. */
    String opaquePath;
    /** Without the question mark; null for none. */
    String query;
    /** Without the number sign; null for none. */
    String fragment;

    /** The default port of a special scheme; -1 for one without (file), -2 for a scheme that is not special. */
    static int defaultPort(String scheme) {
        return switch (scheme) {
            case "ftp" -> 21;
            case "http", "ws" -> 80;
            case "https", "wss" -> 443;
            case "file" -> -1;
            default -> -2;
        };
    }

    boolean isSpecial() {
        return defaultPort(scheme) > -2;
    }

    boolean includesCredentials() {
        return !username.isEmpty() || !password.isEmpty();
    }

    boolean cannotHaveCredentialsOrPort() {
        return host == null || host.isEmpty() || scheme.equals("file");
    }

    /** "Shorten a URL's path": a drive letter stays. */
    void shortenPath() {
        if (path.isEmpty() || scheme.equals("file") && path.size() == 1 && UrlText.isNormalizedDriveLetter(path.get(0))) {
            return;
        }
        path.remove(path.size() - 1);
    }

    // ---- Serialising

    String pathText() {
        if (opaquePath != null) {
            return opaquePath;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < path.size(); i++) {
            text.append('/').append(path.get(i));
        }
        return text.toString();
    }

    /** Host and port; empty when there is no host. */
    String hostAndPort() {
        return host == null ? "" : port < 0 ? host : host + ":" + port;
    }

    String href() {
        StringBuilder text = new StringBuilder(scheme).append(':');
        if (host != null) {
            text.append("//");
            if (includesCredentials()) {
                text.append(username);
                if (!password.isEmpty()) {
                    text.append(':').append(password);
                }
                text.append('@');
            }
            text.append(hostAndPort());
        } else if (opaquePath == null && path.size() > 1 && path.get(0).isEmpty()) {
            text.append("/."); // else the path would read as a host
        }
        text.append(pathText());
        if (query != null) {
            text.append('?').append(query);
        }
        if (fragment != null) {
            text.append('#').append(fragment);
        }
        return text.toString();
    }

    /** The serialised origin; opaque ones are "null". */
    String origin() {
        if (scheme.equals("blob")) {
            UrlRecord inner = UrlParser.parse(pathText(), null);
            return inner != null && (inner.scheme.equals("http") || inner.scheme.equals("https")) ? inner.origin() : "null";
        }
        return isSpecial() && !scheme.equals("file") ? scheme + "://" + hostAndPort() : "null";
    }
}
