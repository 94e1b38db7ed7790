package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.TypeHint;
import tsubame.frontend.syntax.VariableKind;

/**
 * Statement lists, declarations and simple statements (ECMA-262 §14), and recovery: a statement list catches the {@link Abort} of a
 * statement, skips to where the next one may begin, and goes on, so that one parse finds several errors.
 *
 * <p>A parse method gives null for a statement that TypeScript erases.
 */
final class StatementParser extends Part {
    StatementParser(Parsing p) {
        super(p);
    }

    // Lists

    /** Statements up to a closing brace, or the end. */
    void parseList(List<Statement> into) {
        while (!at(RIGHT_BRACE) && !at(END)) {
            parseInto(into);
        }
    }

    /** Statements up to the end of the source; a closing brace here has no opening one. */
    void parseProgram(List<Statement> into) {
        while (!at(END)) {
            if (at(RIGHT_BRACE)) {
                errorHere(DiagnosticKind.UNMATCHED_BRACE);
                next();
            } else {
                parseInto(into);
            }
        }
    }

    /** One statement; after an error, goes on behind it. */
    void parseInto(List<Statement> into) {
        Parsing.Mark mark = p.mark();
        try {
            Statement statement = parseItem();
            if (statement != null) {
                into.add(statement);
            }
        } catch (Abort abort) {
            if (abort.fatal || p.diagnostics.size() >= Parsing.MAXIMUM_ERRORS) {
                throw abort.fatal ? abort : new Abort(true);
            }
            mark.unwind();
            synchronize(mark);
        }
    }

    /**
     * Skips to behind the next semicolon or block, or to a closing brace or a line that begins with a statement's keyword, whichever is
     * first, outside of braces that were opened since {@code mark}; over at least one token if the failed statement had none. If such a line
     * begins where the failed statement does, a brace was forgotten, and it ends the skipping too.
     */
    private void synchronize(Parsing.Mark mark) {
        lexer.setSilent(true);
        boolean moved = token.start > mark.start();
        int column = p.source.column(mark.start());
        while (!at(END)) {
            boolean outside = token.braces <= mark.braces();
            boolean begins = token.newlineBefore && beginsStatement() && (outside || p.source.column(token.start) == column);
            if (moved && (begins || outside && at(RIGHT_BRACE))) {
                break;
            }
            boolean ends = outside && at(SEMICOLON);
            boolean closes = at(RIGHT_BRACE) && token.braces == mark.braces() + 1;
            next();
            moved = true;
            if (ends || closes && token.newlineBefore) {
                break;
            }
        }
        lexer.setSilent(false);
    }

    private boolean beginsStatement() {
        return switch (token.kind) {
            case BREAK, CLASS, CONST, CONTINUE, DEBUGGER, DO, EXPORT, FOR, FUNCTION, IF, IMPORT, RETURN, SWITCH, THROW, TRY, VAR, WHILE -> true;
            case IDENTIFIER -> atWord("let") || atWord("interface") || atWord("type") || atWord("async");
            default -> false;
        };
    }

    // Items and statements

    /** A statement or declaration. */
    Statement parseItem() {
        p.enter();
        Statement item = switch (token.kind) {
            case CONST -> parseConst();
            case FUNCTION -> parseFunction(token.start, false);
            case CLASS -> parseClass(List.of());
            case AT -> parseDecorated();
            case IMPORT -> parseImport();
            case EXPORT -> p.modules.parseExport(List.of());
            case ENUM -> p.typeScripts.parseEnum(next(), false);
            case IDENTIFIER -> parseWord();
            default -> parsePlain();
        };
        p.depth--;
        return item;
    }

    /** The body of a control statement: no declaration. {@code function} is allowed where annex B.3.3 has it. */
    Statement parseEmbedded(String owner, boolean functionAllowed) {
        p.enter();
        Statement statement = switch (token.kind) {
            case FUNCTION -> parseEmbeddedFunction(owner, functionAllowed);
            case CONST, CLASS, AT, ENUM, EXPORT -> parseMisplaced(owner);
            case IMPORT -> peekIs(LEFT_PAREN) || peekIs(DOT) ? parseExpressionStatement() : parseMisplaced(owner);
            case IDENTIFIER -> parseEmbeddedWord(owner);
            default -> parsePlain();
        };
        p.depth--;
        checkNoLabelledFunction(statement);
        return statement != null ? statement : new Statement.Empty(end(), end());
    }

    private Statement parseEmbeddedFunction(String owner, boolean allowed) {
        if (p.strict || !allowed || peekIs(STAR)) {
            errorHere(DiagnosticKind.DECLARATION_AS_BODY, "function", owner);
        }
        return parseFunction(token.start, false);
    }

    /** A declaration where only a statement may be: reported, and parsed all the same. */
    private Statement parseMisplaced(String owner) {
        errorHere(DiagnosticKind.DECLARATION_AS_BODY, at(IDENTIFIER) ? token.text : token.kind.text, owner);
        return parseItem();
    }

