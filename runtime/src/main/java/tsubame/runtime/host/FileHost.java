package tsubame.runtime.host;

/**
 * The files of the outside world, for {@code node:fs}. Paths are as the program gave them, relative to the current directory.
 * Every failure has a Node-like {@code code} and a message in Node's words: {@code ENOENT: no such file or directory, open 'x'}.
 */
public interface FileHost {
    byte[] read(String path) throws HostFailure;

    /** Creates or replaces a file, or appends to it. */
    void write(String path, byte[] content, boolean append) throws HostFailure;

    boolean exists(String path);

    /** What is there, following a symbolic link if {@code follow}. {@code operation} is for the message: stat or lstat. */
    FileStatus status(String path, boolean follow, String operation) throws HostFailure;

    /** The names in a directory, sorted by their code units. */
    String[] list(String path) throws HostFailure;

    /** @param parents makes missing parents too, and does not mind a directory that is there already */
    void makeDirectory(String path, boolean parents) throws HostFailure;

    /** Makes a directory whose name begins with the prefix and has not been used; gives its path. */
    String makeTemporaryDirectory(String prefix) throws HostFailure;

    /** Removes a file or a symbolic link. */
    void removeFile(String path) throws HostFailure;

    /** Removes an empty directory. */
    void removeDirectory(String path) throws HostFailure;

    void rename(String from, String to) throws HostFailure;

    /** The absolute path without symbolic links. */
    String realPath(String path) throws HostFailure;

    /** Makes a symbolic link. */
    void symbolicLink(String target, String path) throws HostFailure;

    /** Gives a file a second name. */
    void link(String existing, String path) throws HostFailure;

    /** What a symbolic link says. */
    String readLink(String path) throws HostFailure;

    void setPermissions(String path, int bits) throws HostFailure;

    /** Sets the times of last access and change, in seconds since 1970 UTC. */
    void setTimes(String path, double accessed, double modified) throws HostFailure;

    // ---- Open files

    /** Opens a file by the flags of Linux's open; a descriptor above 2. */
    int open(String path, int flags, int permissions) throws HostFailure;

    void close(int descriptor) throws HostFailure;

    /** Reads up to length bytes at a position, or with -1 from where the last one ended; 0 at the end. */
    int readAt(int descriptor, byte[] target, int offset, int length, double position) throws HostFailure;

    /** Writes all the bytes at a position, or with -1 where the last one ended. */
    void writeAt(int descriptor, byte[] bytes, int offset, int length, double position) throws HostFailure;

    void truncate(int descriptor, double length) throws HostFailure;

    /** A path that leads to the open file. */
    String descriptorPath(int descriptor) throws HostFailure;
}
