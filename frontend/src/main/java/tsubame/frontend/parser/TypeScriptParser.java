package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.syntax.Declarator;
import tsubame.frontend.syntax.EnumMember;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.Statement;

/**
 * TypeScript's own declarations: {@code interface}, {@code type}, {@code enum}, {@code namespace}, {@code declare}, {@code abstract class}.
 * Only enums, classes and namespaces with something in them leave a statement; for the others the result is null.
 */
final class TypeScriptParser extends Part {
    TypeScriptParser(Parsing p) {
        super(p);
    }

    /**
     * At a name: whether a declaration of TypeScript begins here. In JavaScript this is asked too, since {@code interface A} on one line
     * can be nothing else.
     */
    boolean atDeclaration() {
        Token following;
        switch (token.escaped ? "" : token.text) {
            case "interface", "type":
                following = peek();
                return following.kind == IDENTIFIER && !following.newlineBefore && (p.typeScript || !token.text.equals("type") || isAlias());
            case "namespace":
                following = peek();
                return following.kind == IDENTIFIER && !following.newlineBefore;
            case "module":
                following = peek();
                return (following.kind == IDENTIFIER || following.kind == STRING) && !following.newlineBefore;
            case "global":
                return p.ambient && peekIs(LEFT_BRACE);
            case "abstract":
                following = peek();
                return following.kind == CLASS && !following.newlineBefore;
            case "declare":
                following = peek();
                return !following.newlineBefore && isDeclarable(following);
            default:
                return false;
        }
    }

    private boolean isAlias() {
        Parsing.Mark mark = p.mark();
        next();
        boolean alias = peekIs(ASSIGN) || peekIs(LESS);
        mark.reset();
        return alias;
    }

    private static boolean isDeclarable(Token following) {
        return switch (following.kind) {
            case VAR, CONST, FUNCTION, CLASS, ENUM, IMPORT -> true;
            case IDENTIFIER -> switch (following.text) {
                case "let", "interface", "type", "namespace", "module", "global", "abstract", "async", "using", "await" -> true;
                default -> false;
            };
            default -> false;
        };
    }

    /** Where {@link #atDeclaration} is true. */
    Statement parseDeclaration() {
        typeScriptOnly(token.start, token.end, "`" + token.text + "` declarations are");
        boolean outer = p.inTypeScriptDeclaration;
        p.inTypeScriptDeclaration = true;
        Statement declaration = parseDeclarationHere();
        p.inTypeScriptDeclaration = outer;
        return declaration;
    }

    private Statement parseDeclarationHere() {
        return switch (token.text) {
            case "interface" -> skipInterface();
            case "type" -> skipAlias();
            case "namespace", "module" -> parseNamespace();
            case "global" -> {
                next();
                skipAmbientBody();
                yield null;
            }
            case "abstract" -> {
                next();
                yield p.statements.parseClass(List.of());
            }
            default -> skipAmbient();
        };
    }

    /** Notes a name that has no value: exporting it means nothing. */
    void declareType(String name) {
        if (p.function.moduleNames != null && p.function.blocks == 0) {
            p.typeNames.add(name);
            p.lastTypeName = name;
        }
    }

    private Statement skipInterface() {
        next();
        declareType(identifier("an interface name"));
        if (at(LESS)) {
            p.typeArguments.skipParameters();
        }
        if (accept(EXTENDS)) {
            do {
                p.types.parseType();
            } while (accept(COMMA));
        }
        p.typeMembers.parseObjectType();
        return null;
    }

    private Statement skipAlias() {
        next();
        declareType(identifier("a type name"));
        if (at(LESS)) {
            p.typeArguments.skipParameters();
        }
        expect(ASSIGN);
        p.types.parseType();
        semicolon();
        return null;
    }

    // declare

    private Statement skipAmbient() {
        next();
        boolean ambient = p.ambient;
        p.ambient = true;
        if (atWord("global") && peekIs(LEFT_BRACE)) {
            next();
            skipAmbientBody();
        } else {
            declareAmbient(p.statements.parseItem());
        }
        p.ambient = ambient;
        return null;
    }

