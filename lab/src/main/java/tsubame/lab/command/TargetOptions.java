package tsubame.lab.command;

import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Option;
import tsubame.lab.target.Revisions;
import tsubame.lab.target.Store;
import tsubame.lab.target.Targets;
import tsubame.lab.target.Tsubame;

/** How revisions and versions are built and run; with that, what users name becomes what is started. */
final class TargetOptions {
    @Option(names = "--build", paramLabel = "CMD", description = "for git:REV: how it is built; {dir}, {out}, {rev}")
    String build;

    @Option(names = "--run", paramLabel = "CMD", description = "for git:, npm:, maven: what is measured; {dir}, {out}, {rev}")
    String run;

    Targets targets() {
        return targets(List.of());
    }

    /** @param options of {@code tsubame build}, for targets that are sources */
    Targets targets(List<String> options) {
        Store store = Store.shared();
        return new Targets(store, new Revisions(store, Path.of("").toAbsolutePath(), new Revisions.Recipe(build, run)), Tsubame.own().building(options));
    }
}
