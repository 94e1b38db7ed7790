package tsubame.frontend.scope;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import tsubame.frontend.Compiler;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.lower.LoweringOptions;
import tsubame.frontend.parser.Goal;
import tsubame.frontend.parser.Language;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.DecoratorDialect;

/** Early errors of declarations, and where bindings live, one line per fact. */
final class ScopeTest {
    private static Compiler.Result compile(String text, Goal goal, Language language) {
        return Compiler.compile(SourceFile.of("test", text), goal, language, LoweringOptions.DEFAULT);
    }

    private static void good(String text, Goal goal, Language language) {
        Compiler.Result result = compile(text, goal, language);
        assertFalse(result.hasErrors(), () -> DiagnosticRenderer.render(result.diagnostics(), false));
    }

    private static void good(String text) {
        good(text, Goal.SCRIPT, Language.JAVASCRIPT);
    }

    private static void typed(String text) {
        good(text, Goal.MODULE, Language.TYPESCRIPT);
    }

    private static void bad(String text, Goal goal, DiagnosticKind kind) {
        Compiler.Result result = compile(text, goal, Language.JAVASCRIPT);
        assertTrue(result.hasErrors(), text);
        assertEquals(kind, result.diagnostics().sorted().getFirst().kind(), text);
    }

    private static void twice(String text) {
        bad(text, Goal.SCRIPT, DiagnosticKind.REDECLARED);
    }

    @Test
    void lexicalNamesAreUnique() {
        twice("let a; let a");
        twice("let a; const a = 1");
        twice("class A {} let A");
        twice("{ let a; { var a } }");
        twice("let a; var a");
        twice("var a; let a");
        twice("function f() { let a; var a }");
        twice("function f() {} let f");
        twice("for (let i;;) { var i }");
        twice("for (let [a, a] of []) ;");
        good("let a; { let a; { let a } }");
        good("var a; var a; function a() {} function a() {}");
        good("for (let i;;) { let i }");
        good("{ let a } var a");
    }

    @Test
    void functionsInBlocks() {
        good("{ function f() {} function f() {} }");
        twice("'use strict'; { function f() {} function f() {} }");
        twice("{ function f() {} async function f() {} }");
        twice("{ function f() {} var f }");
        twice("{ let f; function f() {} }");
        good("switch (0) { case 0: function f() {} case 1: function f() {} }");
        good("if (1) function f() {} else function f() {}");
        twice("switch (0) { case 0: let a; case 1: let a }");
        twice("label: function f() {} let f");
        good("let f; { function f() {} }");
    }

    @Test
    void parameters() {
        bad("function f(a, a) { 'use strict' }", Goal.SCRIPT, DiagnosticKind.DUPLICATE_PARAMETER);
        bad("(a, a) => 0", Goal.SCRIPT, DiagnosticKind.DUPLICATE_PARAMETER);
        bad("function f(a, [a]) {}", Goal.SCRIPT, DiagnosticKind.DUPLICATE_PARAMETER);
        twice("function f(a) { let a }");
        twice("(a = 1) => { let a }");
        good("function f(a, a) {}");
        good("function f(a) { var a; function a() {} }");
        good("function f(a) { { let a } }");
        good("function f() { let arguments }");
    }

    @Test
    void catchParameters() {
        twice("try {} catch (e) { let e }");
        twice("try {} catch ([e]) { var e }");
        twice("try {} catch ([e, e]) {}");
        good("try {} catch (e) { var e }");
        good("try {} catch (e) { for (var e of []) ; }");
        good("try {} catch (e) { { let e } }");
    }

    @Test
    void modules() {
        bad("import a from 'x'; let a", Goal.MODULE, DiagnosticKind.REDECLARED);
        bad("import a from 'x'; import { a } from 'y'", Goal.MODULE, DiagnosticKind.REDECLARED);
        bad("function f() {} function f() {}", Goal.MODULE, DiagnosticKind.REDECLARED);
        bad("export { a }", Goal.MODULE, DiagnosticKind.UNRESOLVED_EXPORT);
        bad("export let a; export { a }", Goal.MODULE, DiagnosticKind.DUPLICATE_EXPORT);
        good("export { a }; var a", Goal.MODULE, Language.JAVASCRIPT);
        good("export default function () {}", Goal.MODULE, Language.JAVASCRIPT);
    }

    @Test
    void typeScriptMerges() {
        typed("enum E { A } enum E { B = 1 }");
        typed("class C {} namespace C { export const a = 1 }");
        typed("function f() {} namespace f { export const a = 1 }");
        typed("enum E { A } namespace E { export const b = 1 }");
        typed("namespace N { export const a = 1 } namespace N { export const b = a }");
        typed("export { T }; type T = number");
        typed("type A = 1; const A = 1");
    }

    @Test
    void legacyDecorators() {
        LoweringOptions options = new LoweringOptions(true, DecoratorDialect.LEGACY, false, false);
        SourceFile source = SourceFile.of("test", "class A { @d #x } function f(@d x) {}");
        Compiler.Result result = Compiler.compile(source, Goal.MODULE, Language.TYPESCRIPT, options);
        assertEquals(DiagnosticKind.LEGACY_PRIVATE_DECORATOR, result.diagnostics().sorted().getFirst().kind());
        assertEquals(DiagnosticKind.FUNCTION_PARAMETER_DECORATOR, result.diagnostics().sorted().getLast().kind());
        typed("declare const d: any; @d class A {}");
    }

    private static void lives(String text, String binding, String place) {
        Compiler.Result result = compile(text, Goal.MODULE, Language.JAVASCRIPT);
        assertFalse(result.hasErrors(), text);
        String scopes = ScopePrinter.print(result.scopes());
        String line = "";
        for (String each : scopes.split("\n")) {
            line = each.strip().startsWith(binding + ": ") && line.isEmpty() ? each.strip() : line;
        }
        assertEquals(binding + ": " + place, line, text);
    }

    @Test
    void places() {
        lives("let a = 1; a", "a", "let, register");
        lives("let a = 1; a = 2", "a", "let, register, assigned");
        lives("const a = 1; () => a", "a", "const, copied");
        lives("let a = 1; (() => a)(); a = 2", "a", "let, cell, assigned");
        lives("function f() { return a } const a = 1; f()", "a", "const, cell, checked");
        lives("a; let a", "a", "let, register, checked");
        lives("switch (0) { case 0: let a; case 1: a }", "a", "let, register, checked");
        lives("var a = 1; () => a", "a", "var, cell, assigned");
        lives("for (let a = 0; a < 9; a++) () => a", "a", "let, cell, assigned");
        lives("for (const a of []) () => a", "a", "const, copied");
        lives("(a) => () => a", "a", "parameter, copied");
        lives("(a = b, b) => 0", "b", "parameter, register, checked");
        lives("export let a = 1", "a", "let, linked");
        lives("function f(a) { eval('') }", "a", "parameter, cell, assigned");
        lives("class A { m() { return A } }", "A", "class, register, unused");
    }
}
