package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.List;
import tsubame.frontend.diagnostic.Diagnostic;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Lexer;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.lexer.TokenKind;
import tsubame.frontend.source.Span;

/** What all parts of the parser are written in: looking at the current token, going on, and saying what is wrong. */
abstract class Part {
    final Parsing p;
    final Lexer lexer;
    final Token token;

    Part(Parsing p) {
        this.p = p;
        this.lexer = p.lexer;
        this.token = p.lexer.token;
    }

    final boolean at(TokenKind kind) {
        return token.kind == kind;
    }

    /** At the contextual keyword {@code word}, spelt without escapes. */
    final boolean atWord(String word) {
        return token.kind == IDENTIFIER && !token.escaped && token.text.equals(word);
    }

    /** Goes to the next token; gives the start of the one left behind. */
    final int next() {
        int start = token.start;
        lexer.next();
        return start;
    }

    final boolean accept(TokenKind kind) {
        if (token.kind != kind) {
            return false;
        }
        lexer.next();
        return true;
    }

    final boolean acceptWord(String word) {
        if (!atWord(word)) {
            return false;
        }
        lexer.next();
        return true;
    }

    final int expect(TokenKind kind) {
        if (token.kind != kind) {
            throw expected("`" + kind.text + "`");
        }
        return next();
    }

    /** Expects the bracket that closes the one at {@code open}. */
    final void expectClosing(TokenKind kind, int open) {
        expectClosing(kind, open, "");
    }

    /** As {@link #expectClosing}, behind an element of a list. */
    final void expectListEnd(TokenKind kind, int open) {
        expectClosing(kind, open, "`,` or ");
    }

    private void expectClosing(TokenKind kind, int open, String orElse) {
        if (token.kind == kind) {
            lexer.next();
            return;
        }
        if (at(INVALID)) {
            throw new Abort(false); // the lexer has reported it
        }
        Diagnostic.Note note = new Diagnostic.Note(new Span(open, open + 1), "to match this `" + opening(kind) + "`");
        List<String> arguments = List.of(orElse + "`" + kind.text + "`", describe());
        p.diagnostics.report(new Diagnostic(DiagnosticKind.EXPECTED, spanHere(), arguments, List.of(note)));
        throw new Abort(false);
    }

    private static String opening(TokenKind closing) {
        return closing == RIGHT_PAREN ? "(" : closing == RIGHT_BRACKET ? "[" : closing == GREATER ? "<" : "{";
    }

    final void expectWord(String word) {
        if (!acceptWord(word)) {
            throw expected("`" + word + "`");
        }
    }

    /** Where the last token ended: the end of a node that is complete. */
    final int end() {
        return token.previousEnd;
    }

    /** The token after the current one. */
    final Token peek() {
        Token saved = token.copy();
        int reported = p.diagnostics.size();
        lexer.next();
        Token following = token.copy();
        lexer.restore(saved);
        p.diagnostics.truncate(reported);
        return following;
    }

    final boolean peekIs(TokenKind kind) {
        return peek().kind == kind;
    }

    // Errors

    final void error(DiagnosticKind kind, int start, int end, String... arguments) {
        p.error(kind, start, end, arguments);
    }

    final Abort fail(DiagnosticKind kind, int start, int end, String... arguments) {
        return p.fail(kind, start, end, arguments);
    }

    final void errorHere(DiagnosticKind kind, String... arguments) {
        p.error(kind, token.start, token.end, arguments);
    }

    /** {@code noteStart} and {@code noteEnd} are another place, to which {@code note} refers. */
    final void errorWithNote(DiagnosticKind kind, int start, int end, int noteStart, int noteEnd, String note, String... arguments) {
        Diagnostic.Note second = new Diagnostic.Note(new Span(noteStart, noteEnd), note);
        p.diagnostics.report(new Diagnostic(kind, new Span(start, end), List.of(arguments), List.of(second)));
    }

