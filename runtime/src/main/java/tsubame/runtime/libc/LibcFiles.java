package tsubame.runtime.libc;

import java.util.ArrayList;
import java.util.Arrays;
import tsubame.runtime.host.FileHost;
import tsubame.runtime.host.FileStatus;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.sort.Comparison;
import tsubame.runtime.sort.StableSort;
import tsubame.system.Address;
import tsubame.system.ByteArrays;

/** The machine's file system through libc. Calls that a signal interrupts are made again. */
final class LibcFiles implements FileHost {
    /** Permissions of new files and directories, less what the process's mask takes away. */
    private static final int FILE_MODE = 0666;
    private static final int DIRECTORY_MODE = 0777;
    /** Offset of the name in a {@code struct dirent}. */
    private static final long ENTRY_NAME = 19;
    /** What stands for the current directory where a call wants a descriptor. */
    private static final int CURRENT_DIRECTORY = -100;
    private static final int LARGEST = 0x7FFFFFF0;

    // ---- bytes to and from descriptors

    /** Writes raw memory; false if that fails. */
    static boolean write(int file, Address from, long size) {
        long done = 0;
        while (done < size) {
            long count = Libc.write(file, from.plus(done), size - done);
            if (count < 0 && !isInterrupted()) {
                return false;
            }
            done += Math.max(0, count);
        }
        return true;
    }

    static void writeAll(int file, byte[] bytes, int offset, int length) throws HostFailure {
        Address transfer = Scratch.transfer();
        for (int done = 0; done < length;) {
            int count = Math.min(Scratch.TRANSFER_SIZE, length - done);
            ByteArrays.copyOut(bytes, offset + done, transfer, count);
            if (!write(file, transfer, count)) {
                throw SystemError.last().of("write", null);
            }
            done += count;
        }
    }

    /** Reads once; 0 at the end. */
    static int read(int file, byte[] target, int offset, int length) throws HostFailure {
        Address transfer = Scratch.transfer();
        long count;
        do {
            count = Libc.read(file, transfer, Math.min(Scratch.TRANSFER_SIZE, length));
        } while (count < 0 && isInterrupted());
        if (count < 0) {
            throw SystemError.last().of("read", null);
        }
        ByteArrays.copyIn(transfer, target, offset, (int) count);
        return (int) count;
    }

    private static boolean isInterrupted() {
        return Libc.errnoLocation().loadInt(0) == Libc.INTERRUPTED;
    }

    // ---- paths

    private static Address path(String path, String operation) throws HostFailure {
        return checked(Scratch.path(checked(path)), operation, path);
    }

    private static String checked(String path) throws HostFailure {
        if (path.indexOf('\0') >= 0) {
            throw new HostFailure(HostFailure.Kind.TYPE_ERROR, "The argument 'path' must be a string without null bytes.",
                    "ERR_INVALID_ARG_VALUE", null);
        }
        return path;
    }

    private static Address checked(Address place, String operation, String path) throws HostFailure {
        if (place.isZero()) {
            throw SystemError.ENAMETOOLONG.of(operation, path);
        }
        return place;
    }

    private static void check(int result, String operation, String path) throws HostFailure {
        if (result < 0) {
            throw SystemError.last().of(operation, path);
        }
    }

    // ---- files

    @Override
    public byte[] read(String path) throws HostFailure {
        int file = Libc.open(path(path, "open"), Libc.READ_ONLY | Libc.CLOSE_ON_EXEC, 0);
        check(file, "open", path);
        try {
            return readAll(file, expectedSize(path));
        } finally {
            Libc.close(file);
        }
    }

    /** The size that the file has now, and a byte to see its end by; a guess, for it may grow. */
    private static int expectedSize(String path) throws HostFailure {
        FileStatus status = Statx.of(path(path, "open"), true);
        return status == null || status.size > LARGEST ? Scratch.TRANSFER_SIZE : (int) status.size + 1;
    }

