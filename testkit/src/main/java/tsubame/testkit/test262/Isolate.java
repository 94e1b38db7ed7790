package tsubame.testkit.test262;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import tsubame.bytecode.FunctionPrototype;
import tsubame.cli.host.FrontendCompiler;
import tsubame.runtime.host.HostFailure;
import tsubame.testkit.agents.AgentCluster;
import tsubame.testkit.agents.AgentMember;

/** Runs tests of a checkout one after the other, each as a {@link TestRun}. Loaded by {@link IsolateLoader}, once for each worker. */
public final class Isolate implements Function<String, String>, TestCode {
    private final Path checkout;
    private final FrontendCompiler compiler = new FrontendCompiler();
    private final Map<String, FunctionPrototype> harness = new HashMap<>();
    private final AgentThreads threads;

    public Isolate(Path checkout) {
        this.checkout = checkout;
        this.threads = new AgentThreads(checkout);
    }

    /** Null for a pass, else the reason. */
    @Override
    public String apply(String path) {
        try {
            TestCase test = TestCase.read(checkout, path);
            AgentCluster cluster = new AgentCluster();
            AgentMember member = cluster.join();
            TestAgents agents = new TestAgents(cluster, member, threads, !test.is("CanBlockIsFalse"));
            try {
                return new TestRun(test, new ThreadedHost(compiler, new TestModules(compiler), agents), this).run();
            } finally {
                cluster.close(member);
            }
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    @Override
    public FunctionPrototype harness(String name) throws HostFailure {
        FunctionPrototype code = harness.get(name);
        if (code == null) {
            code = compiler.compileScript("harness/" + name, read("harness/" + name));
            harness.put(name, code);
        }
        return code;
    }

    @Override
    public FunctionPrototype script(TestCase test) throws HostFailure {
        return compiler.compileScript(moduleKey(test), scriptText(test));
    }

    /** The text of a test that is a script, in its mode. */
    static String scriptText(TestCase test) {
        String text = new String(test.source(), StandardCharsets.UTF_8);
        return test.is("onlyStrict") ? "\"use strict\";\n" + text : text;
    }

    @Override
    public String moduleKey(TestCase test) {
        return checkout.resolve(test.path()).toAbsolutePath().normalize().toString();
    }

    private String read(String path) {
        try {
            return Files.readString(checkout.resolve(path), StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }
}
