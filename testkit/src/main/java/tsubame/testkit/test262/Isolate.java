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
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.interpreter.HostErrors;
import tsubame.runtime.interpreter.StackTraces;
import tsubame.runtime.loop.EventLoop;
import tsubame.runtime.module.ModuleLoader;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.testkit.agents.AgentCluster;
import tsubame.testkit.agents.AgentMember;

/**
 * Runs tests one after the other, each in a fresh realm (INTERPRETING.md): harness files first, then the test as a script or
 * module, then the event loop. Loaded by {@link IsolateLoader}, once for each worker.
 */
public final class Isolate implements Function<String, String> {
    private static final String COMPLETE = "Test262:AsyncTestComplete";
    private static final String FAILURE = "Test262:AsyncTestFailure:";
    private static final int DEPTH_LIMIT = 20_000;

    private final Path checkout;
    private final FrontendCompiler compiler = new FrontendCompiler();
    private final Map<String, FunctionPrototype> harness = new HashMap<>();
    private final AgentThreads threads;

    public Isolate(Path checkout) {
        this.checkout = checkout;
        this.threads = new AgentThreads(checkout);
    }

    @Override
    public String apply(String path) {
        try {
            return run(TestCase.read(checkout, path));
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        }
    }

    /** Null for a pass, else the reason. */
    private String run(TestCase test) throws IOException {
        AgentCluster cluster = new AgentCluster();
        AgentMember member = cluster.join();
        TestAgents agents = new TestAgents(cluster, member, threads, !test.is("CanBlockIsFalse"));
        try {
            return run(test, new TestHost(compiler, new TestModules(compiler), agents));
        } finally {
            cluster.close(member);
        }
    }

    /** Makes everything new: a realm of its own for what runs next. */
    static void begin(TestHost host) {
        Agent.host = host;
        Agent.tracer = new StackTraces();
        Agent.functionFactory = new EvalOps.Factory();
        Agent.loop = new EventLoop(host);
        Agent.sharedMemory = host.agents();
        Agent.depth = 0;
        Agent.depthLimit = DEPTH_LIMIT;
        Agent.frame = null;
        Agent.clearJobs();
        Agent.realm = null;
        Agent.realm = Realm.create();
        HostBuiltins.install(Agent.realm, host);
    }

    private String run(TestCase test, TestHost host) throws IOException {
        begin(host);
        try {
            if (!test.is("raw")) {
                includeHarness(test);
            }
        } catch (JsThrow thrown) {
            return "harness: " + describe(thrown.value);
        } catch (HostFailure failure) {
            return "harness: " + failure.getMessage();
        }
        return test.is("module") ? runModule(test, host) : runScript(test, host);
    }

    private void includeHarness(TestCase test) throws IOException, HostFailure {
        include("assert.js");
        include("sta.js");
        if (test.is("async")) {
            include("doneprintHandle.js");
        }
        for (String name : test.includes()) {
            include(name);
        }
    }

    private void include(String name) throws IOException, HostFailure {
        FunctionPrototype code = harness.get(name);
        if (code == null) {
            String text = Files.readString(checkout.resolve("harness").resolve(name), StandardCharsets.UTF_8);
            code = compiler.compileScript("harness/" + name, text);
            harness.put(name, code);
        }
        EvalOps.runScript(Agent.realm, code);
    }

    private String runScript(TestCase test, TestHost host) {
        String text = new String(test.source(), StandardCharsets.UTF_8);
        if (test.is("onlyStrict")) {
            text = "\"use strict\";\n" + text;
        }
        FunctionPrototype code;
        try {
            code = compiler.compileScript(checkout.resolve(test.path()).toAbsolutePath().toString(), text);
        } catch (HostFailure failure) {
            return negative(test, "parse", failure.kind() == HostFailure.Kind.SYNTAX_ERROR ? "SyntaxError" : "Error", failure.getMessage());
        }
        if ("parse".equals(test.negativePhase())) {
            return "expected a " + test.negativeType() + " when parsing";
        }
        try {
            EvalOps.runScript(Agent.realm, code);
        } catch (JsThrow thrown) {
            return negative(test, "runtime", typeOf(thrown.value), describe(thrown.value));
        }
        Agent.loop.run();
        return outcome(test, host);
    }

    private String runModule(TestCase test, TestHost host) {
        String key = checkout.resolve(test.path()).toAbsolutePath().normalize().toString();
        FunctionPrototype code;
        try {
            code = ((tsubame.runtime.host.ModuleSource.EcmaScript) host.modules().load(key, "")).code();
        } catch (HostFailure failure) {
            return negative(test, "parse", "SyntaxError", failure.getMessage());
        }
        if ("parse".equals(test.negativePhase())) {
            return "expected a " + test.negativeType() + " when parsing";
        }
        JsPromise promise;
        try {
            promise = ModuleLoader.of(Agent.realm).evaluateMain(key);
        } catch (JsThrow thrown) {
            return negative(test, "resolution", typeOf(thrown.value), describe(thrown.value));
        }
        promise.markHandled();
        Agent.loop.run();
        if (promise.state() == JsPromise.REJECTED) {
            return negative(test, "runtime", typeOf(promise.result()), describe(promise.result()));
        }
        return outcome(test, host);
    }

    private static String negative(TestCase test, String phase, String type, String description) {
        if (!test.isNegative()) {
            return description;
        }
        boolean rightPhase = phase.equals(test.negativePhase());
        boolean right = rightPhase && type.equals(test.negativeType());
        return right ? null : "expected " + test.negativeType() + " in phase " + test.negativePhase() + ", got " + phase + ": " + description;
    }

    private static String outcome(TestCase test, TestHost host) {
        if (test.isNegative()) {
            return "expected " + test.negativeType() + " in phase " + test.negativePhase();
        }
        if (host.uncaught() != null) {
            return "uncaught: " + describe(host.uncaught());
        }
        if (!test.is("async")) {
            return null;
        }
        for (String line : host.printed()) {
            if (line.startsWith(FAILURE)) {
                return line;
            }
        }
        return host.printed().contains(COMPLETE) ? null : "async test never completed";
    }

    /** The name of the constructor of a thrown value, by which negative tests tell errors apart. */
    private static String typeOf(Object thrown) {
        try {
            return thrown instanceof JsObject error && error.get(Names.CONSTRUCTOR) instanceof JsObject constructor
                            && constructor.get(Names.NAME) instanceof JsString name
                    ? name.toJavaString()
                    : "a value";
        } catch (JsThrow failure) {
            return "a value";
        }
    }

    static String describe(Object thrown) {
        try {
            if (thrown instanceof JsObject error && error.get(Names.MESSAGE) instanceof JsString message) {
                return typeOf(thrown) + ": " + message.toJavaString();
            }
        } catch (JsThrow failure) {
            return "a thrown value";
        }
        return "thrown " + (thrown instanceof JsObject ? "object" : String.valueOf(thrown));
    }

    static JsThrow asThrow(HostFailure failure) {
        return HostErrors.toThrow(failure);
    }
}
