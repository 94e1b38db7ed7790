package tsubame.cli.host;

import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.frontend.Compiler;
import tsubame.frontend.diagnostic.Diagnostic;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.lower.LoweringOptions;
import tsubame.frontend.parser.Goal;
import tsubame.frontend.parser.Language;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.DecoratorDialect;
import tsubame.runtime.host.CodeCompiler;
import tsubame.runtime.host.HostFailure;

/** The front end as the runtime sees it: eval, Function constructors and scripts, all plain JavaScript. */
public final class FrontendCompiler implements CodeCompiler {
    private static final LoweringOptions SCRIPT = new LoweringOptions(true, DecoratorDialect.STANDARD, false, true);

    @Override
    public FunctionPrototype compileScript(String name, String text) throws HostFailure {
        return prototype(Compiler.compile(SourceFile.of(name, text), Goal.SCRIPT, Language.JAVASCRIPT, SCRIPT));
    }

    @Override
    public FunctionPrototype compileModule(String name, String text) throws HostFailure {
        return prototype(Compiler.compile(SourceFile.of(name, text), Goal.MODULE, Language.JAVASCRIPT, LoweringOptions.DEFAULT));
    }

    @Override
    public FunctionPrototype compileEval(String text, ScopeDescriptor scope, boolean strict) throws HostFailure {
        return prototype(Compiler.compileEval(SourceFile.of("eval", text), scope, strict));
    }

    @Override
    public FunctionPrototype compileFunction(FunctionKind kind, String parameters, String body) throws HostFailure {
        return prototype(Compiler.compileFunction("anonymous", kind, parameters, body));
    }

    /** The code, or the first finding as a SyntaxError. */
    static FunctionPrototype prototype(Compiler.Result result) throws HostFailure {
        if (result.hasErrors()) {
            throw failure(result.diagnostics());
        }
        return result.prototype();
    }

    static HostFailure failure(Diagnostics diagnostics) {
        Diagnostic first = diagnostics.sorted().getFirst();
        SourceFile source = diagnostics.source();
        int offset = first.span().start();
        String place = source.name() + ":" + source.line(offset) + ":" + source.column(offset);
        return new HostFailure(HostFailure.Kind.SYNTAX_ERROR, first.message(), null, place);
    }
}
