package tsubame.aot.sample;

import tsubame.bytecode.serial.ByteReader;
import tsubame.bytecode.serial.PrototypeReader;
import tsubame.runtime.host.ModuleSource;
import tsubame.runtime.program.ProgramRun;
import tsubame.runtime.realm.Realm;

/** Stands for the native runtime's entry in tests: runs a program given as bytes, in a realm that is in the image from the start. */
public final class RuntimeRoot {
    private static final Realm REALM = ProgramRun.prepare();
    private static final byte[] PROGRAM = new byte[16];

    private RuntimeRoot() {}

    @tsubame.system.rule.RuntimeEntry("the start code")
    public static int main() {
        StubHost host = new StubHost(new ModuleSource.EcmaScript(PrototypeReader.read(new ByteReader(PROGRAM))));
        return new ProgramRun(host, null).run(REALM, "main", host.arguments(), 1 << 20);
    }
}
