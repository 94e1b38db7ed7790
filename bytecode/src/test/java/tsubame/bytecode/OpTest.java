package tsubame.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The generated constants are those of the table; {@code -Dgolden=update} rewrites them. */
class OpTest {
    @Test
    void constantsEqualTheTable() throws IOException {
        if ("update".equals(System.getProperty("golden"))) {
            Files.writeString(OpSource.FILE, OpSource.text());
        }
        assertEquals(OpSource.text(), Files.readString(OpSource.FILE));
        assertEquals(Op.FINGERPRINT, Opcode.fingerprint());
    }
}
