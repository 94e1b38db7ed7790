package tsubame.aot.program;

import java.util.ArrayList;
import java.util.List;
import tsubame.bytecode.CodeReader;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Opcode;
import tsubame.bytecode.Operand;

/** One instruction of bytecode, decoded. @param position of its opcode word; @param operands as many as the opcode has */
record Instruction(int position, Opcode opcode, int[] operands) {
    static List<Instruction> of(FunctionPrototype function) {
        List<Instruction> all = new ArrayList<>();
        CodeReader reader = new CodeReader(function.code());
        while (reader.next()) {
            int[] operands = new int[reader.operandCount()];
            for (int i = 0; i < operands.length; i++) {
                operands[i] = reader.operand(i);
            }
            all.add(new Instruction(reader.position(), reader.opcode(), operands));
        }
        return all;
    }

    int a() {
        return operands[0];
    }

    int b() {
        return operands[1];
    }

    int c() {
        return operands[2];
    }

    int next() {
        return position + opcode.size();
    }

    /** The registers that it reads, and those of its runs and cells. */
    List<Integer> reads(FunctionPrototype function) {
        List<Integer> registers = new ArrayList<>();
        for (int i = 0; i < operands.length; i++) {
            switch (opcode.operand(i)) {
                case SRC, CELL -> registers.add(operands[i]);
                case BASE -> {
                    for (int r = 0; r < operands[i + 1]; r++) {
                        registers.add(operands[i] + r);
                    }
                }
                case FUNCTION -> {
                    for (var capture : function.functions()[operands[i]].captures()) {
                        if (capture.place() >= 0) {
                            registers.add(capture.place());
                        }
                    }
                }
                default -> { }
            }
        }
        return registers;
    }

    /** The registers that it writes. */
    List<Integer> writes() {
        List<Integer> registers = new ArrayList<>();
        for (int i = 0; i < operands.length; i++) {
            if (opcode.operand(i) == Operand.DST) {
                registers.add(operands[i]);
            }
        }
        return registers;
    }

    /** Where it may jump to. */
    List<Integer> targets(FunctionPrototype function) {
        List<Integer> targets = new ArrayList<>();
        for (int i = 0; i < operands.length; i++) {
            if (opcode.operand(i) == Operand.TARGET) {
                targets.add(operands[i]);
            } else if (opcode.operand(i) == Operand.JUMPS) {
                for (int target : function.jumpTables()[operands[i]]) {
                    targets.add(target);
                }
            }
        }
        return targets;
    }

    /** Whether control never goes on to the next instruction. */
    boolean endsFlow() {
        return switch (opcode) {
            case RETURN, THROW, THROW_ERROR, JUMP, JUMP_TABLE, THROW_CONSTANT_ASSIGNMENT -> true;
            default -> false;
        };
    }

    /** Whether the function leaves its frame here and comes back later. */
    boolean suspends() {
        return switch (opcode) {
            case GENERATOR_START, YIELD, YIELD_RAW, AWAIT -> true;
            default -> false;
        };
    }
}