    private Statement parseEmbeddedWord(String owner) {
        Token following = peek();
        boolean sameLine = !following.newlineBefore;
        boolean declares = switch (token.escaped ? "" : token.text) {
            case "let" -> following.kind == LEFT_BRACKET || sameLine && (following.kind == IDENTIFIER || following.kind == LEFT_BRACE);
            case "async" -> sameLine && following.kind == FUNCTION;
            case "using" -> sameLine && following.kind == IDENTIFIER;
            case "await" -> p.function.await && isUsing();
            case "interface", "type", "namespace", "abstract", "declare" -> p.typeScript && p.typeScripts.atDeclaration();
            default -> false;
        };
        return declares ? parseMisplaced(owner) : parseExpressionOrLabel();
    }

    private void checkNoLabelledFunction(Statement statement) {
        Statement inner = statement;
        while (inner instanceof Statement.Labeled labeled) {
            inner = labeled.body();
        }
        if (inner != statement && inner instanceof Statement.FunctionDeclaration function) {
            error(DiagnosticKind.LABELLED_FUNCTION_AS_BODY, function.start(), function.start() + "function".length());
        }
    }

    /** A statement that begins neither with a name nor as a declaration. */
    private Statement parsePlain() {
        return switch (token.kind) {
            case LEFT_BRACE -> parseBlock();
            case SEMICOLON -> new Statement.Empty(next(), end());
            case VAR -> parseVariables(VariableKind.VAR, next());
            case IF -> p.control.parseIf();
            case FOR -> p.control.parseFor();
            case WHILE -> p.control.parseWhile();
            case DO -> p.control.parseDo();
            case CONTINUE -> p.control.parseContinue();
            case BREAK -> p.control.parseBreak();
            case RETURN -> p.control.parseReturn();
            case WITH -> p.control.parseWith();
            case SWITCH -> p.control.parseSwitch();
            case THROW -> p.control.parseThrow();
            case TRY -> p.control.parseTry();
            case DEBUGGER -> parseDebugger();
            default -> parseExpressionStatement();
        };
    }

    private Statement parseDebugger() {
        int start = next();
        semicolon();
        return new Statement.Debugger(start, end());
    }

    Statement.Block parseBlock() {
        int open = expect(LEFT_BRACE);
        ArrayList<Statement> body = new ArrayList<>();
        boolean inNamespace = p.inNamespace;
        p.inNamespace = false;
        p.function.blocks++;
        parseList(body);
        p.function.blocks--;
        p.inNamespace = inNamespace;
        expectClosing(RIGHT_BRACE, open);
        return new Statement.Block(open, end(), List.copyOf(body));
    }

    // What begins with a name: contextual declarations, labels, expressions

    private Statement parseWord() {
        if (token.escaped) {
            return parseExpressionOrLabel();
        }
        int start = token.start;
        switch (token.text) {
            case "let":
                if (letDeclares()) {
                    return parseVariables(VariableKind.LET, next());
                }
                break;
            case "async":
                Token following = peek();
                if (following.kind == FUNCTION && !following.newlineBefore) {
                    next();
                    return parseFunction(start, true);
                }
                break;
            case "using":
                if (isUsing()) {
                    return parseUsing(VariableKind.USING, next());
                }
                break;
            case "await":
                if (isUsing()) {
                    next();
                    next();
                    return parseUsing(VariableKind.AWAIT_USING, start);
                }
                break;
            default:
                if (p.typeScripts.atDeclaration()) {
                    return p.typeScripts.parseDeclaration();
                }
                break;
        }
        return parseExpressionOrLabel();
    }

    /** At {@code let}: whether it begins a declaration (ECMA-262 §14.3.1; a line break does not matter). */
    boolean letDeclares() {
        Token following = peek();
        return switch (following.kind) {
            case IDENTIFIER, LEFT_BRACKET, LEFT_BRACE, ESCAPED_KEYWORD -> true;
            case IN, INSTANCEOF -> false;
            default -> following.kind.isKeyword() && !following.newlineBefore; // an error, but about the name
        };
    }

    /** At {@code using} or {@code await}: whether {@code using name} or {@code await using name} stands here on one line. */
    boolean isUsing() {
        Parsing.Mark mark = p.mark();
        boolean awaits = atWord("await");
        if (awaits) {
            boolean possible = p.function.await || p.goal == Goal.DETECT && p.function.moduleNames != null;
            next();
            if (!possible || !atWord("using") || token.newlineBefore) {
                mark.reset();
                return false;
            }
        }
        next();
        boolean declares = at(IDENTIFIER) && !token.newlineBefore;
        mark.reset();
        if (declares && awaits && !p.function.await) {
            p.detectedModule();
        }
        return declares;
    }

    private Statement parseUsing(VariableKind kind, int start) {
        checkUsing(kind, start);
        return parseVariables(kind, start);
    }

