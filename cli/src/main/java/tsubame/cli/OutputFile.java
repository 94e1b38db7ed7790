package tsubame.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import tsubame.aot.Scratch;

/**
 * The executable of a build: made beside its place and moved there when it is whole, so that a build that fails or is interrupted
 * leaves what was there before, and one that is running can be replaced. What is wrong with the place is told before anything is made.
 */
final class OutputFile implements AutoCloseable {
    /** More than an executable takes. */
    private static final long NEEDED = 16 << 20;

    private final Path target;
    private final Scratch made;

    private OutputFile(Path target, Scratch made) {
        this.target = target;
        this.made = made;
    }

    /** @param source the program, which is not to be overwritten */
    static OutputFile at(String name, Path source) throws CommandFailure {
        Path target;
        try {
            target = Path.of(name).toAbsolutePath();
        } catch (InvalidPathException error) {
            throw failure("-o " + name + " is no name of a file");
        }
        if (Files.isDirectory(target)) {
            throw failure("-o " + name + " is a directory; name the file to write in it");
        }
        if (Files.exists(target) && !Files.isRegularFile(target)) {
            throw failure("-o " + name + " is a device or the like; name a file");
        }
        if (target.equals(source)) {
            throw failure("-o " + name + " would overwrite the program's source");
        }
        Path folder = target.getParent();
        if (folder == null || !Files.isDirectory(folder)) {
            throw failure("there is no directory " + folder + " to write " + target.getFileName() + " in");
        }
        try {
            return new OutputFile(target, Scratch.file(folder, ".tsubame-"));
        } catch (IOException error) {
            throw failure("cannot write in " + folder + ": " + reason(error));
        }
    }

    /** Where to make it. */
    Path path() {
        return made.path();
    }

    /** Puts it in its place. */
    void commit() throws CommandFailure {
        try {
            Files.move(made.path(), target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException error) {
            throw failure("cannot write " + target + ": " + reason(error));
        }
    }

    @Override
    public void close() {
        try {
            made.close();
        } catch (IOException left) {
            // Nothing can be done about a file that cannot be removed, and what matters has been said.
        }
    }

    /** Whether so little room is left that this alone explains a failure. */
    boolean isFull() {
        try {
            return Files.getFileStore(target.getParent()).getUsableSpace() < NEEDED;
        } catch (IOException unknown) {
            return false;
        }
    }

    CommandFailure noSpace() {
        return failure("no space is left in " + target.getParent() + " for " + target.getFileName());
    }

    private static CommandFailure failure(String message) {
        return new CommandFailure(ExitCode.CANNOT_WRITE, message);
    }

    /** Why a file operation failed, without the path, which the message names. */
    static String reason(IOException error) {
        return switch (error) {
            case AccessDeniedException _ -> "permission denied";
            case NoSuchFileException _ -> "there is no such directory";
            case FileSystemException failure when failure.getReason() != null -> failure.getReason();
            default -> error.getMessage();
        };
    }
}
