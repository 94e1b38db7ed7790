package tsubame.cli.host;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/**
 * Finds and reads {@code tsconfig.json}: the nearest one above a file, with what it extends; comments are allowed. One that cannot be
 * read is an error, not ignored. Files in node_modules have none.
 */
final class TsConfigReader {
    private static final String FILE = "tsconfig.json";
    private static final String CONFIG_DIRECTORY = "${configDir}";

    private final HashMap<Path, TsConfig> byDirectory = new HashMap<>();

    /** The configuration of a file; {@link TsConfig#NONE} if there is none. */
    TsConfig of(Path file) throws HostFailure {
        Path directory = file.toAbsolutePath().getParent();
        if (directory == null || isInPackage(directory)) {
            return TsConfig.NONE;
        }
        return ofDirectory(directory);
    }

    private static boolean isInPackage(Path directory) {
        for (Path part : directory) {
            if (part.toString().equals("node_modules")) {
                return true;
            }
        }
        return false;
    }

    private TsConfig ofDirectory(Path directory) throws HostFailure {
        TsConfig known = byDirectory.get(directory);
        if (known == null) {
            Path file = directory.resolve(FILE);
            if (Files.isRegularFile(file)) {
                TsConfig.Settings settings = new TsConfig.Settings();
                read(file, directory, settings, new ArrayList<>());
                known = settings.finish();
            } else {
                known = directory.getParent() == null ? TsConfig.NONE : ofDirectory(directory.getParent());
            }
            byDirectory.put(directory, known);
        }
        return known;
    }

    /** @param project the folder of the configuration that was found, which {@code ${configDir}} means */
    private static void read(Path file, Path project, TsConfig.Settings settings, List<Path> open) throws HostFailure {
        if (open.contains(file)) {
            throw failure(file, "it extends itself");
        }
        open.add(file);
        if (!(parse(file) instanceof JsObject config)) {
            throw failure(file, "it is not an object");
        }
        Object parents = config.get(PropertyKey.of("extends"));
        Object[] list = parents instanceof JsArray array ? ObjectOperations.createListFromArrayLike(array) : new Object[] {parents};
        for (Object parent : list) {
            if (parent instanceof JsString name) {
                read(extended(name.toJavaString(), file), project, settings, open);
            } else if (parent != Undefined.UNDEFINED) {
                throw failure(file, "'extends' must be a string or an array of strings");
            }
        }
        if (config.get(PropertyKey.of("compilerOptions")) instanceof JsObject options) {
            apply(options, file.getParent(), project, settings);
        }
        open.remove(open.size() - 1);
    }

    private static Object parse(Path file) throws HostFailure {
        try {
            String text = Files.readString(file);
            return JsonText.parse(JsonText.withoutComments(text.startsWith("\uFEFF") ? text.substring(1) : text));
        } catch (IOException error) {
            throw failure(file, String.valueOf(error.getMessage()));
        } catch (JsThrow thrown) {
            Object message = thrown.value instanceof JsError error ? error.get(Names.MESSAGE) : thrown.value;
            throw failure(file, String.valueOf(message));
        }
    }

    private static HostFailure failure(Path file, String what) {
        return new HostFailure(HostFailure.Kind.ERROR, "Cannot read " + file + ": " + what);
    }

    /** The file that {@code extends} names: a path, or a file of a package. */
    private static Path extended(String name, Path from) throws HostFailure {
        Path found;
        if (name.startsWith("./") || name.startsWith("../") || name.startsWith("/") || name.equals(".") || name.equals("..")) {
            found = existing(from.getParent().resolve(name).normalize());
        } else {
            found = inPackages(name, from.getParent());
        }
        if (found == null) {
            throw failure(from, "it extends '" + name + "', which is not there");
        }
        return found;
    }

    private static Path inPackages(String name, Path from) {
        for (Path folder = from; folder != null; folder = folder.getParent()) {
            Path found = existing(folder.resolve("node_modules").resolve(name));
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static Path existing(Path path) {
        Path extended = Path.of(path + ".json");
        Path inside = path.resolve(FILE);
        return Files.isRegularFile(path) ? path : Files.isRegularFile(extended) ? extended : Files.isRegularFile(inside) ? inside : null;
    }

    private static void apply(JsObject options, Path directory, Path project, TsConfig.Settings settings) {
        if (options.get(PropertyKey.of("target")) instanceof JsString target) {
            settings.target = target.toJavaString().toLowerCase(Locale.ROOT);
        }
        settings.useDefineForClassFields = flag(options, "useDefineForClassFields", settings.useDefineForClassFields);
        settings.experimentalDecorators = flag(options, "experimentalDecorators", settings.experimentalDecorators);
        settings.emitDecoratorMetadata = flag(options, "emitDecoratorMetadata", settings.emitDecoratorMetadata);
        settings.verbatimModuleSyntax = flag(options, "verbatimModuleSyntax", settings.verbatimModuleSyntax);
        settings.isolatedModules = flag(options, "isolatedModules", settings.isolatedModules);
        settings.preserveConstEnums = flag(options, "preserveConstEnums", settings.preserveConstEnums);
        settings.preserveValueImports = flag(options, "preserveValueImports", settings.preserveValueImports);
        if (options.get(PropertyKey.of("baseUrl")) instanceof JsString base) {
            settings.baseUrl = path(base.toJavaString(), directory, project);
        }
        if (options.get(PropertyKey.of("paths")) instanceof JsObject paths) {
            settings.paths = mappings(paths, settings.baseUrl == null ? directory : settings.baseUrl, project);
        }
    }

    private static Boolean flag(JsObject options, String name, Boolean inherited) {
        return options.get(PropertyKey.of(name)) instanceof Boolean flag ? flag : inherited;
    }

    private static Path path(String text, Path directory, Path project) {
        return directory.resolve(text.replace(CONFIG_DIRECTORY, project.toString())).normalize();
    }

    private static List<TsConfig.Mapping> mappings(JsObject paths, Path base, Path project) {
        List<TsConfig.Mapping> mappings = new ArrayList<>();
        for (Object key : ObjectOperations.enumerableOwn(paths, ObjectOperations.Enumerate.KEYS)) {
            List<String> targets = new ArrayList<>();
            if (paths.get(PropertyKey.from(key)) instanceof JsArray list) {
                for (Object target : ObjectOperations.createListFromArrayLike(list)) {
                    if (target instanceof JsString text) {
                        targets.add(path(text.toJavaString(), base, project).toString());
                    }
                }
            }
            mappings.add(new TsConfig.Mapping(((JsString) key).toJavaString(), targets));
        }
        return mappings;
    }
}
