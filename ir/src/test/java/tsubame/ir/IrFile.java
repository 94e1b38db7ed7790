package tsubame.ir;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tsubame.ir.eval.EvaluationError;
import tsubame.ir.eval.Evaluator;
import tsubame.ir.eval.Externals;
import tsubame.ir.eval.HeapObject;
import tsubame.ir.pass.PassRunner;
import tsubame.ir.pass.Passes;
import tsubame.ir.text.Parser;
import tsubame.ir.text.Printer;
import tsubame.ir.verify.Verifier;
import tsubame.ir.verify.Violation;

/** One file test: see {@link FileTest} for the verbs. */
final class IrFile {
    static final Externals EXTERNALS = (name, arguments) -> {
        if (name.contains("raise")) throw Evaluator.raise(new HeapObject("Raised", "Raised" + arguments));
        int sum = arguments.stream().mapToInt(a -> a == null ? 1 : a.toString().hashCode()).sum();
        return switch (name.substring(name.lastIndexOf(')') + 1)) {
            case "J" -> (long) sum;
            case "D" -> (double) sum;
            case "Ljava/lang/Object;" -> (Object) (double) sum;
            default -> sum;
        };
    };
    private static final String ARROW = "; ==>";
    private static final Pattern CLASS = Pattern.compile("class (\\S+)(?: extends (\\S+))?(?: implements (.+))?");
    private static final Pattern EVALUATE = Pattern.compile("evaluate (\\S+) ?\\((.*?)\\) (.*)");

    private final String text;
    private final String source;
    private final List<String> verbs = new ArrayList<>();

    IrFile(String text) {
        this.text = text;
        this.source = text.contains(ARROW) ? text.substring(0, text.indexOf(ARROW)) : text;
        for (String line : source.split("\n")) {
            if (!line.startsWith(";")) break;
            verbs.add(line.substring(1).strip());
        }
    }

    /** The text, with what passes make below the arrow. */
    String run() {
        Program program = program();
        List<String> passes = new ArrayList<>();
        for (String verb : verbs) {
            if (verb.equals("verify")) verify(program);
            if (verb.startsWith("pass ")) passes.addAll(Arrays.asList(verb.substring(5).split(" ")));
        }
        evaluate(program);
        if (passes.isEmpty()) return text;
        StringBuilder made = new StringBuilder(source).append(ARROW).append('\n');
        PassRunner runner = new PassRunner(program, PassRunner.Options.CHECKED);
        for (Function function : program.functions()) {
            for (String pass : passes) runner.run(Passes.named(pass), function);
            made.append('\n').append(Printer.print(function));
        }
        evaluate(program);
        return made.toString();
    }

    private Program program() {
        Program program = new Program();
        for (String verb : verbs) {
            Matcher matcher = CLASS.matcher(verb);
            if (!matcher.matches()) continue;
            String[] interfaces = matcher.group(3) == null ? new String[0] : matcher.group(3).split(", ");
            program.addClass(matcher.group(1), matcher.group(2) == null ? "java/lang/Object" : matcher.group(2), interfaces);
        }
        for (Function function : Parser.parse(source)) {
            String printed = Printer.print(function);
            assertEquals(printed, Printer.print(Parser.parse(printed).get(0)), "the text form is not stable");
            program.add(function);
        }
        return program;
    }

    private void verify(Program program) {
        List<String> found = new ArrayList<>();
        for (Function function : program.functions()) {
            for (Violation violation : Verifier.verify(function)) found.add(violation.place() + " ; error: " + violation.message());
        }
        List<String> expected = new ArrayList<>();
        String block = "";
        for (String line : source.split("\n")) {
            int at = line.indexOf(" ; error: ");
            String code = (at < 0 ? line : line.substring(0, at)).strip();
            if (code.matches("b\\d+.*:")) block = code.replaceAll("[(:].*", "");
            if (at < 0) continue;
            String place = code.startsWith("%") || code.matches("(put|array_store|store|barrier|stack|set_pending|call).*") ? code : block;
            for (String error : line.substring(at + 10).split(" ; error: ")) expected.add(place + " ; error: " + error);
        }
        assertEquals(String.join("\n", expected), String.join("\n", found));
    }

    private void evaluate(Program program) {
        for (String verb : verbs) {
            Matcher matcher = EVALUATE.matcher(verb);
            if (!matcher.matches()) continue;
            int colon = matcher.group(1).lastIndexOf('.');
            String name = matcher.group(1);
            int open = name.indexOf('(');
            MethodRef method = MethodRef.ofStatic(name.substring(0, colon), name.substring(colon + 1, open), name.substring(open));
            List<Object> arguments = new ArrayList<>();
            String[] words = matcher.group(2).isBlank() ? new String[0] : matcher.group(2).split(", ");
            for (int i = 0; i < words.length; i++) arguments.add(argument(words[i], method.signature().parameters().get(i)));
            assertEquals(matcher.group(3), outcome(new Evaluator(program, EXTERNALS, 100_000), method, arguments), verb);
        }
    }

    private static String outcome(Evaluator evaluator, MethodRef method, List<Object> arguments) {
        try {
            return evaluator.evaluate(method, arguments).text();
        } catch (EvaluationError undefined) {
            return "is undefined: " + undefined.getMessage();
        }
    }

    private static Object argument(String word, Type type) {
        if (type == Type.I32) return Integer.valueOf(word);
        if (type == Type.I64 || type == Type.ADDRESS) return Long.valueOf(word);
        if (type == Type.F64) return Double.valueOf(word);
        return switch (word) {
            case "null" -> null;
            case "true", "false" -> Boolean.valueOf(word);
            default -> Character.isLetter(word.charAt(0)) ? new HeapObject(word, word) : (Object) Double.valueOf(word);
        };
    }
}
