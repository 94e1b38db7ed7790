package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import tsubame.bytecode.ImportPhase;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.lexer.Token;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.VariableKind;

/**
 * Import and export declarations (ECMA-262 §16.2) and TypeScript's forms of them. Where they may not stand is reported, and they are parsed
 * all the same. A parse method gives null for what TypeScript erases.
 */
final class ModuleParser extends Part {
    private final ExportTable exports;

    ModuleParser(Parsing p) {
        super(p);
        this.exports = new ExportTable(p);
    }

    /** At the end of the source: checks exported names against each other and against what is declared; drops exports of types. */
    List<Statement> finish(List<Statement> body) {
        return exports.finish(body);
    }

    private void checkPlace(int start, String keyword) {
        if (p.ambient) {
            return;
        }
        if (p.function.moduleNames == null || p.function.blocks > 0) {
            error(DiagnosticKind.IMPORT_NOT_TOP_LEVEL, start, start + keyword.length(), keyword);
            return;
        }
        p.detectedModule();
        if (p.goal != Goal.MODULE && !(p.goal == Goal.COMMONJS && p.typeScript)) {
            error(DiagnosticKind.IMPORT_OUTSIDE_MODULE, start, start + keyword.length(), keyword);
        }
    }

    // import

    Statement parseImport() {
        int start = next();
        boolean typeOnly = acceptTypeKeyword();
        if (at(IDENTIFIER) && peekIs(ASSIGN)) {
            return parseImportEquals(start, typeOnly);
        }
        if (p.inNamespace && !p.ambient) {
            error(DiagnosticKind.IMPORT_NOT_TOP_LEVEL, start, start + "import".length(), "import");
        } else {
            checkPlace(start, "import");
        }
        ArrayList<ModuleItem.ImportSpecifier> specifiers = new ArrayList<>();
        ImportPhase phase = typeOnly ? ImportPhase.EVALUATION : acceptPhase();
        if (phase != ImportPhase.EVALUATION) {
            parsePhaseClause(phase, specifiers);
            expectWord("from");
        } else if (!at(STRING)) {
            parseImportClause(specifiers, typeOnly);
            expectWord("from");
        }
        String module = p.moduleNames.parseModule();
        List<ModuleItem.ImportAttribute> attributes = p.moduleNames.parseAttributes();
        semicolon();
        if (typeOnly) {
            return null;
        }
        return new ModuleItem.Import(
                start, end(), phase, List.copyOf(specifiers), module, attributes, p.typeScript && !specifiers.isEmpty());
    }

    /** {@code type} in {@code import type …}: not if it is the name that is imported. */
    private boolean acceptTypeKeyword() {
        if (!atWord("type")) {
            return false;
        }
        Token following = peek();
        boolean keyword = following.kind == LEFT_BRACE || following.kind == STAR;
        if (following.kind == IDENTIFIER) {
            keyword = !following.text.equals("from");
            if (!keyword) { // `import type from from "x"`
                Parsing.Mark mark = p.mark();
                next();
                keyword = peekIs(IDENTIFIER) || peekIs(ASSIGN);
                mark.reset();
            }
        }
        if (keyword) {
            typeScriptOnly(token.start, token.end, "type-only imports and exports are");
            next();
        }
        return keyword;
    }

    private void parseImportClause(List<ModuleItem.ImportSpecifier> specifiers, boolean typeOnly) {
        if (at(IDENTIFIER)) {
            specifiers.add(parseImportedBinding(token.start, "default", typeOnly));
            if (!accept(COMMA)) {
                return;
            }
        }
        int start = token.start;
        if (accept(STAR)) {
            expectWord("as");
            specifiers.add(parseImportedBinding(start, null, typeOnly));
        } else if (at(LEFT_BRACE)) {
            parseNamedImports(specifiers, typeOnly);
        } else {
            throw expected("names to import");
        }
    }

