package tsubame.testkit.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random JavaScript, equal for equal seeds: arithmetic, strings, objects, arrays, closures, classes, generators, exceptions, promises. A
 * script ends, since loops and calls burn fuel, prints what it computes, and depends on nothing that ECMA-262 leaves open; of errors it
 * prints the kind alone. For comparing engines: all must print the same.
 */
public final class RandomScript {
    private static final int STATEMENTS = 14;
    private static final int DEPTH = 4;

    private static final String[] NUMBERS = {"0", "-0", "1", "2", "3", "-1", "7", "0.5", "1.5", "-2.25", "1e21", "1e-7", "NaN", "Infinity", "-Infinity",
        "2147483647", "-2147483648", "4294967295", "4294967296", "9007199254740991", "0.1", "255", "1e300", "5e-324", "31", "32"};
    private static final String[] STRINGS = {"''", "'a'", "'abc'", "'12'", "' 7 '", "'0x10'", "'length'", "'\\u00e9t\\u00e9'", "'\\ud83d\\ude00x'", "'\\ud800'",
        "'A-b_C'", "'1e3'", "'constructor'", "'0'", "'-1'", "'x'.repeat(40)", "'lorem ipsum dolor'"};
    private static final String[] BINARY = {"+", "+", "-", "*", "/", "%", "**", "&", "|", "^", "<<", ">>", ">>>", "<", ">", "<=", ">=", "==", "!=", "===", "!==",
        "&&", "||", "??"};
    private static final String[] UNARY = {"-", "+", "!", "~", "typeof ", "void "};
    private static final String[] ASSIGN = {"=", "=", "+=", "-=", "*=", "|=", "<<=", ">>>=", "&&=", "||=", "??=", "**="};
    private static final String[] PLAIN_KEYS = {"a", "b", "c", "d", "0", "1", "name"}; // a long array would keep a call without fuel for hours
    private static final String[] KEYS = {"a", "b", "c", "d", "length", "0", "1", "name"};
    private static final String[] STRING_CALLS = {"charAt(#)", "charCodeAt(#)", "at(#)", "slice(#, #)", "substring(#, #)", "indexOf(#)", "lastIndexOf(#)", "split(@)",
        "toUpperCase()", "trim()", "padStart(# & 15, @)", "repeat(# & 3)", "replace(@, @)", "replaceAll('a', @)", "concat(#, #)", "includes(@)", "startsWith(@)",
        "codePointAt(#)", "normalize()", "localeCompare === undefined", "match(/[a-z]+/g)", "replace(/(\\w)(\\w)/g, '$2$1')", "search(/\\d/)", "isWellFormed()"};
    private static final String[] ARRAY_CALLS = {"push(#)", "pop()", "shift()", "unshift(#, #)", "slice(#, #)", "splice(# & 3, # & 3, #)", "concat(#, #)", "join(@)",
        "reverse()", "indexOf(#)", "includes(#)", "at(#)", "fill(#, # & 3)", "flat()", "map(%)", "filter(%)", "forEach(%)", "reduce(%, #)", "reduce(%)", "find(%)",
        "findLastIndex(%)", "some(%)", "every(%)", "sort()", "sort((x, y) => String(x).length - String(y).length)", "flatMap(%)", "keys().next()",
        "entries().next().value", "with(# & 1, #)", "toSorted()", "toSpliced(# & 1, 1, #)", "copyWithin(# & 3, # & 3)", "length = # & 7"};
    private static final String[] GLOBAL_CALLS = {"Math.max(#, #)", "Math.min(#, #)", "Math.floor(#)", "Math.round(#)", "Math.trunc(#)", "Math.sign(#)", "Math.hypot(#, #)",
        "Math.imul(#, #)", "Math.clz32(#)", "Math.fround(#)", "Math.abs(#)", "Number(#)", "String(#)", "Boolean(#)", "parseInt(#)", "parseInt(#, # & 31)",
        "parseFloat(#)", "Number.isInteger(#)", "Object.is(#, #)", "Object.keys(#)", "Object.entries(#)", "Object.assign({}, #, #)", "Array.isArray(#)",
        "Array.from({length: # & 7}, (_, i) => i * 2)", "Array.of(#, #)", "Object.freeze(#)", "Object.isFrozen(#)", "JSON.stringify(#)", "JSON.parse(@)",
        "BigInt.asIntN(64, 2n ** 70n + 5n)", "Object.getOwnPropertyNames(#)", "Reflect.ownKeys(#)", "Object.fromEntries([['k', #]])", "structuredCloneLike(#)",
        "new Set([#, #, #])", "new Map([[#, #], ['k', #]])", "[...new Set([#, #, #])]", "Symbol.for(@).toString()", "new Uint8Array([#, #, 300])",
        "new Float64Array([#, #]).map((x) => x * 2)", "new Int16Array(# & 7).fill(#)", "(#).toString(# & 31)", "(#)?.toFixed?.(# & 7)", "(#)?.constructor?.name",
        "encodeURIComponent(#)", "isNaN(#)", "Object.prototype.toString.call(#)", "new Date(# & 0xffff).toISOString()", "Number.parseFloat(@).toPrecision(3)"};

