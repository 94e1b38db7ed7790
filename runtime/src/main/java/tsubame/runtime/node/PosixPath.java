package tsubame.runtime.node;

import java.util.ArrayList;
import tsubame.runtime.realm.Agent;

/** Paths as texts, by the rules of POSIX and of Node's {@code path}. Looks at no files. */
final class PosixPath {
    private PosixPath() {}

    /** Without empty parts, {@code .} and {@code ..}; {@code .} for nothing; a slash at the end stays. */
    static String normalize(String path) {
        if (path.isEmpty()) {
            return ".";
        }
        boolean absolute = path.startsWith("/");
        String joined = parts(path, absolute);
        if (joined.isEmpty() && !absolute) {
            joined = ".";
        }
        if (path.endsWith("/") && !joined.isEmpty()) {
            joined += "/";
        }
        return absolute ? "/" + joined : joined;
    }

    private static String parts(String path, boolean absolute) {
        ArrayList<String> kept = new ArrayList<>();
        for (int from = 0; from <= path.length(); ) {
            int slash = path.indexOf('/', from);
            int to = slash < 0 ? path.length() : slash;
            String part = path.substring(from, to);
            from = to + 1;
            if (part.equals("..")) {
                boolean climbs = kept.isEmpty() || kept.get(kept.size() - 1).equals("..");
                if (!climbs) {
                    kept.remove(kept.size() - 1);
                } else if (!absolute) {
                    kept.add(part);
                }
            } else if (!part.isEmpty() && !part.equals(".")) {
                kept.add(part);
            }
        }
        return joinParts(kept, 0);
    }

    private static String joinParts(ArrayList<String> parts, int from) {
        StringBuilder out = new StringBuilder();
        for (int i = from; i < parts.size(); i++) {
            out.append(i == from ? "" : "/").append(parts.get(i));
        }
        return out.toString();
    }

    static String join(String[] paths) {
        StringBuilder out = new StringBuilder();
        for (String path : paths) {
            if (!path.isEmpty()) {
                out.append(out.length() == 0 ? "" : "/").append(path);
            }
        }
        return normalize(out.toString());
    }

    /** The absolute path that the paths, each relative to those before it and to the current directory, lead to. */
    static String resolve(String... paths) {
        String whole = "";
        for (int i = paths.length - 1; i >= 0 && !whole.startsWith("/"); i--) {
            if (!paths[i].isEmpty()) {
                whole = whole.isEmpty() ? paths[i] : paths[i] + "/" + whole;
            }
        }
        if (!whole.startsWith("/")) {
            whole = Agent.host.currentDirectory() + "/" + whole;
        }
        return "/" + parts(whole, true);
    }

    static String relative(String from, String to) {
        ArrayList<String> start = split(resolve(from));
        ArrayList<String> goal = split(resolve(to));
        int common = 0;
        while (common < start.size() && common < goal.size() && start.get(common).equals(goal.get(common))) {
            common++;
        }
        StringBuilder out = new StringBuilder();
        for (int i = common; i < start.size(); i++) {
            out.append(out.length() == 0 ? ".." : "/..");
        }
        String rest = joinParts(goal, common);
        return out.append(out.length() == 0 || rest.isEmpty() ? "" : "/").append(rest).toString();
    }

    private static ArrayList<String> split(String absolute) {
        ArrayList<String> parts = new ArrayList<>();
        for (int from = 1; from < absolute.length(); ) {
            int slash = absolute.indexOf('/', from);
            int to = slash < 0 ? absolute.length() : slash;
            parts.add(absolute.substring(from, to));
            from = to + 1;
        }
        return parts;
    }

    private static String withoutTrailingSlashes(String path) {
        int end = path.length();
        while (end > 1 && path.charAt(end - 1) == '/') {
            end--;
        }
        return path.substring(0, end);
    }

    static String dirname(String path) {
        if (path.isEmpty()) {
            return ".";
        }
        String trimmed = withoutTrailingSlashes(path);
        int slash = trimmed.lastIndexOf('/');
        if (slash < 0) {
            return ".";
        }
        return slash == 0 ? "/" : slash == 1 && trimmed.startsWith("/") ? "//" : trimmed.substring(0, slash);
    }

    static String basename(String path) {
        String trimmed = withoutTrailingSlashes(path);
        return trimmed.equals("/") ? "" : trimmed.substring(trimmed.lastIndexOf('/') + 1);
    }

    /** From the last dot on; nothing for a name that begins with its only dot. */
    static String extname(String path) {
        String base = basename(path);
        int dot = base.lastIndexOf('.');
        boolean onlyDots = base.equals("..");
        return dot <= 0 || onlyDots ? "" : base.substring(dot);
    }
}
