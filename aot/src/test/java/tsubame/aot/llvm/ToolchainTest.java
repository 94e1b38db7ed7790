package tsubame.aot.llvm;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Whatever ends a tool, a user hears of it. */
class ToolchainTest {
    @Test
    void toolsThatFail() {
        assertEquals("clang failed:\nerror: no\n", Toolchain.failure("clang", 1, "error: no\n"));
        assertEquals("clang failed without saying why, with exit code 3", Toolchain.failure("clang", 3, "\n"));
        assertEquals("clang was ended by signal 11", Toolchain.failure("clang", 139, ""));
        assertEquals("clang was ended by signal 9; the system does that when memory is short: close other programs, or build with -O0, which takes less",
                Toolchain.failure("clang", 137, ""));
    }
}
