package tsubame.testkit.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random TypeScript whose annotations may lie, equal for equal seeds: typed functions, classes, arrays and loops, called with what they
 * declare and with what they do not, while methods, fields, prototypes and functions are replaced. The annotated text and the text without
 * annotations differ in nothing else, so that all engines must print the same for both. Ends, since loops and calls burn fuel.
 */
public final class TypedScript {
    private enum Kind { NUMBER, STRING, BOOLEAN, NUMBERS, DOUBLES, OBJECT }

    private record Variable(String name, Kind kind, boolean assignable) {}

    private record Function(String name, List<Kind> parameters, Kind result) {}

    private static final String[] INTEGERS = {"0", "1", "2", "3", "5", "7", "10", "31", "100", "-1", "-3", "255", "65535", "1000003"};
    private static final String[] EDGES = {"0.5", "1.5", "-0", "NaN", "2147483647", "-2147483648", "4294967295", "1e10", "9007199254740991", "-Infinity", "1e300",
        "0.1", "2147483646", "-2147483647", "1073741824", "1073741823", "-1073741824", "-1073741825"};
    private static final String[] STRINGS = {"\"\"", "\"a\"", "\"abc\"", "\"12\"", "\"é\\u{1F600}\"", "\"-7\"", "\"a b c\""};
    private static final String[] LIES = {"undefined", "null", "true", "\"7\"", "\"x\"", "{ valueOf: () => 3 }", "[2]", "[]", "{}", "NaN", "-0", "2 ** 31", "0.5",
        "{ a: 1, b: \"2\", length: 2, 0: 5 }", "new Float64Array([1.5, -0, 3])", "new Uint8Array([250, 7])", "[1, , 3]", "[0.5, \"s\"]", "(x) => x", "5n",
        "new String(\"ab\")", "{ get a() { return 4; }, get length() { return 1; } }", "Object.freeze([1, 2])", "new Proxy([1, 2], {})"};
    private static final String[] TYPES = {"number", "string", "boolean", "number[]", "Float64Array", "any", "string[]", "readonly number[]", "number | undefined", "unknown",
        "Uint8Array", "bigint", "{ a: number }"};
    private static final String[] ARITHMETIC = {"+", "+", "+", "-", "-", "*", "*", "/", "%", "|", "&", "^", "<<", ">>", ">>>"};
    private static final String[] COMPARISONS = {"<", "<", ">", "<=", ">=", "===", "!==", "=="};
    private static final int LIE = 4;

    private final Random random;
    private final boolean annotated;
    private final String suffix;
    private final StringBuilder out = new StringBuilder();
    private final List<Function> functions = new ArrayList<>();
    private List<Variable> variables = new ArrayList<>();
    private int counter;
    private int indent;
    private int loops;

    private TypedScript(long seed, boolean annotated) {
        this.random = new Random(seed);
        this.annotated = annotated;
        this.suffix = "_" + Long.toString(seed, 36).replace('-', 'm');
    }

    /** What scripts need before them. */
    public static String prelude() {
        return """
                let fuel = 0;
                function burn() { if (--fuel < 0) throw new RangeError("fuel"); }
                function attempt(f) { try { return f(); } catch (e) { return e; } }
                function show(v, depth = 2) {
                  if (typeof v === "number") return Object.is(v, -0) ? "-0" : String(v);
                  if (typeof v === "string") return JSON.stringify(v.length > 200 ? v.slice(0, 200) + v.length : v);
                  if (typeof v === "function") return "function/" + v.length;
                  if (typeof v !== "object" || v === null) return typeof v + String(v);
                  if (v instanceof Error) return "!" + v.name;
                  if (depth < 0) return "…";
                  const parts = [];
                  if (Array.isArray(v) || ArrayBuffer.isView(v)) {
                    for (let i = 0; i < Math.min(v.length, 12); i++) parts.push(i in v ? show(v[i], depth - 1) : "hole");
                    return v.length + "[" + parts + "]";
                  }
                  for (const key of Reflect.ownKeys(v).slice(0, 12)) {
                    const { value, get } = Object.getOwnPropertyDescriptor(v, key);
                    parts.push(String(key) + (get ? "()" : ":" + show(value, depth - 1)));
                  }
                  return "{" + parts + "}";
                }
                function log(...values) { console.log(values.map((v) => attempt(() => show(v))).join(" ")); }
                """;
    }

