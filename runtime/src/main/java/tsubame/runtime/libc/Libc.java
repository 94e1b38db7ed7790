package tsubame.runtime.libc;

import tsubame.system.Address;
import tsubame.system.rule.Extern;
import tsubame.system.sim.Machine;

/**
 * The functions of libc that the host calls, with C's own signatures for x86-64 Linux (a size or a time is a long, a path a C string),
 * and those of the start code. Variadic functions are called as if they were not, which that convention allows. {@code Statx} and
 * {@code Directory} know the structures.
 */
final class Libc {
    static final int READ_ONLY = 0;
    static final int WRITE_ONLY = 1;
    static final int READ_WRITE = 2;
    static final int CREATE = 0100;
    static final int TRUNCATE = 01000;
    static final int APPEND = 02000;
    static final int CLOSE_ON_EXEC = 02000000;

    /** A command of fcntl that fails for closed descriptors only. */
    static final int GET_DESCRIPTOR_FLAGS = 1;

    static final int INTERRUPTED = 4;

    static final int REALTIME = 0;
    static final int MONOTONIC = 1;

    private Libc() {}

    /** Checks of the stack's limit are of the stack again. */
    @Extern("tsubame_restore_stack_limit")
    static void restoreStackLimit() {
        Machine.current().call("tsubame_restore_stack_limit");
    }

    // ---- files

    @Extern("open")
    static int open(Address path, int flags, int mode) {
        return (int) Machine.current().call("open", path.toLong(), flags, mode);
    }

    @Extern("close")
    static int close(int file) {
        return (int) Machine.current().call("close", file);
    }

    @Extern("read")
    static long read(int file, Address to, long size) {
        return Machine.current().call("read", file, to.toLong(), size);
    }

    @Extern("write")
    static long write(int file, Address from, long size) {
        return Machine.current().call("write", file, from.toLong(), size);
    }

    @Extern("statx")
    static int statx(int directory, Address path, int flags, int mask, Address result) {
        return (int) Machine.current().call("statx", directory, path.toLong(), flags, mask, result.toLong());
    }

    @Extern("access")
    static int access(Address path, int mode) {
        return (int) Machine.current().call("access", path.toLong(), mode);
    }

    @Extern("unlink")
    static int unlink(Address path) {
        return (int) Machine.current().call("unlink", path.toLong());
    }

    @Extern("rmdir")
    static int rmdir(Address path) {
        return (int) Machine.current().call("rmdir", path.toLong());
    }

    @Extern("mkdir")
    static int mkdir(Address path, int mode) {
        return (int) Machine.current().call("mkdir", path.toLong(), mode);
    }

    /** Replaces the trailing six X of the template. */
    @Extern("mkdtemp")
    static Address mkdtemp(Address template) {
        return Address.fromLong(Machine.current().call("mkdtemp", template.toLong()));
    }

    @Extern("rename")
    static int rename(Address from, Address to) {
        return (int) Machine.current().call("rename", from.toLong(), to.toLong());
    }

    /** @param result room for 4096 bytes */
    @Extern("realpath")
    static Address realpath(Address path, Address result) {
        return Address.fromLong(Machine.current().call("realpath", path.toLong(), result.toLong()));
    }

    @Extern("readlink")
    static long readlink(Address path, Address result, long size) {
        return Machine.current().call("readlink", path.toLong(), result.toLong(), size);
    }

    @Extern("opendir")
    static Address opendir(Address path) {
        return Address.fromLong(Machine.current().call("opendir", path.toLong()));
    }

    @Extern("readdir")
    static Address readdir(Address directory) {
        return Address.fromLong(Machine.current().call("readdir", directory.toLong()));
    }

    @Extern("closedir")
    static int closedir(Address directory) {
        return (int) Machine.current().call("closedir", directory.toLong());
    }

    @Extern("symlink")
    static int symlink(Address target, Address path) {
        return (int) Machine.current().call("symlink", target.toLong(), path.toLong());
    }

    @Extern("link")
    static int link(Address existing, Address path) {
        return (int) Machine.current().call("link", existing.toLong(), path.toLong());
    }

    @Extern("chmod")
    static int chmod(Address path, int mode) {
        return (int) Machine.current().call("chmod", path.toLong(), mode);
    }

    /** @param times two timespecs: of access and of change */
    @Extern("utimensat")
    static int utimensat(int directory, Address path, Address times, int flags) {
        return (int) Machine.current().call("utimensat", directory, path.toLong(), times.toLong(), flags);
    }

    @Extern("pread")
    static long pread(int file, Address to, long size, long position) {
        return Machine.current().call("pread", file, to.toLong(), size, position);
    }

    @Extern("pwrite")
    static long pwrite(int file, Address from, long size, long position) {
        return Machine.current().call("pwrite", file, from.toLong(), size, position);
    }

    @Extern("ftruncate")
    static int ftruncate(int file, long size) {
        return (int) Machine.current().call("ftruncate", file, size);
    }

    @Extern("isatty")
    static int isatty(int file) {
        return (int) Machine.current().call("isatty", file);
    }

    /** Without a third argument, which only some commands have. */
    @Extern("fcntl")
    static int fcntl(int file, int command) {
        return (int) Machine.current().call("fcntl", file, command);
    }

    /** What an error's number means, in English unless the process chose a locale. */
    @Extern("strerror")
    static Address strerror(int error) {
        return Address.fromLong(Machine.current().call("strerror", error));
    }

