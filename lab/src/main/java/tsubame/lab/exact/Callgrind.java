package tsubame.lab.exact;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tsubame.lab.host.Toolchain;
import tsubame.lab.measure.Launch;
import tsubame.lab.measure.Launcher;
import tsubame.lab.measure.Usage;
import tsubame.lab.session.Sampler;

/**
 * Instructions, counted by valgrind's callgrind: the same to the last few on any host and under any load. Addresses are fixed and libc's choice of
 * string functions is pinned, as both change the count. Instructions are not time: they know no cache, no misprediction, no waiting.
 */
public final class Callgrind {
    /** The names are those of glibc 2.33 and later; AVX-512 off also because valgrind does not know it. */
    private static final String TUNABLES = "glibc.cpu.hwcaps=-AVX512F,-AVX2,-AVX,-ERMS,-FSRM:glibc.malloc.arena_max=1";
    private static final Pattern COLLECTED = Pattern.compile("Collected : (\\d+)");

    private final Launcher launcher;
    private final Sampler.Settings settings;
    private final Path valgrind;
    private final Path folder;

    public Callgrind(Launcher launcher, Sampler.Settings settings, Path folder) {
        this.launcher = launcher;
        this.settings = settings;
        this.valgrind = Toolchain.onPath("valgrind");
        this.folder = folder;
    }

    public boolean available() {
        return valgrind != null;
    }

    /** The instructions of one run; empty if it cannot be counted, as with a program that valgrind does not understand. */
    public OptionalLong count(List<String> program, Path input) throws IOException {
        Files.createDirectories(folder);
        Path output = Files.createTempFile(folder, "counted-", ".out");
        Path errors = Files.createTempFile(folder, "counted-", ".err");
        try {
            List<String> command = new ArrayList<>(List.of(valgrind.toString(), "--tool=callgrind", "--callgrind-out-file=/dev/null"));
            command.addAll(program);
            Map<String, String> environment = new TreeMap<>(settings.environment());
            environment.put("GLIBC_TUNABLES", TUNABLES);
            Usage usage = launcher.run(new Launch(command, environment, settings.directory(), input, output, errors, settings.processor(), true, settings.limit()));
            Matcher collected = COLLECTED.matcher(Files.readString(errors, java.nio.charset.StandardCharsets.ISO_8859_1));
            boolean good = collected.find() && !usage.timedOut() && (usage.exit() == 0 || settings.ignoreFailure());
            return good ? OptionalLong.of(Long.parseLong(collected.group(1))) : OptionalLong.empty();
        } finally {
            Files.delete(output);
            Files.delete(errors);
        }
    }
}
