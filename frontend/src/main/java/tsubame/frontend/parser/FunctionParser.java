package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Parameter;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.TypeHint;

/**
 * Functions and methods: parameters, bodies with their directives, and the early errors that need the whole function, since its body may
 * turn out to be strict (ECMA-262 §15.1 to §15.8). In TypeScript a function without a body is an overload or ambient: the result is null.
 */
final class FunctionParser extends Part {
    FunctionParser(Parsing p) {
        super(p);
    }

    /** At {@code function}. The name of an expression is bound inside: its own kind decides about {@code yield} and {@code await}. */
    FunctionNode parseExpression(int start, boolean async) {
        next();
        boolean generator = accept(STAR);
        FunctionState outer = p.function;
        FunctionState state = FunctionState.function(FunctionNode.Kind.NORMAL, async, generator);
        p.function = state;
        String name = null;
        int nameStart = token.start;
        if (at(IDENTIFIER)) {
            name = token.text;
            checkBinding(name, token.start, token.end);
            next();
        }
        p.function = outer;
        FunctionNode function = parseRest(FunctionNode.Kind.NORMAL, state, async, generator, name, nameStart, start);
        if (function == null) {
            throw expected("`{`");
        }
        return function;
    }

    /** At {@code function}. The name is bound outside; it may be missing if {@code anonymous}. Null if it is erased. */
    FunctionNode parseDeclaration(int start, boolean async, boolean anonymous) {
        next();
        boolean generator = accept(STAR);
        int nameStart = token.start;
        String name = null;
        if (!anonymous || at(IDENTIFIER)) {
            name = p.patterns.parseName("a function name").name();
        }
        FunctionState state = FunctionState.function(FunctionNode.Kind.NORMAL, async, generator);
        FunctionNode function = parseRest(FunctionNode.Kind.NORMAL, state, async, generator, name, nameStart, start);
        if (function == null && name != null) {
            p.typeScripts.declareType(name);
        }
        return function;
    }

    /** From the parameters on, after the key. Null, in TypeScript classes, for an overload or an abstract method. */
    FunctionNode parseMethod(FunctionNode.Kind kind, boolean async, boolean generator, int start) {
        FunctionState state = FunctionState.function(kind, async, generator);
        return parseRest(kind, state, async, generator, null, start, start);
    }

    private FunctionNode parseRest(
            FunctionNode.Kind kind, FunctionState state, boolean async, boolean generator, String name, int nameStart, int start) {
        FunctionState outer = p.function;
        boolean strict = p.strict;
        boolean inNamespace = p.inNamespace;
        int restrictions = p.liftRestrictions();
        int yieldStart = p.yieldStart;
        int awaitStart = p.awaitStart;
        int awaitName = p.awaitName;
        p.function = state;
        p.inNamespace = false;
        FunctionNode function = parseSignatureAndBody(kind, async, generator, name, nameStart, start);
        p.function = outer;
        p.strict = strict;
        p.inNamespace = inNamespace;
        p.restrictions = restrictions;
        p.yieldStart = yieldStart;
        p.awaitStart = awaitStart;
        p.awaitName = awaitName;
        return function;
    }

    private FunctionNode parseSignatureAndBody(
            FunctionNode.Kind kind, boolean async, boolean generator, String name, int nameStart, int start) {
        if (at(LESS)) {
            p.typeArguments.skipParameters();
        }
        int parametersStart = token.start;
        boolean constructor = kind == FunctionNode.Kind.CONSTRUCTOR || kind == FunctionNode.Kind.DERIVED_CONSTRUCTOR;
        List<Parameter> parameters = parseParameters(constructor);
        checkAccessor(kind, parameters, parametersStart);
        TypeHint result = TypeHint.Basic.NONE;
        if (at(COLON)) {
            typeScriptOnly(token.start, token.end, "type annotations are");
            next();
            result = p.types.parseReturnType();
        }
        if (!at(LEFT_BRACE) && p.typeScript) {
            semicolon();
            return null;
        }
        List<Statement> body = parseBody(parameters);
        return build(kind, async, generator, name, nameStart, parameters, body, false, start, result);
    }

