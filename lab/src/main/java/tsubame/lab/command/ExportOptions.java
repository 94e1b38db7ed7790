package tsubame.lab.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import picocli.CommandLine.Option;
import tsubame.lab.format.Format;
import tsubame.lab.session.Session;

/** Where results go beside the screen: hyperfine's options for its formats, and one for all. */
final class ExportOptions {
    @Option(names = "--export", paramLabel = "FORMAT:FILE",
            description = "also write the results: hyperfine, markdown, csv, asciidoc, orgmode, pyperf, gobench, gbench, jmh, bmf, gha")
    String[] exports = {};

    @Option(names = "--export-json", paramLabel = "FILE", description = "hyperfine's JSON")
    Path json;

    @Option(names = "--export-markdown", paramLabel = "FILE", description = "hyperfine's Markdown table")
    Path markdown;

    @Option(names = "--export-csv", paramLabel = "FILE", description = "hyperfine's CSV")
    Path csv;

    @Option(names = "--export-asciidoc", paramLabel = "FILE", description = "hyperfine's AsciiDoc table")
    Path asciidoc;

    @Option(names = "--export-orgmode", paramLabel = "FILE", description = "hyperfine's Org table")
    Path orgmode;

    /** Refuses formats and folders that are not there, before anything is measured. */
    void check() throws UsageProblem {
        for (String export : exports) {
            if (export.indexOf(':') < 1) {
                throw new UsageProblem("--export wants FORMAT:FILE, such as gobench:out.txt, not " + export);
            }
            if (!Format.exists(export.substring(0, export.indexOf(':')))) {
                throw new UsageProblem("there is no format " + export.substring(0, export.indexOf(':')) + "; there are " + Format.names());
            }
            checkFolder(Path.of(export.substring(export.indexOf(':') + 1)));
        }
        for (Path file : new Path[] {json, markdown, csv, asciidoc, orgmode}) {
            checkFolder(file);
        }
    }

    private static void checkFolder(Path file) throws UsageProblem {
        Path folder = file == null ? null : file.toAbsolutePath().getParent();
        if (folder != null && !Files.isDirectory(folder)) {
            throw new UsageProblem("there is no folder " + folder + " to write " + file.getFileName() + " to");
        }
    }

    boolean any() {
        return exports.length > 0 || json != null || markdown != null || csv != null || asciidoc != null || orgmode != null;
    }

    void write(Session session) throws IOException {
        write(Format.HYPERFINE, json, session);
        write(Format.MARKDOWN, markdown, session);
        write(Format.CSV, csv, session);
        write(Format.ASCIIDOC, asciidoc, session);
        write(Format.ORGMODE, orgmode, session);
        for (String export : exports) {
            int colon = export.indexOf(':');
            write(Format.named(export.substring(0, colon)), Path.of(export.substring(colon + 1)), session);
        }
    }

    private static void write(Format format, Path file, Session session) throws IOException {
        if (file != null) {
            format.write(session, file);
        }
    }
}
