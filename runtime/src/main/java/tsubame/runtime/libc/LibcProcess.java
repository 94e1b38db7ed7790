package tsubame.runtime.libc;

import java.util.Arrays;
import tsubame.runtime.console.Utf8;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ProcessRequest;
import tsubame.runtime.host.ProcessResult;
import tsubame.runtime.value.JsString;
import tsubame.system.Address;
import tsubame.system.ByteArrays;

/**
 * Another process, by posix_spawn, to its end: its input is written and its two outputs are read as poll says, so that no full pipe
 * makes both sides wait. One run for each object.
 */
final class LibcProcess {
    private static final int SIGTERM = 15;
    private static final int POLL_IN = 1;
    private static final int POLL_OUT = 4;
    /** Room for a posix_spawn_file_actions_t, which has 80 bytes. */
    private static final long ACTIONS = 128;
    private static final int NOT_HERE = 2;

    private final ProcessRequest request;
    /** Our ends of the pipes, -1 where there is none, or none any more. */
    private final int[] ours = {-1, -1, -1};
    private final int[] theirs = {-1, -1, -1};
    private final byte[][] output = new byte[3][];
    private final int[] size = new int[3];
    private int written;
    private boolean timedOut;

    LibcProcess(ProcessRequest request) {
        this.request = request;
    }

    ProcessResult run() throws HostFailure {
        for (int i = 0; i < 3; i++) {
            if (!request.inherits(i) && !request.ignores(i)) {
                openPipe(i);
            }
        }
        int id = spawn();
        closeAll(theirs);
        if (request.input.length == 0) {
            close(0);
        }
        exchange(id);
        Address status = Scratch.structure();
        while (Libc.waitpid(id, status, 0) < 0 && Libc.errnoLocation().loadInt(0) == Libc.INTERRUPTED) {
            continue;
        }
        int code = status.loadInt(0);
        return new ProcessResult(id, code >> 8 & 0xFF, code & 0x7F, result(1), result(2), timedOut);
    }

    private byte[] result(int descriptor) {
        return output[descriptor] == null ? null : Arrays.copyOf(output[descriptor], size[descriptor]);
    }

    // ---- starting

    private void openPipe(int descriptor) throws HostFailure {
        Address ends = Scratch.structure();
        if (Libc.pipe(ends, Libc.CLOSE_ON_EXEC) < 0) {
            throw SystemError.last().of("spawn", request.file);
        }
        ours[descriptor] = ends.loadInt(descriptor == 0 ? 4 : 0);
        theirs[descriptor] = ends.loadInt(descriptor == 0 ? 0 : 4);
        output[descriptor] = descriptor == 0 ? null : new byte[1024];
    }

    private int spawn() throws HostFailure {
        Address actions = Libc.malloc(ACTIONS);
        Address file = cString(request.file);
        Address directory = cString(request.directory);
        Address nothing = cString("/dev/null");
        Address arguments = list(request.arguments);
        Address environment = list(request.environment);
        Libc.actionsInit(actions);
        for (int i = 0; i < 3; i++) {
            if (theirs[i] >= 0) {
                Libc.actionsDuplicate(actions, theirs[i], i);
            } else if (request.ignores(i)) {
                Libc.actionsOpen(actions, i, nothing, i == 0 ? Libc.READ_ONLY : Libc.WRITE_ONLY, 0);
            }
        }
        if (!request.directory.isEmpty()) {
            Libc.actionsChangeDirectory(actions, directory);
        }
        Address id = Scratch.structure();
        int error = Libc.spawn(id, file, actions, Address.zero(), arguments, environment);
        Libc.actionsDestroy(actions);
        freeList(arguments, request.arguments.length);
        freeList(environment, request.environment.length);
        Libc.free(nothing);
        Libc.free(directory);
        Libc.free(file);
        Libc.free(actions);
        if (error != 0) {
            closeAll(ours);
            closeAll(theirs);
            Libc.errnoLocation().storeInt(0, error);
            throw (error == NOT_HERE ? SystemError.ENOENT : SystemError.last()).of("spawn", request.file);
        }
        return id.loadInt(0);
    }

