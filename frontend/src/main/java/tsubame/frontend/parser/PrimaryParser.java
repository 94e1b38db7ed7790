package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.lexer.TokenKind;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Property;
import tsubame.frontend.syntax.PropertyKey;
import tsubame.frontend.syntax.TemplateElement;
import tsubame.text.number.BigIntText;
import tsubame.text.regexp.RegExpSyntax;
import tsubame.text.regexp.RegExpSyntaxException;

/** Primary expressions (ECMA-262 §13.2): names, literals, arrays, objects, templates, and the doors to functions, classes and arrows. */
final class PrimaryParser extends Part {
    PrimaryParser(Parsing p) {
        super(p);
    }

    Expression parsePrimary() {
        int start = token.start;
        return switch (token.kind) {
            case IDENTIFIER -> parseName();
            case NUMBER, BIGINT, STRING, TRUE, FALSE, NULL -> parseLiteral();
            case THIS -> {
                p.function.facts |= FunctionState.THIS;
                next();
                yield new Expression.This(start, end());
            }
            case LEFT_PAREN -> p.arrows.parseParenthesized();
            case LEFT_BRACKET -> parseArray();
            case LEFT_BRACE -> parseObject();
            case FUNCTION -> parseFunction(start, false);
            case CLASS -> parseClass(List.of());
            case AT -> parseClass(p.classes.parseDecorators());
            case TEMPLATE, TEMPLATE_HEAD -> parseTemplate();
            case SLASH, SLASH_ASSIGN -> parseRegExp();
            default -> throw expectedExpression();
        };
    }

    private Abort expectedExpression() {
        if (at(PRIVATE_NAME)) {
            return fail(DiagnosticKind.PRIVATE_NAME_ALONE, token.start, token.end, token.text);
        }
        return at(ESCAPED_KEYWORD) ? notIdentifier("an expression") : expected("an expression");
    }

    private Expression parseName() {
        int start = token.start;
        boolean arrowMayBegin = p.arrowStart == start;
        if (atWord("async")) {
            Expression async = parseAsync(start, arrowMayBegin);
            if (async != null) {
                return async;
            }
        }
        String name = token.text;
        lexer.next();
        if (arrowMayBegin && at(ARROW)) {
            return p.arrows.parseSimple(name, start, end(), false, start);
        }
        return reference(name, start, end());
    }

    Expression reference(String name, int start, int end) {
        checkIdentifier(name, start, end);
        if (name.equals("arguments")) {
            p.function.facts |= FunctionState.ARGUMENTS;
            if (p.function.argumentsForbidden) {
                error(DiagnosticKind.ARGUMENTS_FORBIDDEN, start, end);
            }
        }
        return new Expression.Identifier(start, end, name);
    }

    /** What begins with {@code async}: a function or arrow; null, and nothing read, if it is just a name. */
    private Expression parseAsync(int start, boolean arrowMayBegin) {
        Token following = peek();
        if (following.newlineBefore) {
            return null;
        }
        if (following.kind == FUNCTION) {
            next();
            return parseFunction(start, true);
        }
        if (!arrowMayBegin) {
            return null;
        }
        return switch (following.kind) {
            case IDENTIFIER -> parseAsyncSimple(start);
            case LEFT_PAREN -> p.arrows.parseAsync();
            case LESS -> p.typeScript ? p.arrows.parseGeneric(true) : null;
            default -> null;
        };
    }

    /** {@code async x => …}; {@code async} alone otherwise. */
    private Expression parseAsyncSimple(int start) {
        Parsing.Mark mark = p.mark();
        next();
        String name = token.text;
        int nameStart = next();
        if (at(ARROW)) {
            return p.arrows.parseSimple(name, nameStart, end(), true, start);
        }
        mark.reset();
        return null;
    }

    private Expression parseFunction(int start, boolean async) {
        FunctionNode function = p.functions.parseExpression(start, async);
        return new Expression.FunctionExpression(start, end(), function);
    }

    private Expression parseClass(List<Expression> decorators) {
        ClassNode definition = p.classes.parseClass(decorators, false);
        return new Expression.ClassExpression(definition.start(), end(), definition);
    }

    // Literals

    private Expression parseLiteral() {
        TokenKind kind = token.kind;
        String text = token.text;
        double number = token.number;
        checkOctal();
        int start = next();
        return switch (kind) {
            case NUMBER -> new Expression.NumberLiteral(start, end(), number);
            case BIGINT -> new Expression.BigIntLiteral(start, end(), text);
            case STRING -> new Expression.StringLiteral(start, end(), text);
            case NULL -> new Expression.NullLiteral(start, end());
            default -> new Expression.BooleanLiteral(start, end(), kind == TRUE);
        };
    }

