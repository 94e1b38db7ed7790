package tsubame.testkit.test262;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ModuleSource;

/** Modules of tests: relative paths and nothing else; JSON by its import attribute. */
final class TestModules implements ModuleHost {
    private final CodeCompiler compiler;

    TestModules(CodeCompiler compiler) {
        this.compiler = compiler;
    }

    @Override
    public String resolve(String specifier, String referrer, boolean require) {
        return Path.of(referrer).toAbsolutePath().getParent().resolve(specifier).normalize().toString();
    }

    @Override
    public ModuleSource load(String key, String type) throws HostFailure {
        String text;
        try {
            text = Files.readString(Path.of(key), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new HostFailure(HostFailure.Kind.TYPE_ERROR, "cannot find " + key);
        }
        return type.equals("json") ? new ModuleSource.Json(text) : new ModuleSource.EcmaScript(compiler.compileModule(key, text));
    }

    @Override
    public String[] importMeta(String key) {
        return new String[0];
    }
}
