package tsubame.frontend.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import tsubame.frontend.diagnostic.DiagnosticKind;
import tsubame.frontend.diagnostic.DiagnosticRenderer;
import tsubame.frontend.source.SourceFile;
import tsubame.frontend.syntax.Program;
import tsubame.frontend.syntax.Statement;
import tsubame.frontend.syntax.TreePrinter;

/** The grammar, one line per fact. */
final class ParserTest {
    private static ParseResult parse(String text, Goal goal, Language language) {
        return Parser.parse(SourceFile.of("test", text), ParseOptions.of(goal, language));
    }

    private static void expectTree(String text, Goal goal, Language language, String tree) {
        ParseResult result = parse(text, goal, language);
        assertFalse(result.hasErrors(), () -> DiagnosticRenderer.render(result.diagnostics(), false));
        StringBuilder lines = new StringBuilder();
        for (Statement statement : result.program().body()) {
            lines.append(lines.isEmpty() ? "" : " ").append(TreePrinter.line(statement));
        }
        assertEquals(tree, lines.toString(), text);
    }

    private static void script(String text, String tree) {
        expectTree(text, Goal.SCRIPT, Language.JAVASCRIPT, tree);
    }

    /** An expression statement. */
    private static void value(String text, String tree) {
        script(text, "(Expression " + tree + ")");
    }

    private static void typed(String text, String tree) {
        expectTree(text, Goal.MODULE, Language.TYPESCRIPT, tree);
    }

    private static void typedValue(String text, String tree) {
        typed(text, "(Expression " + tree + ")");
    }

    private static void error(String text, Goal goal, DiagnosticKind kind) {
        ParseResult result = parse(text, goal, Language.JAVASCRIPT);
        assertTrue(result.hasErrors(), text);
        assertEquals(kind, result.diagnostics().sorted().getFirst().kind(), text);
    }

    @Test
    void literals() {
        value("0x1F", "(Number 31)");
        value("1_000.5e-1", "(Number 100.05)");
        value("017", "(Number 15)");
        value("089.5", "(Number 89.5)");
        value("0xFFn", "(BigInt 0xff)");
        value("'\\x41\\u{1F600}\\\n\\0'", "(String \"A😀\\u0000\")");
        value("'\\uD83D' + '\\uDE00\\101'", "(+ (String \"\\ud83d\") (String \"\\ude00A\"))");
        value("/[/]\\/x/gi", "(RegExp \"[/]\\\\/x\" \"gi\")");
        value("`a\r\nb${c}\\n`", "(Template \"a\\u000ab\" (Name c) \"\\u000a\" (Raw \"\\\\n\"))");
        value("t`\\u${a}`", "(Tagged (Name t) - (Raw \"\\\\u\") (Name a) \"\")");
    }

    @Test
    void operators() {
        value("a + b * c ** d ** e", "(+ (Name a) (* (Name b) (** (Name c) (** (Name d) (Name e)))))");
        value("a - b - c", "(- (- (Name a) (Name b)) (Name c))");
        value("(-a) ** b", "(** (- (Name a)) (Name b))");
        value("(a && b) ?? c", "(?? (&& (Name a) (Name b)) (Name c))");
        value("a ? b : c ? d : e", "(? (Name a) (Name b) (? (Name c) (Name d) (Name e)))");
        value("a = b ||= c += d", "(= (Name a) (||= (Name b) (+= (Name c) (Name d))))");
        value("typeof void !a++", "(typeof (void (! (++ postfix (Name a)))))");
        value("a\n++b", "(Name a)) (Expression (++ prefix (Name b))");
        script("for (let a = (b in c); ;) ;", "(For (Variables let (Name a (= (in (Name b) (Name c))))) - - (Empty))");
        script("for (let a = [b in c]; ;) ;", "(For (Variables let (Name a (= (Array (in (Name b) (Name c)))))) - - (Empty))");
    }

    @Test
    void chains() {
        value("a?.b.c(d)?.[e]", "(Chain (Index ?. (Call (Member (Member ?. (Name a) b) c) (Name d)) (Name e)))");
        value("(a?.b).c", "(Member (Chain (Member ?. (Name a) b)) c)");
        value("a?.5:1", "(? (Name a) (Number 0.5) (Number 1))");
        value("new a.b(c)(d)", "(Call (New (Member (Name a) b) (Name c)) (Name d))");
        value("new new a(b)", "(New (New (Name a) (Name b)))");
        value("eval?.(a)", "(Chain (Call ?. (Name eval) (Name a)))");
        value("import('a', b)", "(ImportCall (String \"a\") (Name b))");
    }

