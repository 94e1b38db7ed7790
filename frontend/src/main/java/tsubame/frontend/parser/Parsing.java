package tsubame.frontend.parser;

import java.util.ArrayList;
import java.util.HashSet;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.lexer.Lexer;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Statement;

/**
 * One parse under way: the parts of the parser, each for a theme of the grammar, and the state they share. The state that follows the
 * nesting of the source is set and put back by who enters and leaves; after an {@link Abort}, {@link Mark} puts it back.
 */
final class Parsing {
    /** Restrictions on the expression being parsed; brackets lift them. */
    static final int NO_IN = 1, CONSEQUENT = 2;
    /** More findings than this are of no use. */
    static final int MAXIMUM_ERRORS = 50;

    final SourceFile source;
    final ParseOptions options;
    final Goal goal;
    final boolean typeScript;
    final Diagnostics diagnostics;
    final Lexer lexer;

    final StatementParser statements;
    final ControlParser control;
    final ExpressionParser expressions;
    final OperandParser operands;
    final PrimaryParser primaries;
    final ArrowParser arrows;
    final PatternParser patterns;
    final PatternConversion conversion;
    final FunctionParser functions;
    final ClassParser classes;
    final ModuleParser modules;
    final ModuleNameParser moduleNames;
    final TypeParser types;
    final TypeArgumentParser typeArguments;
    final TypeMemberParser typeMembers;
    final TypeScriptParser typeScripts;

    // State that follows the nesting

    FunctionState function;
    boolean strict;
    /** Inside {@code declare}: bodies and initializers may be missing. */
    boolean ambient;
    /** Inside a namespace, directly: {@code export} is allowed. */
    boolean inNamespace;
    /** In JavaScript, inside a declaration that was reported as TypeScript. */
    boolean inTypeScriptDeclaration;
    int restrictions;
    int depth;
    PrivateScope privates;

    // State of the cover grammars. Positions, -1 for none.

    /** The first {@code {name = value}} and the first second {@code __proto__}, errors unless their literal becomes a pattern. */
    int coverInitializer = -1;
    int coverPrototype = -1;
    /** The first yield and await expressions and identifier {@code await}, errors in what becomes the parameters of an arrow. */
    int yieldStart = -1;
    int awaitStart = -1;
    int awaitName = -1;
    /** An arrow function may begin only here: the start of an assignment expression. */
    int arrowStart = -1;
    /** The arrow function just parsed, not in parentheses: nothing can be applied to it. */
    Expression lastArrow;
    final SpanSet parenthesized = new SpanSet();
    /** Spreads of array literals followed by a comma: no rest of a pattern. */
    final SpanSet commaAfter = new SpanSet();
    /** Positions where a speculation has failed before. */
    final SpanSet failed = new SpanSet();

    /** In DETECT: something that only a module has was met, parsing as one starts over. */
    boolean restartAsModule;
    boolean topLevelAwait;
    /** Names that TypeScript declares at the top level as types only. */
    final HashSet<String> typeNames = new HashSet<>();
    /** The last of them; null before there is one. */
    String lastTypeName;
    /** The const enums of the top level that are only declared. */
    final ArrayList<Statement.EnumDeclaration> ambientEnums = new ArrayList<>();
    /** Names that are exported as types: what asks for them gets nothing, and no error. */
    final ArrayList<String> typeExports = new ArrayList<>();

    Parsing(SourceFile source, ParseOptions options, Diagnostics diagnostics) {
        this.source = source;
        this.options = options;
        this.goal = options.goal();
        this.typeScript = options.language().isTypeScript();
        this.diagnostics = diagnostics;
        this.lexer = new Lexer(source, diagnostics);
        this.statements = new StatementParser(this);
        this.control = new ControlParser(this);
        this.expressions = new ExpressionParser(this);
        this.operands = new OperandParser(this);
        this.primaries = new PrimaryParser(this);
        this.arrows = new ArrowParser(this);
        this.patterns = new PatternParser(this);
        this.conversion = new PatternConversion(this);
        this.functions = new FunctionParser(this);
        this.classes = new ClassParser(this);
        this.modules = new ModuleParser(this);
        this.moduleNames = new ModuleNameParser(this);
        this.types = new TypeParser(this);
        this.typeArguments = new TypeArgumentParser(this);
        this.typeMembers = new TypeMemberParser(this);
        this.typeScripts = new TypeScriptParser(this);
    }

