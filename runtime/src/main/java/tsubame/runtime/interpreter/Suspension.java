package tsubame.runtime.interpreter;

import tsubame.bytecode.Handler;
import tsubame.bytecode.Op;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsThrow;

/**
 * Resuming a suspended frame with a completion. The instruction at the frame's pc is the one that suspended: GENERATOR_START,
 * YIELD, YIELD_RAW or AWAIT; what the completion does is written in its row of the opcode table.
 */
final class Suspension {
    /** How a frame is resumed; the numbers are those that YIELD_RAW reports. */
    static final int NEXT = 0;
    static final int THROW = 1;
    static final int RETURN = 2;

    private Suspension() {}

    /** Continues the frame until it returns, throws or suspends again, which its signal then tells. */
    static Object resume(Frame frame, int mode, Object value) {
        Frame caller = Agent.frame;
        int depth = Agent.depth;
        frame.signal = Frame.RETURNED;
        try {
            frame.push();
            complete(frame, mode, value);
            return frame.code.entry == 0 ? Interpreter.run(frame) : ProgramCode.resume(frame.code.entry, frame);
        } finally {
            frame.caller = null; // a suspended frame must not keep its last caller alive
            Agent.frame = caller;
            Agent.depth = depth;
        }
    }

    /** Finishes the suspended instruction. */
    private static void complete(Frame frame, int mode, Object value) {
        int[] w = frame.code.words;
        Object[] r = frame.registers;
        int pc = frame.pc;
        int op = w[pc];
        if (op == Op.YIELD_RAW) {
            r[w[pc + 1]] = value;
            r[w[pc + 2]] = (double) mode;
            frame.pc = pc + 5;
        } else if (mode == THROW) {
            throwInto(frame, value);
        } else if (op == Op.GENERATOR_START) {
            frame.pc = pc + 1;
        } else {
            r[w[pc + 1]] = value;
            frame.pc = op == Op.AWAIT ? pc + 3 : mode == RETURN ? w[pc + 3] : pc + 4;
        }
    }

    /** Throws at the suspended instruction: on to its handler, or out of the frame. */
    private static void throwInto(Frame frame, Object value) {
        Handler handler = frame.code.handlerAt(frame.pc);
        if (handler == null) {
            throw new JsThrow(value);
        }
        frame.registers[handler.register()] = value;
        frame.pc = handler.target();
    }
}
