package tsubame.cli.host;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import tsubame.bytecode.FunctionKind;
import tsubame.frontend.Compiler;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.lower.ForeignEnums;
import tsubame.frontend.lower.LoweringOptions;
import tsubame.frontend.parser.Goal;
import tsubame.frontend.parser.Language;
import tsubame.frontend.source.SourceFile;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.node.NodeModules;
import tsubame.runtime.node.NodesOwn;
import tsubame.runtime.realm.Agent;

/**
 * Modules from files. A key is a file's absolute path, its symbolic links resolved, or {@code node:name}. Specifiers are
 * relative or absolute paths, {@code file:} URLs, names of Node's modules, what tsconfig.json maps, or names of packages in
 * node_modules.
 *
 * <p>What a file is: {@code .mjs} and {@code .mts} are modules, {@code .cjs} and {@code .cts} CommonJS, {@code .json} data. Others
 * go by the {@code type} of their package.json; without one, by their syntax. A TypeScript file that has neither imports nor
 * exports nor mentions what CommonJS has (require, exports, __dirname…) is a module.
 */
public final class FileModules implements ModuleHost {
    private static final String NODE = "node:";

    private final HashMap<String, ModuleSource> loaded = new HashMap<>();
    private final TsConfigReader configs = new TsConfigReader();
    private final FileEnums enums = new FileEnums(this, configs);
    /** Findings of the last source that did not compile, so that the command can show them all. */
    private Diagnostics findings;
    private final HashMap<String, byte[]> given = new HashMap<>();

    /** Gives the text of a key beforehand: a program on standard input is no file. */
    public void give(String key, byte[] text) {
        given.put(key, text);
    }

    /** The findings of the source that failed to compile; null if none did. */
    public Diagnostics findings() {
        return findings;
    }

    // ---- resolving

    @Override
    public String resolve(String specifier, String referrer, boolean require) throws HostFailure {
        boolean explicit = specifier.startsWith(NODE);
        String name = explicit ? specifier.substring(NODE.length()) : specifier;
        if (isNodes(name, referrer)) {
            return NODE + name;
        }
        if (explicit) {
            throw notFound("Tsubame has no module '" + specifier + "' yet,", referrer, require);
        }
        Path from = Path.of(referrer).toAbsolutePath();
        Path found;
        Path mapped = isPath(specifier) ? null : configs.of(from).find(specifier);
        if (mapped != null) {
            found = mapped;
        } else if (isPath(specifier)) {
            found = Resolution.file(path(specifier, from));
        } else if (specifier.startsWith("#")) {
            found = packageImport(specifier, from, require);
        } else {
            found = PackageResolution.find(specifier, from.getParent(), require);
        }
        if (found == null && NodesOwn.brings(specifier)) {
            throw notFound("Tsubame has no module '" + specifier + "' yet,", referrer, require);
        }
        if (found == null) {
            throw notFound("Cannot find module '" + specifier + "'", referrer, require);
        }
        return realPath(found);
    }

    /** Whether there is such a module of Node's for this referrer: internal ones are for others of Node's only. */
    private static boolean isNodes(String name, String referrer) {
        return (NodeModules.has(name) || NodeScripts.has(name)) && (!name.startsWith("internal/") || referrer.startsWith(NODE));
    }

    private static boolean isPath(String specifier) {
        return specifier.startsWith("./") || specifier.startsWith("../") || specifier.startsWith("/")
                || specifier.startsWith("file:") || specifier.equals(".") || specifier.equals("..");
    }

    private static Path path(String specifier, Path from) {
        if (specifier.startsWith("file:")) {
            return Path.of(java.net.URI.create(specifier));
        }
        return from.getParent().resolve(specifier).normalize();
    }

    private static Path packageImport(String specifier, Path from, boolean require) {
        PackageJson owner = PackageJson.of(from);
        String target = owner == null ? null : owner.importTarget(specifier, require);
        if (target == null) {
            return null;
        }
        return target.startsWith("./")
                ? Resolution.file(owner.directory.resolve(target).normalize())
                : PackageResolution.find(target, owner.directory, require);
    }

    private static HostFailure notFound(String what, String referrer, boolean require) {
        return new HostFailure(HostFailure.Kind.ERROR, what + " imported from " + referrer, require ? "MODULE_NOT_FOUND" : "ERR_MODULE_NOT_FOUND", null);
    }

    private static String realPath(Path file) {
        try {
            return file.toRealPath().toString();
        } catch (IOException failure) {
            return file.toAbsolutePath().toString();
        }
    }

    // ---- loading

    @Override
    public ModuleSource load(String key, String type) throws HostFailure {
        String id = key + "\0" + type;
        ModuleSource source = loaded.get(id);
        if (source == null) {
            source = key.startsWith(NODE) ? nodeModule(key) : read(key, type);
            loaded.put(id, source);
        }
        return source;
    }