    private final Random random;
    private final StringBuilder out = new StringBuilder();
    private List<String> names = new ArrayList<>();
    private final List<String> functions = new ArrayList<>();
    private final List<String> generators = new ArrayList<>();
    private final List<String> classes = new ArrayList<>();
    private int counter;
    private int indent = 1;
    private int loops;
    private boolean inGenerator;
    private boolean inAsync;

    private RandomScript(long seed) {
        random = new Random(seed);
    }

    /** What scripts need before them. */
    public static String prelude() {
        return """
                let fuel = 0;
                function burn() { if (--fuel < 0) throw new RangeError("fuel"); }
                function show(v, depth = 2) {
                  switch (typeof v) {
                    case "number": return Object.is(v, -0) ? "-0" : String(v);
                    case "string": return JSON.stringify(v.length > 200 ? v.slice(0, 200) + v.length : v);
                    case "bigint": return v + "n";
                    case "symbol": return v.toString();
                    case "function": return "function/" + v.length;
                    case "object":
                      if (v === null) return "null";
                      if (depth < 0) return "…";
                      if (Array.isArray(v) || ArrayBuffer.isView(v)) {
                        const parts = [];
                        for (let i = 0; i < Math.min(v.length, 12); i++) parts.push(i in v ? show(v[i], depth - 1) : "hole");
                        return v.constructor?.name + "/" + v.length + "[" + parts + "]";
                      }
                      if (v instanceof Map || v instanceof Set) return v.constructor.name + show([...v], depth - 1);
                      if (v instanceof Error) return "!" + v.name;
                      return "{" + Object.keys(v).slice(0, 12).map((k) => k + ":" + show(v[k], depth - 1)) + "}";
                  }
                  return String(v);
                }
                function log(...values) {
                  let text;
                  try { text = values.map((v) => show(v)).join(" "); } catch (e) { text = "?" + show(e); }
                  console.log(text);
                }
                function attempt(f) { try { return f(); } catch (e) { return e; } }
                function structuredCloneLike(v) { return Array.isArray(v) ? v.map((x) => x) : typeof v === "object" ? { ...v } : v; }
                """;
    }

