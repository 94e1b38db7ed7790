package tsubame.runtime.host;

/** What a file system knows of a file. Times are milliseconds since 1970 UTC. */
public final class FileStatus {
    /** What it is. */
    public enum Type { FILE, DIRECTORY, SYMBOLIC_LINK, OTHER }

    public final Type type;
    public final double size;
    /** Permission bits, as in {@code 0o644}. */
    public final int permissions;
    public final double modified;
    public final double created;

    public FileStatus(Type type, double size, int permissions, double modified, double created) {
        this.type = type;
        this.size = size;
        this.permissions = permissions;
        this.modified = modified;
        this.created = created;
    }
}