    private ModuleSource nodeModule(String key) throws HostFailure {
        String name = key.substring(NODE.length());
        if (NodeScripts.has(name)) {
            return nodeScript(key, name);
        }
        return new ModuleSource.HostObject(NodeModules.of(Agent.realm).exports(name));
    }

    private static ModuleSource nodeScript(String key, String name) throws HostFailure {
        try {
            SourceFile source = new SourceFile(key, NodeScripts.read(name));
            Compiler.Result result = Compiler.compile(source, Goal.COMMONJS, Language.JAVASCRIPT, LoweringOptions.DEFAULT);
            if (result.hasErrors()) {
                throw FrontendCompiler.failure(result.diagnostics());
            }
            return new ModuleSource.CommonJs(result.prototype(), key, key);
        } catch (IOException failure) {
            throw new HostFailure(HostFailure.Kind.ERROR, "Cannot read module " + key + ": " + failure.getMessage());
        }
    }

    private ModuleSource read(String key, String type) throws HostFailure {
        byte[] bytes = given.get(key);
        try {
            bytes = bytes != null ? bytes : Files.readAllBytes(Path.of(key));
        } catch (IOException failure) {
            throw new HostFailure(HostFailure.Kind.ERROR, "Cannot read module " + key + ": " + failure.getMessage());
        }
        return switch (type) {
            case "" -> key.endsWith(".json") ? new ModuleSource.Json(new String(bytes, StandardCharsets.UTF_8)) : compile(key, bytes);
            case "json" -> new ModuleSource.Json(new String(bytes, StandardCharsets.UTF_8));
            case "text" -> new ModuleSource.Text(new String(bytes, StandardCharsets.UTF_8));
            case "bytes" -> new ModuleSource.Bytes(bytes);
            default -> throw new HostFailure(HostFailure.Kind.TYPE_ERROR,
                    "Import attribute \"type\" with value \"" + type + "\" is not supported: there are \"json\", \"text\" and \"bytes\"");
        };
    }

    /** What the front end makes of the text as the module of that key. */
    public Compiler.Result analyse(String key, byte[] text) throws HostFailure {
        Language language = Language.ofFileName(key);
        Goal goal = goal(key);
        SourceFile source = new SourceFile(key, text);
        LoweringOptions options = language.isTypeScript() ? configs.of(Path.of(key)).lowering : LoweringOptions.DEFAULT;
        ForeignEnums foreign = language.isTypeScript() ? enums.of(key) : ForeignEnums.NONE;
        Compiler.Result result = Compiler.compile(source, goal, language, options, foreign);
        if (isCommonJs(result) && goal == Goal.DETECT && language.isTypeScript() && !mentionsCommonJs(text)) {
            result = Compiler.compile(source, Goal.MODULE, language, options, foreign);
        }
        return result;
    }

    private static boolean isCommonJs(Compiler.Result result) {
        return result.prototype() != null && result.prototype().kind() == FunctionKind.NORMAL;
    }

    /** Compiles the text as the module of that key. */
    public ModuleSource compile(String key, byte[] text) throws HostFailure {
        Compiler.Result result = analyse(key, text);
        if (result.hasErrors()) {
            findings = result.diagnostics();
            throw FrontendCompiler.failure(result.diagnostics());
        }
        Path file = Path.of(key).toAbsolutePath();
        return isCommonJs(result)
                ? new ModuleSource.CommonJs(result.prototype(), file.toString(), String.valueOf(file.getParent()))
                : new ModuleSource.EcmaScript(result.prototype());
    }

    private static Goal goal(String key) {
        if (key.endsWith(".mjs") || key.endsWith(".mts")) {
            return Goal.MODULE;
        }
        if (key.endsWith(".cjs") || key.endsWith(".cts")) {
            return Goal.COMMONJS;
        }
        PackageJson owner = PackageJson.of(Path.of(key).toAbsolutePath());
        return switch (owner == null ? "" : owner.type()) {
            case "module" -> Goal.MODULE;
            case "commonjs" -> key.endsWith(".ts") ? Goal.DETECT : Goal.COMMONJS;
            default -> Goal.DETECT;
        };
    }

    private static boolean mentionsCommonJs(byte[] text) {
        String source = new String(text, StandardCharsets.ISO_8859_1);
        return source.contains("require(") || source.contains("module.exports") || source.contains("exports.")
                || source.contains("__dirname") || source.contains("__filename");
    }

    @Override
    public String[] importMeta(String key) {
        Path file = Path.of(key).toAbsolutePath();
        return new String[] {
            "dirname", String.valueOf(file.getParent()), "filename", file.toString(), "url", file.toUri().toString()
        };
    }
}
