package tsubame.ir.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every row of the table is in the file whose round trip is tested; what is wrong with a text is said with its line. */
class OpReaderTest {
    @Test
    void everyOperationIsInTheFile() throws IOException {
        String text = Files.readString(Path.of(System.getProperty("tsubame.root", ".."), "ir/src/test/ir/all-operations.ir"));
        List<String> missing = new ArrayList<>();
        for (String mnemonic : new OpReader().mnemonics()) {
            if (!text.matches("(?s).*(= |\\n  )" + mnemonic + "[ \\n].*")) missing.add(mnemonic);
        }
        assertEquals(List.of(), missing);
    }

    private static void wrong(String expected, String body) {
        String text = "function a/B.f(I)V {\nb0(%0: i32):\n" + body + "\n}\n";
        assertEquals(expected, assertThrows(TextError.class, () -> Parser.parse(text)).getMessage());
    }

    @Test
    void errorsSayWhereAndWhat() {
        wrong("line 3: no operation: frob", "  %1 = frob %0\n  return");
        wrong("line 3: add takes 2 operands, not 1", "  %1 = add %0\n  return");
        wrong("line 3: %7 is not defined", "  %1 = add %0, %7\n  return");
        wrong("line 4: %1 is defined twice", "  %1 = add %0, %0\n  %1 = add %0, %0\n  return");
        wrong("line 3: no block b9", "  jump b9");
        wrong("line 3: new_object a/C has a result", "  new_object a/C\n  return");
        wrong("line 3: %1 is used before its definition", "  %1 = add %1, %0\n  return");
        wrong("line 3: the string does not end", "  %1 = string \"abc\n  return");
        wrong("line 4: the block has ended", "  return\n  return");
        wrong("line 3: no i32: 99999999999", "  %1 = i32 99999999999\n  return");
    }
}
