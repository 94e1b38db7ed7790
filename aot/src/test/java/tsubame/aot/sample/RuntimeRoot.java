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
import tsubame.runtime.program.ProgramRun;
import tsubame.runtime.realm.Realm;

/** Stands for the native runtime's entry in tests: all that runs a program, with a realm that is in the image from the start. */
public final class RuntimeRoot {
    private static final Realm REALM = ProgramRun.prepare();

    private RuntimeRoot() {}

    /** Runs an empty module; gives the exit code. */
    public static int main() {
        StubHost host = new StubHost(new ModuleSource.EcmaScript(emptyModule()));
        return new ProgramRun(host, null).run(REALM, "main", host.arguments(), 1 << 24);
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
