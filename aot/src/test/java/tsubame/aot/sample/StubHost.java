package tsubame.aot.sample;

import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ModuleHost;
import tsubame.runtime.host.ModuleSource;

/** A host in the dialect that has nothing: one module, no files, no time. */
public final class StubHost implements Host, ModuleHost {
    private final ModuleSource main;

    public StubHost(ModuleSource main) {
        this.main = main;
    }

    private static HostFailure absent(String what) {
        return new HostFailure(HostFailure.Kind.ERROR, what + " is not here");
    }

    @Override
    public int read(int descriptor, byte[] target, int offset, int length) {
        return -1;
    }

    @Override
    public void write(int descriptor, byte[] bytes, int offset, int length) { }

    @Override
    public void flush() { }

    @Override
    public boolean isTerminal(int descriptor) {
        return false;
    }

    @Override
    public FileHost files() {
        return null;
    }

    @Override
    public double currentTime() {
        return 0;
    }

    @Override
    public long monotonicTime() {
        return 0;
    }

    @Override
    public void sleep(long nanoseconds) { }

    @Override
    public int localOffsetMinutes(double time) {
        return 0;
    }

    @Override
    public String timeZoneName(double time) {
        return "UTC";
    }

    @Override
    public long randomSeed() {
        return 1;
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
    public void exit(int code) { }

    @Override
    public CodeCompiler compiler() {
        return null;
    }

    @Override
    public ModuleHost modules() {
        return this;
    }

    @Override
    public String resolve(String specifier, String referrer, boolean require) {
        return specifier;
    }

    @Override
    public ModuleSource load(String key, String type) throws HostFailure {
        if (main == null) throw absent(key);
        return main;
    }

    @Override
    public String[] importMeta(String key) {
        return new String[0];
    }
}
