package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.syntax.CatchClause;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.ForHead;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.SwitchCase;
import tsubame.frontend.syntax.VariableKind;

/** Control statements (ECMA-262 §14.6 to §14.15): conditions, loops, jumps and their targets, labels, switch, try. */
final class ControlParser extends Part {
    ControlParser(Parsing p) {
        super(p);
    }

    private Expression parseCondition() {
        int open = expect(LEFT_PAREN);
        Expression condition = p.expressions.parseFreely();
        expectClosing(RIGHT_PAREN, open);
        return condition;
    }

    Statement parseIf() {
        int start = next();
        Expression test = parseCondition();
        Statement consequent = parseBranch("`if`");
        Statement alternate = accept(ELSE) ? parseBranch("`else`") : null;
        return new Statement.If(start, end(), test, consequent, alternate);
    }

    /** In sloppy code a function declaration may stand here, as if in a block. */
    private Statement parseBranch(String owner) {
        p.function.blocks++;
        Statement branch = p.statements.parseEmbedded(owner, true);
        p.function.blocks--;
        return branch;
    }

    private Statement parseLoopBody(String owner) {
        p.function.loops++;
        Statement body = p.statements.parseEmbedded(owner, false);
        p.function.loops--;
        return body;
    }

    Statement parseWhile() {
        int start = next();
        Expression test = parseCondition();
        Statement body = parseLoopBody("`while`");
        return new Statement.While(start, end(), test, body);
    }

    Statement parseDo() {
        int start = next();
        Statement body = parseLoopBody("`do`");
        expect(WHILE);
        Expression test = parseCondition();
        accept(SEMICOLON); // always inserted here if missing
        return new Statement.DoWhile(start, end(), body, test);
    }

    Statement parseWith() {
        int start = next();
        if (p.strict) {
            error(DiagnosticKind.WITH_IN_STRICT, start, end());
        }
        Expression object = parseCondition();
        Statement body = p.statements.parseEmbedded("`with`", false);
        return new Statement.With(start, end(), object, body);
    }

    // for

    /** What a loop head may be besides its parts: where it began, whether {@code for await}, where the parenthesis opened. */
    private record Loop(int start, boolean await, int open) {}

    Statement parseFor() {
        int start = next();
        boolean await = false;
        if (atWord("await")) {
            parseForAwait();
            await = true;
        }
        Loop loop = new Loop(start, await, expect(LEFT_PAREN));
        p.function.blocks++;
        Statement statement = parseHead(loop);
        p.function.blocks--;
        return statement;
    }

    private void parseForAwait() {
        if (!p.function.await && p.function.moduleNames != null) {
            p.detectedModule();
        }
        if (!p.function.await) {
            errorHere(DiagnosticKind.FOR_AWAIT_OUTSIDE);
        }
        p.noteTopLevelAwait();
        next();
    }

    private Statement parseHead(Loop loop) {
        if (at(SEMICOLON)) {
            return parseClassic(loop, null);
        }
        VariableKind kind = declarationKind(loop);
        if (kind == null) {
            return parseExpressionHead(loop);
        }
        int start = next();
        if (kind == VariableKind.AWAIT_USING) {
            next();
            p.noteTopLevelAwait();
        }
        int restrictions = p.restrictions;
        p.restrictions = Parsing.NO_IN;
        List<Declarator> declarators = p.statements.parseDeclarators(kind, true);
        p.restrictions = restrictions;
        var declaration = new Statement.VariableDeclaration(start, end(), kind, declarators);
        if (at(IN) || atWord("of")) {
            checkHead(declaration);
            return parseInOrOf(loop, declaration);
        }
        for (Declarator declarator : declarators) {
            if (declarator.initializer() == null) {
                p.statements.checkInitializer(kind, declarator.target());
            }
        }
        return parseClassic(loop, declaration);
    }

    /** The declaration that the head begins with; null if it is an expression. */
    private VariableKind declarationKind(Loop loop) {
        if (at(VAR)) {
            return VariableKind.VAR;
        }
        if (at(CONST)) {
            return VariableKind.CONST;
        }
        if (atWord("let")) {
            return p.statements.letDeclares() ? VariableKind.LET : null;
        }
        if (atWord("await")) {
            return p.statements.isUsing() ? VariableKind.AWAIT_USING : null;
        }
        return atWord("using") && p.statements.isUsing() && !usingIsIterated() ? VariableKind.USING : null;
    }

    /** {@code for (using of …)}: the first name is a variable, unless {@code of} is declared ({@code using of = …}). */
    private boolean usingIsIterated() {
        Parsing.Mark mark = p.mark();
        next();
        boolean iterated = atWord("of") && !peekIs(ASSIGN) && !peekIs(SEMICOLON) && !peekIs(COLON);
        mark.reset();
        return iterated;
    }

