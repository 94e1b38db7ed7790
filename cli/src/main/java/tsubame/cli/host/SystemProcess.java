package tsubame.cli.host;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import tsubame.runtime.host.HostFailure;
import tsubame.runtime.host.ProcessRequest;
import tsubame.runtime.host.ProcessResult;

/** Another program, by the JDK's ProcessBuilder, to its end. The first argument, the program's own name, cannot be chosen there. */
public final class SystemProcess {
    /** What the JDK adds to the number of a signal that ended a process. */
    private static final int SIGNALLED = 128;

    private SystemProcess() {}

    /** Runs it; its inherited streams are those of this process. */
    public static ProcessResult run(ProcessRequest request) throws HostFailure {
        List<String> command = new ArrayList<>();
        command.add(found(request));
        command.addAll(Arrays.asList(request.arguments).subList(1, request.arguments.length));
        ProcessBuilder builder = new ProcessBuilder(command);
        Map<String, String> environment = builder.environment();
        environment.clear();
        for (String variable : request.environment) {
            int equals = variable.indexOf('=');
            environment.put(variable.substring(0, equals), variable.substring(equals + 1));
        }
        if (!request.directory.isEmpty()) {
            builder.directory(new File(request.directory));
        }
        File nothing = new File("/dev/null");
        builder.redirectInput(request.inherits(0) ? ProcessBuilder.Redirect.INHERIT : request.ignores(0) ? ProcessBuilder.Redirect.from(nothing)
                : ProcessBuilder.Redirect.PIPE);
        builder.redirectOutput(target(request, 1, nothing));
        builder.redirectError(target(request, 2, nothing));
        try {
            return finish(request, builder.start());
        } catch (IOException failure) {
            throw SystemFiles.failure("ENOENT", "no such file or directory, spawn", request.file);
        } catch (InterruptedException failure) {
            throw SystemFiles.failure("EINTR", "interrupted system call, spawn", request.file);
        }
    }

    private static ProcessBuilder.Redirect target(ProcessRequest request, int descriptor, File nothing) {
        return request.inherits(descriptor) ? ProcessBuilder.Redirect.INHERIT
                : request.ignores(descriptor) ? ProcessBuilder.Redirect.to(nothing) : ProcessBuilder.Redirect.PIPE;
    }

    /** The program's path, by the PATH that it is to have. */
    private static String found(ProcessRequest request) throws HostFailure {
        if (request.file.contains("/")) {
            return request.file;
        }
        for (String variable : request.environment) {
            if (variable.startsWith("PATH=")) {
                for (String folder : variable.substring(5).split(":")) {
                    Path file = Path.of(folder.isEmpty() ? "." : folder, request.file);
                    if (Files.isExecutable(file) && !Files.isDirectory(file)) {
                        return file.toString();
                    }
                }
            }
        }
        throw SystemFiles.failure("ENOENT", "no such file or directory, spawn", request.file);
    }

    private static ProcessResult finish(ProcessRequest request, Process process) throws IOException, InterruptedException {
        Collector output = new Collector(process.getInputStream());
        Collector error = new Collector(process.getErrorStream());
        output.start();
        error.start();
        Thread writer = new Thread(() -> {
            try (OutputStream input = process.getOutputStream()) {
                input.write(request.input);
            } catch (IOException broken) {
                // It did not want all of its input.
            }
        });
        writer.start();
        boolean ended = request.timeout <= 0 || process.waitFor((long) request.timeout, TimeUnit.MILLISECONDS);
        if (!ended) {
            process.destroy();
        }
        int status = process.waitFor();
        writer.join();
        output.join();
        error.join();
        int signal = status > SIGNALLED && !ended ? status - SIGNALLED : 0;
        return new ProcessResult(process.pid(), status, signal, request.inherits(1) || request.ignores(1) ? null : output.bytes.toByteArray(),
                request.inherits(2) || request.ignores(2) ? null : error.bytes.toByteArray(), !ended);
    }

    private static final class Collector extends Thread {
        private final InputStream in;
        final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

        Collector(InputStream in) {
            this.in = in;
        }

        @Override
        public void run() {
            try {
                in.transferTo(bytes);
            } catch (IOException ended) {
                // Closed on the other side.
            }
        }
    }
}
