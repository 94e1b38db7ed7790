package tsubame.bytecode;

/**
 * Checks that function prototypes are well formed. For each function, and those it creates:
 *
 * <ul>
 *   <li>the code is a sequence of whole instructions with known opcodes, and its last one does not fall off the end;
 *   <li>register operands, and all registers of a run, lie within the frame; no instruction or handler writes a constant;
 *   <li>pool operands index their pool, captures the capture table, cache slots the number of caches, each slot used once;
 *   <li>jump targets, those of jump tables too, are starts of instructions;
 *   <li>flags are 0 or 1;
 *   <li>handlers have a range within the code, not empty, that begins and ends between instructions, a target at an instruction, and a
 *       register within the frame;
 *   <li>positions ascend, and each capture of a created function exists in its creator.
 * </ul>
 *
 * A breach is a bug of the compiler: {@link IllegalStateException} with the function, the position and what is wrong.
 */
public final class BytecodeVerifier {
    private final FunctionPrototype function;
    private final boolean[] starts;
    private final boolean[] caches;

    private BytecodeVerifier(FunctionPrototype function) {
        this.function = function;
        this.starts = new boolean[function.code().length + 1];
        this.caches = new boolean[function.cacheCount()];
    }

    /** Always true, for use in an assertion; throws if anything is wrong. */
    public static boolean verify(FunctionPrototype function) {
        new BytecodeVerifier(function).verify();
        for (FunctionPrototype inner : function.functions()) {
            verify(inner);
        }
        return true;
    }

    private void verify() {
        findStarts();
        CodeReader reader = new CodeReader(function.code());
        while (reader.next()) {
            instruction(reader);
        }
        check(reader.opcode() != null, 0, "no code");
        check(endsFlow(reader.opcode()), reader.position(), "the last instruction falls off the end");
        for (Handler handler : function.handlers()) {
            handler(handler);
        }
        positions();
        for (FunctionPrototype inner : function.functions()) {
            for (Capture capture : inner.captures()) {
                captured(capture);
            }
        }
    }

    private static boolean endsFlow(Opcode opcode) {
        return switch (opcode) {
            case RETURN, THROW, THROW_ERROR, JUMP, JUMP_TABLE, THROW_CONSTANT_ASSIGNMENT -> true;
            default -> false;
        };
    }

    private void findStarts() {
        int[] code = function.code();
        int at = 0;
        while (at < code.length) {
            check(code[at] >= 0 && code[at] < Opcode.count(), at, "no such opcode");
            starts[at] = true;
            at += Opcode.of(code[at]).size();
        }
        check(at == code.length, at, "the last instruction is cut off");
    }

    private void instruction(CodeReader reader) {
        int at = reader.position();
        for (int i = 0; i < reader.operandCount(); i++) {
            int value = reader.operand(i);
            switch (reader.kind(i)) {
                case DST -> {
                    register(value, at);
                    check(value < function.constantBase(), at, "writes a constant");
                }
                case SRC, CELL -> register(value, at);
                case BASE -> run(value, reader.operand(i + 1), at);
                case COUNT -> check(value >= 0, at, "negative count");
                case INT -> {}
                case FLAG -> check(value == 0 || value == 1, at, "flag is neither 0 nor 1");
                case STRING -> index(value, function.strings().length, at);
                case NUMBER -> index(value, function.numbers().length, at);
                case FUNCTION -> index(value, function.functions().length, at);
                case TEMPLATE -> index(value, function.templates().length, at);
                case SCOPE -> index(value, function.scopes().length, at);
                case JUMPS -> table(value, at);
                case CAPTURE -> index(value, function.captures().length, at);
                case CACHE -> cache(value, at);
                case TARGET -> target(value, at);
            }
        }
    }

    private void register(int register, int at) {
        check(register >= 0 && register < function.registerCount(), at, "register outside the frame");
    }

    private void run(int base, int count, int at) {
        check(base >= 0 && count >= 0 && (count == 0 || base + count <= function.registerCount()), at, "run outside the frame");
    }

    private void index(int value, int length, int at) {
        check(value >= 0 && value < length, at, "index outside its pool");
    }

    private void cache(int slot, int at) {
        index(slot, caches.length, at);
        check(!caches[slot], at, "cache slot used twice");
        caches[slot] = true;
    }

    private void table(int index, int at) {
        index(index, function.jumpTables().length, at);
        for (int target : function.jumpTables()[index]) {
            target(target, at);
        }
    }

    private void target(int target, int at) {
        check(target >= 0 && target < function.code().length && starts[target], at, "target is no instruction");
    }

    private void handler(Handler handler) {
        int length = function.code().length;
        check(handler.start() >= 0 && handler.start() < handler.end() && handler.end() <= length, handler.start(), "bad handler range");
        check(starts[handler.start()], handler.start(), "handler begins inside an instruction");
        check(handler.end() == length || starts[handler.end()], handler.end(), "handler ends inside an instruction");
        target(handler.target(), handler.start());
        register(handler.register(), handler.target());
        check(handler.register() < function.constantBase(), handler.target(), "handler writes a constant");
    }

    private void positions() {
        int[] positions = function.positions();
        for (int i = 3; i < positions.length; i += 3) {
            check(positions[i] >= positions[i - 3], positions[i], "positions do not ascend");
        }
    }

    private void captured(Capture capture) {
        if (capture.place() >= 0) {
            register(capture.place(), 0);
        } else {
            index(-1 - capture.place(), function.captures().length, 0);
        }
    }

    private void check(boolean condition, int at, String what) {
        if (!condition) {
            String name = function.name().isEmpty() ? "(anonymous)" : function.name();
            throw new IllegalStateException("bytecode of " + name + ", at " + at + words(at) + ": " + what);
        }
    }

    /** The words at a position, as far as they are there. */
    private String words(int at) {
        int[] code = function.code();
        if (at < 0 || at >= code.length || code[at] < 0 || code[at] >= Opcode.count()) {
            return "";
        }
        StringBuilder text = new StringBuilder(" ").append(Opcode.of(code[at]).name());
        for (int i = at + 1; i < code.length && i < at + Opcode.of(code[at]).size(); i++) {
            text.append(' ').append(code[i]);
        }
        return text.toString();
    }
}
