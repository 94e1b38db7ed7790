package tsubame.runtime.module;

import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.Host;
import tsubame.runtime.host.ModuleHost;

/** A host that offers modules in memory and nothing else. */
final class MemoryHost implements Host {
    private final ModuleHost modules;

    MemoryHost(ModuleHost modules) {
        this.modules = modules;
    }

    @Override
    public ModuleHost modules() {
        return modules;
    }

    @Override
    public int read(int descriptor, byte[] target, int offset, int length) {
        return 0;
    }

    @Override
    public void write(int descriptor, byte[] bytes, int offset, int length) {
        throw new UnsupportedOperationException();
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
    public double currentTime() {
        return 0;
    }

    @Override
    public long monotonicTime() {
        return 0;
    }

    @Override
    public void sleep(long nanoseconds) {}

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
    public void exit(int code) {
        throw new UnsupportedOperationException();
    }

    @Override
    public CodeCompiler compiler() {
        return null;
    }
}