    void checkUsing(VariableKind kind, int start) {
        if (kind == VariableKind.AWAIT_USING) {
            p.noteTopLevelAwait();
            if (p.function.inParameters) {
                error(DiagnosticKind.AWAIT_IN_PARAMETERS, start, end());
            }
        }
        boolean topLevel = p.function.blocks == 0 && p.function.moduleNames != null;
        if (topLevel && (p.goal == Goal.SCRIPT || p.goal == Goal.EVAL)) {
            error(DiagnosticKind.USING_AT_TOP_LEVEL, start, end());
        }
    }

    private Statement parseExpressionOrLabel() {
        if (peekIs(COLON)) {
            return p.control.parseLabeled();
        }
        return parseExpressionStatement();
    }

    private Statement parseExpressionStatement() {
        int start = token.start;
        Expression expression = p.expressions.parseExpression();
        semicolon();
        return new Statement.ExpressionStatement(start, end(), expression);
    }

    private Statement parseImport() {
        return switch (peek().kind) {
            case LEFT_PAREN, DOT -> parseExpressionStatement();
            default -> p.modules.parseImport();
        };
    }

    // Declarations

    private Statement parseConst() {
        int start = next();
        if (at(ENUM)) {
            next();
            return p.typeScripts.parseEnum(start, true);
        }
        return parseVariables(VariableKind.CONST, start);
    }

    /** Behind the keyword, which began at {@code start}, up to the end of the statement. */
    Statement parseVariables(VariableKind kind, int start) {
        List<Declarator> declarators = parseDeclarators(kind, false);
        semicolon();
        return new Statement.VariableDeclaration(start, end(), kind, declarators);
    }

    /** {@code inFor}: a missing initializer is for the caller to judge. */
    List<Declarator> parseDeclarators(VariableKind kind, boolean inFor) {
        ArrayList<Declarator> declarators = new ArrayList<>(2);
        do {
            declarators.add(parseDeclarator(kind, inFor));
        } while (accept(COMMA));
        return List.copyOf(declarators);
    }

    private Declarator parseDeclarator(VariableKind kind, boolean inFor) {
        int start = token.start;
        Pattern target = kind == VariableKind.USING || kind == VariableKind.AWAIT_USING
                ? p.patterns.parseName("a name")
                : p.patterns.parseTarget("a name");
        declare(kind, target);
        if (at(EXCLAMATION) && !token.newlineBefore) {
            typeScriptOnly(token.start, token.end, "definite assignment assertions are");
            next();
        }
        TypeHint hint = p.types.parseOptionalAnnotation();
        Expression initializer = accept(ASSIGN) ? p.expressions.parseAssignment() : null;
        if (initializer == null && !inFor) {
            checkInitializer(kind, target);
        }
        return new Declarator(start, end(), target, hint, initializer);
    }

    void checkInitializer(VariableKind kind, Pattern target) {
        if (p.ambient) {
            return;
        }
        if (!(target instanceof Pattern.Name)) {
            error(DiagnosticKind.PATTERN_WITHOUT_INITIALIZER, target.start(), target.end());
        } else if (kind != VariableKind.VAR && kind != VariableKind.LET) {
            error(DiagnosticKind.CONST_WITHOUT_INITIALIZER, target.start(), target.end(), kind.text);
        }
    }

    /** Notes the names of a module's top level; {@code let} is none of a lexical declaration. */
    private void declare(VariableKind kind, Pattern target) {
        boolean module = p.function.moduleNames != null && (kind == VariableKind.VAR || p.function.blocks == 0);
        if (!module && kind == VariableKind.VAR) {
            return;
        }
        ArrayList<Pattern> names = new ArrayList<>();
        PatternConversion.collectLeaves(target, names);
        for (Pattern leaf : names) {
            String name = ((Pattern.Name) leaf).name();
            if (kind != VariableKind.VAR && name.equals("let")) {
                error(DiagnosticKind.LET_AS_LEXICAL_NAME, leaf.start(), leaf.end(), kind.text);
            }
            if (module) {
                p.function.moduleNames.add(name);
            }
        }
    }

    void declareTopLevel(String name) {
        if (p.function.moduleNames != null && p.function.blocks == 0 && name != null) {
            p.function.moduleNames.add(name);
        }
    }

    Statement parseFunction(int start, boolean async) {
        FunctionNode function = p.functions.parseDeclaration(start, async, false);
        if (function == null) {
            return null;
        }
        declareTopLevel(function.name());
        return new Statement.FunctionDeclaration(start, end(), function);
    }

    Statement parseClass(List<Expression> decorators) {
        ClassNode definition = p.classes.parseClass(decorators, true);
        declareTopLevel(definition.name());
        return new Statement.ClassDeclaration(definition.start(), end(), definition);
    }

    private Statement parseDecorated() {
        List<Expression> decorators = p.classes.parseDecorators();
        if (at(EXPORT)) {
            return p.modules.parseExport(decorators);
        }
        if (p.typeScript) {
            acceptWord("abstract");
        }
        if (!at(CLASS)) {
            throw expected("a class after decorators");
        }
        return parseClass(decorators);
    }
}
