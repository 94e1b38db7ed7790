package tsubame.cli.executable;

import tsubame.cli.host.FrontendCompiler;
import tsubame.runtime.libc.NativeMain;
import tsubame.system.Address;
import tsubame.system.rule.RuntimeEntry;

/** The beginning of an executable that holds the front end, for programs that make code from text. */
public final class CompilingMain {
    /** Its name in class files. */
    public static final String CLASS = "tsubame/cli/executable/CompilingMain";

    private CompilingMain() {}

    /** As {@link NativeMain#main}. */
    @RuntimeEntry("start code")
    public static int main(int argc, Address argv) {
        return NativeMain.run(argc, argv, new FrontendCompiler());
    }
}
