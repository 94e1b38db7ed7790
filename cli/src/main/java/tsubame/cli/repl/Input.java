package tsubame.cli.repl;

import java.util.Set;
import tsubame.bytecode.FunctionPrototype;
import tsubame.frontend.Compiler;
import tsubame.frontend.diagnostic.Diagnostic;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.lower.LoweringOptions;
import tsubame.frontend.parser.Goal;
import tsubame.frontend.parser.Language;
import tsubame.frontend.parser.ParseOptions;
import tsubame.frontend.parser.ParseResult;
import tsubame.frontend.parser.Parser;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.DecoratorDialect;

/**
 * One input of the session as code: a script of the realm, so that what it declares is there for the next. What only modules may
 * have, {@code await} and imports outside of functions, is {@linkplain AwaitScript rewritten}.
 */
sealed interface Input {
    /** More lines are to come: a bracket, a template or a comment is open. */
    record Incomplete() implements Input {}

    /** @param text the findings, with their lines */
    record Wrong(String text) implements Input {}

    /** @param awaits whether the code's value is a promise that is to be waited for */
    record Code(FunctionPrototype prototype, boolean awaits) implements Input {}

    /** Scripts whose last statement's value can be had. */
    LoweringOptions SCRIPT = new LoweringOptions(true, DecoratorDialect.STANDARD, false, true);

    Set<DiagnosticKind> UNCLOSED = Set.of(DiagnosticKind.UNTERMINATED_TEMPLATE, DiagnosticKind.UNTERMINATED_COMMENT);

    static Input of(String name, String text, boolean colours) {
        if (text.stripLeading().startsWith("{")) {
            // An object rather than a block, if it can be one.
            Compiler.Result object = compile(name, "(" + text.strip() + "\n)");
            if (!object.hasErrors()) {
                return new Code(object.prototype(), false);
            }
        }
        Compiler.Result script = compile(name, text);
        if (!script.hasErrors()) {
            return new Code(script.prototype(), false);
        }
        if (isIncomplete(script.diagnostics(), text)) {
            return new Incomplete();
        }
        SourceFile source = SourceFile.of(name, text);
        ParseResult module = Parser.parse(source, ParseOptions.of(Goal.MODULE, Language.TYPESCRIPT));
        if (module.hasErrors()) {
            return isIncomplete(module.diagnostics(), text) ? new Incomplete() : wrong(script.diagnostics(), colours);
        }
        Compiler.Result rewritten = compile(name, new AwaitScript(source).of(module.program()));
        return rewritten.hasErrors() ? wrong(rewritten.diagnostics(), colours) : new Code(rewritten.prototype(), true);
    }

    private static Input wrong(Diagnostics diagnostics, boolean colours) {
        return new Wrong(DiagnosticRenderer.render(diagnostics, colours));
    }

    private static Compiler.Result compile(String name, String text) {
        return Compiler.compile(SourceFile.of(name, text), Goal.SCRIPT, Language.TYPESCRIPT, SCRIPT);
    }

    /** Whether the first thing that is wrong is that the text ends. */
    private static boolean isIncomplete(Diagnostics diagnostics, String text) {
        Diagnostic first = diagnostics.sorted().getFirst();
        int end = text.stripTrailing().getBytes(java.nio.charset.StandardCharsets.UTF_8).length;
        return UNCLOSED.contains(first.kind()) || first.span().start() >= end;
    }
}
