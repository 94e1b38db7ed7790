package tsubame.bytecode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes {@code docs/opcodes.md} from the table {@link Opcode}; the headings are the comments between its rows. After a change of
 * the table: the tests with {@code -Dgolden=update}, or in the project's folder
 * {@code java -cp bytecode/target/classes bytecode/src/test/java/tsubame/bytecode/OpcodeDocument.java}.
 */
final class OpcodeDocument {
    static final Path FILE = Path.of("docs/opcodes.md");
    private static final Path TABLE = Path.of("bytecode/src/main/java/tsubame/bytecode/Opcode.java");
    private static final String HEADING = "// ---- ";

    private OpcodeDocument() {}

    /** The text that the file must have; {@code root} is the project's folder. */
    static String text(Path root) throws IOException {
        StringBuilder out = new StringBuilder();
        out.append("# Opcodes\n\n");
        out.append("The instructions of Tsubame's register bytecode. Generated from the table `tsubame.bytecode.Opcode`; do not edit.\n\n");
        out.append("`d` is the DST register, `a b c` are SRC registers in order, `n` is a name, `→` a jump, ∅ the hole: an uninitialised\n");
        out.append("binding or an absent array element. Section numbers are those of ECMA-262. Each operand is one 32-bit word after the\n");
        out.append("opcode's own. The numbers are private to one build.\n");
        for (String line : Files.readAllLines(root.resolve(TABLE))) {
            String row = line.strip();
            if (row.startsWith(HEADING)) {
                heading(out, row.substring(HEADING.length()));
            } else {
                Opcode opcode = opcode(row);
                if (opcode != null) {
                    row(out, opcode);
                }
            }
        }
        return out.append("\n## Operands\n\n").append(operands()).toString();
    }

    private static void heading(StringBuilder out, String comment) {
        int semicolon = comment.indexOf(';');
        String title = semicolon < 0 ? comment : comment.substring(0, semicolon);
        out.append("\n## ").append(Character.toUpperCase(title.charAt(0))).append(title.substring(1)).append("\n\n");
        if (semicolon >= 0) {
            String note = comment.substring(semicolon + 1).strip();
            out.append(Character.toUpperCase(note.charAt(0))).append(note.substring(1)).append(".\n\n");
        }
        out.append("| | opcode | operands | what it does |\n|--:|---|---|---|\n");
    }

    /** The opcode whose row of the table begins in this line; null if none does. */
    private static Opcode opcode(String line) {
        int open = line.indexOf("(\"");
        for (Opcode opcode : Opcode.values()) {
            if (open > 0 && line.substring(0, open).equals(opcode.name())) {
                return opcode;
            }
        }
        return null;
    }

    private static void row(StringBuilder out, Opcode opcode) {
        out.append("| ").append(opcode.ordinal()).append(" | `").append(opcode.name()).append("` | ");
        for (int i = 0; i < opcode.operandCount(); i++) {
            out.append(i == 0 ? "" : " ").append(opcode.operand(i).name());
        }
        out.append(" | ").append(opcode.documentation().replace("|", "\\|").replace("*", "\\*").replace("<", "&lt;")).append(" |\n");
    }

    private static String operands() {
        return """
                | operand | meaning |
                |---|---|
                | DST | the register that is written |
                | SRC | a register that is read |
                | CELL | a register that holds a cell, whose content is read or written |
                | BASE COUNT | a run of registers that are read: the first, and how many |
                | INT, FLAG | a literal integer; a literal 0 or 1 |
                | STRING, NUMBER, FUNCTION, TEMPLATE, SCOPE, JUMPS | an index into that pool of the function |
                | CAPTURE | an index into the closure's captures |
                | CACHE | an inline cache of this instruction alone |
                | TARGET | the position of the instruction to go on with |
                """;
    }

    public static void main(String[] arguments) throws IOException {
        Files.writeString(FILE, text(Path.of("")));
    }
}
