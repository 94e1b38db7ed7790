package tsubame.runtime.interpreter;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Undefined;

/**
 * One activation of a function: its registers and what the call passed. Lives on the heap, so that a generator's frame simply stays;
 * {@link #caller} links the active frames for stack traces and counts their depth.
 */
public final class Frame {
    /** Why {@link Interpreter#run} came back: with the function's result, or because the frame suspended in one of four ways. */
    static final int RETURNED = 0;
    static final int STARTED = 1;
    static final int YIELDED = 2;
    /** The value is a result object that next must hand out as it is (yield* of a sync generator). */
    static final int YIELDED_RESULT = 3;
    static final int AWAITING = 4;

    final Code code;
    final BytecodeFunction function;
    final Object[] registers;
    final Object[] captures;
    final Object thisValue;
    /** Undefined for a call; the constructor that {@code new} was applied to otherwise. */
    final Object newTarget;
    /** All arguments; only if the code asks for them. */
    final Object[] arguments;
    Frame caller;
    /** Of an async function or module: the activation that owns it. */
    AsyncActivation activation;
    int depth;
    int pc;
    int signal;

    Frame(BytecodeFunction function, Object thisValue, Object newTarget, Object[] registers, Object[] arguments) {
        this.code = function.code;
        this.function = function;
        this.captures = function.captures;
        this.registers = registers;
        this.thisValue = thisValue;
        this.newTarget = newTarget;
        this.arguments = arguments;
    }

    /** What module specifiers in its code are relative to. */
    public String referrer() {
        return code.unit.referrer();
    }

    Realm realm() {
        return function.realm;
    }

    /**
     * Enters a function: the arguments are copied from the caller's registers, or from an array, into the registers of the new frame,
     * which becomes the agent's current one.
     */
    static Frame enter(BytecodeFunction f, Object thisValue, Object newTarget, Object[] from, int base, int count) {
        Code code = f.code;
        Object[] registers = code.newRegisters();
        int parameters = code.parameterCount;
        int passed = count < parameters ? count : parameters;
        for (int i = 0; i < passed; i++) {
            registers[i] = from[base + i];
        }
        for (int i = passed; i < parameters; i++) {
            registers[i] = Undefined.UNDEFINED;
        }
        Object[] arguments = code.needsArguments ? CallOps.run(from, base, count) : null;
        Frame frame = new Frame(f, thisValue, newTarget, registers, arguments);
        frame.push();
        return frame;
    }

    /** Makes this the agent's current frame. */
    void push() {
        int level = Agent.depth;
        if (level >= Agent.depthLimit) {
            throw Errors.rangeError("Maximum call stack size exceeded");
        }
        depth = level + 1;
        Agent.depth = depth;
        caller = Agent.frame;
        Agent.frame = this;
    }

    /** Makes this the agent's current frame again, after a frame that it called has returned or thrown. */
    void restore() {
        Agent.frame = this;
        Agent.depth = depth;
    }
}