    /** A script at the top level, with names of its own. */
    public static String of(long seed, boolean annotated) {
        TypedScript script = new TypedScript(seed, annotated);
        script.line("console.log(\"# " + seed + "\");");
        script.line("fuel = 600;");
        script.declareModule();
        script.drive();
        return script.out.toString();
    }

    private void declareModule() {
        for (Kind kind : new Kind[] {Kind.NUMBER, Kind.NUMBER, Kind.STRING, Kind.NUMBERS}) {
            String name = fresh("g");
            line((chance(70) ? "let " : "var ") + name + annotation(kind) + " = " + literal(kind) + ";");
            variables.add(new Variable(name, kind, true));
        }
        String constant = fresh("k");
        line("const " + constant + annotation(Kind.NUMBER) + " = " + literal(Kind.NUMBER) + ";");
        variables.add(new Variable(constant, Kind.NUMBER, false));
        declareClass();
        for (int i = 0; i < 3; i++) {
            declareFunction();
        }
    }

    private void declareClass() {
        line("class C" + suffix + " {");
        indent++;
        line("a" + annotation(Kind.NUMBER) + (chance(50) ? " = " + pick(INTEGERS) : "") + ";");
        line("b" + annotation(Kind.NUMBER) + ";");
        line("static s" + annotation(Kind.NUMBER) + " = " + pick(INTEGERS) + ";");
        line("constructor(b" + annotation(Kind.NUMBER) + ") { this.a = " + pick("1", "b", "0.5") + "; this.b = b; }");
        line("sum()" + annotation(Kind.NUMBER) + " { return this.a + this.b; }");
        if (chance(50)) line("get twice()" + annotation(Kind.NUMBER) + " { return this.b * 2; }");
        function("step", List.of(Kind.NUMBER, chance(50) ? Kind.NUMBERS : Kind.NUMBER), Kind.NUMBER, true);
        indent--;
        line("}");
    }

