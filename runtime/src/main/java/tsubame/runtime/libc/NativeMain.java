package tsubame.runtime.libc;

import tsubame.runtime.bundle.Bundle;
import tsubame.runtime.bundle.BundledModules;
import tsubame.runtime.console.Utf8;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.program.ProgramRun;
import tsubame.runtime.value.JsString;
import tsubame.system.Address;
import tsubame.system.ByteArrays;
import tsubame.system.rule.RuntimeEntry;

/**
 * The beginning of an executable in Java: runs the program whose bundle the link has put into it. If the link has put none, the first
 * argument is a bundle's file: so one executable runs all the programs of a test suite.
 */
public final class NativeMain {
    private static final int FAULT = 70;

    private NativeMain() {}

    /**
     * As if the stack were of that size: 1 GB. What code really uses of it is far less, and is asked for at each step; the number bounds how
     * many calls there may be at a time, about 87,000.
     */
    private static final long STACK = 1L << 30;

    /**
     * The start code calls this on the program's stack when the heap is ready.
     *
     * @param argv addresses of C strings, the executable's name first
     * @return the exit code
     */
    @RuntimeEntry("start code")
    public static int main(int argc, Address argv) {
        return run(argc, argv, null);
    }

    /** The same for an executable that holds a compiler, for eval and the Function constructors. */
    public static int run(int argc, Address argv, CodeCompiler compiler) {
        openClosedStreams();
        boolean isRunner = Libc.bundleSize() == 0;
        int first = isRunner ? 2 : 1;
        if (argc < first) {
            return complain("no bundle was linked in and no file of one is given");
        }
        byte[] bytes;
        try {
            bytes = isRunner ? new LibcFiles().read(Scratch.string(argv.loadAddress(8))) : linkedBundle();
        } catch (HostFailure failure) {
            return complain(failure.getMessage());
        }
        String[] arguments = new String[argc - first];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = Scratch.string(argv.loadAddress(8L * (first + i)));
        }
        return run(new Bundle(bytes), arguments, compiler);
    }

    private static int run(Bundle bundle, String[] arguments, CodeCompiler compiler) {
        String[] words = new String[arguments.length + 2];
        words[0] = executable();
        words[1] = bundle.main();
        System.arraycopy(arguments, 0, words, 2, arguments.length);
        LibcHost host = new LibcHost(arguments, compiler, new BundledModules(bundle));
        return new ProgramRun(host, null).run(ImageRoots.REALM, bundle.main(), words, STACK);
    }

    /** A standard stream that is closed would be the next file that is opened. */
    private static void openClosedStreams() {
        for (int stream = 0; stream <= 2; stream++) {
            if (Libc.fcntl(stream, Libc.GET_DESCRIPTOR_FLAGS) < 0) {
                Libc.open(Scratch.path("/dev/null"), Libc.READ_WRITE, 0);
            }
        }
    }

    private static int complain(String message) {
        byte[] line = Utf8.encode(JsString.of("tsubame: " + message + "\n"));
        try {
            LibcFiles.writeAll(LibcHost.STANDARD_ERROR, line, 0, line.length);
        } catch (HostFailure failure) {
            // The exit code must do.
        }
        return FAULT;
    }

    private static byte[] linkedBundle() {
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
