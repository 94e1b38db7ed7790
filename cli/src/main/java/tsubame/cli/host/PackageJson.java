package tsubame.cli.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/** The fields of a {@code package.json} that decide which file a specifier means. */
final class PackageJson {
    private static final PropertyKey TYPE = PropertyKey.of("type");
    private static final PropertyKey MAIN = PropertyKey.of("main");
    private static final PropertyKey MODULE = PropertyKey.of("module");
    private static final PropertyKey EXPORTS = PropertyKey.of("exports");
    private static final PropertyKey IMPORTS = PropertyKey.of("imports");

    final Path directory;
    private final JsObject fields;

    private PackageJson(Path directory, JsObject fields) {
        this.directory = directory;
        this.fields = fields;
    }

    /** The package that the directory is the root of; null if it has no package.json, or none that is an object. */
    static PackageJson in(Path directory) {
        Path file = directory.resolve("package.json");
        if (!Files.isRegularFile(file)) {
            return null;
        }
        try {
            Object value = JsonText.parse(Files.readString(file));
            return value instanceof JsObject fields ? new PackageJson(directory, fields) : null;
        } catch (IOException | JsThrow failure) {
            return null;
        }
    }

    /** The package that the file belongs to: the nearest package.json upwards, not beyond a node_modules folder. */
    static PackageJson of(Path file) {
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            PackageJson found = in(folder);
            if (found != null || folder.getFileName() != null && folder.getFileName().toString().equals("node_modules")) {
                return found;
            }
        }
        return null;
    }

    /** {@code module}, {@code commonjs}, or empty. */
    String type() {
        return string(fields.get(TYPE));
    }

    /** The entry file of a package without exports. */
    String main(boolean require) {
        String module = require ? "" : string(fields.get(MODULE));
        return module.isEmpty() ? string(fields.get(MAIN)) : module;
    }

    boolean isNamed(String name) {
        return string(fields.get(PropertyKey.of("name"))).equals(name);
    }

    boolean hasExports() {
        return fields.hasOwn(EXPORTS);
    }

    /** The target of {@code .} or {@code ./sub/path} in exports; null if there is none. */
    String export(String subpath, boolean require) {
        Object exports = fields.get(EXPORTS);
        boolean map = exports instanceof JsObject object && !(object instanceof JsArray) && isSubpathMap(object);
        if (!map) {
            return subpath.equals(".") ? target(exports, "", require) : null;
        }
        return lookup((JsObject) exports, subpath, require);
    }

    /** The target of {@code #name} in imports; null if there is none. */
    String importTarget(String name, boolean require) {
        return fields.get(IMPORTS) instanceof JsObject imports ? lookup(imports, name, require) : null;
    }

    private static boolean isSubpathMap(JsObject exports) {
        for (Object key : keys(exports)) {
            if (((JsString) key).toJavaString().startsWith(".")) {
                return true;
            }
        }
        return false;
    }

    /** The entry of that name, or the pattern with the longest prefix that matches it. */
    private static String lookup(JsObject map, String name, boolean require) {
        if (map.hasOwn(PropertyKey.of(name))) {
            return target(map.get(PropertyKey.of(name)), "", require);
        }
        String best = null;
        for (Object key : keys(map)) {
            String pattern = ((JsString) key).toJavaString();
            if (matches(pattern, name) && (best == null || pattern.indexOf('*') > best.indexOf('*'))) {
                best = pattern;
            }
        }
        if (best == null) {
            return null;
        }
        int star = best.indexOf('*');
        String matched = name.substring(star, name.length() - (best.length() - star - 1));
        return target(map.get(PropertyKey.of(best)), matched, require);
    }

    private static boolean matches(String pattern, String name) {
        int star = pattern.indexOf('*');
        return star >= 0 && name.length() >= pattern.length() && name.startsWith(pattern.substring(0, star))
                && name.endsWith(pattern.substring(star + 1));
    }

    /** Follows conditions, in their order, and arrays of alternatives. */
    private static String target(Object value, String matched, boolean require) {
        if (value instanceof JsString text) {
            return text.toJavaString().replace("*", matched);
        }
        if (value instanceof JsArray list) {
            for (long i = 0; i < list.length(); i++) {
                String found = target(list.getIndex(i), matched, require);
                if (found != null) {
                    return found;
                }
            }
            return null;
        }
        if (value instanceof JsObject conditions) {
            for (Object key : keys(conditions)) {
                String found = isMet(((JsString) key).toJavaString(), require)
                        ? target(conditions.get(PropertyKey.from(key)), matched, require)
                        : null;
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static boolean isMet(String condition, boolean require) {
        return switch (condition) {
            case "node", "default", "module-sync" -> true;
            case "import" -> !require;
            case "require" -> require;
            default -> false;
        };
    }

    private static Object[] keys(JsObject object) {
        return ObjectOperations.enumerableOwn(object, ObjectOperations.Enumerate.KEYS);
    }

    private static String string(Object value) {
        return value instanceof JsString text ? text.toJavaString() : "";
    }
}
