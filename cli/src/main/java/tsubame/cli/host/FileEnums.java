package tsubame.cli.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import tsubame.frontend.Compiler;
import tsubame.frontend.lower.ConstEnumExports;
import tsubame.frontend.lower.EnumValue;
import tsubame.frontend.lower.ForeignEnums;
import tsubame.frontend.parser.Language;
import tsubame.frontend.source.SourceFile;
import tsubame.runtime.host.HostFailure;

/**
 * Looks for const enums in the files that TypeScript files import, declarations among them. A file is parsed for that once, and only if
 * its text may have const enums or pass some on. Files that cannot be found or parsed have none; who loads them says what is wrong.
 */
final class FileEnums {
    private final FileModules modules;
    private final TsConfigReader configs;
    private final HashMap<String, Optional<ConstEnumExports>> files = new HashMap<>();
    /** What is being looked for: files may pass on from each other in a circle. */
    private final HashSet<String> open = new HashSet<>();

    FileEnums(FileModules modules, TsConfigReader configs) {
        this.modules = modules;
        this.configs = configs;
    }

    /** What a file may know of others. */
    ForeignEnums of(String key) throws HostFailure {
        TsConfig config = configs.of(Path.of(key));
        if (!config.inlinesEnums) {
            return ForeignEnums.NONE;
        }
        return new ForeignEnums() {
            @Override
            public Map<String, EnumValue> find(String specifier, String exported) {
                return FileEnums.this.find(key, specifier, exported);
            }

            @Override
            public boolean keepsImports() {
                return config.keepsEnumImports;
            }
        };
    }

    private Map<String, EnumValue> find(String referrer, String specifier, String exported) {
        String key = file(referrer, specifier);
        if (key == null || !open.add(key + "\0" + exported)) {
            return null;
        }
        try {
            ConstEnumExports exports = exports(key);
            return exports == null ? null : exports.find(exported);
        } finally {
            open.remove(key + "\0" + exported);
        }
    }

    /** The TypeScript file that a specifier means: a source, or the declarations beside what it means or would mean. */
    private String file(String referrer, String specifier) {
        String key = null;
        try {
            key = modules.resolve(specifier, referrer, false);
        } catch (HostFailure failure) {
            // Perhaps there are declarations only.
        }
        if (key != null && Language.ofFileName(key).isTypeScript()) {
            return key;
        }
        if (key == null && !specifier.startsWith(".")) {
            return null;
        }
        String path = key != null ? key : Path.of(referrer).toAbsolutePath().getParent().resolve(specifier).normalize().toString();
        String bare = path.endsWith(".js") ? path.substring(0, path.length() - 3) : path;
        String declarations = path.endsWith(".ts") ? path : bare + ".d.ts";
        return Files.isRegularFile(Path.of(declarations)) ? declarations : null;
    }

    private ConstEnumExports exports(String key) {
        Optional<ConstEnumExports> known = files.get(key);
        if (known == null) {
            known = Optional.ofNullable(read(key));
            files.put(key, known);
        }
        return known.orElse(null);
    }

    private ConstEnumExports read(String key) {
        try {
            byte[] text = Files.readAllBytes(Path.of(key));
            return mayHaveEnums(text)
                    ? Compiler.constEnums(new SourceFile(key, text), Language.ofFileName(key), configs.of(Path.of(key)).lowering, of(key)) : null;
        } catch (IOException | HostFailure failure) {
            return null;
        }
    }

    private static boolean mayHaveEnums(byte[] text) {
        String source = new String(text, StandardCharsets.ISO_8859_1);
        return source.contains("enum") && source.contains("const") || source.contains("export") && (source.contains("from") || source.contains("import"));
    }
}