    private static byte[] readAll(int file, int expected) throws HostFailure {
        byte[] content = new byte[expected];
        int size = 0;
        while (true) {
            if (size == content.length) {
                content = Arrays.copyOf(content, Math.max(Scratch.TRANSFER_SIZE, 2 * size));
            }
            int count = read(file, content, size, content.length - size);
            if (count == 0) {
                return Arrays.copyOf(content, size);
            }
            size += count;
        }
    }

    @Override
    public void write(String path, byte[] content, boolean append) throws HostFailure {
        int flags = Libc.WRITE_ONLY | Libc.CREATE | Libc.CLOSE_ON_EXEC | (append ? Libc.APPEND : Libc.TRUNCATE);
        int file = Libc.open(path(path, "open"), flags, FILE_MODE);
        check(file, "open", path);
        try {
            writeAll(file, content, 0, content.length);
        } finally {
            Libc.close(file);
        }
    }

    @Override
    public boolean exists(String path) {
        if (path.indexOf('\0') >= 0) {
            return false;
        }
        Address place = Scratch.path(path);
        return !place.isZero() && Libc.access(place, 0) == 0;
    }

    @Override
    public FileStatus status(String path, boolean follow, String operation) throws HostFailure {
        FileStatus status = Statx.of(path(path, operation), follow);
        if (status == null) {
            throw SystemError.last().of(operation, path);
        }
        return status;
    }

    @Override
    public void removeFile(String path) throws HostFailure {
        check(Libc.unlink(path(path, "unlink")), "unlink", path);
    }

    @Override
    public void rename(String from, String to) throws HostFailure {
        Address place = Scratch.path(checked(from));
        Address second = Scratch.secondPath(checked(to));
        if (place.isZero() || second.isZero()) {
            throw SystemError.ENAMETOOLONG.of("rename", from, to);
        }
        if (Libc.rename(place, second) < 0) {
            throw SystemError.last().of("rename", from, to);
        }
    }

    @Override
    public String realPath(String path) throws HostFailure {
        Address found = Libc.realpath(path(path, "realpath"), Scratch.result());
        if (found.isZero()) {
            throw SystemError.last().of("realpath", path);
        }
        return Scratch.string(found);
    }

    @Override
    public void symbolicLink(String target, String path) throws HostFailure {
        twoPaths("symlink", target, path);
    }

    @Override
    public void link(String existing, String path) throws HostFailure {
        twoPaths("link", existing, path);
    }

    private static void twoPaths(String operation, String from, String to) throws HostFailure {
        Address place = Scratch.path(checked(from));
        Address second = Scratch.secondPath(checked(to));
        if (place.isZero() || second.isZero()) {
            throw SystemError.ENAMETOOLONG.of(operation, from, to);
        }
        if ((operation.equals("link") ? Libc.link(place, second) : Libc.symlink(place, second)) < 0) {
            throw SystemError.last().of(operation, from, to);
        }
    }

    @Override
    public String readLink(String path) throws HostFailure {
        long length = Libc.readlink(path(path, "readlink"), Scratch.result(), Scratch.PATH_SIZE);
        check((int) length, "readlink", path);
        return Scratch.string(Scratch.result(), (int) length);
    }

    @Override
    public void setPermissions(String path, int bits) throws HostFailure {
        check(Libc.chmod(path(path, "chmod"), bits), "chmod", path);
    }

    @Override
    public void setTimes(String path, double accessed, double modified) throws HostFailure {
        Address times = Scratch.structure();
        storeTime(times, accessed);
        storeTime(times.plus(16), modified);
        check(Libc.utimensat(CURRENT_DIRECTORY, path(path, "utime"), times, 0), "utime", path);
    }

    private static void storeTime(Address place, double seconds) {
        long whole = (long) Math.floor(seconds);
        place.storeLong(0, whole);
        place.storeLong(8, (long) ((seconds - whole) * 1e9));
    }

    // ---- open files

    @Override
    public int open(String path, int flags, int permissions) throws HostFailure {
        int file = Libc.open(path(path, "open"), flags | Libc.CLOSE_ON_EXEC, permissions);
        check(file, "open", path);
        return file;
    }

