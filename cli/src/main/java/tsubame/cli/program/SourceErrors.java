package tsubame.cli.program;

import tsubame.cli.host.FileModules;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.runtime.program.CompileErrors;

/** The diagnostics of a program's sources, with their lines. */
public final class SourceErrors implements CompileErrors {
    private final FileModules modules;
    private final boolean colours;

    public SourceErrors(FileModules modules, boolean colours) {
        this.modules = modules;
        this.colours = colours;
    }

    @Override
    public String render(String message) {
        Diagnostics findings = modules.findings();
        boolean concerned = findings != null && findings.sorted().getFirst().message().equals(message);
        return concerned ? DiagnosticRenderer.render(findings, colours) : null;
    }
}