    final Abort expected(String what) {
        if (at(INVALID)) {
            return new Abort(false); // the lexer has reported it
        }
        Span span = spanHere();
        return p.fail(DiagnosticKind.EXPECTED, span.start(), span.end(), what, describe());
    }

    /** The current token; at the end of the source, the place behind the last one. */
    final Span spanHere() {
        return at(END) ? new Span(token.previousEnd, token.previousEnd) : new Span(token.start, token.end);
    }

    /** The current token, for messages. */
    final String describe() {
        return switch (token.kind) {
            case END -> "the end of the file";
            case IDENTIFIER, PRIVATE_NAME, ESCAPED_KEYWORD, NUMBER, BIGINT ->
                    token.kind.text + " `" + p.source.text(token.start, Math.min(token.end, token.start + 60)) + "`";
            case STRING, REGEXP, TEMPLATE, TEMPLATE_HEAD, TEMPLATE_MIDDLE, TEMPLATE_TAIL -> "a " + token.kind.text;
            default -> (token.kind.isKeyword() ? "keyword `" : "`") + token.kind.text + "`";
        };
    }

    /** Ends a statement: {@code ;}, or where one is inserted (ECMA-262 §12.10). */
    final void semicolon() {
        if (accept(SEMICOLON) || at(RIGHT_BRACE) || at(END) || token.newlineBefore) {
            return;
        }
        if (!p.typeScript && at(COLON)) {
            throw fail(DiagnosticKind.TYPE_SYNTAX_IN_JAVASCRIPT, token.start, token.end, "type annotations are");
        }
        if (at(ARROW)) {
            throw fail(DiagnosticKind.ARROW_AS_OPERAND, token.start, token.end);
        }
        throw expected("`;`");
    }

    /** Here begins what only TypeScript has; in JavaScript that is reported, and then parsed all the same. */
    final void typeScriptOnly(int start, int end, String what) {
        if (!p.typeScript && !p.inTypeScriptDeclaration) {
            error(DiagnosticKind.TYPE_SYNTAX_IN_JAVASCRIPT, start, end, what);
        }
    }

    // Names

    /** Expects an identifier that may stand here as one. */
    final String identifier(String what) {
        if (!at(IDENTIFIER)) {
            throw notIdentifier(what);
        }
        checkIdentifier(token.text, token.start, token.end);
        String name = token.text;
        lexer.next();
        return name;
    }

    final Abort notIdentifier(String what) {
        if (at(ESCAPED_KEYWORD)) {
            return fail(DiagnosticKind.ESCAPED_KEYWORD, token.start, token.end, token.text);
        }
        if (token.kind.isKeyword()) {
            return fail(DiagnosticKind.RESERVED_WORD, token.start, token.end, token.kind.text, what);
        }
        return expected(what);
    }

    /** Early errors of names used as identifiers (ECMA-262 §13.1.1). */
    final void checkIdentifier(String name, int start, int end) {
        switch (name) {
            case "yield":
                if (p.function.yield || p.strict) {
                    error(p.function.yield ? DiagnosticKind.YIELD_AS_NAME : DiagnosticKind.STRICT_RESERVED_WORD, start, end, name);
                }
                break;
            case "await":
                if (p.goal == Goal.MODULE || p.function.awaitIsReserved()) {
                    error(DiagnosticKind.AWAIT_AS_NAME, start, end);
                } else if (p.awaitName < 0) {
                    p.awaitName = start;
                }
                break;
            case "let", "static", "implements", "interface", "package", "private", "protected", "public":
                if (p.strict && !p.ambient) {
                    error(DiagnosticKind.STRICT_RESERVED_WORD, start, end, name);
                }
                break;
            default:
                break;
        }
    }

    /** As {@link #checkIdentifier}, for a name that is bound or assigned to. */
    final void checkBinding(String name, int start, int end) {
        checkIdentifier(name, start, end);
        if (p.strict && !p.ambient && (name.equals("eval") || name.equals("arguments"))) {
            error(DiagnosticKind.STRICT_BINDING, start, end, name);
        }
    }
}