    private void checkAccessor(FunctionNode.Kind kind, List<Parameter> parameters, int start) {
        if (kind == FunctionNode.Kind.GETTER && !parameters.isEmpty()) {
            error(DiagnosticKind.GETTER_PARAMETERS, start, end());
        }
        if (kind == FunctionNode.Kind.SETTER && (parameters.size() != 1 || parameters.getFirst().rest())) {
            error(DiagnosticKind.SETTER_PARAMETERS, start, end());
        }
    }

    // Parameters

    /** The list in parentheses. {@code constructor}: TypeScript's parameter properties are allowed. */
    List<Parameter> parseParameters(boolean constructor) {
        int open = expect(LEFT_PAREN);
        p.function.inParameters = true;
        ArrayList<Parameter> parameters = new ArrayList<>();
        while (!at(RIGHT_PAREN)) {
            Parameter parameter = parseParameter(constructor);
            if (parameter != null) {
                parameters.add(parameter);
            }
            if (!at(COMMA)) {
                break;
            }
            if (parameter != null && parameter.rest() && !p.ambient) {
                error(DiagnosticKind.COMMA_AFTER_REST, token.start, token.end);
            }
            next();
        }
        p.function.inParameters = false;
        expectListEnd(RIGHT_PAREN, open);
        return List.copyOf(parameters);
    }

    private Parameter parseParameter(boolean constructor) {
        int start = token.start;
        if (at(AT) && !p.options.decorators().isLegacy()) {
            throw fail(DiagnosticKind.PARAMETER_DECORATOR, token.start, token.end);
        }
        List<Expression> decorators = at(AT) ? p.classes.parseDecorators() : List.of();
        if (at(THIS) && p.typeScript) {
            next();
            p.types.parseOptionalAnnotation();
            return null;
        }
        boolean property = p.typeScript && skipModifiers(constructor);
        boolean rest = accept(ELLIPSIS);
        Pattern target = p.patterns.parseTarget("a parameter");
        if (at(QUESTION)) {
            typeScriptOnly(token.start, token.end, "optional parameters are");
            next();
        }
        TypeHint hint = p.types.parseOptionalAnnotation();
        Expression initializer = null;
        if (at(ASSIGN)) {
            if (rest) {
                throw fail(DiagnosticKind.REST_INITIALIZER, start, end());
            }
            next();
            initializer = p.expressions.parseAssignment();
        }
        if (property && !(target instanceof Pattern.Name)) {
            error(DiagnosticKind.PARAMETER_PROPERTY_PATTERN, target.start(), target.end());
        }
        return new Parameter(start, end(), target, initializer, rest, hint, property, decorators);
    }

    /** TypeScript's modifiers of parameter properties. */
    private boolean skipModifiers(boolean constructor) {
        boolean found = false;
        while (at(IDENTIFIER) && !token.escaped && isModifier(token.text)) {
            switch (peek().kind) {
                case IDENTIFIER, LEFT_BRACE, LEFT_BRACKET -> {}
                default -> {
                    return found;
                }
            }
            if (!constructor) {
                error(DiagnosticKind.PARAMETER_PROPERTY_OUTSIDE, token.start, token.end, token.text);
            }
            next();
            found = true;
        }
        return found;
    }

    private static boolean isModifier(String word) {
        return switch (word) {
            case "public", "private", "protected", "readonly", "override" -> true;
            default -> false;
        };
    }

    // Bodies

