package tsubame.testkit.test262;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.function.BiConsumer;
import tsubame.cli.host.FrontendCompiler;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsThrow;
import tsubame.testkit.agents.AgentCluster;
import tsubame.testkit.agents.AgentMember;

/** Runs scripts as agents beside the one of the test ({@code $262.agent.start}). Loaded by {@link IsolateLoader}, once a thread. */
public final class AgentIsolate implements BiConsumer<AgentCluster, Object[]> {
    private final FrontendCompiler compiler = new FrontendCompiler();
    private final AgentThreads threads;

    public AgentIsolate(Path checkout) {
        this.threads = new AgentThreads(checkout);
    }

    /** @param task the script, and a latch for when it is running */
    @Override
    public void accept(AgentCluster cluster, Object[] task) {
        AgentMember member = cluster.join();
        ((CountDownLatch) task[1]).countDown();
        try {
            ThreadedHost host = new ThreadedHost(compiler, new TestModules(compiler), new TestAgents(cluster, member, threads, true));
            TestRun.begin(host);
            EvalOps.runScript(Agent.realm, compiler.compileScript("agent", (String) task[0]));
            Agent.loop.run();
            if (host.uncaught() != null) {
                cluster.report("uncaught in an agent: " + TestRun.describe(host.uncaught()));
            }
        } catch (JsThrow thrown) {
            cluster.report("uncaught in an agent: " + TestRun.describe(thrown.value));
        } catch (HostFailure failure) {
            cluster.report("agent: " + failure.getMessage());
        } finally {
            member.leave();
        }
    }
}
