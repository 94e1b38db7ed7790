package tsubame.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a program's source, and says in one line why it cannot be one. */
final class InputFile {
    /** Bytes that are looked at to tell text from binary. */
    private static final int SNIFF = 8192;

    private InputFile() {}

    /** The bytes of the file, which hold no NUL near their beginning. */
    static byte[] read(Path path) throws CommandFailure {
        if (Files.isDirectory(path)) {
            throw noInput(path + " is a directory; name the file in it that is to run");
        }
        if (!Files.exists(path)) {
            throw noInput("cannot find " + path + suggestion(path));
        }
        byte[] bytes;
        try {
            bytes = Files.readAllBytes(path);
        } catch (IOException error) {
            throw noInput("cannot read " + path + ": " + reason(error));
        }
        checkText(path.toString(), bytes);
        return bytes;
    }

    /** All of standard input as a program. */
    static byte[] readStandardInput() throws CommandFailure {
        byte[] bytes;
        try {
            bytes = System.in.readAllBytes();
        } catch (IOException error) {
            throw noInput("cannot read standard input: " + reason(error));
        }
        checkText("standard input", bytes);
        return bytes;
    }

    private static void checkText(String name, byte[] bytes) throws CommandFailure {
        int end = Math.min(bytes.length, SNIFF);
        for (int i = 0; i < end; i++) {
            if (bytes[i] == 0) {
                throw noInput(name + " is no text: byte " + i + " is NUL; TypeScript and JavaScript sources are UTF-8");
            }
        }
    }

    private static CommandFailure noInput(String message) {
        return new CommandFailure(ExitCode.NO_INPUT, message);
    }

    private static String reason(IOException error) {
        return error instanceof java.nio.file.AccessDeniedException ? "permission denied" : error.getMessage();
    }

    private static String suggestion(Path path) {
        for (String extension : new String[] {".ts", ".mts", ".js", ".mjs"}) {
            Path candidate = Path.of(path + extension);
            if (Files.isRegularFile(candidate)) {
                return "; did you mean " + candidate + "?";
            }
        }
        Command command = Command.like(path.toString());
        return command == null ? "" : "; did you mean the command " + command.word + "?";
    }

    /** The text of a command-line argument as source bytes. */
    static byte[] ofText(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