    /** <code>{ … }</code> in the current function; a directive may turn {@link Parsing#strict} on. */
    List<Statement> parseBody(List<Parameter> parameters) {
        int restrictions = p.liftRestrictions();
        p.enter();
        int open = expect(LEFT_BRACE);
        ArrayList<Statement> body = new ArrayList<>();
        parseDirectives(body, parameters);
        p.statements.parseList(body);
        p.depth--;
        p.restrictions = restrictions;
        expectClosing(RIGHT_BRACE, open);
        return List.copyOf(body);
    }

    /** The directive prologue (ECMA-262 §11.2.1). {@code parameters} is null for a script or module. */
    void parseDirectives(List<Statement> body, List<Parameter> parameters) {
        int octal = -1;
        while (at(STRING)) {
            int start = token.start;
            int end = token.end;
            int octalHere = token.octal;
            Statement statement = p.statements.parseItem();
            body.add(statement);
            if (!(statement instanceof Statement.ExpressionStatement wrapper)
                    || !(wrapper.expression() instanceof Expression.StringLiteral literal)
                    || literal.start() != start) {
                return;
            }
            octal = octal >= 0 ? octal : octalHere;
            if (end - start == "'use strict'".length() && p.source.text(start + 1, end - 1).equals("use strict")) {
                p.strict = true;
                if (parameters != null && !isSimple(parameters)) {
                    error(DiagnosticKind.USE_STRICT_NOT_SIMPLE, start, end);
                }
            }
            if (p.strict && octal >= 0) {
                error(DiagnosticKind.OCTAL_ESCAPE_IN_STRICT, octal, octal + 2);
            }
        }
    }

    static boolean isSimple(List<Parameter> parameters) {
        for (Parameter parameter : parameters) {
            if (parameter.rest() || parameter.initializer() != null || !(parameter.target() instanceof Pattern.Name)) {
                return false;
            }
        }
        return true;
    }

    // The whole

    FunctionNode build(
            FunctionNode.Kind kind, boolean async, boolean generator, String name, int nameStart, List<Parameter> parameters,
            List<Statement> body, boolean concise, int start, TypeHint result) {
        boolean simple = isSimple(parameters);
        ArrayList<Pattern> names = new ArrayList<>();
        for (Parameter parameter : parameters) {
            PatternConversion.collectLeaves(parameter.target(), names);
        }
        if (p.strict || !simple || kind != FunctionNode.Kind.NORMAL) {
            checkDuplicates(names);
        }
        if (p.strict) {
            checkStrictNames(names, name, nameStart);
        }
        return new FunctionNode(
                start, end(), kind, async, generator, name, nameStart, parameters, body, concise, p.strict, simple, length(parameters),
                p.function.facts(), result);
    }

    private void checkDuplicates(List<Pattern> names) {
        HashSet<String> seen = new HashSet<>();
        for (Pattern leaf : names) {
            if (leaf instanceof Pattern.Name name && !seen.add(name.name())) {
                error(DiagnosticKind.DUPLICATE_PARAMETER, name.start(), name.end(), name.name());
            }
        }
    }

    /** Names that were read before "use strict" was. */
    private void checkStrictNames(List<Pattern> names, String name, int nameStart) {
        if (name != null) {
            checkStrictName(name, nameStart);
        }
        for (Pattern leaf : names) {
            if (leaf instanceof Pattern.Name parameter) {
                checkStrictName(parameter.name(), parameter.start());
            }
        }
    }

    private void checkStrictName(String name, int start) {
        int end = start + name.length();
        switch (name) {
            case "eval", "arguments" -> error(DiagnosticKind.STRICT_BINDING, start, end, name);
            case "yield", "let", "static", "implements", "interface", "package", "private", "protected", "public" ->
                    error(DiagnosticKind.STRICT_RESERVED_WORD, start, end, name);
            default -> {}
        }
    }

    private static int length(List<Parameter> parameters) {
        int length = 0;
        for (Parameter parameter : parameters) {
            if (parameter.rest() || parameter.initializer() != null) {
                break;
            }
            length++;
        }
        return length;
    }
}
