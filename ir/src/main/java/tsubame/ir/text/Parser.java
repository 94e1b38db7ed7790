package tsubame.ir.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Block;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Lowering;
import tsubame.ir.Op;
import tsubame.ir.Position;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Functions from text: the inverse of {@link Printer}. Blocks may stand in any order as long as each value's definition can
 * be built before its uses. It checks the form; what the function says is the verifier's affair.
 */
public final class Parser {
    /** An operation read, to be made when its operands are there; id is -1 for one without a result. */
    private record Statement(int id, OpReader.Maker maker, List<Integer> operands, Position position, Line line) { }

    /** A block read. */
    private static final class Draft {
        final Block block;
        final List<Statement> statements = new ArrayList<>();
        Line terminator;
        boolean begun;

        Draft(Block block) {
            this.block = block;
        }
    }

    private final OpReader ops = new OpReader();
    private final List<Line> lines = new ArrayList<>();
    private int next;
    private Function function;
    private Map<Integer, Draft> drafts;
    private Map<Integer, Draft> definitions;
    private Map<Integer, Value> values;

    private Parser(String text) {
        int number = 0;
        for (String line : text.split("\n", -1)) {
            Line cursor = new Line(line, ++number);
            if (!cursor.atEnd()) lines.add(cursor);
        }
    }

    /** All functions of a text. */
    public static List<Function> parse(String text) {
        Parser parser = new Parser(text);
        List<Function> functions = new ArrayList<>();
        while (parser.next < parser.lines.size()) functions.add(parser.function());
        return functions;
    }

    private Line line() {
        if (next == lines.size()) throw new TextError(lines.isEmpty() ? 1 : lines.get(next - 1).number(), "the function does not end");
        return lines.get(next++);
    }

    private Function function() {
        Line head = line();
        head.expect("function ");
        function = Function.empty(head.method());
        drafts = new LinkedHashMap<>();
        definitions = new HashMap<>();
        values = new HashMap<>();
        attributes(head);
        for (Line line = line(); !line.accept("}"); line = line()) {
            if (line.isLabel()) label(line);
            else statement(line);
        }
        if (drafts.isEmpty()) throw head.error("no blocks");
        for (Draft draft : drafts.values()) build(draft);
        for (Draft draft : drafts.values()) if (draft.terminator != null) draft.block.terminate(terminator(draft.terminator));
        return function;
    }

    private void attributes(Line head) {
        while (!head.accept("{")) {
            if (head.accept("inline")) function.setInlining(Function.Inlining.ALWAYS);
            else if (head.accept("likely_inline")) function.setInlining(Function.Inlining.BY_LIKELY_COST);
            else if (head.accept("noinline")) function.setInlining(Function.Inlining.NEVER);
            else if (head.accept("rare")) function.setRare(true);
            else if (head.accept("compact")) function.setCompact(true);
            else if (head.accept("entrance")) function.setEntrance(true);
            else {
                head.expect("lowered:");
                String name = head.name();
                Lowering lowering = null;
                for (Lowering each : Lowering.values()) if (each.text().equals(name)) lowering = each;
                if (lowering == null) throw head.error("no lowering: " + name);
                function.setLowered(lowering);
            }
        }
        head.end();
    }

    private void label(Line line) {
        int id = line.blockId();
        if (drafts.containsKey(id)) throw line.error("b" + id + " is there twice");
        Draft draft = new Draft(function.addBlock(id));
        drafts.put(id, draft);
        if (line.accept("(")) {
            do {
                int value = line.valueId();
                line.expect(":");
                Type type = line.type();
                define(value, line, draft);
                values.put(value, draft.block.addParameter(type, value));
            } while (line.accept(","));
            line.expect(")");
        }
        line.expect(":");
        line.end();
    }

    private void define(int value, Line line, Draft draft) {
        if (definitions.put(value, draft) != null) throw line.error("%" + value + " is defined twice");
    }

