package tsubame.cli.host;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributeView;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.util.Set;
import java.util.stream.Stream;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.FileStatus;
import tsubame.runtime.host.HostFailure;

/** The machine's file system. */
public final class SystemFiles implements FileHost {
    private static final LinkOption[] FOLLOW = {};
    private final OpenFiles open = new OpenFiles();
    private static final LinkOption[] NO_FOLLOW = {LinkOption.NOFOLLOW_LINKS};

    /** A file operation of the JDK, whose failure gets Node's words. */
    private interface Operation<T> {
        T run(Path path) throws IOException, HostFailure;
    }

    private static <T> T attempt(String name, String path, Operation<T> operation) throws HostFailure {
        if (path.indexOf('\0') >= 0) {
            throw new HostFailure(HostFailure.Kind.TYPE_ERROR, "The argument 'path' must be a string without null bytes.",
                    "ERR_INVALID_ARG_VALUE", null);
        }
        try {
            return operation.run(Path.of(path));
        } catch (IOException cause) {
            throw failure(cause, name, path);
        }
    }

    @Override
    public byte[] read(String path) throws HostFailure {
        return attempt("open", path, file -> {
            if (Files.isDirectory(file)) {
                throw failure("EISDIR", "illegal operation on a directory, read", null);
            }
            return Files.readAllBytes(file);
        });
    }

    @Override
    public void write(String path, byte[] content, boolean append) throws HostFailure {
        attempt("open", path, file -> {
            if (Files.isDirectory(file)) {
                throw failure("EISDIR", "illegal operation on a directory, open", path);
            }
            return Files.write(file, content, StandardOpenOption.CREATE, StandardOpenOption.WRITE,
                    append ? StandardOpenOption.APPEND : StandardOpenOption.TRUNCATE_EXISTING);
        });
    }

    @Override
    public boolean exists(String path) {
        return path.indexOf('\0') < 0 && Files.exists(Path.of(path));
    }

    @Override
    public FileStatus status(String path, boolean follow, String operation) throws HostFailure {
        return attempt(operation, path, file -> {
            PosixFileAttributes found = Files.readAttributes(file, PosixFileAttributes.class, follow ? FOLLOW : NO_FOLLOW);
            return new FileStatus(type(found), found.size(), bits(found.permissions()), found.lastModifiedTime().toMillis(),
                    found.creationTime().toMillis());
        });
    }

    private static FileStatus.Type type(PosixFileAttributes found) {
        if (found.isSymbolicLink()) {
            return FileStatus.Type.SYMBOLIC_LINK;
        }
        return found.isDirectory() ? FileStatus.Type.DIRECTORY : found.isRegularFile() ? FileStatus.Type.FILE : FileStatus.Type.OTHER;
    }

    /** The enum lists owner, group and others, each read, write and execute: from the highest bit down. */
    private static int bits(Set<PosixFilePermission> permissions) {
        int bits = 0;
        for (PosixFilePermission permission : permissions) {
            bits |= 0400 >> permission.ordinal();
        }
        return bits;
    }

    @Override
    public String[] list(String path) throws HostFailure {
        return attempt("scandir", path, directory -> {
            try (Stream<Path> entries = Files.list(directory)) {
                return entries.map(entry -> entry.getFileName().toString()).sorted().toArray(String[]::new);
            }
        });
    }

    @Override
    public void makeDirectory(String path, boolean parents) throws HostFailure {
        attempt("mkdir", path, directory -> parents ? Files.createDirectories(directory) : Files.createDirectory(directory));
    }

    @Override
    public String makeTemporaryDirectory(String prefix) throws HostFailure {
        return attempt("mkdtemp", prefix + "XXXXXX", template -> {
            Path parent = template.toAbsolutePath().getParent();
            String name = Path.of(prefix + "X").getFileName().toString();
            return Files.createTempDirectory(parent, name.substring(0, name.length() - 1)).toString();
        });
    }