    /** {@code defer} before {@code *}, and {@code source} before a name; otherwise these are names of the default import. */
    private ImportPhase acceptPhase() {
        if (atWord("defer") && peekIs(STAR)) {
            next();
            return ImportPhase.DEFER;
        }
        if (!atWord("source") || !peekIs(IDENTIFIER)) {
            return ImportPhase.EVALUATION;
        }
        Parsing.Mark mark = p.mark();
        next();
        boolean keyword = !atWord("from") || peek().kind == IDENTIFIER && peek().text.equals("from"); // `import source from from "x"`
        if (!keyword) {
            mark.reset();
        }
        return keyword ? ImportPhase.SOURCE : ImportPhase.EVALUATION;
    }

    /** {@code defer * as local} and {@code source local}, after the phase. */
    private void parsePhaseClause(ImportPhase phase, List<ModuleItem.ImportSpecifier> specifiers) {
        int start = token.start;
        if (phase == ImportPhase.DEFER) {
            expect(STAR);
            expectWord("as");
        }
        specifiers.add(parseImportedBinding(start, null, false));
    }

    private ModuleItem.ImportSpecifier parseImportedBinding(int start, String imported, boolean typeOnly) {
        String local = p.patterns.parseName("a name").name();
        declareImport(local, typeOnly);
        return new ModuleItem.ImportSpecifier(start, end(), imported, local);
    }

    private void declareImport(String local, boolean typeOnly) {
        if (typeOnly) {
            p.typeNames.add(local);
        } else {
            p.statements.declareTopLevel(local);
        }
    }

    private void parseNamedImports(List<ModuleItem.ImportSpecifier> specifiers, boolean typeOnly) {
        int open = next();
        while (!at(RIGHT_BRACE)) {
            boolean inlineType = acceptInlineType();
            int start = token.start;
            boolean string = at(STRING);
            Token first = token.copy();
            String imported = p.moduleNames.parseExport();
            String local = imported;
            if (acceptWord("as")) {
                local = p.patterns.parseName("a name").name();
            } else if (string) {
                throw expected("`as` and a name");
            } else {
                checkLocal(first, "an imported name");
                checkBinding(imported, start, end());
            }
            declareImport(local, typeOnly || inlineType);
            if (!typeOnly && !inlineType) {
                specifiers.add(new ModuleItem.ImportSpecifier(start, end(), imported, local));
            }
            if (!accept(COMMA)) {
                break;
            }
        }
        expectListEnd(RIGHT_BRACE, open);
    }

    private void checkLocal(Token first, String what) {
        if (first.kind != IDENTIFIER) {
            String word = first.kind.isKeyword() ? first.kind.text : first.text;
            error(first.kind == ESCAPED_KEYWORD ? DiagnosticKind.ESCAPED_KEYWORD : DiagnosticKind.RESERVED_WORD, first.start, first.end, word, what);
        }
    }

    /** {@code type} before a specifier: {@code type a}, {@code type as as b}; but {@code type} and {@code type as b} name it. */
    private boolean acceptInlineType() {
        if (!atWord("type")) {
            return false;
        }
        Parsing.Mark mark = p.mark();
        next();
        boolean keyword = token.kind.isName() || at(STRING);
        if (atWord("as")) {
            next();
            if (atWord("as")) {
                next();
                keyword = token.kind.isName() || at(STRING); // `type as as b` is about the type `as`, `type as as` about the value `type`
            } else {
                keyword = !token.kind.isName() && !at(STRING);
            }
        }
        mark.reset();
        if (keyword) {
            typeScriptOnly(token.start, token.end, "type-only imports and exports are");
            next();
        }
        return keyword;
    }

    /** TypeScript {@code import local = require("…")} and {@code import local = a.b}. */
    private Statement parseImportEquals(int start, boolean typeOnly) {
        typeScriptOnly(token.start, token.end, "`import … =` is");
        if (!p.inNamespace && (p.function.moduleNames == null || p.function.blocks > 0)) {
            error(DiagnosticKind.IMPORT_NOT_TOP_LEVEL, start, start + "import".length(), "import");
        }
        String local = p.patterns.parseName("a name").name();
        next();
        declareImport(local, typeOnly);
        if (atWord("require") && peekIs(LEFT_PAREN)) {
            next();
            int open = next();
            String module = p.moduleNames.parseModule();
            expectClosing(RIGHT_PAREN, open);
            semicolon();
            return typeOnly ? null : new ModuleItem.ImportRequire(start, end(), local, module);
        }
        int valueStart = token.start;
        String name = identifier("a name");
        Expression value = new Expression.Identifier(valueStart, end(), name);
        while (accept(DOT)) {
            String member = token.text;
            int memberStart = token.start;
            if (!token.kind.isName()) {
                throw expected("a name");
            }
            next();
            value = new Expression.Member(valueStart, end(), value, member, memberStart, false);
        }
        semicolon();
        return typeOnly ? null : new ModuleItem.ImportEquals(start, end(), local, value);
    }