    private static Address cString(String text) {
        byte[] bytes = Utf8.encode(JsString.of(text));
        Address place = Libc.malloc(bytes.length + 1L);
        ByteArrays.copyOut(bytes, 0, place, bytes.length);
        place.storeByte(bytes.length, 0);
        return place;
    }

    private static Address list(String[] texts) {
        Address place = Libc.malloc(8L * (texts.length + 1));
        for (int i = 0; i < texts.length; i++) {
            place.storeAddress(8L * i, cString(texts[i]));
        }
        place.storeAddress(8L * texts.length, Address.zero());
        return place;
    }

    private static void freeList(Address list, int count) {
        for (int i = 0; i < count; i++) {
            Libc.free(list.loadAddress(8L * i));
        }
        Libc.free(list);
    }

    // ---- talking

    private void exchange(int id) throws HostFailure {
        long limit = request.timeout > 0 ? now() + (long) request.timeout : Long.MAX_VALUE;
        while (ours[0] >= 0 || ours[1] >= 0 || ours[2] >= 0) {
            int wait = limit == Long.MAX_VALUE ? -1 : (int) Math.max(0, limit - now());
            int ready = poll(wait);
            if (ready == 0) {
                timedOut = true;
                Libc.kill(id, SIGTERM);
                return;
            }
            serve(ready < 0 ? 0 : events());
        }
    }

    private int poll(int milliseconds) {
        Address list = Scratch.structure();
        int count = 0;
        for (int i = 0; i < 3; i++) {
            if (ours[i] >= 0) {
                list.storeInt(8L * count, ours[i]);
                list.storeInt(8L * count + 4, i == 0 ? POLL_OUT : POLL_IN);
                count++;
            }
        }
        return Libc.poll(list, count, milliseconds);
    }

    /** A bit for each of the three that something can be done with. */
    private int events() {
        Address list = Scratch.structure();
        int bits = 0;
        int at = 0;
        for (int i = 0; i < 3; i++) {
            if (ours[i] >= 0) {
                bits |= list.loadInt(8L * at + 4) >>> 16 != 0 ? 1 << i : 0;
                at++;
            }
        }
        return bits;
    }

    private void serve(int bits) throws HostFailure {
        if ((bits & 1) != 0) {
            Address transfer = Scratch.transfer();
            int count = Math.min(4096, request.input.length - written);
            ByteArrays.copyOut(request.input, written, transfer, count);
            long done = Libc.write(ours[0], transfer, count);
            written += (int) Math.max(0, done);
            if (done < 0 || written == request.input.length) {
                close(0);
            }
        }
        for (int i = 1; i < 3; i++) {
            if ((bits & 1 << i) != 0) {
                receive(i);
            }
        }
    }

    private void receive(int i) throws HostFailure {
        if (size[i] == output[i].length) {
            output[i] = Arrays.copyOf(output[i], 4 * size[i]);
        }
        int count = LibcFiles.read(ours[i], output[i], size[i], output[i].length - size[i]);
        size[i] += count;
        if (count == 0) {
            close(i);
        }
    }

    private void close(int i) {
        if (ours[i] >= 0) {
            Libc.close(ours[i]);
            ours[i] = -1;
        }
    }

    private static void closeAll(int[] files) {
        for (int i = 0; i < files.length; i++) {
            if (files[i] >= 0) {
                Libc.close(files[i]);
                files[i] = -1;
            }
        }
    }

    private static long now() {
        Address time = Scratch.structure();
        Libc.clockGettime(Libc.MONOTONIC, time);
        return time.loadLong(0) * 1000 + time.loadLong(8) / 1_000_000;
    }
}
