package tsubame.testkit.test262;

import java.util.concurrent.TimeUnit;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.SharedMemoryHost;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Realm;
import tsubame.testkit.agents.AgentStopped;

/** The host of a test on a JVM: the machine's clock, and agents that are threads. */
final class ThreadedHost extends TestHost {
    private final TestAgents agents;

    ThreadedHost(CodeCompiler compiler, ModuleHost modules, TestAgents agents) {
        super(compiler, modules);
        this.agents = agents;
    }

    TestAgents agents() {
        return agents;
    }

    @Override
    SharedMemoryHost sharedMemory() {
        return agents;
    }

    @Override
    JsObject agentObject(Realm realm) {
        return new AgentBuiltins(this).object(realm);
    }

    @Override
    public boolean isActive() {
        return agents.member().isActive();
    }

    @Override
    public void await(double milliseconds) {
        agents.member().await(milliseconds);
    }

    @Override
    public double currentTime() {
        return System.currentTimeMillis();
    }

    @Override
    public long monotonicTime() {
        return System.nanoTime();
    }

    @Override
    public void sleep(long nanoseconds) {
        try {
            TimeUnit.NANOSECONDS.sleep(nanoseconds);
        } catch (InterruptedException stopped) {
            throw new AgentStopped();
        }
    }
}