    @Test
    void coverGrammars() {
        value("[a, , ...b]", "(Array (Name a) (Hole) (Spread (Name b)))");
        value("[a.b, [c = 1], ...d] = e",
                "(= (ArrayPattern (Target (Member (Name a) b)) (ArrayPattern (Name c (= (Number 1)))) (Rest (Name d))) (Name e))");
        value("({ a, b: c.d = 1, ...e } = f)",
                "(= (ObjectPattern (Member (Key \"a\") (Name a)) (Member (Key \"b\") (Target (Member (Name c) d) (= (Number 1))))"
                        + " (Rest (Name e))) (Name f))");
        value("({ __proto__: a, ['__proto__']: b, __proto__ })",
                "(Object (Prototype (Name a)) (Property (Computed (String \"__proto__\")) (Name b)) (Property (Key \"__proto__\") (Name __proto__)))");
        value("({ __proto__: a, __proto__: b } = c)",
                "(= (ObjectPattern (Member (Key \"__proto__\") (Name a)) (Member (Key \"__proto__\") (Name b))) (Name c))");
        value("(a, b = 1, ...[c]) => d",
                "(Arrow (Parameters (Name a) (Name b (= (Number 1))) (ArrayPattern (Name c) rest)) (Return (Name d)))");
        value("async ({ a = 1 }) => a",
                "(Arrow async (Parameters (ObjectPattern (Member (Key \"a\") (Name a (= (Number 1)))))) (Return (Name a)))");
        value("async (a, ...b)", "(Call (Name async) (Name a) (Spread (Name b)))");
        value("async => async", "(Arrow (Parameters (Name async)) (Return (Name async)))");
        value("(a, b)", "(, (Name a) (Name b))");
        script("for ({ a = 1 } of b) ;", "(ForOf (ObjectPattern (Member (Key \"a\") (Name a (= (Number 1))))) (Name b) (Empty))");
        script("for (f() in a) ;", "(ForIn (Target (Call (Name f))) (Name a) (Empty))");
    }

    @Test
    void contextualWords() {
        script("let\nlet_ = 1", "(Variables let (Name let_ (= (Number 1))))");
        script("let = let[0]", "(Expression (= (Name let) (Index (Name let) (Number 0))))");
        script("yield: await: async: of: 1", "(Labeled yield (Labeled await (Labeled async (Labeled of (Expression (Number 1))))))");
        script("async\nfunction f() {}", "(Expression (Name async)) (Function f (Parameters))");
        script("{ using a = b; using\nc }", "(Block (Variables using (Name a (= (Name b)))) (Expression (Name using)) (Expression (Name c)))");
        script("for (using of of) ;", "(ForOf (Name using) (Name of) (Empty))");
        script("for (async of => 1; ;) ;", "(For (Expression (Arrow async (Parameters (Name of)) (Return (Number 1)))) - - (Empty))");
        script("if (a) function f() {}", "(If (Name a) (Function f (Parameters)))");
        script("a <!-- b\n--> c", "(Expression (Name a))");
        value("({ 0x10n: a, 1e3: b })", "(Object (Property (Key \"16\") (Name a)) (Property (Key 1000) (Name b)))");
        value("({ get, set: 1, async a() {}, *b() {}, get c() {}, set d(e) {}, async *[f]() {} })",
                "(Object (Property (Key \"get\") (Name get)) (Property (Key \"set\") (Number 1))"
                        + " (Property (Key \"a\") (Method async (Parameters))) (Property (Key \"b\") (Method generator (Parameters)))"
                        + " (Property (Key \"c\") (Getter (Parameters))) (Property (Key \"d\") (Setter (Parameters (Name e))))"
                        + " (Property (Computed (Name f)) (Method async generator (Parameters))))");
    }

    @Test
    void directives() {
        script("function f() { 'use strict'; }", "(Function strict f (Parameters) (Expression (String \"use strict\")))");
        script("function f() { ('use strict'); }", "(Function f (Parameters) (Expression (String \"use strict\")))");
        script("function f() { 'use\\x20strict'; }", "(Function f (Parameters) (Expression (String \"use strict\")))");
        script("function f() { 'a'; 'use strict' + 1; }",
                "(Function f (Parameters) (Expression (String \"a\")) (Expression (+ (String \"use strict\") (Number 1))))");
    }

