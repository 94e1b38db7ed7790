package tsubame.bytecode;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes {@code Op.java}, the opcodes as compile-time constants, from the table {@link Opcode}. After a change of the table:
 * {@code java -cp bytecode/target/classes bytecode/src/test/java/tsubame/bytecode/OpSource.java} in the project's folder.
 */
final class OpSource {
    static final Path FILE = Path.of("src/main/java/tsubame/bytecode/Op.java");

    private OpSource() {}

    /** The text that the file must have. */
    static String text() {
        StringBuilder out = new StringBuilder();
        out.append("package tsubame.bytecode;\n\n");
        out.append("/**\n * The opcodes as compile-time constants, for dispatch by {@code switch}. Generated from {@link Opcode} by {@code OpSource} of\n");
        out.append(" * the tests, which also check it: never edited by hand. The fingerprint tells a table that has changed since.\n */\n");
        out.append("public final class Op {\n    private Op() {}\n\n");
        out.append("    public static final int FINGERPRINT = ").append(Opcode.fingerprint()).append(";\n\n");
        for (Opcode opcode : Opcode.values()) {
            out.append("    public static final int ").append(opcode.name()).append(" = ").append(opcode.ordinal()).append(";\n");
        }
        return out.append("}\n").toString();
    }

    public static void main(String[] arguments) throws IOException {
        Files.writeString(Path.of("bytecode").resolve(FILE), text());
    }
}
