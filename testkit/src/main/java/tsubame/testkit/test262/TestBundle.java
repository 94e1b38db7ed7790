package tsubame.testkit.test262;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tsubame.bytecode.FunctionPrototype;
import tsubame.cli.bundle.RequestScanner;
import tsubame.cli.host.FrontendCompiler;
import tsubame.runtime.bundle.BundleWriter;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleSource;

/**
 * Many tests as one bundle, for {@link NativeWorker}: a manifest, the harness compiled, tests that are scripts as texts, tests that are
 * modules compiled, and the modules that tests name. Keys are paths within the checkout.
 */
final class TestBundle {
    static final String MANIFEST = "manifest";
    static final String HARNESS = "harness:";
    /** The text of a script, with the type {@code text}. */
    static final String SOURCE = "source:";
    private static final String MODULE_SOURCE = "<module source>";

    private final Path checkout;
    private final FrontendCompiler compiler = new FrontendCompiler();
    private final BundleWriter bundle = new BundleWriter();
    private final Set<String> includes = new LinkedHashSet<>(List.of("assert.js", "sta.js", "doneprintHandle.js"));
    private final ArrayDeque<Integer> modules = new ArrayDeque<>();
    private final Set<Integer> known = new LinkedHashSet<>();

    private TestBundle(Path checkout) {
        this.checkout = checkout;
    }

    static byte[] of(Path checkout, List<String> tests) throws IOException {
        return new TestBundle(checkout).build(tests);
    }

    private byte[] build(List<String> tests) throws IOException {
        int manifest = bundle.module(MANIFEST, "text");
        StringBuilder lines = new StringBuilder();
        for (String path : tests) {
            TestCase test = TestCase.read(checkout, path);
            lines.append(lines.isEmpty() ? "" : "\n").append(String.join("\t", path, String.join(",", test.flags()),
                    String.join(",", test.includes()), text(test.negativePhase()), text(test.negativeType())));
            includes.addAll(test.includes());
            if (test.is("module")) {
                need("/" + path, "");
            } else {
                String text = Isolate.scriptText(test);
                bundle.setSource(bundle.module(SOURCE + path, "text"), new ModuleSource.Text(text));
                scriptsModules("/" + path, text);
            }
        }
        bundle.setSource(manifest, new ModuleSource.Text(lines.toString()));
        for (String name : includes) {
            harness(name);
        }
        while (!modules.isEmpty()) {
            module(modules.poll());
        }
        return bundle.toBytes();
    }

    private static String text(String word) {
        return word == null ? "" : word;
    }

    private void need(String key, String type) {
        int module = bundle.module(key, type);
        if (known.add(module)) {
            modules.add(module);
        }
    }

    private void scriptsModules(String name, String text) {
        try {
            follow(name, compiler.compileScript(name, text));
        } catch (HostFailure failure) {
            // The worker will find the same.
        }
    }

    private void harness(String name) throws IOException {
        int module = bundle.module(HARNESS + name, "");
        try {
            FunctionPrototype code = compiler.compileScript("harness/" + name, Files.readString(checkout.resolve("harness").resolve(name)));
            bundle.setSource(module, new ModuleSource.CommonJs(code, "", ""));
        } catch (HostFailure failure) {
            bundle.setFailure(module, failure);
        }
    }

    private void module(int module) throws IOException {
        String key = bundle.key(module);
        try {
            ModuleSource source = source(key, bundle.type(module), Files.readAllBytes(checkout.resolve(key.substring(1))));
            bundle.setSource(module, source);
            if (source instanceof ModuleSource.EcmaScript script) {
                follow(key, script.code());
            }
        } catch (HostFailure failure) {
            bundle.setFailure(module, failure);
        }
    }

    private ModuleSource source(String key, String type, byte[] bytes) throws HostFailure {
        String text = new String(bytes, StandardCharsets.UTF_8);
        return switch (type) {
            case "bytes" -> new ModuleSource.Bytes(bytes);
            case "json" -> new ModuleSource.Json(text);
            case "text" -> new ModuleSource.Text(text);
            default -> new ModuleSource.EcmaScript(compiler.compileModule(key, text));
        };
    }

    /** Takes in the modules that the code names by their paths and that are there. */
    private void follow(String referrer, FunctionPrototype code) {
        new RequestScanner(code).requests().forEach((request, position) -> {
            if (!request.specifier().equals(MODULE_SOURCE)) {
                Path path = Path.of(referrer).resolveSibling(request.specifier()).normalize();
                if (Files.isRegularFile(checkout.resolve(path.toString().substring(1)))) {
                    need(path.toString(), request.type());
                }
            }
        });
    }
}