    /** What {@code declare} declares counts as a type for exports: there is no value. */
    private void declareAmbient(Statement statement) {
        switch (statement) {
            case null -> {}
            case Statement.VariableDeclaration variables -> {
                for (Declarator declarator : variables.declarators()) {
                    if (declarator.target() instanceof Pattern.Name name) {
                        declareErased(name.name());
                    }
                }
            }
            case Statement.ClassDeclaration definition -> declareErased(definition.definition().name());
            case Statement.EnumDeclaration definition -> {
                declareErased(definition.name());
                if (definition.isConst() && p.function.moduleNames != null && p.function.blocks == 0) {
                    p.ambientEnums.add(definition);
                }
            }
            case Statement.NamespaceDeclaration definition -> declareErased(definition.name());
            default -> {}
        }
    }

    private void declareErased(String name) {
        declareType(name);
        if (p.function.moduleNames != null) {
            p.function.moduleNames.remove(name);
        }
    }

    private void skipAmbientBody() {
        boolean ambient = p.ambient;
        p.ambient = true;
        parseNamespaceBody();
        p.ambient = ambient;
    }

    // namespace

    private Statement parseNamespace() {
        int start = next();
        if (at(STRING)) { // module "name" { … }, only after `declare`
            if (!p.ambient) {
                errorHere(DiagnosticKind.QUOTED_MODULE_NOT_AMBIENT);
            }
            next();
            if (at(LEFT_BRACE)) {
                skipAmbientBody();
            } else {
                semicolon();
            }
            return null;
        }
        return parseNamespaceName(start);
    }

    private Statement parseNamespaceName(int start) {
        int nameStart = token.start;
        String name = identifier("a namespace name");
        List<Statement> body;
        if (accept(DOT)) {
            int innerStart = token.start;
            p.enter();
            Statement inner = parseNamespaceName(innerStart);
            p.depth--;
            body = inner == null ? List.of() : List.of(new ModuleItem.ExportDeclaration(innerStart, end(), inner));
        } else {
            body = parseNamespaceBody();
        }
        if (body.isEmpty()) {
            declareType(name);
            return null;
        }
        p.statements.declareTopLevel(name);
        return new Statement.NamespaceDeclaration(start, end(), name, nameStart, body);
    }

    private List<Statement> parseNamespaceBody() {
        int open = expect(LEFT_BRACE);
        FunctionState outer = p.function;
        boolean inNamespace = p.inNamespace;
        p.function = new FunctionState(false);
        p.inNamespace = true;
        ArrayList<Statement> body = new ArrayList<>();
        p.statements.parseList(body);
        p.function = outer;
        p.inNamespace = inNamespace;
        expectClosing(RIGHT_BRACE, open);
        return List.copyOf(body);
    }

    // enum

    /** Behind {@code enum}; the statement began at {@code start}. */
    Statement parseEnum(int start, boolean isConst) {
        typeScriptOnly(start, end(), "`enum` declarations are");
        int nameStart = token.start;
        String name = p.patterns.parseName("an enum name").name();
        int open = expect(LEFT_BRACE);
        FunctionState outer = p.function;
        p.function = new FunctionState(false); // initializers are no place for yield and await
        ArrayList<EnumMember> members = new ArrayList<>();
        while (!at(RIGHT_BRACE)) {
            members.add(parseEnumMember());
            if (!accept(COMMA)) {
                break;
            }
        }
        outer.facts |= p.function.facts;
        p.function = outer;
        expectListEnd(RIGHT_BRACE, open);
        p.statements.declareTopLevel(name);
        return new Statement.EnumDeclaration(start, end(), name, nameStart, isConst, List.copyOf(members));
    }

    private EnumMember parseEnumMember() {
        int start = token.start;
        boolean bracketed = accept(LEFT_BRACKET);
        String name = token.text;
        if (!at(STRING) && !(bracketed ? at(TEMPLATE) : token.kind.isName())) {
            throw expected("a name of an enum member");
        }
        next();
        if (bracketed) {
            expectClosing(RIGHT_BRACKET, start);
        }
        Expression initializer = accept(ASSIGN) ? p.expressions.parseAssignment() : null;
        return new EnumMember(start, end(), name, initializer);
    }
}
