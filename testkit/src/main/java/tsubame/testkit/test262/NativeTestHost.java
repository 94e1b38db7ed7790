package tsubame.testkit.test262;

import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.SharedMemoryHost;
import tsubame.runtime.libc.LibcHost;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Realm;

/** The host of a test in a native worker. */
final class NativeTestHost extends TestHost {
    private static final double NANOS_PER_MILLISECOND = 1e6;

    private final LibcHost machine;
    private final LoneAgent agent;

    NativeTestHost(CodeCompiler compiler, ModuleHost modules, LibcHost machine, boolean canSuspend) {
        super(compiler, modules);
        this.machine = machine;
        this.agent = new LoneAgent(this, canSuspend);
    }

    @Override
    SharedMemoryHost sharedMemory() {
        return agent;
    }

    @Override
    JsObject agentObject(Realm realm) {
        return agent.object(realm);
    }

    @Override
    public boolean isActive() {
        return false;
    }

    @Override
    public void await(double milliseconds) {
        if (milliseconds > 0) {
            sleep((long) (milliseconds * NANOS_PER_MILLISECOND));
        }
    }

    @Override
    public double currentTime() {
        return machine.currentTime();
    }

    @Override
    public long monotonicTime() {
        return machine.monotonicTime();
    }

    @Override
    public void sleep(long nanoseconds) {
        machine.sleep(nanoseconds);
    }
}
