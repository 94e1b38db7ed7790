package tsubame.cli.host;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import tsubame.runtime.host.HostFailure;

/** The files that a program has open by number, on channels of the JDK. Numbers begin at 3; the lowest free one is taken. */
final class OpenFiles {
    private static final int FIRST = 3;
    private static final int WRITE_ONLY = 1;
    private static final int READ_WRITE = 2;
    private static final int CREATE = 0100;
    private static final int EXCLUSIVE = 0200;
    private static final int TRUNCATE = 01000;
    private static final int APPEND = 02000;

    private record OpenFile(FileChannel channel, Path path, boolean appends) {}

    private final List<OpenFile> files = new ArrayList<>();

    int open(Path path, int flags, int permissions) throws IOException, HostFailure {
        boolean writes = (flags & (WRITE_ONLY | READ_WRITE)) != 0;
        if (Files.isDirectory(path) && writes) {
            throw SystemFiles.failure("EISDIR", "illegal operation on a directory, open", path.toString());
        }
        Set<OpenOption> options = new HashSet<>();
        if (writes) {
            options.add(StandardOpenOption.WRITE);
        }
        if ((flags & WRITE_ONLY) == 0) {
            options.add(StandardOpenOption.READ);
        }
        boolean exists = Files.exists(path);
        if ((flags & CREATE) != 0) {
            options.add((flags & EXCLUSIVE) != 0 ? StandardOpenOption.CREATE_NEW : StandardOpenOption.CREATE);
        }
        if ((flags & TRUNCATE) != 0) {
            options.add(StandardOpenOption.TRUNCATE_EXISTING);
        }
        FileChannel channel = !exists && (flags & CREATE) != 0
                ? FileChannel.open(path, options, PosixFilePermissions.asFileAttribute(permissions(permissions & ~022)))
                : FileChannel.open(path, options);
        OpenFile file = new OpenFile(channel, path, (flags & APPEND) != 0);
        int free = files.indexOf(null);
        if (free < 0) {
            free = files.size();
            files.add(file);
        } else {
            files.set(free, file);
        }
        return FIRST + free;
    }

    /** The enum lists owner, group and others, each read, write and execute: from the highest bit down. */
    static Set<PosixFilePermission> permissions(int bits) {
        Set<PosixFilePermission> set = new HashSet<>();
        for (PosixFilePermission permission : PosixFilePermission.values()) {
            if ((bits & 0400 >> permission.ordinal()) != 0) {
                set.add(permission);
            }
        }
        return set;
    }

    private OpenFile file(int descriptor, String operation) throws HostFailure {
        int index = descriptor - FIRST;
        OpenFile file = index >= 0 && index < files.size() ? files.get(index) : null;
        if (file == null) {
            throw SystemFiles.failure("EBADF", "bad file descriptor, " + operation, null);
        }
        return file;
    }

    void close(int descriptor) throws HostFailure {
        try {
            file(descriptor, "close").channel.close();
            files.set(descriptor - FIRST, null);
        } catch (IOException failure) {
            throw SystemFiles.failure("EIO", "i/o error, close", null);
        }
    }

    int read(int descriptor, byte[] target, int offset, int length, double position) throws HostFailure {
        FileChannel channel = file(descriptor, "read").channel;
        ByteBuffer buffer = ByteBuffer.wrap(target, offset, length);
        try {
            return Math.max(0, position < 0 ? channel.read(buffer) : channel.read(buffer, (long) position));
        } catch (IOException failure) {
            boolean directory = "Is a directory".equals(failure.getMessage());
            throw directory ? SystemFiles.failure("EISDIR", "illegal operation on a directory, read", null)
                    : SystemFiles.failure("EIO", "i/o error, read", null);
        } catch (java.nio.channels.NonReadableChannelException failure) {
            throw SystemFiles.failure("EBADF", "bad file descriptor, read", null);
        }
    }

    void write(int descriptor, byte[] bytes, int offset, int length, double position) throws HostFailure {
        OpenFile file = file(descriptor, "write");
        ByteBuffer buffer = ByteBuffer.wrap(bytes, offset, length);
        try {
            long at = (long) position;
            while (buffer.hasRemaining()) {
                if (file.appends) {
                    file.channel.position(file.channel.size());
                }
                if (position < 0 || file.appends) {
                    file.channel.write(buffer);
                } else {
                    at += file.channel.write(buffer, at);
                }
            }
        } catch (IOException failure) {
            throw SystemFiles.failure("EIO", "i/o error, write", null);
        } catch (java.nio.channels.NonWritableChannelException failure) {
            throw SystemFiles.failure("EBADF", "bad file descriptor, write", null);
        }
    }

    void truncate(int descriptor, double length) throws HostFailure {
        FileChannel channel = file(descriptor, "ftruncate").channel;
        try {
            long size = channel.size();
            if (length < size) {
                channel.truncate((long) length);
            } else if (length > size) {
                channel.write(ByteBuffer.allocate(1), (long) length - 1);
            }
        } catch (IOException failure) {
            throw SystemFiles.failure("EIO", "i/o error, ftruncate", null);
        }
    }

    String path(int descriptor) throws HostFailure {
        return descriptor < FIRST ? "/proc/self/fd/" + descriptor : file(descriptor, "fstat").path.toString();
    }
}