    /** A script, in a function of its own. */
    public static String of(long seed) {
        RandomScript script = new RandomScript(seed);
        script.line("console.log(\"# " + seed + "\");", 0);
        script.line("fuel = 1500;", 0);
        script.line("try { (function () {" + (script.chance(20) ? " \"use strict\";" : ""), 0);
        for (int i = 0; i < 3; i++) script.declare();
        for (int i = 0; i < STATEMENTS; i++) script.statement(0);
        script.line("log(" + String.join(", ", script.names) + ");", 1);
        script.line("})(); } catch (e) { log(e); }", 0);
        return script.out.toString();
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private String pick(String... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private String pick(List<String> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private String fresh(String prefix) {
        return prefix + counter++;
    }

    private void line(String text, int depth) {
        out.append("  ".repeat(depth)).append(text).append('\n');
    }

    private void line(String text) {
        line(text, indent);
    }

    // ---- statements

    private void declare() {
        String name = fresh("v");
        line("let " + name + " = attempt(() => " + expression(0) + ");");
        names.add(name);
    }

    /** Statements of an inner scope, whose names end with it. */
    private void block(int depth) {
        List<String> outer = names;
        names = new ArrayList<>(outer);
        indent++;
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) statement(depth + 1);
        indent--;
        names = outer;
    }

    private void statement(int depth) {
        if (depth >= DEPTH) {
            simple();
            return;
        }
        switch (random.nextInt(26)) {
            case 0, 1 -> declare();
            case 2 -> choose(depth);
            case 3 -> loop(depth, "for (let " + fresh("i") + " = 0; i# < " + (1 + random.nextInt(6)) + "; i#++) {");
            case 4 -> iterate(depth);
            case 5 -> attempt(depth);
            case 6 -> function(depth, "function ");
            case 7 -> type(depth);
            case 8 -> generator(depth);
            case 9 -> selection(depth);
            case 10 -> destructure();
            case 11 -> closures(depth);
            case 12 -> promise(depth);
            case 13 -> labelled(depth);
            case 14 -> line("log(attempt(() => " + expression(1) + "), attempt(() => " + expression(1) + "));");
            case 15 -> jump();
            default -> simple();
        }
    }

    private void simple() {
        switch (random.nextInt(9)) {
            case 0 -> line(place() + " " + pick(ASSIGN) + " " + expression(1) + ";");
            case 1 -> line("if (typeof " + name() + " === 'object' && " + name() + ") " + name() + "['" + pick(PLAIN_KEYS) + "'] = " + expression(1) + ";");
            case 8 -> line("if (typeof " + name() + " === 'object' && " + name() + ") " + name() + ".length = attempt(() => " + expression(1) + " & 15);");
            case 2 -> line("try { log(" + expression(0) + "); } catch (e) { log(e); }");
            case 3 -> line("try { " + place() + " = " + expression(0) + "; } catch (e) { log(e); } finally { burn(); }");
            case 4 -> line(pick("++", "--") + name() + ";");
            case 5 -> line("delete " + name() + "?." + pick("a", "b", "c") + ";");
            case 6 -> line(name() + " = " + expression(0) + ";");
            default -> line(name() + " = attempt(() => " + expression(0) + ");");
        }
    }

    private void choose(int depth) {
        line("if (" + expression(1) + ") {");
        block(depth);
        if (chance(60)) {
            line("} else {");
            block(depth);
        }
        line("}");
    }

    private void loop(int depth, String head) {
        String variable = "i" + (counter - 1);
        line(head.replace("i#", variable));
        line("  burn();");
        loops++;
        names.add(variable);
        block(depth);
        names.remove(variable);
        loops--;
        line("}");
    }

    private void iterate(int depth) {
        String name = fresh("e");
        String over = chance(60) ? "of " + pick("[" + expression(1) + ", " + expression(1) + "]", "'h\\u00e9j'", "Object.entries({p: 1, q: " + expression(1) + "})",
                generators.isEmpty() ? "[1, , 3]" : "take(" + pick(generators) + "(" + expression(1) + "))") : "in " + expression(1);
        over = over.replace("take(", "((g) => { const t = []; for (const x of g) { burn(); t.push(x); if (t.length > 4) break; } return t; })(");
        line("for (const " + name + " " + over + ") {");
        line("  burn();");
        loops++;
        List<String> outer = names;
        names = new ArrayList<>(outer);
        block(depth);
        line("  log(" + name + ");");
        names = outer;
        loops--;
        line("}");
    }

    private void attempt(int depth) {
        line("try {");
        block(depth);
        if (chance(40)) line("  throw " + (chance(50) ? "new " + pick("Error", "TypeError", "RangeError") + "('t')" : expression(1)) + ";");
        boolean caught = chance(75);
        if (caught) {
            line(chance(80) ? "} catch (e) {" : "} catch {");
            if (out.lastIndexOf("catch (e)") > out.lastIndexOf("catch {")) line("  log(e);");
            block(depth);
        }
        if (!caught || chance(40)) {
            line("} finally {");
            block(depth);
        }
        line("}");
    }

    private void selection(int depth) {
        line("switch (" + expression(1) + ") {");
        for (int i = 0; i < 3; i++) {
            line(i == 2 && chance(70) ? "default: {" : "case " + expression(2) + ": {");
            block(depth);
            line(chance(60) ? "break; }" : "}");
        }
        line("}");
    }

    private void labelled(int depth) {
        String label = fresh("L");
        String variable = fresh("i");
        line(label + ": for (let " + variable + " = 0; " + variable + " < 4; " + variable + "++) {");
        line("  burn();");
        line("  for (const x of [1, 2, 3]) {");
        line("    try { if (x === 2 && " + expression(2) + ") " + pick("continue ", "break ") + label + "; } finally { log(" + variable + ", x); }");
        line("  }");
        block(depth);
        line("}");
    }

    private void jump() {
        if (loops > 0) line("if (" + expression(1) + ") " + pick("break;", "continue;"));
        else if (indent > 1 && chance(30)) line("if (" + expression(2) + ") throw " + expression(2) + ";");
    }

    private void destructure() {
        String a = fresh("v");
        String b = fresh("v");
        String c = fresh("v");
        if (chance(50)) line("let {a: " + a + " = " + expression(2) + ", ['b']: " + b + ", ..." + c + "} = {a: " + expression(1) + ", c: " + expression(1) + ", d: 4};");
        else line("let [" + a + ", , " + b + " = " + expression(2) + ", ..." + c + "] = [" + expression(1) + ", 2, undefined, " + expression(1) + ", 5];");
        names.add(a);
        names.add(b);
        names.add(c);
    }

    private void closures(int depth) {
        String array = fresh("v");
        line("let " + array + " = [];");
        line("for (" + pick("let", "var") + " k" + array + " = 0; k" + array + " < 3; k" + array + "++) " + array + ".push(() => k" + array + "++ + " + name() + ");");
        line("log(" + array + ".map((f) => { try { return f(); } catch (e) { return e; } }));");
        names.add(array);
    }

    // ---- functions, classes, generators

    private void function(int depth, String keyword) {
        String name = fresh("f");
        body(depth, keyword + name + "(p, q = " + expression(2) + ", ...r) {", List.of("p", "q", "r"));
        functions.add(name);
        line("try { log(" + name + "(" + expression(1) + ", " + expression(1) + ")); } catch (e) { log(e); }");
    }

    /** A function's text: its head, statements, and a return. */
    private void body(int depth, String head, List<String> parameters) {
        List<String> outer = names;
        int outerLoops = loops;
        loops = 0;
        names = new ArrayList<>(outer);
        names.addAll(parameters);
        line(head);
        line("  burn();");
        block(depth);
        if (chance(70)) line("  return " + expression(1) + ";");
        line("}");
        names = outer;
        loops = outerLoops;
    }

    private void generator(int depth) {
        boolean outer = inGenerator;
        String name = fresh("g");
        inGenerator = true;
        body(depth + 1, "function* " + name + "(p) { try { yield p; yield* [1, " + expression(2) + "];", List.of("p"));
        int end = out.lastIndexOf("}");
        out.replace(end, end + 1, "} finally { log('end of " + name + "'); } }");
        inGenerator = outer;
        generators.add(name);
        line("{ const g = " + name + "(" + expression(1) + "); try { log(g.next(1), g.next(" + expression(2) + "), g." + pick("return(9)", "throw(new Error('g'))", "next()")
                + ", g.next()); } catch (e) { log(e); } }");
    }

    private void type(int depth) {
        String name = fresh("C");
        String parent = classes.isEmpty() || chance(50) ? pick("", "", "Array", "Error", "Map") : pick(classes);
        line("class " + name + (parent.isEmpty() ? "" : " extends " + parent) + " {");
        indent++;
        line("#secret = " + expression(2) + ";");
        line("field = " + expression(2) + ";");
        line("static count = 0;");
        line("constructor(x) { " + (parent.isEmpty() ? "" : "super(); ") + name + ".count++; burn(); this.x = x; }");
        line("get prop() { return this.#secret; }");
        line("set prop(v) { this.#secret = [v, this.#secret]; }");
        line("static { this.made = " + expression(2) + "; }");
        body(depth + 1, "method(p) {", List.of("p", "this.x", "this.field"));
        line("toString() { return '" + name + "' + typeof this.x" + (parent.startsWith("C") ? " + super.toString()" : "") + "; }");
        line("[Symbol.toPrimitive](hint) { return hint === 'number' ? 3 : '" + name + "'; }");
        line("static has(o) { return #secret in o; }");
        indent--;
        line("}");
        classes.add(name);
        String object = fresh("v");
        line("let " + object + " = new " + name + "(" + expression(1) + ");");
        names.add(object);
        line("try { log(" + object + ".method(" + expression(1) + "), " + object + ".prop = 1, " + object + ".prop, `${" + object + "}`, +" + object + ", " + name
                + ".has(" + object + "), " + name + ".count); } catch (e) { log(e); }");
    }

    private void promise(int depth) {
        String name = fresh("a");
        boolean outer = inAsync;
        inAsync = true;
        body(depth + 1, "const " + name + " = async (p) => { try { log('" + name + " begins', p); await null; p = await " + pick("p", "Promise.resolve(p)", "Promise.reject(p)", "7")
                + "; log('" + name + " goes on', p); } catch (e) { log('" + name + " caught', e); }", List.of("p"));
        inAsync = outer;
        line(name + "(" + expression(1) + ").then((v) => log('" + name + " then', v), (e) => log('" + name + " rejected', e));");
    }

    // ---- expressions

    private String name() {
        List<String> plain = names.stream().filter(n -> !n.contains(".") && !n.startsWith("i") && !n.startsWith("e")).toList();
        return plain.isEmpty() ? "fuel" : pick(plain);
    }

    private String place() {
        return chance(70) ? name() : name() + "[" + pick("0", "1", "'a'", "'b'") + "]";
    }

    private String expression(int depth) {
        if (depth >= DEPTH || chance(20)) return leaf();
        int next = depth + 1;
        return switch (random.nextInt(22)) {
            case 0, 1, 2 -> binary(next);
            case 3 -> "(" + pick(UNARY) + parenthesised(next) + ")";
            case 4 -> "(" + expression(next) + " ? " + expression(next) + " : " + expression(next) + ")";
            case 5 -> "[" + expression(next) + ", " + expression(next) + (chance(30) ? ", ..." + "[" + expression(next) + "]" : "") + (chance(10) ? ", ,3" : "") + "]";
            case 6, 7 -> "({a: " + expression(next) + ", " + pick(KEYS) + ": " + expression(next) + (chance(20) ? ", ..." + expression(next) : "") + "})";
            case 8 -> "`" + "<${" + string(next) + "}|${typeof " + parenthesised(next) + "}>`";
            case 9 -> parenthesised(next) + "?." + pick("a", "b", "length", "[0]", "[1]", "constructor?.name");
            case 10 -> "(" + place() + " " + pick(ASSIGN) + " " + expression(next) + ")";
            case 11, 12 -> "(" + string(next) + "." + fill(pick(STRING_CALLS), next) + ")";
            case 13, 14 -> "([" + expression(next) + ", " + expression(next) + ", " + leaf() + "]." + fill(pick(ARRAY_CALLS), next) + ")";
            case 15, 16 -> "(" + fill(pick(GLOBAL_CALLS), next) + ")";
            case 17 -> "((x) => " + expression(next) + ")(" + expression(next) + ")";
            case 18 -> functions.isEmpty() ? leaf() : pick(functions) + "(" + expression(next) + ", " + expression(next) + ")";
            case 19 -> classes.isEmpty() ? leaf() : "new " + pick(classes) + "(" + expression(next) + ")";
            case 20 -> inGenerator && chance(0) ? "(yield " + expression(next) + ")" : "(" + expression(next) + ", " + expression(next) + ")";
            default -> "(" + name() + pick("++", "--") + ")";
        };
    }

    private String parenthesised(int depth) {
        return "(" + expression(depth) + ")";
    }

    private String binary(int depth) {
        String operator = pick(BINARY);
        if (operator.equals("??") || operator.equals("&&") || operator.equals("||")) {
            return "(" + parenthesised(depth) + " " + operator + " " + parenthesised(depth) + ")";
        }
        return chance(70) && !operator.equals("**")
                ? "(" + expression(depth) + " " + operator + " " + expression(depth) + ")"
                : "(" + parenthesised(depth) + " " + operator + " " + parenthesised(depth) + ")";
    }

    private String string(int depth) {
        return chance(50) ? "(" + pick(STRINGS) + ")" : "String(" + expression(depth) + ")";
    }

    /** A call with values for # and @ (a string), and functions for %. */
    private String fill(String pattern, int depth) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            char c = pattern.charAt(i);
            boolean inGiven = i > 0 && pattern.charAt(i - 1) == '\\';
            switch (c) {
                case '#' -> text.append(inGiven ? "#" : chance(50) ? leaf() : parenthesised(depth + 1));
                case '@' -> text.append(pick(STRINGS));
                case '%' -> text.append(functions.isEmpty() || chance(60) ? "(x, y) => " + parenthesised(depth + 1) : pick(functions));
                default -> text.append(c);
            }
        }
        return text.toString();
    }

    private String leaf() {
        return switch (random.nextInt(10)) {
            case 0, 1, 2 -> names.isEmpty() ? "1" : pick(names);
            case 3, 4, 5 -> number();
            case 6, 7 -> pick(STRINGS);
            case 8 -> pick("true", "false", "null", "undefined", "[]", "({})", "12345678901234567890n", "5n", "/a+/g.source");
            default -> pick("[1, 2, 3]", "({a: 1, b: 'x'})", "(() => 4)", "[[1], [2, [3]]]", "[, 1]", "Symbol.iterator");
        };
    }

    private String number() {
        String number = chance(50) ? Integer.toString(random.nextInt(20)) : pick(NUMBERS);
        return number.startsWith("-") ? "(" + number + ")" : number;
    }
}