    void checkOctal() {
        if (p.strict && token.octal >= 0) {
            boolean string = at(STRING);
            error(string ? DiagnosticKind.OCTAL_ESCAPE_IN_STRICT : DiagnosticKind.OCTAL_IN_STRICT, token.octal, string ? token.octal + 2 : token.end);
        }
    }

    private Expression parseRegExp() {
        lexer.rescanRegExp();
        String pattern = token.text;
        String flags = token.raw;
        int start = token.start;
        RegExpSyntaxException problem = RegExpSyntax.check(pattern, flags);
        if (problem != null) {
            reportRegExp(problem, pattern, start);
        }
        next();
        return new Expression.RegExpLiteral(start, end(), pattern, flags);
    }

    /** At the place in the pattern, or at what follows it. */
    private void reportRegExp(RegExpSyntaxException problem, String pattern, int start) {
        int offset = Math.min(problem.offset(), pattern.length());
        int at = start + 1 + SourceFile.encode(pattern.substring(0, offset)).length;
        error(DiagnosticKind.INVALID_REGEXP, at, offset == pattern.length() ? token.end : at + 1, problem.getMessage());
    }

    private Expression parseTemplate() {
        int start = token.start;
        ArrayList<TemplateElement> elements = new ArrayList<>();
        ArrayList<Expression> substitutions = new ArrayList<>();
        parseTemplateParts(elements, substitutions, false);
        return new Expression.TemplateLiteral(start, end(), List.copyOf(elements), List.copyOf(substitutions));
    }

    void parseTemplateParts(List<TemplateElement> elements, List<Expression> substitutions, boolean tagged) {
        int open = token.start;
        while (true) {
            if (token.text == null && !tagged) {
                lexer.reportInvalidEscape(token.start);
            }
            elements.add(new TemplateElement(token.start, token.end, token.text, token.raw));
            boolean last = at(TEMPLATE) || at(TEMPLATE_TAIL);
            int substitution = token.end - 1;
            lexer.next();
            if (last) {
                return;
            }
            substitutions.add(p.expressions.parseFreely());
            if (!at(RIGHT_BRACE)) {
                expectClosing(RIGHT_BRACE, substitution);
            }
            lexer.rescanTemplate();
            if (at(END)) {
                throw fail(DiagnosticKind.UNTERMINATED_TEMPLATE, open, open + 1);
            }
        }
    }

    // Arrays and objects: values that may yet become patterns

    private Expression parseArray() {
        int open = next();
        int saved = p.liftRestrictions();
        ArrayList<Expression> elements = new ArrayList<>();
        while (!at(RIGHT_BRACKET)) {
            if (at(COMMA)) {
                elements.add(new Expression.Elision(token.start, token.start));
                next();
                continue;
            }
            Expression element = at(ELLIPSIS) ? parseSpread() : p.expressions.parseCover();
            elements.add(element);
            if (!at(COMMA)) {
                break;
            }
            if (element instanceof Expression.Spread) {
                p.commaAfter.add(element.start(), element.end());
            }
            next();
        }
        p.restrictions = saved;
        expectListEnd(RIGHT_BRACKET, open);
        p.lastArrow = null;
        return new Expression.ArrayLiteral(open, end(), List.copyOf(elements));
    }

    private Expression parseSpread() {
        int start = next();
        Expression argument = p.expressions.parseCover();
        return new Expression.Spread(start, end(), argument);
    }

    private Expression parseObject() {
        int open = next();
        int saved = p.liftRestrictions();
        ArrayList<Property> properties = new ArrayList<>();
        boolean prototype = false;
        while (!at(RIGHT_BRACE)) {
            Property property = parseProperty();
            if (property instanceof Property.PrototypeSetter) {
                if (prototype && p.coverPrototype < 0) {
                    p.coverPrototype = property.start();
                }
                prototype = true;
            }
            properties.add(property);
            if (!at(COMMA)) {
                break;
            }
            if (property instanceof Property.SpreadProperty) {
                p.commaAfter.add(property.start(), property.end());
            }
            next();
        }
        p.restrictions = saved;
        expectListEnd(RIGHT_BRACE, open);
        p.lastArrow = null;
        return new Expression.ObjectLiteral(open, end(), List.copyOf(properties));
    }