    @Test
    void classes() {
        script("class A extends B { static #a = 1; get; static async *b() {} static { this } 'c'; accessor d; static static }",
                "(Class A (Extends (Name B)) (Field static (Private #a) (= (Number 1))) (Field (Key \"get\"))"
                        + " (Member static (Key \"b\") (Method async generator strict (Parameters))) (StaticBlock (Expression (This)))"
                        + " (Field (Key \"c\")) (Accessor (Key \"d\")) (Field static (Key \"static\")))");
        script("@a @b.c(d) class E { @f g() {} #h; has(o) { return #h in o } }",
                "(Class E (Decorator (Name a)) (Decorator (Call (Member (Name b) c) (Name d)))"
                        + " (Member (Key \"g\") (Decorator (Name f)) (Method strict (Parameters))) (Field (Private #h))"
                        + " (Member (Key \"has\") (Method strict (Parameters (Name o)) (Return (in #h (Name o))))))");
    }

    @Test
    void modules() {
        expectTree("import a, { b as c, 'd' as e } from 'f' with { type: 'json' }; export * as g from 'h'; export { a as default };",
                Goal.MODULE, Language.JAVASCRIPT,
                "(Import \"f\" (Binding \"default\" a) (Binding \"b\" c) (Binding \"d\" e) (With \"type\" \"json\"))"
                        + " (ExportAll \"h\" \"g\") (Export (Name \"a\" \"default\"))");
    }

    @Test
    void goalIsDetected() {
        for (String text : List.of("import 'a'", "export {}", "import.meta", "await a", "for await (a of b) ;", "f(); await (g())",
                "{ await using a = b }")) {
            assertEquals(Program.Goal.MODULE, parse(text, Goal.DETECT, Language.JAVASCRIPT).program().goal(), text);
        }
        for (String text : List.of("return 1", "var await = 1; await + 1", "async function f() { await g }", "import('a')")) {
            assertEquals(Program.Goal.COMMONJS, parse(text, Goal.DETECT, Language.JAVASCRIPT).program().goal(), text);
        }
    }

    @Test
    void typesAreErased() {
        typed("interface A<T> { a: T; [k: string]: T; (b): void; new (c): A<T> } type B = A<number>; declare let c: B;", "");
        typed("function f(a: number): void; function f(this: X, a?: string[], ...b: any): b is C {}",
                "(Function strict f :boolean (Parameters (Name a :string[]) (Name b rest)))");
        typed("let a: number | undefined = b as any as number, c!: [string, number?]",
                "(Variables let (Name a :number|undefined (= (Name b))) (Name c :object))");
        typed("let a: (x: number, y: string) => boolean, b: Map<string, A.B[]>",
                "(Variables let (Name a :(number,string)=>boolean) (Name b :Map<string,A.B[]>))");
        typed("class A<T> extends B<T> implements C { private readonly a?: number; declare b; abstract c(); constructor(public d = 1) { super() } }",
                "(Class A (Extends (Name B)) (DerivedConstructor strict (Parameters (Name d property (= (Number 1)))) (Expression (SuperCall)))"
                        + " (Field (Key \"a\") :number))");
        typed("import type { A } from 'a'; import { type B, C } from 'b'; export type { D } from 'd'; export { type C };",
                "(Import \"b\" (Binding \"C\" C)) (Export)");
        typed("type T = A extends (infer U extends string) ? { [K in keyof U as `x${K}`]-?: U[K] } : typeof import('a')", "");
        typed("namespace A.B { export const c = 1 } namespace D { type E = 1 }",
                "(Namespace A (Export (Namespace B (Export (Variables const (Name c (= (Number 1))))))))");
        typed("const enum A { B = 1, 'c' = B << 1 }", "(Enum const A (Member \"B\" (Number 1)) (Member \"c\" (<< (Name B) (Number 1))))");
        typed("import a = require('a'); import b = c.d; export = a",
                "(ImportRequire a \"a\") (ImportEquals b (Member (Name c) d)) (ExportAssignment (Name a))");
    }

