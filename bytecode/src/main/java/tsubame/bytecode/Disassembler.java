package tsubame.bytecode;

/** Prints function prototypes as text, for {@code --dump=bytecode} and golden tests. Derives all from the opcode table. */
public final class Disassembler {
    private final FunctionPrototype function;
    private final StringBuilder out;

    private Disassembler(FunctionPrototype function, StringBuilder out) {
        this.function = function;
        this.out = out;
    }

    /** The function and, after it, the functions that it creates, depth first. */
    public static String print(FunctionPrototype function) {
        StringBuilder out = new StringBuilder();
        printTo(out, function);
        return out.toString();
    }

    /** Only the functions whose name is {@code name}, wherever they are created. */
    public static String print(FunctionPrototype function, String name) {
        StringBuilder out = new StringBuilder();
        printNamed(out, function, name);
        return out.toString();
    }

    private static void printNamed(StringBuilder out, FunctionPrototype function, String name) {
        if (function.name().equals(name)) {
            new Disassembler(function, out).function();
        }
        for (FunctionPrototype inner : function.functions()) {
            printNamed(out, inner, name);
        }
    }

    private static void printTo(StringBuilder out, FunctionPrototype function) {
        new Disassembler(function, out).function();
        for (FunctionPrototype inner : function.functions()) {
            out.append('\n');
            printTo(out, inner);
        }
    }

    private void function() {
        out.append(function.kind().name()).append(' ');
        out.append(function.name().isEmpty() ? "(anonymous)" : function.name());
        out.append(": ").append(function.parameterCount()).append(" parameters, ");
        out.append(function.registerCount()).append(" registers");
        out.append(function.strict() ? ", strict" : "").append('\n');
        constants();
        captures();
        CodeReader reader = new CodeReader(function.code());
        while (reader.next()) {
            instruction(reader);
        }
        for (Handler handler : function.handlers()) {
            out.append("  protect [").append(handler.start()).append(", ").append(handler.end());
            out.append(") → ").append(handler.target()).append(" r").append(handler.register()).append('\n');
        }
    }

    private void constants() {
        for (int i = 0; i < function.constants().length; i++) {
            Constant constant = function.constants()[i];
            out.append("    constant r").append(function.constantBase() + i).append(" = ");
            switch (constant.kind()) {
                case UNDEFINED -> out.append("undefined");
                case NULL -> out.append("null");
                case TRUE -> out.append("true");
                case FALSE -> out.append("false");
                case NUMBER -> number(constant.number());
                case STRING -> string(constant.text());
            }
            out.append('\n');
        }
    }

    private void number(double value) {
        int integer = (int) value;
        if (integer == value) {
            out.append(integer);
        } else {
            out.append(value);
        }
    }

    private void captures() {
        for (int i = 0; i < function.captures().length; i++) {
            Capture capture = function.captures()[i];
            out.append("  capture ").append(i).append(" = ").append(capture.name()).append(" from ");
            place(capture.place());
            out.append('\n');
        }
    }

    private void place(int place) {
        if (place >= 0) {
            out.append('r').append(place);
        } else {
            out.append("capture ").append(-1 - place);
        }
    }

    private void instruction(CodeReader reader) {
        String position = Integer.toString(reader.position());
        out.append("     ", 0, Math.max(0, 5 - position.length())).append(position).append("  ").append(reader.opcode().name());
        for (int i = 0; i < reader.operandCount(); i++) {
            out.append(i == 0 ? " " : ", ");
            operand(reader.kind(i), reader.operand(i));
        }
        out.append('\n');
    }

    private void operand(Operand kind, int value) {
        switch (kind) {
            case DST, SRC, CELL, BASE -> out.append('r').append(value);
            case COUNT -> out.append('×').append(value);
            case INT, FLAG -> out.append(value);
            case STRING -> string(function.strings()[value]);
            case NUMBER -> number(function.numbers()[value]);
            case FUNCTION -> out.append("function ").append(value).append(' ').append(function.functions()[value].name());
            case TEMPLATE -> out.append("template ").append(value);
            case SCOPE -> out.append("scope ").append(value);
            case JUMPS -> table(function.jumpTables()[value]);
            case CAPTURE -> out.append("capture ").append(value);
            case CACHE -> out.append('#').append(value);
            case TARGET -> out.append("→ ").append(value);
        }
    }

    private void table(int[] targets) {
        out.append('[');
        for (int i = 0; i < targets.length; i++) {
            out.append(i == 0 ? "" : " ").append(targets[i]);
        }
        out.append(']');
    }

    private void string(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c == '\n') {
                out.append("\\n");
            } else if (c < ' ' || c >= 0xD800 && c < 0xE000) {
                out.append("\\u{").append(Integer.toHexString(c)).append('}');
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
