package tsubame.aot.sample;

import tsubame.bytecode.Capture;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Handler;
import tsubame.bytecode.Hint;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.Source;
import tsubame.bytecode.Template;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.interpreter.EvalOps;
import tsubame.runtime.interpreter.StackTraces;
import tsubame.runtime.loop.EventLoop;
import tsubame.runtime.module.ModuleLoader;
import tsubame.runtime.node.NodeModules;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;

/** Stands for the native runtime's entry in tests: all that runs a program, with a realm that is in the image from the start. */
public final class RuntimeRoot {
    static {
        Agent.tracer = new StackTraces();
        Agent.functionFactory = new EvalOps.Factory();
        Agent.realm = Realm.create();
    }

    private RuntimeRoot() {}

    /** Runs an empty module; gives the exit code. */
    public static int main() {
        StubHost host = new StubHost(new ModuleSource.EcmaScript(emptyModule()));
        Agent.host = host;
        Agent.loop = new EventLoop(host);
        NodeModules node = new NodeModules(Agent.realm, host.arguments());
        try {
            JsPromise main = ModuleLoader.of(Agent.realm).evaluateMain("main");
            int code = Agent.loop.run();
            node.process().runExitListeners(code);
            return main.state() == JsPromise.PENDING ? 13 : code;
        } catch (JsThrow thrown) {
            return 1;
        }
    }

    /** One of each of what a program consists of. */
    private static FunctionPrototype emptyModule() {
        ModuleDescriptor descriptor = new ModuleDescriptor(
                new ModuleDescriptor.Request[] {new ModuleDescriptor.Request("a", "", 0)},
                new ModuleDescriptor.Import[] {new ModuleDescriptor.Import(0, "a", "a", 0)},
                new String[0],
                new ModuleDescriptor.LocalExport[] {new ModuleDescriptor.LocalExport("a", 0)},
                new ModuleDescriptor.IndirectExport[] {new ModuleDescriptor.IndirectExport("a", 0, "a", 0)},
                new int[0]);
        ScopeDescriptor scope = new ScopeDescriptor(
                new ScopeDescriptor.Entry[] {new ScopeDescriptor.Entry(ScopeDescriptor.Kind.LET, "a", 0)}, 0);
        return new FunctionPrototype("main", FunctionKind.values()[0], true, 0, 0, 0,
                new Constant[] {new Constant(Constant.Kind.NUMBER, 1, null)}, 0, new int[0], new String[0], new double[0],
                new FunctionPrototype[0], new Template[] {new Template(new String[0], new String[0])}, new ScopeDescriptor[] {scope},
                new int[0][], new Capture[] {new Capture("a", 0)}, new Handler[] {new Handler(0, 0, 0, 0)}, 0, new int[0],
                new byte[0], Hint.values()[0], descriptor, new Source("main", new byte[0]), 0, 0);
    }
}
