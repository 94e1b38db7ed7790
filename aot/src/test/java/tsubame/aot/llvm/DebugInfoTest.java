package tsubame.aot.llvm;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tsubame.ir.Builder;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Position;
import tsubame.ir.Value;

/** Names, files and lines, from positions in the IR to what LLVM's own readers of object files say. */
class DebugInfoTest {
    private static final Path LLVM = Path.of(System.getenv().getOrDefault("TSUBAME_LLVM",
            System.getProperty("user.home") + "/.cache/tsubame/llvm-" + Toolchain.VERSION));

    @TempDir
    private Path folder;

    /** Nothing may be thrown, and nothing else is asked of the world. */
    private static NativeLayout layout() {
        return (NativeLayout) Proxy.newProxyInstance(DebugInfoTest.class.getClassLoader(), new Class<?>[] {NativeLayout.class},
                (proxy, method, arguments) -> method.getName().equals("mayThrow") ? Boolean.FALSE : null);
    }

    /** {@code (a + b)} at line 7, its square inlined from {@code C.square} at line 8. */
    private static String module(String owner) {
        MethodRef reference = MethodRef.ofStatic(owner, "sum", "(II)I");
        Function function = new Function(reference);
        Builder builder = new Builder(function);
        builder.from(new Position(owner + ".sum", 7));
        Value sum = builder.add(function.parameters().get(0), function.parameters().get(1));
        builder.from(new Position("a/C.square", 3, new Position(owner + ".sum", 8)));
        builder.returnValue(builder.mul(sum, sum));
        return ModuleWriter.write(List.of(function), layout(), Set.of(reference), null);
    }

    private Path object(String text) throws IOException, ToolchainException {
        Path input = folder.resolve("module.ll");
        Path object = folder.resolve("module.o");
        Files.writeString(input, text);
        toolchain().compile(input, object, List.of("-O2"));
        return object;
    }

    private static Toolchain toolchain() {
        try {
            return Toolchain.find(LLVM.getParent());
        } catch (ToolchainException missing) {
            Assumptions.abort(missing.getMessage());
            return null;
        }
    }

    private static String output(String... command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        if (command[0].startsWith(LLVM.toString())) builder.environment().put("LD_LIBRARY_PATH", LLVM.toString());
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), output);
        return output;
    }

    @Test
    void instructionsHaveTheLinesOfTheirSource() throws Exception {
        Path object = object(module("a/B"));
        StringBuilder seen = new StringBuilder();
        for (int at = 0; at < 8; at++) {
            seen.append(output(LLVM.resolve("llvm-symbolizer").toString(), "--obj=" + object, "--basenames", "0x" + Integer.toHexString(at)));
        }
        String text = seen.toString();
        assertTrue(text.contains("B.java:7"), text);
        assertTrue(text.contains("C.square\nC.java:3"), text);
        assertTrue(text.contains("B.java:8"), text);
    }

    @Test
    void functionsOfProgramsHaveTheirOwnNames() throws Exception {
        Path object = object(module("src/app.ts"));
        String text = output(LLVM.resolve("llvm-symbolizer").toString(), "--obj=" + object, "--no-inlines", "--functions=short", "0x0");
        assertTrue(text.startsWith("sum\n"), text);
        assertTrue(text.contains("src/app.ts:7"), text);
    }

    @Test
    void readersFindNoFault() throws Exception {
        String reader = List.of("/usr/bin/llvm-dwarfdump", "/usr/local/bin/llvm-dwarfdump", LLVM.resolve("llvm-dwarfdump").toString()).stream()
                .filter(file -> Files.isExecutable(Path.of(file))).findFirst().orElse(null);
        Assumptions.assumeTrue(reader != null, "no llvm-dwarfdump");
        assertTrue(output(reader, "--verify", object(module("a/B")).toString()).contains("No errors."));
    }

    @Test
    void namesAreThoseOfTheSource() {
        assertEquals("JsString.concat", DebugInfo.name("tsubame/runtime/value/JsString.concat"));
        assertEquals("FdLibm$Atan.compute", DebugInfo.name("java/lang/FdLibm$Atan.compute"));
        assertEquals("java/lang/FdLibm.java", DebugInfo.fileName("java/lang/FdLibm$Atan"));
        assertEquals("Point.move", DebugInfo.name("lib.d/geometry.mts.Point.move"));
        assertEquals("main", DebugInfo.name("app.ts.main$3"));
        assertEquals("main", DebugInfo.name("app.ts.main$3$entry"));
        assertEquals("$x", DebugInfo.name("app.ts.$x$12"));
        assertEquals("lib.d/geometry.mts", DebugInfo.fileName("lib.d/geometry.mts"));
    }
}