    private void statement(Line line) {
        if (drafts.isEmpty()) throw line.error("expected a block");
        Draft draft = null;
        for (Draft each : drafts.values()) draft = each;
        if (draft.terminator != null) throw line.error("the block has ended");
        if (!line.looksAtValue() && line.isTerminator()) {
            draft.terminator = line;
            return;
        }
        int id = -1;
        if (line.looksAtValue()) {
            id = line.valueId();
            line.expect("=");
            define(id, line, draft);
        }
        String mnemonic = line.name();
        OpReader.Row row = ops.row(mnemonic);
        if (row == null) throw line.error("no operation: " + mnemonic);
        OpReader.Maker maker = row.attributes().read(line);
        List<Integer> operands = line.valueIds();
        if (row.operands() != OpReader.ANY && row.operands() != operands.size()) {
            throw line.error(mnemonic + " takes " + row.operands() + " operands, not " + operands.size());
        }
        draft.statements.add(new Statement(id, maker, operands, line.position(), line));
        line.end();
    }

    /** Makes a block's operations, those of blocks that define its operands first. */
    private void build(Draft draft) {
        if (draft.begun) return;
        draft.begun = true;
        for (Statement statement : draft.statements) {
            List<Value> operands = new ArrayList<>();
            for (int id : statement.operands) operands.add(value(id, statement.line));
            Op op = statement.maker.make(operands);
            if (op.type() == Type.VOID != (statement.id < 0)) {
                throw statement.line.error(op.head() + (statement.id < 0 ? " has a result" : " has no result"));
            }
            Value value = draft.block.append(op, statement.id < 0 ? freshId() : statement.id);
            value.setPosition(statement.position);
            if (statement.id >= 0) values.put(statement.id, value);
        }
    }

    /** An id above all that are written: operations without a result have none in the text. */
    private int freshId() {
        int fresh = function.valueCount();
        for (int id : definitions.keySet()) fresh = Math.max(fresh, id + 1);
        return fresh;
    }

    private Value value(int id, Line line) {
        if (!values.containsKey(id) && definitions.containsKey(id)) build(definitions.get(id));
        Value value = values.get(id);
        if (value == null) throw line.error("%" + id + (definitions.containsKey(id) ? " is used before its definition" : " is not defined"));
        return value;
    }

    private Terminator terminator(Line line) {
        Terminator terminator = switch (line.name()) {
            case "jump" -> new Terminator.Jump(target(line));
            case "branch" -> branch(line);
            case "switch" -> choice(line);
            case "return" -> new Terminator.Return(line.looksAtValue() ? value(line.valueId(), line) : null);
            case "throw" -> new Terminator.Throw(value(line.valueId(), line));
            case "invoke" -> invoke(line);
            case "panic" -> new Terminator.Panic(line.quoted());
            case "unwind" -> new Terminator.Unwind();
            case "unreachable" -> new Terminator.Unreachable();
            case String name -> throw line.error("no terminator: " + name);
        };
        line.end();
        return terminator;
    }

    private Target target(Line line) {
        int id = line.blockId();
        Draft draft = drafts.get(id);
        if (draft == null) throw line.error("no block b" + id);
        List<Value> arguments = new ArrayList<>();
        if (line.accept("(")) {
            for (int argument : line.valueIds()) arguments.add(value(argument, line));
            line.expect(")");
        }
        return new Target(draft.block, arguments);
    }

    private Terminator branch(Line line) {
        Value condition = value(line.valueId(), line);
        line.expect(",");
        Target then = target(line);
        line.expect(",");
        Target otherwise = target(line);
        Likelihood likelihood = line.accept("likely") ? Likelihood.LIKELY
                : line.accept("unlikely") ? Likelihood.UNLIKELY : Likelihood.UNKNOWN;
        return new Terminator.Branch(condition, then, otherwise, likelihood);
    }

    private Terminator choice(Line line) {
        Value value = value(line.valueId(), line);
        List<Integer> keys = new ArrayList<>();
        List<Target> cases = new ArrayList<>();
        while (true) {
            line.expect(",");
            if (line.accept("else")) {
                line.expect(":");
                return new Terminator.Switch(value, keys, cases, target(line));
            }
            keys.add(line.integer());
            line.expect(":");
            cases.add(target(line));
        }
    }

    private Terminator invoke(Line line) {
        Target normal = target(line);
        line.expect("unwind");
        return new Terminator.Invoke(normal, target(line));
    }
}
