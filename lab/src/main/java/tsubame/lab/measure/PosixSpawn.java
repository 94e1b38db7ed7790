package tsubame.lab.measure;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Where no native launcher can be built: {@code posix_spawn} and {@code wait4} of the system's libc, called from here. Times, faults and
 * switches are as good; the peak of memory would be this JVM's own and is left out, and so are binding to a processor and fixed addresses.
 */
final class PosixSpawn implements Launcher {
    private static final ValueLayout.OfInt INT = ValueLayout.JAVA_INT;
    private static final int ATTRIBUTES = 512; // more than glibc's and musl's structures take
    private static final short SET_GROUP = 2;
    private static final int USAGE = 144;

    private final Linker linker = Linker.nativeLinker();
    private final MethodHandle spawn = function("posix_spawn", pointers(6));
    private final MethodHandle wait = function("wait4", FunctionDescriptor.of(INT, INT, ValueLayout.ADDRESS, INT, ValueLayout.ADDRESS));
    private final MethodHandle kill = function("kill", FunctionDescriptor.of(INT, INT, INT));
    private final MethodHandle open = function("posix_spawn_file_actions_addopen",
            FunctionDescriptor.of(INT, ValueLayout.ADDRESS, INT, ValueLayout.ADDRESS, INT, INT));
    private final MethodHandle directory = function("posix_spawn_file_actions_addchdir_np", pointers(2));
    private final MethodHandle initActions = function("posix_spawn_file_actions_init", pointers(1));
    private final MethodHandle destroyActions = function("posix_spawn_file_actions_destroy", pointers(1));
    private final MethodHandle initAttributes = function("posix_spawnattr_init", pointers(1));
    private final MethodHandle flags = function("posix_spawnattr_setflags", FunctionDescriptor.of(INT, ValueLayout.ADDRESS, ValueLayout.JAVA_SHORT));
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
    private volatile int running;

    private static FunctionDescriptor pointers(int count) {
        return FunctionDescriptor.of(INT, Collections.nCopies(count, ValueLayout.ADDRESS).toArray(MemoryLayout[]::new));
    }

    @SuppressWarnings("restricted")
    private MethodHandle function(String name, FunctionDescriptor descriptor) {
        return linker.downcallHandle(symbol(name), descriptor);
    }

    private MemorySegment symbol(String name) {
        return linker.defaultLookup().find(name).orElseThrow(() -> new UnsupportedOperationException("this libc has no " + name));
    }

    @Override
    public Usage run(Launch launch) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            return run(launch, arena);
        } catch (IOException failure) {
            throw failure;
        } catch (Throwable failure) {
            throw new IOException("cannot start " + launch.command().getFirst() + ": " + failure, failure);
        }
    }

    private Usage run(Launch launch, Arena arena) throws Throwable {
        MemorySegment actions = actions(launch, arena);
        MemorySegment attributes = arena.allocate(ATTRIBUTES, 8);
        initAttributes.invoke(attributes);
        flags.invoke(attributes, SET_GROUP);
        MemorySegment pid = arena.allocate(INT);
        MemorySegment arguments = vector(launch.command(), arena);
        MemorySegment variables = vector(launch.environment().entrySet().stream().map(e -> e.getKey() + "=" + e.getValue()).toList(), arena);
        long begun = System.nanoTime();
        int failed = (int) spawn.invoke(pid, arena.allocateFrom(launch.command().getFirst()), actions, attributes, arguments, variables);
        if (failed != 0) {
            throw new IOException("cannot start " + launch.command().getFirst() + ": " + Errors.text(failed));
        }
        running = pid.get(INT, 0);
        AtomicBoolean late = new AtomicBoolean();
        ScheduledFuture<?> watch = launch.limit().isZero() ? null : clock.schedule(() -> {
            late.set(true);
            killRunning();
        }, launch.limit().toMillis(), TimeUnit.MILLISECONDS);
        MemorySegment status = arena.allocate(INT);
        MemorySegment usage = arena.allocate(USAGE, 8);
        wait.invoke(running, status, 0, usage);
        long wall = System.nanoTime() - begun;
        if (watch != null) {
            watch.cancel(false);
        }
        killRunning(); // what it left behind
        running = 0;
        destroyActions.invoke(actions);
        return usage(status.get(INT, 0), late.get(), wall, usage);
    }

    private MemorySegment actions(Launch launch, Arena arena) throws Throwable {
        MemorySegment actions = arena.allocate(ATTRIBUTES, 8);
        initActions.invoke(actions);
        directory.invoke(actions, arena.allocateFrom(launch.directory().toAbsolutePath().toString()));
        int create = 01101;
        open.invoke(actions, 0, arena.allocateFrom(launch.input().toString()), 0, 0);
        open.invoke(actions, 1, arena.allocateFrom(launch.output().toString()), create, 0644);
        open.invoke(actions, 2, arena.allocateFrom(launch.errors().toString()), create, 0644);
        return actions;
    }

    private static MemorySegment vector(List<String> strings, Arena arena) {
        MemorySegment vector = arena.allocate(ValueLayout.ADDRESS, strings.size() + 1L);
        for (int i = 0; i < strings.size(); i++) {
            vector.setAtIndex(ValueLayout.ADDRESS, i, arena.allocateFrom(strings.get(i)));
        }
        return vector;
    }

    private static Usage usage(int status, boolean late, long wall, MemorySegment usage) {
        int exit = (status & 127) != 0 ? 128 + (status & 127) : status >> 8 & 255;
        return new Usage(exit, late, wall, word(usage, 0) * 1_000_000 + word(usage, 1), word(usage, 2) * 1_000_000 + word(usage, 3), Usage.UNKNOWN,
                word(usage, 8), word(usage, 9), word(usage, 16), word(usage, 17));
    }

    private static long word(MemorySegment usage, int index) {
        return usage.getAtIndex(ValueLayout.JAVA_LONG, index);
    }

    private void killRunning() {
        if (running != 0) {
            try {
                int ignored = (int) kill.invoke(-running, 9);
            } catch (Throwable failure) {
                throw new IllegalStateException(failure);
            }
        }
    }

    @Override
    public String description() {
        return "posix_spawn and wait4 from the JVM (peak memory is not known)";
    }

    @Override
    public void close() {
        killRunning();
        clock.shutdownNow();
    }
}