    void error(DiagnosticKind kind, int start, int end, String... arguments) {
        diagnostics.report(kind, start, end, arguments);
    }

    Abort fail(DiagnosticKind kind, int start, int end, String... arguments) {
        diagnostics.report(kind, start, end, arguments);
        return new Abort(false);
    }

    /** Goes one level deeper; who calls it subtracts one from {@link #depth} when done. */
    void enter() {
        if (++depth > options.nestingLimit()) {
            error(DiagnosticKind.NESTING_TOO_DEEP, lexer.token.start, lexer.token.end, Integer.toString(options.nestingLimit()));
            throw new Abort(true);
        }
    }

    /** Enters brackets: lifts the restrictions. The result is for {@link #restrictions} when leaving. */
    int liftRestrictions() {
        int saved = restrictions;
        restrictions = 0;
        return saved;
    }

    /** Notes an await outside of functions; in DETECT this makes a module. */
    void noteTopLevelAwait() {
        if (function.moduleNames != null) {
            topLevelAwait = true;
        }
    }

    /** In DETECT, starts over as a module; otherwise returns. */
    void detectedModule() {
        if (goal == Goal.DETECT) {
            restartAsModule = true;
            throw new Abort(true);
        }
    }

    boolean isParenthesized(Expression expression) {
        return parenthesized.contains(expression.start(), expression.end());
    }

    boolean hasFailed(int start) {
        return failed.contains(start, start + 1);
    }

    void noteFailure(int start) {
        failed.add(start, start + 1);
    }

    /** Everything to go back to, for a speculation or after an Abort. */
    static final class Mark {
        private final Parsing p;
        private final Token token;
        private final int reported;
        private final FunctionState function;
        private final int labels, loops, switches, blocks, facts;
        private final boolean inParameters, strict, ambient, inNamespace, inTypeScriptDeclaration, noConditional;
        private final int restrictions, depth;
        private final PrivateScope privates;
        private final int uses;
        private final int coverInitializer, coverPrototype, yieldStart, awaitStart, awaitName, arrowStart;

        Mark(Parsing p) {
            this.p = p;
            token = p.lexer.token.copy();
            reported = p.diagnostics.size();
            function = p.function;
            labels = function.labels.size();
            loops = function.loops;
            switches = function.switches;
            blocks = function.blocks;
            facts = function.facts;
            inParameters = function.inParameters;
            strict = p.strict;
            ambient = p.ambient;
            inNamespace = p.inNamespace;
            inTypeScriptDeclaration = p.inTypeScriptDeclaration;
            noConditional = p.types.noConditional;
            restrictions = p.restrictions;
            depth = p.depth;
            privates = p.privates;
            uses = privates == null ? 0 : privates.uses.size();
            coverInitializer = p.coverInitializer;
            coverPrototype = p.coverPrototype;
            yieldStart = p.yieldStart;
            awaitStart = p.awaitStart;
            awaitName = p.awaitName;
            arrowStart = p.arrowStart;
        }

        /** After an Abort: the nesting is as it was, the position and the findings are not. */
        void unwind() {
            p.function = function;
            while (function.labels.size() > labels) {
                function.labels.removeLast();
            }
            function.loops = loops;
            function.switches = switches;
            function.blocks = blocks;
            function.inParameters = inParameters;
            p.strict = strict;
            p.ambient = ambient;
            p.inNamespace = inNamespace;
            p.inTypeScriptDeclaration = inTypeScriptDeclaration;
            p.types.noConditional = noConditional;
            p.restrictions = restrictions;
            p.depth = depth;
            p.privates = privates;
            p.coverInitializer = coverInitializer;
            p.coverPrototype = coverPrototype;
            p.yieldStart = yieldStart;
            p.awaitStart = awaitStart;
            p.awaitName = awaitName;
            p.arrowStart = arrowStart;
        }

        /** As if nothing had been parsed since. */
        void reset() {
            unwind();
            function.facts = facts;
            p.lexer.restore(token);
            p.diagnostics.truncate(reported);
            while (privates != null && privates.uses.size() > uses) {
                privates.uses.removeLast();
            }
        }

        int start() {
            return token.start;
        }

        int braces() {
            return token.braces;
        }
    }

    Mark mark() {
        return new Mark(this);
    }
}
