package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.syntax.ClassMember;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.PropertyKey;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.TypeHint;

/** Classes (ECMA-262 §15.7) with decorators and private names, and what TypeScript adds to their members. */
final class ClassParser extends Part {

    /** The modifiers before a member. */
    private static final class Modifiers {
        /** Behind `static` and TypeScript's modifiers: where a method's own text begins. */
        int start;
        boolean isStatic, async, generator, getter, setter, accessor;
        /** The member is erased: {@code abstract}, {@code declare}. */
        boolean erased;

        void setForm(String word) {
            switch (word) {
                case "async" -> async = true;
                case "get" -> getter = true;
                case "set" -> setter = true;
                default -> accessor = true;
            }
        }
    }

    /** What a class body collects. */
    private static final class Body {
        final ArrayList<ClassMember> members = new ArrayList<>();
        FunctionNode constructor;
        boolean derived;
    }

    ClassParser(Parsing p) {
        super(p);
    }

    // Decorators

    List<Expression> parseDecorators() {
        ArrayList<Expression> decorators = new ArrayList<>();
        while (at(AT)) {
            next();
            decorators.add(parseDecorator());
        }
        return List.copyOf(decorators);
    }

    private Expression parseDecorator() {
        if (at(LEFT_PAREN)) {
            int open = next();
            Expression expression = p.expressions.parseFreely();
            expectClosing(RIGHT_PAREN, open);
            return expression;
        }
        int start = token.start;
        String name = identifier("a decorator");
        Expression expression = p.primaries.reference(name, start, end());
        skipErased();
        while (accept(DOT)) {
            expression = parseDecoratorMember(expression, start);
            skipErased();
        }
        if (at(LEFT_PAREN)) {
            List<Expression> arguments = p.operands.parseArguments();
            expression = new Expression.Call(start, end(), expression, arguments, false);
        }
        return expression;
    }

    private Expression parseDecoratorMember(Expression object, int start) {
        String name = token.text;
        int nameStart = token.start;
        boolean isPrivate = at(PRIVATE_NAME);
        if (!isPrivate && !token.kind.isName()) {
            throw expected("a property name");
        }
        next();
        if (!isPrivate) {
            return new Expression.Member(start, end(), object, name, nameStart, false);
        }
        usePrivate(name, nameStart, end());
        return new Expression.PrivateMember(start, end(), object, name, nameStart, false);
    }

    /** TypeScript: type arguments and {@code !} in a decorator. */
    private void skipErased() {
        if (p.typeScript && at(EXCLAMATION) && !token.newlineBefore) {
            next();
        }
        if (p.typeScript && at(LESS)) {
            p.typeArguments.skip();
        }
    }

    // Classes

    /** At {@code class}. {@code named}: a declaration, which must have a name. */
    ClassNode parseClass(List<Expression> decorators, boolean named) {
        int start = decorators.isEmpty() ? token.start : decoratorStart(decorators);
        expect(CLASS);
        boolean strict = p.strict;
        p.strict = true;
        int restrictions = p.liftRestrictions();
        String name = null;
        int nameStart = token.start;
        if (named || at(IDENTIFIER) && !(p.typeScript && atWord("implements"))) {
            name = p.patterns.parseName("a class name").name();
        }
        if (at(LESS)) {
            p.typeArguments.skipParameters();
        }
        Expression superclass = parseHeritage(); // it sees the private names around the class, not those in it
        PrivateScope scope = new PrivateScope(p.privates);
        p.privates = scope;
        Body body = new Body();
        body.derived = superclass != null;
        parseBody(body);
        leave(scope);
        p.strict = strict;
        p.restrictions = restrictions;
        return new ClassNode(start, end(), name, nameStart, superclass, body.constructor, List.copyOf(body.members), decorators);
    }

    /** The {@code @} before the first decorator. */
    private int decoratorStart(List<Expression> decorators) {
        int start = decorators.getFirst().start();
        while (p.source.bytes()[start] != '@') {
            start--;
        }
        return start;
    }

    private Expression parseHeritage() {
        Expression superclass = null;
        if (accept(EXTENDS)) {
            superclass = p.operands.parseLeftHandSide();
            if (superclass == p.lastArrow) {
                throw fail(DiagnosticKind.ARROW_AS_OPERAND, superclass.start(), superclass.start() + 1);
            }
            p.expressions.reportCover();
            if (p.typeScript && (at(LESS) || at(SHIFT_LEFT))) {
                p.typeArguments.skip();
            }
        }
        if (atWord("implements")) {
            typeScriptOnly(token.start, token.end, "`implements` is");
            next();
            do {
                p.types.parseType();
            } while (accept(COMMA));
        }
        return superclass;
    }

    private void parseBody(Body body) {
        p.enter();
        int open = expect(LEFT_BRACE);
        while (!at(RIGHT_BRACE) && !at(END)) {
            if (!accept(SEMICOLON)) {
                parseMember(body);
            }
        }
        p.depth--;
        expectClosing(RIGHT_BRACE, open);
    }

