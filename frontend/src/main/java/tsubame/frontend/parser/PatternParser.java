package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.PropertyKey;

/** Binding patterns (ECMA-262 §14.3.3): what declarations, parameters and catch clauses bind. */
final class PatternParser extends Part {
    PatternParser(Parsing p) {
        super(p);
    }

    Pattern parseTarget(String what) {
        return switch (token.kind) {
            case LEFT_BRACKET -> parseArray();
            case LEFT_BRACE -> parseObject();
            default -> parseName(what);
        };
    }

    Pattern.Name parseName(String what) {
        int start = token.start;
        if (at(IDENTIFIER)) {
            checkBinding(token.text, token.start, token.end);
        } else {
            throw notIdentifier(what);
        }
        String name = token.text;
        next();
        return new Pattern.Name(start, end(), name, false);
    }

    private Pattern.Element parseElement() {
        int start = token.start;
        p.enter();
        Pattern target = parseTarget("a name");
        p.depth--;
        Expression initializer = accept(ASSIGN) ? p.expressions.parseAssignmentFreely() : null;
        return new Pattern.Element(start, end(), target, initializer);
    }

    private Pattern parseArray() {
        int open = next();
        ArrayList<Pattern.Element> elements = new ArrayList<>();
        Pattern rest = null;
        while (!at(RIGHT_BRACKET)) {
            if (at(COMMA)) {
                elements.add(new Pattern.Element(token.start, token.start, null, null));
                next();
                continue;
            }
            if (at(ELLIPSIS)) {
                rest = parseRest(true);
                break;
            }
            elements.add(parseElement());
            if (!accept(COMMA)) {
                break;
            }
        }
        expectListEnd(RIGHT_BRACKET, open);
        return new Pattern.ArrayPattern(open, end(), List.copyOf(elements), rest);
    }

    private Pattern parseRest(boolean patterns) {
        int start = next();
        p.enter();
        Pattern rest = patterns ? parseTarget("a name") : parseName("a name");
        p.depth--;
        if (at(ASSIGN)) {
            throw fail(DiagnosticKind.REST_INITIALIZER, start, end());
        }
        if (at(COMMA)) {
            errorHere(DiagnosticKind.COMMA_AFTER_REST);
            next();
        }
        return rest;
    }

    private Pattern parseObject() {
        int open = next();
        ArrayList<Pattern.Member> members = new ArrayList<>();
        Pattern rest = null;
        while (!at(RIGHT_BRACE)) {
            if (at(ELLIPSIS)) {
                rest = parseRest(false);
                break;
            }
            members.add(parseMember());
            if (!accept(COMMA)) {
                break;
            }
        }
        expectListEnd(RIGHT_BRACE, open);
        return new Pattern.ObjectPattern(open, end(), List.copyOf(members), rest);
    }

    private Pattern.Member parseMember() {
        int start = token.start;
        boolean name = at(IDENTIFIER);
        boolean keyword = token.kind.isName();
        PropertyKey key = p.primaries.parseKey();
        if (accept(COLON)) {
            Pattern.Element value = parseElement();
            return new Pattern.Member(start, end(), key, value);
        }
        if (!name) {
            if (keyword && !at(COLON)) {
                throw fail(DiagnosticKind.RESERVED_WORD, key.start(), key.end(), ((PropertyKey.Named) key).name(), "a variable");
            }
            throw expected("`:`");
        }
        String text = ((PropertyKey.Named) key).name();
        checkBinding(text, key.start(), key.end());
        Pattern target = new Pattern.Name(key.start(), key.end(), text, false);
        Expression initializer = accept(ASSIGN) ? p.expressions.parseAssignmentFreely() : null;
        return new Pattern.Member(start, end(), key, new Pattern.Element(start, end(), target, initializer));
    }
}
