package tsubame.runtime.node;

/** What {@code node:fs} can do with files: a name without {@code Sync}, and the number of arguments of that form. */
enum FileOperation {
    ACCESS("access", 2),
    APPEND_FILE("appendFile", 3),
    CLOSE("close", 1),
    COPY_FILE("copyFile", 3),
    EXISTS("exists", 1),
    LSTAT("lstat", 2),
    MKDIR("mkdir", 2),
    MKDTEMP("mkdtemp", 2),
    READ("read", 5),
    READ_DIR("readdir", 2),
    READ_FILE("readFile", 2),
    REAL_PATH("realpath", 2),
    RENAME("rename", 2),
    RM("rm", 2),
    RMDIR("rmdir", 2),
    STAT("stat", 2),
    UNLINK("unlink", 1),
    WRITE("write", 2),
    WRITE_FILE("writeFile", 3);

    final String title;
    final int length;

    FileOperation(String title, int length) {
        this.title = title;
        this.length = length;
    }

    /** Whether it is there with callbacks and promises too: descriptors are for the standard streams only, and synchronous. */
    boolean isAsynchronous() {
        return this != READ && this != WRITE && this != CLOSE;
    }
}