    // Private names

    void usePrivate(String name, int start, int end) {
        if (p.privates == null) {
            reportUndeclared(new PrivateScope.Use(name, start, end));
        } else {
            p.privates.uses.add(new PrivateScope.Use(name, start, end));
        }
    }

    private void leave(PrivateScope scope) {
        p.privates = scope.outer;
        for (PrivateScope.Use use : scope.uses) {
            if (!scope.declares(use.name())) {
                if (scope.outer == null) {
                    reportUndeclared(use);
                } else {
                    scope.outer.uses.add(use);
                }
            }
        }
    }

    private void reportUndeclared(PrivateScope.Use use) {
        if (p.options.eval() == null || !p.options.eval().privateNames().contains(use.name())) {
            error(DiagnosticKind.UNDECLARED_PRIVATE_NAME, use.start(), use.end(), "#" + use.name());
        }
    }

    private void declarePrivate(PropertyKey.Private key, int kind) {
        if (key.name().equals("constructor")) {
            error(DiagnosticKind.PRIVATE_CONSTRUCTOR, key.start(), key.end());
        }
        PrivateScope.Declaration before = p.privates.declare(key.name(), kind, key.start(), key.end());
        if (before != null) {
            errorWithNote(
                    DiagnosticKind.DUPLICATE_PRIVATE, key.start(), key.end(), before.start(), before.end(), "first declared here", key.name());
        }
    }

    // Members

    private void parseMember(Body body) {
        List<Expression> decorators = at(AT) ? parseDecorators() : List.of();
        int start = token.start;
        if (atWord("static") && peekIs(LEFT_BRACE)) {
            parseStaticBlock(body, decorators);
            return;
        }
        Modifiers modifiers = parseModifiers();
        if (p.typeScript && at(LEFT_BRACKET) && p.typeMembers.skipIndexSignature()) {
            return;
        }
        int keyTokenStart = token.start;
        boolean quotedOrPlain = at(STRING) || token.kind.isName();
        PropertyKey key = parseKey();
        boolean isConstructor = quotedOrPlain
                && !modifiers.isStatic
                && key instanceof PropertyKey.Named named
                && named.name().equals("constructor");
        if ((at(QUESTION) || at(EXCLAMATION) && !token.newlineBefore) && (p.typeScript || peekIs(COLON))) {
            typeScriptOnly(token.start, token.end, "optional and definite members are");
            next();
        }
        boolean method = at(LEFT_PAREN) || at(LESS);
        if (method || modifiers.getter || modifiers.setter || modifiers.async || modifiers.generator) {
            parseMethod(body, modifiers, key, isConstructor, start, decorators);
        } else {
            parseField(body, modifiers, key, quotedOrPlain, start, decorators);
        }
        if (quotedOrPlain && modifiers.isStatic && key instanceof PropertyKey.Named named && named.name().equals("prototype")) {
            error(DiagnosticKind.STATIC_PROTOTYPE, keyTokenStart, key.end());
        }
    }

    private PropertyKey parseKey() {
        if (!at(PRIVATE_NAME)) {
            return p.primaries.parseKey();
        }
        String name = token.text;
        int start = next();
        return new PropertyKey.Private(start, end(), name);
    }

    /** A word is a modifier if a member name follows; otherwise it is the member's name. */
    private Modifiers parseModifiers() {
        Modifiers modifiers = new Modifiers();
        modifiers.start = token.start;
        while (at(IDENTIFIER) && !token.escaped) {
            boolean own = isOwnModifier(token.text);
            if (!acceptModifier(modifiers)) {
                return modifiers;
            }
            if (!own) {
                modifiers.start = token.start;
            }
        }
        if (at(STAR) && !modifiers.getter && !modifiers.setter && !modifiers.accessor) {
            next();
            modifiers.generator = true;
        }
        return modifiers;
    }

    /** Part of the method's own text. */
    private static boolean isOwnModifier(String word) {
        return switch (word) {
            case "async", "get", "set" -> true;
            default -> false;
        };
    }

    private boolean acceptModifier(Modifiers modifiers) {
        boolean closed = modifiers.async || modifiers.getter || modifiers.setter || modifiers.accessor;
        switch (token.text) {
            case "static":
                if (closed || modifiers.isStatic || !memberFollows(true)) {
                    return false;
                }
                modifiers.isStatic = true;
                break;
            case "async", "get", "set", "accessor":
                if (closed || !formFollows(token.text)) {
                    return false;
                }
                modifiers.setForm(token.text);
                break;
            case "declare", "abstract":
                if (closed || !acceptTypeScriptModifier()) {
                    return false;
                }
                modifiers.erased = true;
                return true;
            case "public", "private", "protected", "readonly", "override":
                return !closed && acceptTypeScriptModifier();
            default:
                return false;
        }
        next();
        return true;
    }

