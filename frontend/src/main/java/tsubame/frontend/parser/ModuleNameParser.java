package tsubame.frontend.parser;

import static tsubame.frontend.lexer.TokenKind.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.syntax.ModuleItem;

/** The names that import and export declarations consist of: of exports, of modules, and the attributes that go with these. */
final class ModuleNameParser extends Part {
    ModuleNameParser(Parsing p) {
        super(p);
    }

    /** What is imported or exported: a name, or a string. */
    String parseExport() {
        if (at(STRING)) {
            String name = token.text;
            if (!isWellFormed(name)) {
                errorHere(DiagnosticKind.ILL_FORMED_EXPORT_NAME);
            }
            next();
            return name;
        }
        if (!token.kind.isName()) {
            throw expected("a name");
        }
        String name = token.text;
        next();
        return name;
    }

    /** Without lone surrogates. */
    private static boolean isWellFormed(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(c)) {
                return false;
            }
        }
        return true;
    }

    String parseModule() {
        if (!at(STRING)) {
            throw expected("a module name in quotes");
        }
        String name = token.text;
        p.primaries.checkOctal();
        next();
        return name;
    }

    /** {@code with {key: "value"}}. */
    List<ModuleItem.ImportAttribute> parseAttributes() {
        if (!at(WITH) && !(atWord("assert") && !token.newlineBefore && peekIs(LEFT_BRACE))) {
            return List.of();
        }
        if (!at(WITH)) {
            errorHere(DiagnosticKind.IMPORT_ASSERTION);
        }
        next();
        int open = expect(LEFT_BRACE);
        ArrayList<ModuleItem.ImportAttribute> attributes = new ArrayList<>();
        HashSet<String> keys = new HashSet<>();
        while (!at(RIGHT_BRACE)) {
            int start = token.start;
            if (!token.kind.isName() && !at(STRING)) {
                throw expected("an attribute name");
            }
            String key = token.text;
            next();
            if (!keys.add(key)) {
                error(DiagnosticKind.DUPLICATE_ATTRIBUTE, start, end(), key);
            }
            expect(COLON);
            if (!at(STRING)) {
                throw expected("a string");
            }
            String value = token.text;
            next();
            attributes.add(new ModuleItem.ImportAttribute(start, end(), key, value));
            if (!accept(COMMA)) {
                break;
            }
        }
        expectListEnd(RIGHT_BRACE, open);
        return List.copyOf(attributes);
    }
}
