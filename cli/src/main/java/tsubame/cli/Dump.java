package tsubame.cli;

import java.nio.charset.StandardCharsets;
import tsubame.bytecode.Disassembler;
import tsubame.bytecode.FunctionPrototype;
import tsubame.cli.host.FileModules;
import tsubame.frontend.Compiler;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.lexer.TokenPrinter;
import tsubame.frontend.scope.ScopePrinter;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.TreePrinter;
import tsubame.runtime.host.HostFailure;

/** {@code --dump=STAGE}: prints what a stage makes of a source. */
final class Dump {
    private Dump() {}

    /** Exit code 1 if the source has errors: they are printed, and so is what the stage made of it nevertheless. */
    static int print(CommandLine line, String name, byte[] text) {
        return BigStack.call(line.stackMegabytes(), stack -> print(line, new SourceFile(name, text)));
    }

    private static int print(CommandLine line, SourceFile source) {
        if (line.dump() == DumpStage.TOKENS) {
            out(TokenPrinter.print(source));
            return 0;
        }
        Compiler.Result result;
        try {
            result = new FileModules().analyse(source.name(), source.bytes());
        } catch (HostFailure failure) {
            System.err.println(failure.getMessage());
            return ExitCode.FAILURE.code;
        }
        switch (line.dump()) {
            case TOKENS -> { }
            case AST -> out(TreePrinter.print(result.program()));
            case SCOPES -> {
                if (result.scopes() != null) {
                    out(ScopePrinter.print(result.scopes()));
                }
            }
            case BYTECODE -> {
                if (!result.hasErrors()) {
                    return bytecode(result.prototype(), line.dumpFunction());
                }
            }
        }
        return result.hasErrors() ? failed(result.diagnostics(), line.colours()) : 0;
    }

    /** @param name of the functions to print; null for all */
    private static int bytecode(FunctionPrototype program, String name) {
        String text = name == null ? Disassembler.print(program) : Disassembler.print(program, name);
        out(text);
        if (text.isEmpty()) {
            System.err.println("tsubame: the program has no function named " + name);
            return ExitCode.FAILURE.code;
        }
        return ExitCode.SUCCESS.code;
    }

    private static int failed(Diagnostics diagnostics, boolean colours) {
        System.err.print(DiagnosticRenderer.render(diagnostics, colours));
        return ExitCode.FAILURE.code;
    }

    private static void out(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        System.out.write(bytes, 0, bytes.length);
        System.out.flush();
    }
}
