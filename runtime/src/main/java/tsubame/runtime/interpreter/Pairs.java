package tsubame.runtime.interpreter;

import tsubame.bytecode.CodeReader;
import tsubame.bytecode.Op;
import tsubame.bytecode.Opcode;

/**
 * Joins two instructions that often follow each other to one that does both, which saves a dispatch. The first one's opcode is replaced;
 * all words stay where they are, so that a jump to the second one still finds it, and positions, handlers and suspended frames know
 * nothing of it. Which pairs there are was measured: docs/interpreter.md.
 */
final class Pairs {
    private Pairs() {}

    static void join(int[] words) {
        CodeReader reader = new CodeReader(words);
        int first = -1;
        while (reader.next()) {
            Opcode pair = first < 0 ? null : pair(words, first, reader.position());
            if (pair == null) {
                first = reader.position();
            } else {
                words[first] = pair.ordinal();
                first = -1;
            }
        }
    }

    /** The instruction that does both; null if there is none. */
    private static Opcode pair(int[] words, int first, int second) {
        int next = words[second];
        switch (words[first]) {
            case Op.LOAD_THIS -> {
                return next == Op.GET_PROPERTY && words[second + 2] == words[first + 1] ? Opcode.THIS_GET_PROPERTY : null;
            }
            case Op.GET_PROPERTY -> {
                return afterProperty(next);
            }
            case Op.MOVE -> {
                return next == Op.MOVE ? Opcode.MOVE_MOVE : null;
            }
            case Op.MULTIPLY -> {
                return next == Op.ADD ? Opcode.MULTIPLY_ADD : next == Op.MULTIPLY ? Opcode.MULTIPLY_MULTIPLY : null;
            }
            case Op.ADD -> {
                return next == Op.JUMP_IF_LESS ? Opcode.ADD_JUMP_IF_LESS : next == Op.JUMP_IF_LESS_EQUAL ? Opcode.ADD_JUMP_IF_LESS_EQUAL : null;
            }
            default -> {
                return null;
            }
        }
    }

    private static Opcode afterProperty(int next) {
        switch (next) {
            case Op.GET_PROPERTY -> {
                return Opcode.GET_PROPERTY_GET_PROPERTY;
            }
            case Op.MOVE -> {
                return Opcode.GET_PROPERTY_MOVE;
            }
            case Op.JUMP_IF_STRICT_NOT_EQUAL -> {
                return Opcode.GET_PROPERTY_JUMP_IF_STRICT_NOT_EQUAL;
            }
            default -> {
                return null;
            }
        }
    }
}