    // export

    Statement parseExport(List<Expression> decorators) {
        int start = next();
        if (at(ASSIGN) && (p.typeScript || p.ambient)) {
            return parseExportAssignment(start);
        }
        if (atWord("as") && p.typeScript) {
            return skipGlobalName();
        }
        if (!p.inNamespace) {
            checkPlace(start, "export");
        }
        boolean typeOnly = p.typeScript && atWord("type") && (peekIs(LEFT_BRACE) || peekIs(STAR));
        if (typeOnly) {
            next();
        }
        return switch (token.kind) {
            case STAR -> parseExportAll(start, typeOnly);
            case LEFT_BRACE -> parseExportNamed(start, typeOnly);
            case DEFAULT -> parseExportDefault(start, decorators);
            default -> parseExportDeclaration(start, decorators);
        };
    }

    private Statement parseExportAssignment(int start) {
        next();
        Expression value = p.expressions.parseExpression();
        semicolon();
        return new ModuleItem.ExportAssignment(start, end(), value);
    }

    /** {@code export as namespace name}, of declaration files. */
    private Statement skipGlobalName() {
        next();
        expectWord("namespace");
        identifier("a name");
        semicolon();
        return null;
    }

    private Statement parseExportAll(int start, boolean typeOnly) {
        next();
        String exported = null;
        if (acceptWord("as")) {
            int nameStart = token.start;
            exported = p.moduleNames.parseExport();
            if (!typeOnly) {
                exports.add(exported, nameStart, end());
            }
        }
        expectWord("from");
        String module = p.moduleNames.parseModule();
        List<ModuleItem.ImportAttribute> attributes = p.moduleNames.parseAttributes();
        semicolon();
        if (typeOnly) {
            p.typeExports.add(exported == null ? "*" : exported);
            return null;
        }
        return new ModuleItem.ExportAll(start, end(), exported, module, attributes);
    }

    private Statement parseExportNamed(int start, boolean typeOnly) {
        int open = next();
        ArrayList<ModuleItem.ExportSpecifier> specifiers = new ArrayList<>();
        ArrayList<Token> locals = new ArrayList<>();
        while (!at(RIGHT_BRACE)) {
            boolean inlineType = acceptInlineType();
            Token first = token.copy();
            String local = p.moduleNames.parseExport();
            int exportedStart = first.start;
            String exported = local;
            if (acceptWord("as")) {
                exportedStart = token.start;
                exported = p.moduleNames.parseExport();
            }
            if (typeOnly || inlineType) {
                p.typeExports.add(exported);
            } else {
                locals.add(first);
                specifiers.add(new ModuleItem.ExportSpecifier(first.start, end(), local, exported));
                exports.add(exported, exportedStart, end());
            }
            if (!accept(COMMA)) {
                break;
            }
        }
        expectListEnd(RIGHT_BRACE, open);
        if (acceptWord("from")) {
            String module = p.moduleNames.parseModule();
            List<ModuleItem.ImportAttribute> attributes = p.moduleNames.parseAttributes();
            semicolon();
            return typeOnly ? null : new ModuleItem.ExportFrom(start, end(), List.copyOf(specifiers), module, attributes);
        }
        semicolon();
        if (typeOnly) {
            return null;
        }
        dropUnusable(locals, specifiers);
        return new ModuleItem.ExportNamed(start, end(), List.copyOf(specifiers));
    }

    /** Without {@code from}, the local names must be identifiers. */
    private void dropUnusable(List<Token> locals, List<ModuleItem.ExportSpecifier> specifiers) {
        for (int i = locals.size() - 1; i >= 0; i--) {
            checkExported(locals.get(i));
            if (locals.get(i).kind != IDENTIFIER) {
                specifiers.remove(i); // reported
            }
        }
    }

