package tsubame.testkit.test262;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.module.JsModuleSource;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;

/** Modules of tests: relative paths, types by their import attribute, and {@code <module source>} (INTERPRETING.md). */
final class TestModules implements ModuleHost {
    private static final String MODULE_SOURCE = "<module source>";

    private final CodeCompiler compiler;

    TestModules(CodeCompiler compiler) {
        this.compiler = compiler;
    }

    @Override
    public String resolve(String specifier, String referrer, boolean require) {
        return specifier.equals(MODULE_SOURCE)
                ? MODULE_SOURCE
                : Path.of(referrer).toAbsolutePath().getParent().resolve(specifier).normalize().toString();
    }

    @Override
    public ModuleSource load(String key, String type) throws HostFailure {
        if (key.equals(MODULE_SOURCE)) {
            return new ModuleSource.SourceObject(new JsModuleSource(Agent.realm, JsString.of("TestModuleSource")));
        }
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(Path.of(key));
        } catch (IOException failure) {
            throw new HostFailure(HostFailure.Kind.TYPE_ERROR, "cannot find " + key);
        }
        if (type.equals("bytes")) {
            return new ModuleSource.Bytes(bytes);
        }
        String text = new String(bytes, StandardCharsets.UTF_8);
        return switch (type) {
            case "json" -> new ModuleSource.Json(text);
            case "text" -> new ModuleSource.Text(text);
            default -> new ModuleSource.EcmaScript(compiler.compileModule(key, text));
        };
    }

    @Override
    public String[] importMeta(String key) {
        return new String[0];
    }
}
