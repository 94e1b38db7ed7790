package tsubame.testkit.test262;

import java.util.ArrayList;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.LoopHost;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.SharedMemoryHost;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Realm;

/** A world without files: a compiler, and what the test printed. Clocks, and other agents, are the engine's. */
abstract class TestHost implements Host, LoopHost {
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private final CodeCompiler compiler;
    private final ModuleHost modules;
    private final ArrayList<String> printed = new ArrayList<>();
    private Object uncaught;

    TestHost(CodeCompiler compiler, ModuleHost modules) {
        this.compiler = compiler;
        this.modules = modules;
    }

    /** What tests that share memory need; null for none. */
    abstract SharedMemoryHost sharedMemory();

    /** {@code $262.agent}. */
    abstract JsObject agentObject(Realm realm);

    void print(String line) {
        printed.add(line);
    }

    ArrayList<String> printed() {
        return printed;
    }

    /** The first error that nothing caught; null for none. */
    Object uncaught() {
        return uncaught;
    }

    // ---- the event loop

    @Override
    public double now() {
        return monotonicTime() / NANOS_PER_MILLISECOND;
    }

    /** A rejection that nobody handles is no failure: tests leave promises behind (HostPromiseRejectionTracker may do nothing). */
    @Override
    public boolean uncaught(Object error, JsObject promise) {
        if (promise == null && uncaught == null) {
            uncaught = error;
        }
        return true;
    }

    // ---- the outside world

    private static HostFailure none() {
        return new HostFailure(HostFailure.Kind.ERROR, "tests have no files");
    }

    @Override
    public int read(int descriptor, byte[] target, int offset, int length) throws HostFailure {
        throw none();
    }

    @Override
    public void write(int descriptor, byte[] bytes, int offset, int length) throws HostFailure {
        throw none();
    }

    @Override
    public void flush() {}

    @Override
    public boolean isTerminal(int descriptor) {
        return false;
    }

    @Override
    public FileHost files() {
        return null;
    }

    @Override
    public int localOffsetMinutes(double time) {
        return 0;
    }

    @Override
    public String timeZoneName(double time) {
        return "Coordinated Universal Time";
    }

    @Override
    public long randomSeed() {
        return 451;
    }

    @Override
    public String[] arguments() {
        return new String[0];
    }

    @Override
    public String environment(String name) {
        return null;
    }

    @Override
    public String[] environmentNames() {
        return new String[0];
    }

    @Override
    public String currentDirectory() {
        return "/";
    }

    @Override
    public long processId() {
        return 1;
    }

    @Override
    public void exit(int code) {
        throw new IllegalStateException("a test called exit");
    }

    @Override
    public CodeCompiler compiler() {
        return compiler;
    }

    @Override
    public ModuleHost modules() {
        return modules;
    }
}
