package tsubame.frontend;

import java.util.ArrayList;
import java.util.List;
import tsubame.bytecode.BytecodeVerifier;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.ScopeDescriptor;
import tsubame.bytecode.Source;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.lower.ConstEnumExports;
import tsubame.frontend.lower.ForeignEnums;
import tsubame.frontend.lower.LoweringOptions;
import tsubame.frontend.lower.Programs;
import tsubame.frontend.parser.EvalContext;
import tsubame.frontend.parser.Goal;
import tsubame.frontend.parser.Language;
import tsubame.frontend.parser.ParseOptions;
import tsubame.frontend.parser.ParseResult;
import tsubame.frontend.parser.Parser;
import tsubame.frontend.scope.ScopeAnalysis;
import tsubame.frontend.scope.ScopeTree;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Program;
import tsubame.frontend.syntax.Statement;

/**
 * The front end as a whole: a source in, bytecode or findings out. Holds nothing between calls. With assertions on, everything that it
 * makes is verified.
 */
public final class Compiler {
    private Compiler() {}

    /**
     * Bytecode, null if anything was found wrong; the program as parsed; its scopes, null if it could not be parsed; and the findings.
     */
    public record Result(FunctionPrototype prototype, Program program, ScopeTree scopes, Diagnostics diagnostics) {
        public boolean hasErrors() {
            return prototype == null;
        }
    }

    /** Compiles a script, module or CommonJS body; with DETECT, the result's kind tells which of the last two it is. */
    public static Result compile(SourceFile source, Goal goal, Language language, LoweringOptions options) {
        return compile(source, goal, language, options, ForeignEnums.NONE);
    }

    /** The same, where constants stand for members of const enums that are imported from other files. */
    public static Result compile(SourceFile source, Goal goal, Language language, LoweringOptions options, ForeignEnums foreign) {
        return finish(source, Parser.parse(source, ParseOptions.of(goal, language, options.decorators())), null, options, foreign);
    }

    /** The const enums that a TypeScript file exports; null if something is wrong with it. */
    public static ConstEnumExports constEnums(SourceFile source, Language language, LoweringOptions options, ForeignEnums foreign) {
        ParseResult parsed = Parser.parse(source, ParseOptions.of(Goal.MODULE, language, options.decorators()));
        if (parsed.hasErrors()) {
            return null;
        }
        ScopeTree tree = ScopeAnalysis.analyze(parsed.program(), null, parsed.diagnostics());
        return parsed.hasErrors() ? null : new ConstEnumExports(parsed.program(), tree, foreign);
    }

    /**
     * Compiles the code of an eval, whose captures index {@code caller}.
     *
     * @param caller what a direct eval's caller sees; null for an indirect eval
     * @param strict whether the caller's code is strict
     */
    public static Result compileEval(SourceFile source, ScopeDescriptor caller, boolean strict) {
        EvalContext context = caller == null ? EvalContext.indirect() : context(caller, strict);
        return finish(source, Parser.parse(source, ParseOptions.eval(context)), caller, LoweringOptions.DEFAULT, ForeignEnums.NONE);
    }

    private static EvalContext context(ScopeDescriptor caller, boolean strict) {
        ArrayList<String> privateNames = new ArrayList<>();
        for (ScopeDescriptor.Entry entry : caller.entries()) {
            if (entry.kind() == ScopeDescriptor.Kind.PRIVATE_NAME) {
                privateNames.add(entry.name());
            }
        }
        return new EvalContext(
                strict,
                caller.allows(ScopeDescriptor.ALLOW_NEW_TARGET),
                caller.allows(ScopeDescriptor.ALLOW_SUPER_PROPERTY),
                caller.allows(ScopeDescriptor.ALLOW_SUPER_CALL),
                caller.allows(ScopeDescriptor.FORBID_ARGUMENTS),
                List.copyOf(privateNames));
    }

    /** Compiles what a Function constructor makes (ECMA-262 §20.2.1.1.1): the prototype of the function itself. */
    public static Result compileFunction(String name, FunctionKind kind, String parameters, String body) {
        boolean async = kind == FunctionKind.ASYNC || kind == FunctionKind.ASYNC_GENERATOR;
        ParseResult parsed = Parser.parseFunction(name, parameters, body, async, kind.isGenerator());
        if (parsed.hasErrors()) {
            return new Result(null, parsed.program(), null, parsed.diagnostics());
        }
        ScopeTree tree = ScopeAnalysis.analyze(parsed.program(), null, parsed.diagnostics());
        if (parsed.hasErrors()) {
            return new Result(null, parsed.program(), tree, parsed.diagnostics());
        }
        Statement statement = parsed.program().body().getFirst();
        FunctionNode node = ((Expression.FunctionExpression) ((Statement.ExpressionStatement) statement).expression()).function();
        SourceFile whole = parsed.diagnostics().source();
        return verified(
                parsed,
                tree,
                Programs.function(
                        node, parsed.program(), tree, new Source(name, whole.bytes()), LoweringOptions.DEFAULT, parsed.diagnostics()));
    }

    private static Result finish(SourceFile source, ParseResult parsed, ScopeDescriptor caller, LoweringOptions options, ForeignEnums foreign) {
        if (parsed.hasErrors()) {
            return new Result(null, parsed.program(), null, parsed.diagnostics());
        }
        ScopeTree tree = ScopeAnalysis.analyze(parsed.program(), caller, parsed.diagnostics());
        if (parsed.hasErrors()) {
            return new Result(null, parsed.program(), tree, parsed.diagnostics());
        }
        Source origin = new Source(source.name(), source.bytes());
        return verified(parsed, tree, Programs.lower(parsed.program(), tree, caller, origin, options, foreign, parsed.diagnostics()));
    }

    private static Result verified(ParseResult parsed, ScopeTree tree, FunctionPrototype prototype) {
        if (parsed.hasErrors()) {
            return new Result(null, parsed.program(), tree, parsed.diagnostics());
        }
        assert BytecodeVerifier.verify(prototype);
        return new Result(prototype, parsed.program(), tree, parsed.diagnostics());
    }
}