    @Override
    public void close(int descriptor) throws HostFailure {
        check(Libc.close(descriptor), "close", null);
    }

    @Override
    public int readAt(int descriptor, byte[] target, int offset, int length, double position) throws HostFailure {
        if (position < 0) {
            return read(descriptor, target, offset, length);
        }
        Address transfer = Scratch.transfer();
        long count = Libc.pread(descriptor, transfer, Math.min(Scratch.TRANSFER_SIZE, length), (long) position);
        check((int) count, "read", null);
        ByteArrays.copyIn(transfer, target, offset, (int) count);
        return (int) count;
    }

    @Override
    public void writeAt(int descriptor, byte[] bytes, int offset, int length, double position) throws HostFailure {
        if (position < 0) {
            writeAll(descriptor, bytes, offset, length);
            return;
        }
        Address transfer = Scratch.transfer();
        for (int done = 0; done < length;) {
            int count = Math.min(Scratch.TRANSFER_SIZE, length - done);
            ByteArrays.copyOut(bytes, offset + done, transfer, count);
            long written = Libc.pwrite(descriptor, transfer, count, (long) position + done);
            check((int) written, "write", null);
            done += (int) written;
        }
    }

    @Override
    public void truncate(int descriptor, double length) throws HostFailure {
        check(Libc.ftruncate(descriptor, (long) length), "ftruncate", null);
    }

    @Override
    public String descriptorPath(int descriptor) {
        return "/proc/self/fd/" + descriptor;
    }

    // ---- directories

    @Override
    public String[] list(String path) throws HostFailure {
        Address directory = Libc.opendir(path(path, "scandir"));
        if (directory.isZero()) {
            throw SystemError.last().of("scandir", path);
        }
        ArrayList<String> names = new ArrayList<>();
        for (Address entry = Libc.readdir(directory); !entry.isZero(); entry = Libc.readdir(directory)) {
            String name = Scratch.string(entry.plus(ENTRY_NAME));
            if (!name.equals(".") && !name.equals("..")) {
                names.add(name);
            }
        }
        Libc.closedir(directory);
        return sorted(names);
    }

    /** By code units. */
    static String[] sorted(ArrayList<String> names) {
        String[] sorted = new String[names.size()];
        for (int i = 0; i < sorted.length; i++) {
            sorted[i] = names.get(i);
        }
        StableSort.sort(sorted, 0, sorted.length, new CodeUnitOrder());
        return sorted;
    }

    private static final class CodeUnitOrder extends Comparison {
        @Override
        public double compare(Object a, Object b) {
            return ((String) a).compareTo((String) b);
        }
    }

    @Override
    public void makeDirectory(String path, boolean parents) throws HostFailure {
        if (!parents) {
            check(Libc.mkdir(path(path, "mkdir"), DIRECTORY_MODE), "mkdir", path);
            return;
        }
        for (int slash = path.indexOf('/', 1); slash >= 0; slash = path.indexOf('/', slash + 1)) {
            makeMissing(path.substring(0, slash), path);
        }
        makeMissing(path, path);
    }

    /** @param whole the path that the failure is about */
    private static void makeMissing(String path, String whole) throws HostFailure {
        if (Libc.mkdir(path(path, "mkdir"), DIRECTORY_MODE) == 0) {
            return;
        }
        SystemError error = SystemError.last();
        FileStatus there = error == SystemError.EEXIST ? Statx.of(path(path, "mkdir"), true) : null;
        if (there == null || there.type != FileStatus.Type.DIRECTORY) {
            throw error.of("mkdir", whole);
        }
    }

    @Override
    public String makeTemporaryDirectory(String prefix) throws HostFailure {
        String template = prefix + "XXXXXX";
        Address made = Libc.mkdtemp(path(template, "mkdtemp"));
        if (made.isZero()) {
            throw SystemError.last().of("mkdtemp", template);
        }
        return Scratch.string(made);
    }

    @Override
    public void removeDirectory(String path) throws HostFailure {
        check(Libc.rmdir(path(path, "rmdir")), "rmdir", path);
    }
}
