package tsubame.runtime.libc;

import tsubame.runtime.bundle.Bundle;
import tsubame.runtime.bundle.BundledModules;
import tsubame.runtime.program.ProgramRun;
import tsubame.system.Address;
import tsubame.system.ByteArrays;
import tsubame.system.rule.RuntimeEntry;

/** The beginning of an executable in Java: runs the program whose bundle the link has put into it. */
public final class NativeMain {
    private NativeMain() {}

    /**
     * The start code calls this on the program's stack when the heap is ready.
     *
     * @param argv addresses of C strings, the executable's name first
     * @return the exit code
     */
    @RuntimeEntry("start code")
    public static int main(int argc, Address argv) {
        Bundle bundle = new Bundle(bundleBytes());
        String[] arguments = new String[Math.max(0, argc - 1)];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = Scratch.string(argv.loadAddress(8L * (i + 1)));
        }
        String[] words = new String[arguments.length + 2];
        words[0] = executable();
        words[1] = bundle.main();
        System.arraycopy(arguments, 0, words, 2, arguments.length);
        LibcHost host = new LibcHost(arguments, null, new BundledModules(bundle));
        return new ProgramRun(host, null).run(ImageRoots.REALM, bundle.main(), words, Libc.stackBytes());
    }

    private static byte[] bundleBytes() {
        byte[] bytes = new byte[(int) Libc.bundleSize()];
        ByteArrays.copyIn(Libc.bundleStart(), bytes, 0, bytes.length);
        return bytes;
    }

    /** The executable's path. */
    private static String executable() {
        Address result = Scratch.result();
        long length = Libc.readlink(Scratch.path("/proc/self/exe"), result, Scratch.PATH_SIZE);
        return length < 0 ? "tsubame" : Scratch.string(result, (int) length);
    }
}