    private void checkHead(Statement.VariableDeclaration declaration) {
        String keyword = at(IN) ? "in" : "of";
        if (declaration.declarators().size() != 1) {
            error(DiagnosticKind.SEVERAL_LOOP_VARIABLES, declaration.start(), declaration.end(), keyword);
        }
        Declarator first = declaration.declarators().getFirst();
        boolean legacy = at(IN) && !p.strict && declaration.kind() == VariableKind.VAR && first.target() instanceof Pattern.Name;
        if (first.initializer() != null && !legacy) {
            error(DiagnosticKind.LOOP_INITIALIZER, first.initializer().start(), first.initializer().end(), keyword);
        }
        if (at(IN) && (declaration.kind() == VariableKind.USING || declaration.kind() == VariableKind.AWAIT_USING)) {
            error(DiagnosticKind.USING_IN_FOR_IN, declaration.start(), declaration.end());
        }
    }

    private Statement parseExpressionHead(Loop loop) {
        Token first = token.copy();
        boolean let = atWord("let");
        boolean asyncOf = atWord("async") && peek().kind == IDENTIFIER;
        int restrictions = p.restrictions;
        p.restrictions = Parsing.NO_IN;
        p.coverInitializer = -1;
        p.coverPrototype = -1;
        Expression head = p.expressions.parseCover();
        p.restrictions = restrictions;
        if (at(IN) || atWord("of")) {
            boolean of = !at(IN);
            if (of && (let || asyncOf && !loop.await && head.end() == first.end)) {
                error(DiagnosticKind.INVALID_FOR_OF_HEAD, first.start, first.end, first.text);
            }
            Pattern target = p.conversion.assignmentTarget(head);
            p.coverInitializer = -1;
            p.coverPrototype = -1;
            return parseInOrOf(loop, target);
        }
        p.expressions.reportCover();
        p.restrictions = Parsing.NO_IN;
        Expression whole = at(COMMA) ? p.expressions.parseSequence(head) : head;
        p.restrictions = restrictions;
        return parseClassic(loop, new Statement.ExpressionStatement(whole.start(), whole.end(), whole));
    }

    private Statement parseInOrOf(Loop loop, ForHead head) {
        boolean in = at(IN);
        if (in && loop.await) {
            errorHere(DiagnosticKind.FOR_AWAIT_IN);
        }
        next();
        Expression subject = in ? p.expressions.parseFreely() : p.expressions.parseAssignmentFreely();
        expectClosing(RIGHT_PAREN, loop.open);
        Statement body = parseLoopBody("`for`");
        return in
                ? new Statement.ForIn(loop.start, end(), head, subject, body)
                : new Statement.ForOf(loop.start, end(), loop.await, head, subject, body);
    }

    private Statement parseClassic(Loop loop, Statement init) {
        if (loop.await || !at(SEMICOLON)) {
            throw expected(loop.await ? "`of`" : "`;`");
        }
        next();
        Expression test = at(SEMICOLON) ? null : p.expressions.parseFreely();
        expect(SEMICOLON);
        Expression update = at(RIGHT_PAREN) ? null : p.expressions.parseFreely();
        expectClosing(RIGHT_PAREN, loop.open);
        Statement body = parseLoopBody("`for`");
        return new Statement.For(loop.start, end(), init, test, update, body);
    }

    // Jumps

    Statement parseContinue() {
        int start = next();
        int keywordEnd = end();
        String name = parseJumpLabel(true);
        if (name == null && p.function.loops == 0) {
            error(DiagnosticKind.CONTINUE_OUTSIDE, start, keywordEnd);
        }
        semicolon();
        return new Statement.Continue(start, end(), name);
    }

    Statement parseBreak() {
        int start = next();
        int keywordEnd = end();
        String name = parseJumpLabel(false);
        if (name == null && p.function.loops == 0 && p.function.switches == 0) {
            error(DiagnosticKind.BREAK_OUTSIDE, start, keywordEnd);
        }
        semicolon();
        return new Statement.Break(start, end(), name);
    }

    private String parseJumpLabel(boolean loop) {
        if (!at(IDENTIFIER) || token.newlineBefore) {
            return null;
        }
        int start = token.start;
        String name = identifier("a label");
        FunctionState.Label label = p.function.label(name);
        if (label == null) {
            error(DiagnosticKind.UNDEFINED_LABEL, start, end(), name);
        } else if (loop && !label.loop) {
            errorWithNote(
                    DiagnosticKind.CONTINUE_NOT_LOOP, start, end(), label.start, label.start + name.length(), "the label is here", name);
        }
        return name;
    }

    Statement parseReturn() {
        int start = next();
        if (!p.function.returns) {
            error(DiagnosticKind.RETURN_OUTSIDE, start, end());
        }
        boolean bare = at(SEMICOLON) || at(RIGHT_BRACE) || at(END) || token.newlineBefore;
        Expression value = bare ? null : p.expressions.parseExpression();
        semicolon();
        return new Statement.Return(start, end(), value);
    }

