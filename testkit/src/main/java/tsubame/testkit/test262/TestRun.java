package tsubame.testkit.test262;

import tsubame.bytecode.FunctionPrototype;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.interpreter.EvalOps;
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

/**
 * One test in a fresh realm (INTERPRETING.md): harness files first, then the test as a script or module, then the event loop. The
 * same code runs on a JVM and, compiled, natively.
 */
final class TestRun {
    private static final String COMPLETE = "Test262:AsyncTestComplete";
    private static final String FAILURE = "Test262:AsyncTestFailure:";
    private static final int DEPTH_LIMIT = 20_000;

    private final TestCase test;
    private final TestHost host;
    private final TestCode codes;

    TestRun(TestCase test, TestHost host, TestCode codes) {
        this.test = test;
        this.host = host;
        this.codes = codes;
    }

    /** Makes everything new: a realm of its own for what runs next. */
    static void begin(TestHost host) {
        Agent.host = host;
        Agent.tracer = new StackTraces();
        Agent.functionFactory = new EvalOps.Factory();
        Agent.loop = new EventLoop(host);
        Agent.sharedMemory = host.sharedMemory();
        Agent.depth = 0;
        Agent.depthLimit = DEPTH_LIMIT;
        Agent.frame = null;
        Agent.clearJobs();
        Agent.realm = null;
        Agent.realm = Realm.create();
        HostBuiltins.install(Agent.realm, host);
    }

    /** Null for a pass, else the reason. */
    String run() {
        begin(host);
        try {
            if (!test.is("raw")) {
                includeHarness();
            }
        } catch (JsThrow thrown) {
            return "harness: " + describe(thrown.value);
        } catch (HostFailure failure) {
            return "harness: " + failure.getMessage();
        }
        return test.is("module") ? runModule() : runScript();
    }

    private void includeHarness() throws HostFailure {
        include("assert.js");
        include("sta.js");
        if (test.is("async")) {
            include("doneprintHandle.js");
        }
        for (int i = 0; i < test.includes().size(); i++) {
            include(test.includes().get(i));
        }
    }

    private void include(String name) throws HostFailure {
        EvalOps.runScript(Agent.realm, codes.harness(name));
    }

    private String runScript() {
        FunctionPrototype code;
        try {
            code = codes.script(test);
        } catch (HostFailure failure) {
            return negative("parse", failure.kind() == HostFailure.Kind.SYNTAX_ERROR ? "SyntaxError" : "Error", failure.getMessage());
        }
        if ("parse".equals(test.negativePhase())) {
            return "expected a " + test.negativeType() + " when parsing";
        }
        try {
            EvalOps.runScript(Agent.realm, code);
        } catch (JsThrow thrown) {
            return negative("runtime", typeOf(thrown.value), describe(thrown.value));
        }
        Agent.loop.run();
        return outcome();
    }

    private String runModule() {
        String key = codes.moduleKey(test);
        try {
            host.modules().load(key, "");
        } catch (HostFailure failure) {
            return negative("parse", "SyntaxError", failure.getMessage());
        }
        if ("parse".equals(test.negativePhase())) {
            return "expected a " + test.negativeType() + " when parsing";
        }
        JsPromise promise;
        try {
            promise = ModuleLoader.of(Agent.realm).evaluateMain(key);
        } catch (JsThrow thrown) {
            return negative("resolution", typeOf(thrown.value), describe(thrown.value));
        }
        promise.markHandled();
        Agent.loop.run();
        if (promise.state() == JsPromise.REJECTED) {
            return negative("runtime", typeOf(promise.result()), describe(promise.result()));
        }
        return outcome();
    }

    private String negative(String phase, String type, String description) {
        if (!test.isNegative()) {
            return description;
        }
        boolean rightPhase = phase.equals(test.negativePhase());
        boolean right = rightPhase && type.equals(test.negativeType());
        return right ? null : "expected " + test.negativeType() + " in phase " + test.negativePhase() + ", got " + phase + ": " + description;
    }

    private String outcome() {
        if (test.isNegative()) {
            return "expected " + test.negativeType() + " in phase " + test.negativePhase();
        }
        if (host.uncaught() != null) {
            return "uncaught: " + describe(host.uncaught());
        }
        if (!test.is("async")) {
            return null;
        }
        boolean isComplete = false;
        for (int i = 0; i < host.printed().size(); i++) {
            String line = host.printed().get(i);
            if (line.startsWith(FAILURE)) {
                return line;
            }
            isComplete |= line.equals(COMPLETE);
        }
        return isComplete ? null : "async test never completed";
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
        return "thrown " + (thrown instanceof JsObject ? "object" : "value");
    }
}
