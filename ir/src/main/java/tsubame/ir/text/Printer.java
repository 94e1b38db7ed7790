package tsubame.ir.text;

import tsubame.ir.Block;
import tsubame.ir.Function;
import tsubame.ir.Likelihood;
import tsubame.ir.Lowering;
import tsubame.ir.Quoted;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Functions as text, complete and in stable order: {@link Parser} makes an equal function of it, ids included. */
public final class Printer {
    private final StringBuilder out = new StringBuilder();

    private Printer() {}

    public static String print(Function function) {
        Printer printer = new Printer();
        printer.function(function);
        return printer.out.toString();
    }

    public static String print(Value value) {
        Printer printer = new Printer();
        printer.operation(value);
        return printer.out.toString();
    }

    private void function(Function function) {
        out.append("function ").append(function.reference().text());
        switch (function.inlining()) {
            case BY_COST -> { }
            case BY_LIKELY_COST -> out.append(" likely_inline");
            case ALWAYS -> out.append(" inline");
            case NEVER -> out.append(" noinline");
        }
        if (function.isRare()) out.append(" rare");
        if (function.isCompact()) out.append(" compact");
        if (function.isEntrance()) out.append(" entrance");
        for (Lowering lowering : function.lowered()) out.append(" lowered:").append(lowering.text());
        out.append(" {\n");
        for (Block block : function.blocks()) block(block);
        out.append("}\n");
    }

    private void block(Block block) {
        out.append(block);
        for (int i = 0; i < block.parameters().size(); i++) {
            Value parameter = block.parameters().get(i);
            out.append(i == 0 ? "(" : ", ").append(parameter).append(": ").append(parameter.type().text());
        }
        out.append(block.parameters().isEmpty() ? ":\n" : "):\n");
        for (Value value : block.body()) {
            out.append("  ");
            operation(value);
            out.append('\n');
        }
        if (block.terminator() != null) out.append("  ").append(text(block.terminator())).append('\n');
    }

    private void operation(Value value) {
        if (value.isParameter()) {
            out.append(value).append(": ").append(value.type().text());
            return;
        }
        if (value.type() != Type.VOID) out.append(value).append(" = ");
        out.append(value.op().head());
        String separator = " ";
        for (Value operand : value.op().operands()) {
            out.append(separator).append(operand);
            separator = ", ";
        }
        if (value.position() != null) out.append(" !").append(value.position().text());
    }

    public static String text(Terminator terminator) {
        return switch (terminator) {
            case Terminator.Jump jump -> "jump " + jump.target().text();
            case Terminator.Branch branch -> "branch " + branch.condition() + ", " + branch.then().text() + ", "
                    + branch.otherwise().text() + suffix(branch.likelihood());
            case Terminator.Switch choice -> choice(choice);
            case Terminator.Return(Value value) -> value == null ? "return" : "return " + value;
            case Terminator.Throw(Value exception) -> "throw " + exception;
            case Terminator.Invoke invoke -> "invoke " + invoke.normal().text() + " unwind " + invoke.unwind().text();
            case Terminator.Panic(String message) -> "panic " + Quoted.of(message);
            case Terminator.Unwind _ -> "unwind";
            case Terminator.Unreachable _ -> "unreachable";
        };
    }

    private static String suffix(Likelihood likelihood) {
        return switch (likelihood) {
            case UNKNOWN -> "";
            case LIKELY -> " likely";
            case UNLIKELY -> " unlikely";
        };
    }

    private static String choice(Terminator.Switch choice) {
        StringBuilder text = new StringBuilder("switch ").append(choice.value());
        for (int i = 0; i < choice.keys().size(); i++) {
            text.append(", ").append(choice.keys().get(i)).append(": ").append(choice.cases().get(i).text());
        }
        return text.append(", else: ").append(choice.otherwise().text()).toString();
    }
}
