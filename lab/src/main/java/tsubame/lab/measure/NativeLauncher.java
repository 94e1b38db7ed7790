package tsubame.lab.measure;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.ProcessBuilder.Redirect;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * The resident native launcher ({@code launcher.c}), by its protocol. While a program runs this JVM is blocked in a read: no compiler
 * and no collector works beside what is measured.
 */
final class NativeLauncher implements Launcher {
    private static final int FIXED_ADDRESSES = 1;
    private static final int TIMED_OUT = 1 << 20;
    private static final int ANSWER = 10;

    private final Process server;
    private final OutputStream requests;
    private final DataInputStream answers;

    NativeLauncher(Path executable) throws IOException {
        server = new ProcessBuilder(executable.toString()).redirectError(Redirect.INHERIT).start();
        requests = server.getOutputStream();
        answers = new DataInputStream(server.getInputStream());
    }

    @Override
    public Usage run(Launch launch) throws IOException {
        requests.write(request(launch));
        requests.flush();
        long[] answer = answer();
        if (answer[0] != 0) {
            throw new IOException("cannot start " + launch.command().getFirst() + ": " + Errors.text((int) answer[0]));
        }
        int exit = (int) answer[1];
        return new Usage(exit % TIMED_OUT, exit >= TIMED_OUT, answer[2], answer[3], answer[4], answer[5], answer[6], answer[7], answer[8], answer[9]);
    }

    private static byte[] request(Launch launch) {
        List<byte[]> strings = new ArrayList<>();
        for (Object string : List.of(launch.command().getFirst(), launch.directory().toAbsolutePath(), launch.input(), launch.output(), launch.errors())) {
            strings.add(string.toString().getBytes(StandardCharsets.UTF_8));
        }
        launch.command().forEach(word -> strings.add(word.getBytes(StandardCharsets.UTF_8)));
        launch.environment().forEach((name, value) -> strings.add((name + "=" + value).getBytes(StandardCharsets.UTF_8)));
        int length = 24 + strings.stream().mapToInt(string -> string.length + 1).sum();
        ByteBuffer out = ByteBuffer.allocate(4 + length).order(ByteOrder.LITTLE_ENDIAN);
        out.putInt(length).putInt(launch.processor()).putInt(launch.fixedAddresses() ? FIXED_ADDRESSES : 0).putLong(launch.limit().toMillis());
        out.putInt(launch.command().size()).putInt(launch.environment().size());
        strings.forEach(string -> out.put(string).put((byte) 0));
        return out.array();
    }

    private long[] answer() throws IOException {
        byte[] bytes = new byte[8 * ANSWER];
        try {
            answers.readFully(bytes);
        } catch (EOFException ended) {
            throw new IOException("the native launcher ended", ended);
        }
        long[] answer = new long[ANSWER];
        ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer().get(answer);
        return answer;
    }

    @Override
    public String description() {
        return "native launcher (fork, wait4)";
    }

    @Override
    public void close() {
        server.destroyForcibly();
    }
}