    private void checkExported(Token local) {
        if (local.kind == STRING) {
            error(DiagnosticKind.STRING_EXPORT_WITHOUT_FROM, local.start, local.end);
            return;
        }
        checkLocal(local, "a local name");
        if (local.kind == IDENTIFIER) {
            checkIdentifier(local.text, local.start, local.end);
        }
    }

    private Statement parseExportDefault(int start, List<Expression> decorators) {
        int nameStart = next();
        exports.add("default", nameStart, end());
        List<Expression> all = decorators.isEmpty() && at(AT) ? p.classes.parseDecorators() : decorators;
        Token following = peek();
        if (p.typeScript && atWord("abstract") && following.kind == CLASS && !following.newlineBefore) {
            next();
        }
        if (at(CLASS)) {
            ClassNode definition = p.classes.parseClass(all, false);
            p.statements.declareTopLevel(definition.name());
            return new ModuleItem.ExportDefaultClass(start, end(), definition);
        }
        boolean async = atWord("async") && following.kind == FUNCTION && !following.newlineBefore;
        if (at(FUNCTION) || async) {
            return parseDefaultFunction(start, async);
        }
        if (p.typeScript && atWord("interface") && following.kind == IDENTIFIER && !following.newlineBefore) {
            p.typeScripts.parseDeclaration();
            exports.removeLast();
            p.typeExports.add("default");
            return null;
        }
        Expression value = p.expressions.parseAssignment();
        semicolon();
        return new ModuleItem.ExportDefault(start, end(), value);
    }

    private Statement parseDefaultFunction(int start, boolean async) {
        int functionStart = async ? next() : token.start;
        FunctionNode function = p.functions.parseDeclaration(functionStart, async, true);
        if (function == null) {
            exports.removeLast();
            return null;
        }
        p.statements.declareTopLevel(function.name());
        return new ModuleItem.ExportDefaultFunction(start, end(), function);
    }

    private Statement parseExportDeclaration(int start, List<Expression> decorators) {
        List<Expression> all = decorators.isEmpty() && at(AT) ? p.classes.parseDecorators() : decorators;
        if (!all.isEmpty()) {
            if (p.typeScript) {
                acceptWord("abstract");
            }
            if (!at(CLASS)) {
                throw expected("a class after decorators");
            }
            return export(start, p.statements.parseClass(all));
        }
        p.lastTypeName = null;
        Statement declaration = switch (token.kind) {
            case VAR -> p.statements.parseVariables(VariableKind.VAR, next());
            case CONST, CLASS, FUNCTION, ENUM -> p.statements.parseItem();
            case IMPORT -> parseExportedImport();
            case IDENTIFIER -> parseExportedWord();
            default -> throw expected("a declaration, `{`, `*` or `default` after `export`");
        };
        return export(start, declaration);
    }

    /** TypeScript {@code export import a = b.c}. */
    private Statement parseExportedImport() {
        int importStart = token.start;
        Statement declaration = parseImport();
        if (declaration instanceof ModuleItem.Import) {
            throw fail(DiagnosticKind.EXPECTED, importStart, importStart + "import".length(), "a declaration after `export`", "an `import`");
        }
        return declaration;
    }

    private Statement parseExportedWord() {
        boolean declares = switch (token.escaped ? "" : token.text) {
            case "let" -> true;
            case "async" -> peekIs(FUNCTION) && !peek().newlineBefore;
            default -> p.typeScripts.atDeclaration();
        };
        if (!declares) {
            throw expected("a declaration, `{`, `*` or `default` after `export`");
        }
        return atWord("let") ? p.statements.parseVariables(VariableKind.LET, next()) : p.statements.parseItem();
    }

    private Statement export(int start, Statement declaration) {
        if (declaration == null) {
            boolean isDeclared = p.ambient && p.options.language() != Language.DECLARATIONS;
            if (!p.inNamespace && !isDeclared && p.lastTypeName != null) {
                p.typeExports.add(p.lastTypeName);
            }
            return null;
        }
        if (!p.inNamespace && !p.ambient) {
            exports.addDeclared(declaration);
        }
        return new ModuleItem.ExportDeclaration(start, end(), declaration);
    }
}
