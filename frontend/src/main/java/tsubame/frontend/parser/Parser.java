package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.DecoratorDialect;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Program;
import tsubame.frontend.syntax.Statement;

/**
 * The entry to parsing: a source and options in, a tree and findings out. All early errors of the specification are found here but those
 * that need scopes (redeclarations, import bindings). Never throws, never returns null; deep nesting is a finding.
 */
public final class Parser {
    private Parser() {}

    public static ParseResult parse(SourceFile source, ParseOptions options) {
        Diagnostics diagnostics = new Diagnostics(source);
        Parsing parsing = new Parsing(source, options, diagnostics);
        Program program = parseProgram(parsing);
        if (parsing.restartAsModule) {
            diagnostics.truncate(0);
            program = parseProgram(new Parsing(source, options.withGoal(Goal.MODULE), diagnostics));
        }
        return new ParseResult(program, diagnostics);
    }

    private static Program parseProgram(Parsing p) {
        boolean module = p.goal == Goal.MODULE;
        p.function = topLevel(p);
        p.strict = module || p.options.eval() != null && p.options.eval().strict();
        p.lexer.setHtmlComments(!module);
        ArrayList<Statement> body = new ArrayList<>();
        FunctionState top = p.function;
        boolean declarations = p.options.language() == Language.DECLARATIONS;
        p.ambient = declarations;
        try {
            p.lexer.next();
            p.functions.parseDirectives(body, null);
            p.statements.parseProgram(body);
        } catch (Abort abort) {
            p.function = top; // a directive could not be parsed, or the parse was given up
        }
        List<Statement> items = declarations ? List.of() : p.modules.finish(body);
        return new Program(
                0, p.source.length(), goal(p.goal), p.strict, p.typeScript, p.options.decorators(), p.topLevelAwait, List.copyOf(p.typeExports),
                p.function.facts(), items, declarations ? constants(p, body) : List.copyOf(p.ambientEnums));
    }

    /** Of a file of declarations: what tells which const enums it exports. */
    private static List<Statement> constants(Parsing p, List<Statement> body) {
        ArrayList<Statement> kept = new ArrayList<>(p.ambientEnums);
        for (Statement statement : body) {
            Statement inner = statement instanceof ModuleItem.ExportDeclaration export ? export.declaration() : statement;
            boolean isConst = inner instanceof Statement.EnumDeclaration declaration && declaration.isConst();
            if (isConst || inner == statement && statement instanceof ModuleItem) {
                kept.add(statement);
            }
        }
        return List.copyOf(kept);
    }

    private static FunctionState topLevel(Parsing p) {
        FunctionState state = new FunctionState(false);
        state.moduleNames = new HashSet<>();
        boolean body = p.goal == Goal.COMMONJS || p.goal == Goal.DETECT;
        state.returns = body;
        state.newTarget = body;
        state.await = p.goal == Goal.MODULE;
        EvalContext eval = p.options.eval();
        if (eval != null) {
            state.newTarget = eval.newTarget();
            state.superProperty = eval.superProperty();
            state.superCall = eval.superCall();
            state.argumentsForbidden = eval.fieldInitializer();
        }
        return state;
    }

    private static Program.Goal goal(Goal goal) {
        return switch (goal) {
            case SCRIPT -> Program.Goal.SCRIPT;
            case MODULE -> Program.Goal.MODULE;
            case COMMONJS, DETECT -> Program.Goal.COMMONJS;
            case EVAL -> Program.Goal.EVAL;
        };
    }

    // The Function constructors

    /**
     * What {@code Function(parameters…, body)} and its kin make (ECMA-262 §20.2.1.1.1): {@code parameters} are joined by commas. They and
     * the body must each be well formed alone. The program's one statement is the function expression; it has no name of its own.
     */
    public static ParseResult parseFunction(String name, String parameters, String body, boolean async, boolean generator) {
        String head = (async ? "async function" : "function") + (generator ? "* anonymous(" : " anonymous(");
        SourceFile whole = SourceFile.of(name, head + parameters + "\n) {\n" + body + "\n}");
        Diagnostics alone = checkAlone(name, parameters, body, async, generator);
        if (!alone.isEmpty()) {
            return new ParseResult(program(0, List.of()), alone);
        }
        Diagnostics diagnostics = new Diagnostics(whole);
        Parsing p = new Parsing(whole, ParseOptions.of(Goal.SCRIPT, Language.JAVASCRIPT), diagnostics);
        p.function = topLevel(p);
        p.lexer.setHtmlComments(true);
        ArrayList<Statement> statements = new ArrayList<>();
        try {
            p.lexer.next();
            if (async) {
                p.lexer.next();
            }
            FunctionNode function = withoutName(p.functions.parseExpression(0, async));
            Expression expression = new Expression.FunctionExpression(0, whole.length(), function);
            statements.add(new Statement.ExpressionStatement(0, whole.length(), expression));
            if (p.lexer.token.kind != END) {
                throw p.functions.expected("the end of the body");
            }
        } catch (Abort abort) {
            statements.clear(); // reported
        }
        return new ParseResult(program(whole.length(), List.copyOf(statements)), diagnostics);
    }

    private static Program program(int length, List<Statement> statements) {
        return new Program(
                0, length, Program.Goal.SCRIPT, false, false, DecoratorDialect.STANDARD, false, List.of(),
                FunctionNode.Facts.NONE, statements, List.of());
    }

    private static FunctionNode withoutName(FunctionNode f) {
        return new FunctionNode(
                f.start(), f.end(), f.kind(), f.async(), f.generator(), null, f.nameStart(), f.parameters(), f.body(), f.concise(), f.strict(),
                f.simpleParameters(), f.length(), f.facts(), f.result());
    }

    /** The first findings about the parameters alone or, if there are none, about the body alone. */
    private static Diagnostics checkAlone(String name, String parameters, String body, boolean async, boolean generator) {
        Diagnostics first = checkPart(SourceFile.of(name, "(" + parameters + "\n)"), async, generator, true);
        return first.isEmpty() ? checkPart(SourceFile.of(name, "{\n" + body + "\n}"), async, generator, false) : first;
    }

    private static Diagnostics checkPart(SourceFile source, boolean async, boolean generator, boolean parameters) {
        Diagnostics diagnostics = new Diagnostics(source);
        Parsing p = new Parsing(source, ParseOptions.of(Goal.SCRIPT, Language.JAVASCRIPT), diagnostics);
        p.function = FunctionState.function(FunctionNode.Kind.NORMAL, async, generator);
        p.lexer.setHtmlComments(true);
        try {
            p.lexer.next();
            if (parameters) {
                p.functions.parseParameters(false);
            } else {
                p.functions.parseBody(List.of());
            }
            if (p.lexer.token.kind != END) {
                throw p.functions.expected(parameters ? "the end of the parameters" : "the end of the body");
            }
        } catch (Abort abort) {
            return diagnostics; // reported
        }
        return diagnostics;
    }
}