    /** Where the number of the last error is. */
    @Extern("__errno_location")
    static Address errnoLocation() {
        return Address.fromLong(Machine.current().call("__errno_location"));
    }

    // ---- other processes, and memory for what is said to them

    @Extern("malloc")
    static Address malloc(long size) {
        return Address.fromLong(Machine.current().call("malloc", size));
    }

    @Extern("free")
    static void free(Address memory) {
        Machine.current().call("free", memory.toLong());
    }

    /** Two descriptors, of four bytes each: the end to read from, the end to write to. */
    @Extern("pipe2")
    static int pipe(Address ends, int flags) {
        return (int) Machine.current().call("pipe2", ends.toLong(), flags);
    }

    /** @param descriptors structures of a descriptor, the events wanted, and those that came: 4, 2 and 2 bytes */
    @Extern("poll")
    static int poll(Address descriptors, long count, int milliseconds) {
        return (int) Machine.current().call("poll", descriptors.toLong(), count, milliseconds);
    }

    /** The number of the error; 0 for none. */
    @Extern("posix_spawnp")
    static int spawn(Address id, Address file, Address actions, Address attributes, Address arguments, Address environment) {
        return (int) Machine.current().call("posix_spawnp", id.toLong(), file.toLong(), actions.toLong(), attributes.toLong(),
                arguments.toLong(), environment.toLong());
    }

    @Extern("posix_spawn_file_actions_init")
    static int actionsInit(Address actions) {
        return (int) Machine.current().call("posix_spawn_file_actions_init", actions.toLong());
    }

    @Extern("posix_spawn_file_actions_destroy")
    static int actionsDestroy(Address actions) {
        return (int) Machine.current().call("posix_spawn_file_actions_destroy", actions.toLong());
    }

    @Extern("posix_spawn_file_actions_adddup2")
    static int actionsDuplicate(Address actions, int from, int to) {
        return (int) Machine.current().call("posix_spawn_file_actions_adddup2", actions.toLong(), from, to);
    }

    @Extern("posix_spawn_file_actions_addopen")
    static int actionsOpen(Address actions, int file, Address path, int flags, int mode) {
        return (int) Machine.current().call("posix_spawn_file_actions_addopen", actions.toLong(), file, path.toLong(), flags, mode);
    }

    @Extern("posix_spawn_file_actions_addchdir_np")
    static int actionsChangeDirectory(Address actions, Address path) {
        return (int) Machine.current().call("posix_spawn_file_actions_addchdir_np", actions.toLong(), path.toLong());
    }

    @Extern("waitpid")
    static int waitpid(int id, Address status, int options) {
        return (int) Machine.current().call("waitpid", id, status.toLong(), options);
    }

    @Extern("kill")
    static int kill(int id, int signal) {
        return (int) Machine.current().call("kill", id, signal);
    }

    // ---- time, chance, surroundings

    /** A timespec: seconds, then nanoseconds. */
    @Extern("clock_gettime")
    static int clockGettime(int clock, Address result) {
        return (int) Machine.current().call("clock_gettime", clock, result.toLong());
    }

    @Extern("nanosleep")
    static int nanosleep(Address duration, Address rest) {
        return (int) Machine.current().call("nanosleep", duration.toLong(), rest.toLong());
    }

    @Extern("localtime_r")
    static Address localtime(Address seconds, Address result) {
        return Address.fromLong(Machine.current().call("localtime_r", seconds.toLong(), result.toLong()));
    }

    @Extern("getrandom")
    static long getrandom(Address to, long size, int flags) {
        return Machine.current().call("getrandom", to.toLong(), size, flags);
    }

    @Extern("getenv")
    static Address getenv(Address name) {
        return Address.fromLong(Machine.current().call("getenv", name.toLong()));
    }

    @Extern("getcwd")
    static Address getcwd(Address result, long size) {
        return Address.fromLong(Machine.current().call("getcwd", result.toLong(), size));
    }

    @Extern("getpid")
    static int getpid() {
        return (int) Machine.current().call("getpid");
    }

    /** Times as two seconds and microseconds each: the program's, the system's; then more. */
    @Extern("getrusage")
    static int getrusage(int who, Address result) {
        return (int) Machine.current().call("getrusage", who, result.toLong());
    }

    // ---- the start code

    /** The environment: addresses of C strings {@code NAME=value}, the last one zero. */
    @Extern("tsubame_environment")
    static Address environment() {
        return Address.fromLong(Machine.current().call("tsubame_environment"));
    }

    /** {@link Scratch}'s memory. */
    @Extern("tsubame_scratch")
    static Address scratch() {
        return Address.fromLong(Machine.current().call("tsubame_scratch"));
    }

    /** {@link OutputBuffer}'s memory. */
    @Extern("tsubame_output_buffer")
    static Address outputBuffer() {
        return Address.fromLong(Machine.current().call("tsubame_output_buffer"));
    }

    @Extern("tsubame_bundle_start")
    static Address bundleStart() {
        return Address.fromLong(Machine.current().call("tsubame_bundle_start"));
    }

    @Extern("tsubame_bundle_size")
    static long bundleSize() {
        return Machine.current().call("tsubame_bundle_size");
    }

    /** Writes the output buffer out, finishes the heap and ends the process. */
    @Extern("tsubame_exit")
    static void exit(int code) {
        Machine.current().call("tsubame_exit", code);
    }
}
