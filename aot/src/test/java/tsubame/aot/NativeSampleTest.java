package tsubame.aot;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.aot.llvm.ObjectCache;
import tsubame.aot.llvm.StartCode;
import tsubame.aot.llvm.Toolchain;
import tsubame.aot.llvm.ToolchainException;
import tsubame.ir.MethodRef;
import tsubame.ir.pass.PassRunner;

/** {@link tsubame.aot.sample.NativeSample} on this JVM and as an executable. */
class NativeSampleTest {
    private static final Path CACHE = Path.of(System.getProperty("user.home"), ".cache", "tsubame");

    @TempDir
    private Path folder;

    @Test
    void everyCheckHoldsOnTheJvm() {
        assertEquals(0, tsubame.aot.sample.NativeSample.main(1, null));
    }

    @Test
    void everyCheckHoldsNatively() throws Exception {
        Toolchain toolchain = toolchain();
        MethodRef main = StartCode.main("tsubame/aot/sample/NativeSample");
        Flavour flavour = Flavour.of(1);
        List<Path> objects = NativeRuntime.build(new NativeRuntime.Options(classPath(), StartCode.entries(main), StartCode.text(main), flavour.plan(),
                flavour.dispatch(), toolchain.release(), flavour.compilerOptions(toolchain.release()), PassRunner.Options.DEFAULT, step -> { }),
                new ObjectCache(folder.resolve("objects"), toolchain), folder);
        Path data = Files.createFile(folder.resolve("bundle.bin"));
        Path executable = folder.resolve("sample");
        toolchain.link(objects, data, executable, false);
        assertEquals(0, new ProcessBuilder(executable.toString()).inheritIO().start().waitFor());
    }

    private static Toolchain toolchain() {
        try {
            return Toolchain.find(CACHE);
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
            return null;
        }
    }

    private static List<Path> classPath() throws URISyntaxException {
        List<Path> path = new ArrayList<>();
        for (Class<?> each : List.of(NativeSampleTest.class, tsubame.substitute.PlainObjects.class, tsubame.system.Address.class)) {
            path.add(Path.of(each.getProtectionDomain().getCodeSource().getLocation().toURI()));
        }
        return path;
    }
}