    @Test
    void typesInExpressions() {
        typedValue("a!.b![0]!", "(Index (Member (Name a) b) (Number 0))");
        typedValue("<T>a as const", "(Name a)");
        typedValue("f<T>(a)", "(Call (Name f) (Name a))");
        typedValue("f < a > (b)", "(Call (Name f) (Name b))");
        typedValue("f < a > b", "(> (< (Name f) (Name a)) (Name b))");
        typedValue("a < b, c > d", "(, (< (Name a) (Name b)) (> (Name c) (Name d)))");
        typedValue("new A<B<C>>", "(New (Name A))");
        typedValue("a as number < 1", "(< (Name a) (Number 1))");
        typedValue("(a, b?: T): c is D => a", "(Arrow strict :boolean (Parameters (Name a) (Name b :T)) (Return (Name a)))");
        typedValue("async <T,>(a: T) => a", "(Arrow async strict (Parameters (Name a :T)) (Return (Name a)))");
        typedValue("a ? (b) : c => d", "(? (Name a) (Name b) (Arrow strict (Parameters (Name c)) (Return (Name d))))");
        typedValue("a ? (b): c => d : e", "(? (Name a) (Arrow strict :c (Parameters (Name b)) (Return (Name d))) (Name e))");
        typedValue("a ? (b, c) => d : e", "(? (Name a) (Arrow strict (Parameters (Name b) (Name c)) (Return (Name d))) (Name e))");
        typedValue("(a as any) = (<any>b)", "(= (Name a) (Name b))");
        typedValue("a?.b!.c", "(Chain (Member (Member ?. (Name a) b) c))");
        typedValue("a satisfies B ? c : d", "(? (Name a) (Name c) (Name d))");
    }

    @Test
    void evalSeesItsSurroundings() {
        EvalContext context = new EvalContext(true, true, true, false, true, List.of("p"));
        assertFalse(Parser.parse(SourceFile.of("eval", "this.#p; new.target; super.x"), ParseOptions.eval(context)).hasErrors());
        for (String text : List.of("this.#q", "super()", "arguments", "with (a) ;", "return")) {
            assertTrue(Parser.parse(SourceFile.of("eval", text), ParseOptions.eval(context)).hasErrors(), text);
        }
        assertTrue(Parser.parse(SourceFile.of("eval", "new.target"), ParseOptions.eval(EvalContext.indirect())).hasErrors());
    }

    @Test
    void functionConstructorChecksItsParts() {
        assertFalse(Parser.parseFunction("f", "a, b = 1", "return a", false, false).hasErrors());
        assertFalse(Parser.parseFunction("f", "a //", "yield a", false, true).hasErrors());
        assertTrue(Parser.parseFunction("f", "/*", "*/) {", false, false).hasErrors());
        assertTrue(Parser.parseFunction("f", "a) { }, function (", "", false, false).hasErrors());
        assertTrue(Parser.parseFunction("f", "", "} {", false, false).hasErrors());
        assertTrue(Parser.parseFunction("f", "a = 1", "'use strict'", false, false).hasErrors());
        assertTrue(Parser.parseFunction("f", "a = super.b", "", false, false).hasErrors());
    }

    @Test
    void earlyErrors() {
        error("'use strict'; 010", Goal.SCRIPT, DiagnosticKind.OCTAL_IN_STRICT);
        error("f() = 1", Goal.MODULE, DiagnosticKind.INVALID_ASSIGNMENT_TARGET);
        error("a: { b: { break c; } }", Goal.SCRIPT, DiagnosticKind.UNDEFINED_LABEL);
        error("async (a, a) => 1", Goal.SCRIPT, DiagnosticKind.DUPLICATE_PARAMETER);
        error("class A { static { await } }", Goal.SCRIPT, DiagnosticKind.AWAIT_AS_NAME);
        error("export { a }; export { b as a }; let a, b", Goal.MODULE, DiagnosticKind.DUPLICATE_EXPORT);
        assertFalse(parse("f() = 1; f()++; for (g() in a) ;", Goal.SCRIPT, Language.JAVASCRIPT).hasErrors());
    }

    @Test
    void declarationFilesLeaveNothing() {
        expectTree("export const a: number; export default function f(): void; export default class X { m(): void } export = f", Goal.MODULE,
                Language.DECLARATIONS, "");
        expectTree("export let { x, y }: any; export as namespace Foo; namespace N { const q: number; function f(): void } function g(): void",
                Goal.DETECT, Language.DECLARATIONS, "");
    }

    @Test
    void conditionalTypesInBracesAfterExtends() {
        typed("type A<a> = 'x' extends { [k in keyof a]: k extends true ? 1 : 2 }[keyof a] ? true : false", "");
        typed("type A<a> = a extends { m(): a extends 1 ? 2 : 3; p: a extends 1 ? 2 : 3; (x: a extends 1 ? 2 : 3): void } ? 1 : 2", "");
        typed("type A<a> = a extends (x: a extends 1 ? 2 : 3) => a extends 4 ? 5 : 6 ? 1 : 2", "");
    }

    @Test
    void anErrorInATypeDoesNotReachTheNextStatement() {
        ParseResult result = parse("type A<a> = a extends { x: ] } ? 1 : 2;\ntype B<a> = a extends 1 ? 2 : 3", Goal.MODULE, Language.TYPESCRIPT);
        assertEquals(1, result.diagnostics().size());
    }
}
