package tsubame.cli.host;

import java.nio.file.Files;
import java.nio.file.Path;

/** Finds packages by name in the node_modules folders on the way up, as Node's algorithm does. */
final class PackageResolution {
    private PackageResolution() {}

    /** The file that {@code name}, {@code name/sub/path} or {@code @scope/name…} means, asked from a folder; null if there is none. */
    static Path find(String specifier, Path from, boolean require) {
        int slash = specifier.indexOf('/');
        if (slash >= 0 && specifier.startsWith("@")) {
            slash = specifier.indexOf('/', slash + 1);
        }
        String name = slash < 0 ? specifier : specifier.substring(0, slash);
        String subpath = slash < 0 ? "." : "." + specifier.substring(slash);
        for (Path folder = from; folder != null; folder = folder.getParent()) {
            Path root = folder.resolve("node_modules").resolve(name);
            if (Files.isDirectory(root)) {
                return inPackage(root, subpath, require);
            }
            PackageJson own = PackageJson.in(folder);
            if (own != null && own.hasExports() && own.isNamed(name)) {
                return exported(own, subpath, require);
            }
        }
        return null;
    }

    private static Path inPackage(Path root, String subpath, boolean require) {
        PackageJson description = PackageJson.in(root);
        if (description != null && description.hasExports()) {
            return exported(description, subpath, require);
        }
        if (!subpath.equals(".")) {
            return Resolution.file(root.resolve(subpath).normalize());
        }
        String main = description == null ? "" : description.main(require);
        Path entry = main.isEmpty() ? null : Resolution.file(root.resolve(main).normalize());
        return entry != null ? entry : Resolution.file(root.resolve("index"));
    }

    private static Path exported(PackageJson description, String subpath, boolean require) {
        String target = description.export(subpath, require);
        if (target == null || !target.startsWith("./")) {
            return null;
        }
        Path file = description.directory.resolve(target).normalize();
        return Files.isRegularFile(file) ? file : Resolution.file(file);
    }
}