    @Override
    public void removeFile(String path) throws HostFailure {
        attempt("unlink", path, file -> {
            if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                throw failure("EISDIR", "illegal operation on a directory, unlink", path);
            }
            Files.delete(file);
            return file;
        });
    }

    @Override
    public void removeDirectory(String path) throws HostFailure {
        attempt("rmdir", path, directory -> {
            if (Files.exists(directory) && !Files.isDirectory(directory)) {
                throw failure("ENOTDIR", "not a directory, rmdir", path);
            }
            Files.delete(directory);
            return directory;
        });
    }

    @Override
    public void rename(String from, String to) throws HostFailure {
        try {
            Files.move(Path.of(from), Path.of(to), StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException cause) {
            HostFailure failure = failure(cause, "rename", from);
            throw new HostFailure(failure.kind(), failure.getMessage() + " -> '" + to + "'", failure.code(), null);
        }
    }

    @Override
    public String realPath(String path) throws HostFailure {
        return attempt("realpath", path, file -> file.toRealPath().toString());
    }

    @Override
    public void symbolicLink(String target, String path) throws HostFailure {
        attempt("symlink", path, link -> Files.createSymbolicLink(link, Path.of(target)));
    }

    @Override
    public void link(String existing, String path) throws HostFailure {
        attempt("link", path, link -> Files.createLink(link, Path.of(existing)));
    }

    @Override
    public String readLink(String path) throws HostFailure {
        return attempt("readlink", path, link -> {
            if (Files.exists(link, LinkOption.NOFOLLOW_LINKS) && !Files.isSymbolicLink(link)) {
                throw failure("EINVAL", "invalid argument, readlink", path);
            }
            return Files.readSymbolicLink(link).toString();
        });
    }

    @Override
    public void setPermissions(String path, int bits) throws HostFailure {
        attempt("chmod", path, file -> Files.setPosixFilePermissions(file, OpenFiles.permissions(bits)));
    }

    @Override
    public void setTimes(String path, double accessed, double modified) throws HostFailure {
        attempt("utime", path, file -> {
            Files.getFileAttributeView(file, BasicFileAttributeView.class).setTimes(time(modified), time(accessed), null);
            return file;
        });
    }

    private static FileTime time(double seconds) {
        return FileTime.fromMillis((long) Math.floor(seconds * 1000));
    }

    // ---- open files

    @Override
    public int open(String path, int flags, int permissions) throws HostFailure {
        return attempt("open", path, file -> open.open(file, flags, permissions));
    }

    @Override
    public void close(int descriptor) throws HostFailure {
        open.close(descriptor);
    }

    @Override
    public int readAt(int descriptor, byte[] target, int offset, int length, double position) throws HostFailure {
        return open.read(descriptor, target, offset, length, position);
    }

    @Override
    public void writeAt(int descriptor, byte[] bytes, int offset, int length, double position) throws HostFailure {
        open.write(descriptor, bytes, offset, length, position);
    }

    @Override
    public void truncate(int descriptor, double length) throws HostFailure {
        open.truncate(descriptor, length);
    }

    @Override
    public String descriptorPath(int descriptor) throws HostFailure {
        return open.path(descriptor);
    }

    // ---- failures

    private static HostFailure failure(IOException cause, String operation, String path) {
        if (cause instanceof NoSuchFileException) {
            return failure("ENOENT", "no such file or directory, " + operation, path);
        }
        if (cause instanceof AccessDeniedException) {
            return failure("EACCES", "permission denied, " + operation, path);
        }
        if (cause instanceof DirectoryNotEmptyException) {
            return failure("ENOTEMPTY", "directory not empty, " + operation, path);
        }
        if (cause instanceof FileAlreadyExistsException) {
            return failure("EEXIST", "file already exists, " + operation, path);
        }
        if (cause instanceof NotDirectoryException || isReason(cause, "Not a directory")) {
            return failure("ENOTDIR", "not a directory, " + operation, path);
        }
        return failure("EIO", "i/o error, " + operation, path);
    }

    private static boolean isReason(IOException cause, String reason) {
        return cause instanceof FileSystemException failure && reason.equals(failure.getReason());
    }

    /** Words the message as Node does: {@code ENOENT: no such file or directory, open 'x'}. */
    static HostFailure failure(String code, String text, String path) {
        String message = code + ": " + text + (path == null ? "" : " '" + path + "'");
        return new HostFailure(HostFailure.Kind.ERROR, message, code, null);
    }
}