    private boolean acceptTypeScriptModifier() {
        if (!memberFollows(false)) {
            return false;
        }
        typeScriptOnly(token.start, token.end, "the modifier `" + token.text + "` is");
        next();
        return true;
    }

    private boolean memberFollows(boolean acrossLines) {
        Token following = peek();
        if (following.newlineBefore && !acrossLines) {
            return false;
        }
        return following.kind.isName() || switch (following.kind) {
            case STRING, NUMBER, BIGINT, PRIVATE_NAME, LEFT_BRACKET, STAR -> true;
            default -> false;
        };
    }

    /** After {@code get} and {@code set} a member may follow on the next line; only {@code async} goes with a star. */
    private boolean formFollows(String word) {
        return switch (word) {
            case "async" -> memberFollows(false);
            case "accessor" -> memberFollows(false) && !peekIs(STAR);
            default -> memberFollows(true) && !peekIs(STAR);
        };
    }

    private void parseStaticBlock(Body body, List<Expression> decorators) {
        int start = next();
        if (!decorators.isEmpty()) {
            error(DiagnosticKind.DECORATED_BLOCK, start, end());
        }
        FunctionState outer = p.function;
        p.function = FunctionState.classElement(true);
        int open = next();
        ArrayList<Statement> statements = new ArrayList<>();
        p.statements.parseList(statements);
        p.function = outer;
        expectClosing(RIGHT_BRACE, open);
        body.members.add(new ClassMember.StaticBlock(start, end(), List.copyOf(statements)));
    }

    private void parseMethod(
            Body body, Modifiers modifiers, PropertyKey key, boolean isConstructor, int start, List<Expression> decorators) {
        FunctionNode.Kind kind = modifiers.getter ? FunctionNode.Kind.GETTER
                : modifiers.setter ? FunctionNode.Kind.SETTER
                : !isConstructor ? FunctionNode.Kind.METHOD
                : body.derived ? FunctionNode.Kind.DERIVED_CONSTRUCTOR : FunctionNode.Kind.CONSTRUCTOR;
        if (isConstructor && (modifiers.getter || modifiers.setter || modifiers.async || modifiers.generator)) {
            error(DiagnosticKind.SPECIAL_CONSTRUCTOR, key.start(), key.end());
        }
        FunctionNode function = p.functions.parseMethod(kind, modifiers.async, modifiers.generator, modifiers.start);
        if (function == null || modifiers.erased) {
            return;
        }
        if (key instanceof PropertyKey.Private name) {
            int use = modifiers.getter ? PrivateScope.GETTER : modifiers.setter ? PrivateScope.SETTER : PrivateScope.OTHER;
            declarePrivate(name, modifiers.isStatic ? use | PrivateScope.STATIC : use);
        }
        if (!isConstructor) {
            body.members.add(new ClassMember.Method(start, end(), key, modifiers.isStatic, function, decorators));
        } else if (body.constructor != null) {
            errorWithNote(
                    DiagnosticKind.DUPLICATE_CONSTRUCTOR, key.start(), key.end(), body.constructor.start(),
                    body.constructor.start() + "constructor".length(), "first one here");
        } else {
            if (!decorators.isEmpty()) {
                error(DiagnosticKind.DECORATED_CONSTRUCTOR, key.start(), key.end());
            }
            body.constructor = function;
        }
    }

    private void parseField(
            Body body, Modifiers modifiers, PropertyKey key, boolean quotedOrPlain, int start, List<Expression> decorators) {
        if (quotedOrPlain && key instanceof PropertyKey.Named named && named.name().equals("constructor")) {
            error(DiagnosticKind.CONSTRUCTOR_FIELD, key.start(), key.end());
        }
        if (key instanceof PropertyKey.Private name && !modifiers.erased) {
            declarePrivate(name, modifiers.isStatic ? PrivateScope.STATIC : PrivateScope.OTHER);
        }
        TypeHint hint = p.types.parseOptionalAnnotation();
        Expression value = at(ASSIGN) ? parseFieldValue() : null;
        if (!at(SEMICOLON) && !at(RIGHT_BRACE) && !token.newlineBefore) {
            throw expected("`;` after this field");
        }
        int end = end();
        accept(SEMICOLON);
        if (modifiers.erased) {
            return;
        }
        body.members.add(modifiers.accessor
                ? new ClassMember.AutoAccessor(start, end, key, modifiers.isStatic, value, hint, decorators)
                : new ClassMember.Field(start, end, key, modifiers.isStatic, value, hint, decorators));
    }

    private Expression parseFieldValue() {
        next();
        FunctionState outer = p.function;
        p.function = FunctionState.classElement(false);
        Expression value = p.expressions.parseAssignmentFreely();
        p.function = outer;
        return value;
    }
}