    private Property parseProperty() {
        int start = token.start;
        if (accept(ELLIPSIS)) {
            Expression argument = p.expressions.parseCover();
            return new Property.SpreadProperty(start, end(), argument);
        }
        boolean async = atModifier("async") && !peek().newlineBefore;
        if (async) {
            next();
        }
        boolean generator = accept(STAR);
        if (!async && !generator && (atModifier("get") || atModifier("set"))) {
            FunctionNode.Kind kind = atWord("get") ? FunctionNode.Kind.GETTER : FunctionNode.Kind.SETTER;
            next();
            PropertyKey key = parseKey();
            FunctionNode function = p.functions.parseMethod(kind, false, false, start);
            return new Property.Method(start, end(), key, function);
        }
        if (async || generator) {
            PropertyKey key = parseKey();
            FunctionNode function = p.functions.parseMethod(FunctionNode.Kind.METHOD, async, generator, start);
            return new Property.Method(start, end(), key, function);
        }
        return parsePlainProperty(start);
    }

    /** At {@code word}, and a property name follows: not a property of that name. */
    private boolean atModifier(String word) {
        if (!atWord(word)) {
            return false;
        }
        return switch (peek().kind) {
            case COMMA, COLON, LEFT_PAREN, RIGHT_BRACE, ASSIGN, LESS, END, SEMICOLON -> false;
            default -> true;
        };
    }

    private Property parsePlainProperty(int start) {
        boolean name = at(IDENTIFIER);
        boolean prototype = (name || at(STRING)) && token.text.equals("__proto__");
        PropertyKey key = parseKey();
        if (at(LEFT_PAREN) || at(LESS)) {
            FunctionNode function = p.functions.parseMethod(FunctionNode.Kind.METHOD, false, false, start);
            return new Property.Method(start, end(), key, function);
        }
        if (accept(COLON)) {
            Expression value = p.expressions.parseCover();
            return prototype
                    ? new Property.PrototypeSetter(start, end(), value)
                    : new Property.KeyValue(start, end(), key, value, false);
        }
        if (!name) {
            throw shorthandNotName(key);
        }
        return parseShorthand(((PropertyKey.Named) key).name(), key);
    }

    private Abort shorthandNotName(PropertyKey key) {
        if (key instanceof PropertyKey.Named named && at(COMMA) | at(RIGHT_BRACE) && p.source.bytes()[key.start()] != '"'
                && p.source.bytes()[key.start()] != '\'') {
            return fail(DiagnosticKind.RESERVED_WORD, key.start(), key.end(), named.name(), "a variable");
        }
        return expected("`:`");
    }

    /** {@code {name}} and, for a pattern, {@code {name = value}}, for which the value is an Assign. */
    private Property parseShorthand(String name, PropertyKey key) {
        Expression value = reference(name, key.start(), key.end());
        if (at(ASSIGN)) {
            if (p.coverInitializer < 0) {
                p.coverInitializer = token.start;
            }
            next();
            if (p.strict && (name.equals("eval") || name.equals("arguments"))) {
                error(DiagnosticKind.STRICT_BINDING, key.start(), key.end(), name);
            }
            Expression initializer = p.expressions.parseAssignment();
            Pattern target = new Pattern.Name(key.start(), key.end(), name, false);
            value = new Expression.Assign(key.start(), end(), target, initializer);
        }
        return new Property.KeyValue(key.start(), end(), key, value, true);
    }

    /** A property name that is not private. */
    PropertyKey parseKey() {
        String text = token.text;
        double number = token.number;
        switch (token.kind) {
            case LEFT_BRACKET:
                int open = next();
                int saved = p.liftRestrictions();
                Expression expression = p.expressions.parseAssignment();
                p.restrictions = saved;
                expectClosing(RIGHT_BRACKET, open);
                return new PropertyKey.Computed(open, end(), expression);
            case STRING, NUMBER, BIGINT:
                TokenKind kind = token.kind;
                checkOctal();
                int start = next();
                if (kind == NUMBER) {
                    return new PropertyKey.Numeric(start, end(), number);
                }
                return new PropertyKey.Named(start, end(), kind == STRING ? text : BigIntText.parse(text).toString());
            default:
                if (!token.kind.isName()) {
                    throw expected("a property name");
                }
                int nameStart = next();
                return new PropertyKey.Named(nameStart, end(), text);
        }
    }
}