    private void declareFunction() {
        List<Kind> parameters = new ArrayList<>();
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            parameters.add(parameters.isEmpty() || chance(40) ? Kind.NUMBER : pick(Kind.values()));
        }
        Kind result = chance(70) ? Kind.NUMBER : pick(Kind.STRING, Kind.BOOLEAN, Kind.NUMBERS);
        String name = fresh("f");
        function(name, parameters, result, false);
        functions.add(new Function(name, parameters, result));
    }

    private void function(String name, List<Kind> parameters, Kind result, boolean method) {
        List<Variable> outer = variables;
        variables = new ArrayList<>(outer);
        List<String> texts = new ArrayList<>();
        for (Kind kind : parameters) {
            String parameter = fresh("p");
            variables.add(new Variable(parameter, kind, true));
            texts.add(parameter + annotation(kind) + (chance(10) ? " = " + literal(kind) : ""));
        }
        if (method) variables.add(new Variable("this", Kind.OBJECT, false));
        line((method ? "" : "function ") + name + "(" + String.join(", ", texts) + ")" + annotation(result) + " {");
        indent++;
        line("burn();");
        int keptLoops = loops;
        loops = 0;
        statements(2 + random.nextInt(5), 3);
        loops = keptLoops;
        line("return " + expression(result, 3) + ";");
        indent--;
        line("}");
        variables = outer;
    }

    /** Calls what was declared, truly and with lies, and changes the world between calls. */
    private void drive() {
        String object = fresh("o");
        line("var " + object + annotation(Kind.OBJECT) + " = new C" + suffix + "(" + literal(Kind.NUMBER) + ");");
        variables.add(new Variable(object, Kind.OBJECT, true));
        for (int i = 0; i < 10; i++) {
            Function function = pick(functions);
            List<String> given = new ArrayList<>();
            int count = chance(90) ? function.parameters.size() : random.nextInt(5);
            for (int k = 0; k < count; k++) {
                Kind kind = k < function.parameters.size() ? function.parameters.get(k) : Kind.NUMBER;
                given.add(chance(i < 3 ? 0 : 25) ? pick(LIES) : literal(kind));
            }
            line("log(attempt(() => " + function.name + "(" + String.join(", ", given) + ")));");
            if (chance(50)) line("log(attempt(() => " + object + ".step(" + literal(Kind.NUMBER) + ", " + (chance(30) ? pick(LIES) : literal(Kind.NUMBERS)) + ")), " + object + ");");
            if (i > 2 && chance(60)) line("attempt(() => { " + change(object) + "; });");
        }
        StringBuilder names = new StringBuilder();
        for (Variable variable : variables) {
            names.append(names.isEmpty() ? "" : ", ").append(variable.name);
        }
        line("log(" + names + ");");
    }

    private String change(String object) {
        Function function = pick(functions);
        Variable variable = pick(variables);
        String prototype = "C" + suffix + ".prototype";
        return switch (random.nextInt(14)) {
            case 0 -> prototype + ".step = function (x) { return x + \"!\"; }";
            case 1 -> prototype + ".sum = () => (" + pick(LIES) + ")";
            case 2 -> object + ".step = (x) => -x";
            case 3 -> "Object.defineProperty(" + object + ", \"" + pick("a", "b") + "\", { get: () => " + pick(INTEGERS) + ", configurable: true })";
            case 4 -> "delete " + object + "." + pick("a", "b");
            case 5 -> object + "." + pick("a", "b", "c") + " = " + pick(LIES);
            case 6 -> "Object.freeze(" + object + ")";
            case 7 -> "Object.setPrototypeOf(" + object + ", { step: (x, y) => x, sum: () => 1000 })";
            case 8 -> function.name + " = " + pick("(x) => x", "String", "null", "Math.max", "function (x) { return arguments.length; }");
            case 9 -> "C" + suffix + ".s = " + pick(LIES);
            case 10 -> object + " = new C" + suffix + "(" + pick(LIES) + ")";
            case 11 -> object + " = " + pick("{ b: 1, a: 2, step: (x) => x, sum() { return this.a; } }", "Object.create(" + object + ")", "new (class extends C" + suffix + " { a = 9; })(1)");
            case 12 -> "Object.defineProperty(" + prototype + ", \"a\", { set(v) { this.z = v; }, get() { return 8; }, configurable: true })";
            default -> variable.assignable ? variable.name + " = " + pick(LIES) : "C" + suffix + ".s++";
        };
    }

    private void statements(int count, int depth) {
        for (int i = 0; i < count; i++) {
            statement(depth);
        }
    }

    private void statement(int depth) {
        switch (random.nextInt(depth > 0 ? 18 : 9)) {
            case 0, 1 -> declareLocal();
            case 2, 3 -> assign();
            case 4 -> line(assignable(Kind.NUMBER) + pick("++", "--", " += " + term(2), " -= " + expression(Kind.NUMBER, 2), " |= " + expression(Kind.NUMBER, 1)) + ";");
            case 5 -> line(some(Kind.NUMBERS) + "[" + expression(Kind.NUMBER, 1) + pick(" & 7", " % 9") + "] = " + expression(Kind.NUMBER, 2) + ";");
            case 6 -> line(some(Kind.NUMBERS) + ".push(" + (chance(60) ? expression(Kind.NUMBER, 1) : term(1)) + ");");
            case 7 -> line(some(Kind.OBJECT) + "." + pick("a", "b") + (chance(40) ? " += " + term(2) : pick(" = ", " *= ") + expression(Kind.NUMBER, 2)) + ";");
            case 8 -> line(loops > 0 && chance(40) ? "if (" + expression(Kind.BOOLEAN, 2) + ") " + pick("break;", "continue;") : "if (" + expression(Kind.BOOLEAN, 1) + ") log("
                    + expression(pick(Kind.values()), 1) + ");");
            case 9, 10, 11 -> countingLoop(depth);
            case 12 -> elementLoop(depth);
            case 13 -> conditional(depth);
            case 14 -> guarded(depth);
            case 15 -> whileLoop(depth);
            case 16 -> callback(depth);
            default -> line("if (" + expression(Kind.BOOLEAN, 2) + ") return " + expression(Kind.NUMBER, 2) + ";");
        }
    }

    private void declareLocal() {
        Kind kind = chance(55) ? Kind.NUMBER : pick(Kind.values());
        String name = fresh("v");
        line("let " + name + annotation(kind) + " = " + expression(kind, 2) + ";");
        variables.add(new Variable(name, kind, true));
    }

    private void assign() {
        Kind kind = chance(60) ? Kind.NUMBER : Kind.STRING;
        if (chance(15)) {
            String left = assignable(kind);
            line("[" + left + ", " + assignable(kind) + "] = [" + expression(kind, 1) + ", " + left + "];");
        } else if (kind == Kind.STRING && chance(60)) {
            line(assignable(kind) + " += " + (chance(50) ? pick(STRINGS) : term(2)) + ";");
        } else {
            line(assignable(kind) + " = " + expression(kind, 3) + ";");
        }
    }

    private void block(int depth, String head, Variable... bound) {
        block(depth, head, "", bound);
    }

    private void block(int depth, String head, String first, Variable... bound) {
        line(head + " {");
        indent++;
        if (!first.isEmpty()) line(first);
        List<Variable> outer = variables;
        variables = new ArrayList<>(outer);
        variables.addAll(List.of(bound));
        statements(1 + random.nextInt(3), depth - 1);
        variables = outer;
        indent--;
    }

    private void loop(int depth, String head, Variable... bound) {
        loops++;
        line(head + " {");
        indent++;
        line("burn();");
        List<Variable> outer = variables;
        variables = new ArrayList<>(outer);
        variables.addAll(List.of(bound));
        statements(1 + random.nextInt(3), depth - 1);
        variables = outer;
        indent--;
        line("}");
        loops--;
    }

    private void countingLoop(int depth) {
        String name = fresh("i");
        String bound = pick(pick("3", "8", "20"), some(Kind.NUMBERS) + ".length", expression(Kind.NUMBER, 1), some(Kind.STRING) + ".length");
        String from = chance(80) ? pick("0", "1") : expression(Kind.NUMBER, 1);
        String head = chance(75)
                ? "for (let " + name + annotation(Kind.NUMBER) + " = " + from + "; " + name + " < " + bound + "; " + name + pick("++", "++", " += 2", " += 0.5") + ")"
                : "for (let " + name + annotation(Kind.NUMBER) + " = " + bound + "; " + name + " > " + pick("0", "-1") + "; " + name + pick("--", "--", " -= 3", " >>= 1") + ")";
        loop(depth, head, new Variable(name, Kind.NUMBER, chance(20)));
    }

    private void elementLoop(int depth) {
        String name = fresh("e");
        Kind of = chance(80) ? Kind.NUMBERS : chance(50) ? Kind.STRING : Kind.DOUBLES;
        loop(depth, "for (const " + name + " of " + some(of) + ")", new Variable(name, of == Kind.STRING ? Kind.STRING : Kind.NUMBER, false));
    }

    private void whileLoop(int depth) {
        loop(depth, "while (" + expression(Kind.BOOLEAN, 2) + ")");
    }

    private void conditional(int depth) {
        block(depth, "if (" + expression(Kind.BOOLEAN, 2) + ")");
        if (chance(60)) block(depth, "} else");
        line("}");
    }

    private void guarded(int depth) {
        block(depth, "try");
        if (chance(70)) {
            String name = fresh("x");
            block(depth, "} catch (" + name + ")", "if (fuel < 0) throw " + name + ";");
            line("  " + assignable(Kind.STRING) + " += " + name + "?.name;");
        } else {
            block(depth, "} finally");
        }
        line("}");
    }

    private void callback(int depth) {
        String name = fresh("c");
        String parameter = fresh("p");
        int kept = loops;
        loops = 0;
        if (chance(50)) {
            block(depth, some(Kind.NUMBERS) + ".forEach((" + parameter + annotation(Kind.NUMBER) + ") =>", "burn();", new Variable(parameter, Kind.NUMBER, true));
            line("});");
        } else {
            line("const " + name + " = (" + parameter + annotation(Kind.NUMBER) + ")" + annotation(Kind.NUMBER) + " => " + with(new Variable(parameter, Kind.NUMBER, true), 2) + ";");
            line(assignable(Kind.NUMBER) + " = " + name + "(" + expression(Kind.NUMBER, 1) + ") - " + name + "(" + expression(Kind.NUMBER, 1) + ");");
        }
        loops = kept;
    }

    private String with(Variable variable, int depth) {
        variables.add(variable);
        String text = expression(Kind.NUMBER, depth);
        variables.remove(variable);
        return text;
    }

    private String expression(Kind kind, int depth) {
        if (chance(LIE)) return "(" + pick(LIES) + ")";
        if (depth <= 0) return chance(60) ? some(kind) : literal(kind);
        return switch (kind) {
            case NUMBER -> number(depth - 1);
            case STRING -> string(depth - 1);
            case BOOLEAN -> truth(depth - 1);
            case NUMBERS -> numbers(depth - 1);
            case DOUBLES -> chance(60) ? some(kind) : "Float64Array.from(" + some(Kind.NUMBERS) + ")";
            case OBJECT -> chance(60) ? some(kind) : "new C" + suffix + "(" + expression(Kind.NUMBER, depth - 1) + ")";
        };
    }

    private String number(int depth) {
        return switch (random.nextInt(20)) {
            case 0, 1, 2, 3, 4, 5 -> "(" + expression(Kind.NUMBER, depth) + " " + operation(depth) + ")";
            case 6 -> some(Kind.NUMBERS) + "[" + expression(Kind.NUMBER, depth) + "]";
            case 7 -> some(Kind.DOUBLES) + "[" + expression(Kind.NUMBER, depth) + " & 3]";
            case 8 -> pick(some(Kind.NUMBERS), some(Kind.STRING)) + ".length";
            case 9, 10 -> some(Kind.OBJECT) + "." + pick("a", "b", "twice", "sum()");
            case 11 -> "Math." + pick("floor", "abs", "sqrt", "round", "trunc", "sign", "ceil", "clz32") + "(" + expression(Kind.NUMBER, depth) + ")";
            case 12 -> "Math." + pick("max", "min", "imul", "pow") + "(" + expression(Kind.NUMBER, depth) + ", " + expression(Kind.NUMBER, depth) + ")";
            case 13 -> some(Kind.STRING) + ".charCodeAt(" + expression(Kind.NUMBER, depth) + ")";
            case 14 -> call(depth);
            case 15 -> "(" + expression(Kind.BOOLEAN, depth) + " ? " + expression(Kind.NUMBER, depth) + " : " + expression(Kind.NUMBER, depth) + ")";
            case 16 -> "(-" + some(Kind.NUMBER) + ")";
            case 17 -> some(Kind.NUMBERS) + ".reduce((x" + annotation(Kind.NUMBER) + ", y" + annotation(Kind.NUMBER) + ") => x " + pick("+ 2 *", "-", "*") + " y, " + pick("0", "1", "0.5") + ")";
            case 18 -> "C" + suffix + ".s";
            default -> "(" + expression(Kind.NUMBER, depth) + pick(" | 0", " >>> 0", " % 7", " * 0.5", " + 1", " - 1") + ")";
        };
    }

    /** An operator and its right side. */
    private String operation(int depth) {
        String operator = pick(ARITHMETIC);
        return operator + " " + (operator.equals("+") ? term(depth) : expression(Kind.NUMBER, depth));
    }

    /** What may be added again and again: no string, whatever variables hold, since strings that double fill the memory. */
    private String term(int depth) {
        return chance(30) ? literal(Kind.NUMBER) : "(" + expression(Kind.NUMBER, depth) + " " + pick("- 1", "| 0", "* 2", "* 0.5", "- 0", "% 7", ">>> 0") + ")";
    }

    private String string(int depth) {
        return switch (random.nextInt(7)) {
            case 0, 1 -> "(" + expression(Kind.STRING, depth) + " + " + (chance(50) ? pick(STRINGS) : term(depth)) + ")";
            case 2 -> some(Kind.STRING) + "[" + expression(Kind.NUMBER, depth) + "]";
            case 3 -> "`<${" + expression(Kind.NUMBER, depth) + "}>`";
            case 4 -> some(Kind.STRING) + ".slice(" + expression(Kind.NUMBER, depth) + ")";
            case 5 -> "String(" + expression(Kind.NUMBER, depth) + ")";
            default -> some(Kind.STRING);
        };
    }

    private String truth(int depth) {
        return switch (random.nextInt(8)) {
            case 0, 1, 2, 3 -> "(" + expression(Kind.NUMBER, depth) + " " + pick(COMPARISONS) + " " + expression(Kind.NUMBER, depth) + ")";
            case 4 -> "(" + expression(Kind.STRING, depth) + " " + pick("<", ">=", "===") + " " + expression(Kind.STRING, depth) + ")";
            case 5 -> "(" + expression(Kind.BOOLEAN, depth) + pick(" && ", " || ") + expression(Kind.BOOLEAN, depth) + ")";
            case 6 -> "(typeof " + some(pick(Kind.values())) + " === \"" + pick("number", "string", "object") + "\")";
            default -> "!" + some(pick(Kind.BOOLEAN, Kind.NUMBER));
        };
    }

    private String numbers(int depth) {
        String parameter = "x" + annotation(Kind.NUMBER);
        return switch (random.nextInt(8)) {
            case 0 -> "[" + expression(Kind.NUMBER, depth) + ", " + expression(Kind.NUMBER, depth) + "]";
            case 1 -> "new Array(" + pick("0", "3", "7") + ").fill(" + expression(Kind.NUMBER, depth) + ")";
            case 2 -> some(Kind.NUMBERS) + ".map((" + parameter + ") => x " + pick(ARITHMETIC) + " " + pick(INTEGERS) + ")";
            case 3 -> some(Kind.NUMBERS) + ".filter((" + parameter + ") => x " + pick(COMPARISONS) + " " + pick(INTEGERS) + ")";
            case 4 -> some(Kind.NUMBERS) + ".slice(" + pick("", "1", "-2") + ")";
            case 5 -> some(Kind.NUMBERS) + ".slice().sort((x" + annotation(Kind.NUMBER) + ", y" + annotation(Kind.NUMBER) + ") => " + pick("x - y", "y - x") + ")";
            case 6 -> "[..." + some(Kind.NUMBERS) + "]";
            default -> some(Kind.NUMBERS);
        };
    }

    /** A call that gives a number, unless a lie or a change went before: arrays within arrays would grow without bound as text. */
    private String call(int depth) {
        List<Function> fitting = functions.stream().filter(function -> function.result == Kind.NUMBER).toList();
        if (fitting.isEmpty() || chance(20)) {
            return some(Kind.OBJECT) + ".step(" + expression(Kind.NUMBER, depth) + ", " + expression(Kind.NUMBERS, depth) + ")";
        }
        Function function = pick(fitting);
        List<String> given = new ArrayList<>();
        for (Kind kind : function.parameters) {
            given.add(expression(kind, depth));
        }
        return function.name + "(" + String.join(", ", given) + ")";
    }

    private String literal(Kind kind) {
        return switch (kind) {
            case NUMBER -> chance(70) ? pick(INTEGERS) : "(" + pick(EDGES) + ")";
            case STRING -> pick(STRINGS);
            case BOOLEAN -> pick("true", "false");
            case NUMBERS -> pick("[]", "[1, 2, 3]", "[0.5, 1.5]", "[5, -0, 7.25, 9]", "[1, , 3]", "[2147483647, 1]", "[3, 1, 2, 9, 4]", "[\"1\", 2]");
            case DOUBLES -> "new Float64Array(" + pick("3", "[1, 2.5, -0]", "0") + ")";
            case OBJECT -> "new C" + suffix + "(" + pick(INTEGERS) + ")";
        };
    }

    /** A variable of that kind, or a literal if there is none. */
    private String some(Kind kind) {
        List<Variable> fitting = new ArrayList<>();
        for (Variable variable : variables) {
            if (variable.kind == kind) fitting.add(variable);
        }
        if (fitting.isEmpty()) {
            return "(" + literal(kind) + ")";
        }
        return pick(fitting).name;
    }

    private String assignable(Kind kind) {
        List<Variable> fitting = new ArrayList<>();
        for (Variable variable : variables) {
            if (variable.assignable && variable.kind == kind) fitting.add(variable);
        }
        return pick(fitting).name;
    }

    /** Mostly the type that is meant, else any. */
    private String annotation(Kind kind) {
        String truth = switch (kind) {
            case NUMBER -> "number";
            case STRING -> "string";
            case BOOLEAN -> "boolean";
            case NUMBERS -> "number[]";
            case DOUBLES -> "Float64Array";
            case OBJECT -> "C" + suffix;
        };
        String type = chance(75) ? truth : pick(TYPES);
        boolean none = chance(10);
        return annotated && !none ? ": " + type : "";
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    @SafeVarargs
    private <T> T pick(T... choices) {
        return choices[random.nextInt(choices.length)];
    }

    private <T> T pick(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }

    private String fresh(String prefix) {
        return prefix + counter++ + suffix;
    }

    private void line(String text) {
        out.append("  ".repeat(indent)).append(text).append('\n');
    }
}