    Statement parseThrow() {
        int start = next();
        if (token.newlineBefore) {
            throw fail(DiagnosticKind.NEWLINE_AFTER_THROW, start, end());
        }
        Expression value = p.expressions.parseExpression();
        semicolon();
        return new Statement.Throw(start, end(), value);
    }

    // Labels

    Statement parseLabeled() {
        int start = token.start;
        String name = identifier("a label");
        int nameEnd = end();
        expect(COLON);
        FunctionState.Label same = p.function.label(name);
        if (same != null) {
            errorWithNote(DiagnosticKind.DUPLICATE_LABEL, start, nameEnd, same.start, same.start + name.length(), "first one here", name);
        }
        p.function.labels.add(new FunctionState.Label(name, start, token.start));
        markLoopLabels();
        Statement body = parseLabeledBody();
        p.function.labels.removeLast();
        return new Statement.Labeled(start, end(), name, body);
    }

    /** If a loop begins here, all labels directly before it may be continued. */
    private void markLoopLabels() {
        if (!at(FOR) && !at(WHILE) && !at(DO)) {
            return;
        }
        int bodyStart = token.start;
        for (int i = p.function.labels.size() - 1; i >= 0; i--) {
            FunctionState.Label label = p.function.labels.get(i);
            if (label.bodyStart != bodyStart) {
                return;
            }
            label.loop = true;
            bodyStart = label.start;
        }
    }

    private Statement parseLabeledBody() {
        if (!at(FUNCTION)) {
            // A label before a label is no place of its own: the function behind both is judged by who asked for a statement.
            if (at(IDENTIFIER) && peekIs(COLON)) {
                p.enter();
                Statement inner = parseLabeled();
                p.depth--;
                return inner;
            }
            return p.statements.parseEmbedded("a label", false);
        }
        if (p.strict || peekIs(STAR)) {
            errorHere(DiagnosticKind.DECLARATION_AS_BODY, "function", "a label");
        }
        Statement function = p.statements.parseFunction(token.start, false);
        return function != null ? function : new Statement.Empty(end(), end());
    }

    // switch, try

    Statement parseSwitch() {
        int start = next();
        Expression discriminant = parseCondition();
        int open = expect(LEFT_BRACE);
        p.function.switches++;
        p.function.blocks++;
        ArrayList<SwitchCase> cases = new ArrayList<>();
        int defaultStart = -1;
        while (!at(RIGHT_BRACE) && !at(END)) {
            if (at(DEFAULT)) {
                if (defaultStart >= 0) {
                    errorWithNote(
                            DiagnosticKind.SECOND_DEFAULT, token.start, token.end, defaultStart, defaultStart + "default".length(),
                            "first one here");
                }
                defaultStart = token.start;
            }
            cases.add(parseCase());
        }
        p.function.switches--;
        p.function.blocks--;
        expectClosing(RIGHT_BRACE, open);
        return new Statement.Switch(start, end(), discriminant, List.copyOf(cases));
    }

    private SwitchCase parseCase() {
        int start = token.start;
        Expression test = null;
        if (accept(CASE)) {
            test = p.expressions.parseFreely();
        } else if (!accept(DEFAULT)) {
            throw expected("`case`, `default` or `}`");
        }
        expect(COLON);
        ArrayList<Statement> body = new ArrayList<>();
        while (!at(CASE) && !at(DEFAULT) && !at(RIGHT_BRACE) && !at(END)) {
            if (atWord("using") && p.statements.isUsing() || atWord("await") && p.function.await && p.statements.isUsing()) {
                errorHere(DiagnosticKind.USING_IN_CASE);
            }
            p.statements.parseInto(body);
        }
        return new SwitchCase(start, end(), test, List.copyOf(body));
    }

    Statement parseTry() {
        int start = next();
        Statement.Block block = p.statements.parseBlock();
        CatchClause handler = at(CATCH) ? parseCatch() : null;
        Statement.Block finalizer = accept(FINALLY) ? p.statements.parseBlock() : null;
        if (handler == null && finalizer == null) {
            error(DiagnosticKind.TRY_ALONE, start, start + "try".length());
        }
        return new Statement.Try(start, end(), block, handler, finalizer);
    }

    private CatchClause parseCatch() {
        int start = next();
        Pattern parameter = null;
        if (at(LEFT_PAREN)) {
            int open = next();
            parameter = p.patterns.parseTarget("a name");
            p.types.parseOptionalAnnotation();
            expectClosing(RIGHT_PAREN, open);
        }
        Statement.Block body = p.statements.parseBlock();
        return new CatchClause(start, end(), parameter, body);
    }
}
