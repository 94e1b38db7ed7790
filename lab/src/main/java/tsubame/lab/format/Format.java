package tsubame.lab.format;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.GZIPOutputStream;
import tsubame.lab.session.Session;

/** The formats that a session can be written in, one row each; what reads them is in the row's comment. */
public enum Format {
    HYPERFINE(HyperfineFormat::json), // hyperfine's scripts, and every tool that reads theirs
    MARKDOWN(TextTables::markdown), // hyperfine's table
    CSV(TextTables::csv), // hyperfine's columns
    ASCIIDOC(TextTables::asciidoc),
    ORGMODE(TextTables::orgmode),
    PYPERF(PyperfFormat::json), // python -m pyperf compare_to
    GOBENCH(GoBenchFormat::text), // benchstat
    GBENCH(OtherFormats::googleBenchmark), // google/benchmark's compare.py
    JMH(OtherFormats::jmh), // jmh.morethan.io
    BMF(OtherFormats::bencher), // Bencher Metric Format
    GHA(OtherFormats::githubAction); // github-action-benchmark, customSmallerIsBetter

    private final Function<Session, String> writer;

    Format(Function<Session, String> writer) {
        this.writer = writer;
    }

    public String write(Session session) {
        return writer.apply(session);
    }

    /** Writes a file; one whose name ends in .gz is compressed, as pyperf has it. */
    public void write(Session session, Path file) throws IOException {
        byte[] text = write(session).getBytes(StandardCharsets.UTF_8);
        try (OutputStream out = Files.newOutputStream(file); OutputStream to = file.toString().endsWith(".gz") ? new GZIPOutputStream(out) : out) {
            to.write(text);
        }
    }

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static boolean exists(String word) {
        return Arrays.stream(values()).anyMatch(format -> format.word().equals(word));
    }

    /** @throws IOException if there is no such format; the message lists those that there are */
    public static Format named(String word) throws IOException {
        for (Format format : values()) {
            if (format.word().equals(word)) {
                return format;
            }
        }
        throw new IOException("there is no format " + word + "; there are " + names());
    }

    public static String names() {
        return Arrays.stream(values()).map(Format::word).collect(Collectors.joining(", "));
    }
}
