package tsubame.bytecode;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The generated constants and the generated page are those of the table; {@code -Dgolden=update} rewrites both. */
class OpTest {
    @Test
    void constantsEqualTheTable() throws IOException {
        if ("update".equals(System.getProperty("golden"))) {
            Files.writeString(OpSource.FILE, OpSource.text());
        }
        assertEquals(OpSource.text(), Files.readString(OpSource.FILE));
        assertEquals(Op.FINGERPRINT, Opcode.fingerprint());
    }

    @Test
    void pageEqualsTheTable() throws IOException {
        Path root = Path.of("..");
        Path page = root.resolve(OpcodeDocument.FILE);
        if ("update".equals(System.getProperty("golden"))) {
            Files.writeString(page, OpcodeDocument.text(root));
        }
        assertEquals(OpcodeDocument.text(root), Files.readString(page));
    }

    @Test
    void readerStepsOverWholeInstructions() {
        int[] code = {Op.LOAD_INT, 0, 7, Op.MOVE, 1, 0, Op.RETURN, 1};
        CodeReader reader = new CodeReader(code);
        assertTrue(reader.next());
        assertEquals(Opcode.LOAD_INT, reader.opcode());
        assertEquals(7, reader.operand(1));
        reader.setOperand(1, 8);
        assertEquals(8, code[2]);
        assertTrue(reader.next());
        assertEquals(3, reader.position());
        assertEquals(Operand.SRC, reader.kind(1));
        assertTrue(reader.next());
        assertEquals(1, reader.operandCount());
        assertFalse(reader.next());
    }
}
