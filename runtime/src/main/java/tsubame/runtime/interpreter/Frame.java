package tsubame.runtime.interpreter;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.Unchecked;
import tsubame.system.Stack;

/**
 * One activation of a function: its registers and what the call passed. Lives on the heap, so that a generator's frame simply stays;
 * {@link #caller} links the active frames for stack traces and counts their depth.
 *
 * <p>A frame that a plain call has left is used again by the next call of the same code: nothing refers to it any more, since a
 * closure captures cells and values, never the frame, and what suspends does not come in by plain calls. Its registers hold what they held; code
 * writes a register before it reads it.
 */
public final class Frame {
    /** Why {@link Interpreter#run} came back: with the function's result, or because the frame suspended in one of four ways. */
    static final int RETURNED = 0;
    static final int STARTED = 1;
    static final int YIELDED = 2;
    /** The value is a result object that next must hand out as it is (yield* of a sync generator). */
    static final int YIELDED_RESULT = 3;
    static final int AWAITING = 4;

    /** Frames of one code that are kept for further calls. */
    private static final int KEPT = 64;

    final Code code;
    final Object[] registers;
    BytecodeFunction function;
    Object[] captures;
    Object thisValue;
    /** Undefined for a call; the constructor that {@code new} was applied to otherwise. */
    Object newTarget;
    /** All arguments; only if the code asks for them. */
    Object[] arguments;
    /** Of a frame that is kept: the next one that is. */
    Frame caller;
    /** Of an async function or module: the activation that owns it. */
    AsyncActivation activation;
    /** Of a frame that is kept: how many are, this one included. */
    int depth;
    int pc;
    int signal;
    /** Of machine code: its checked version has left the frame to the plain one. */
    boolean leftChecked;
    /** {@link Interpreter#run} was called for it, and ends with it; other frames are entered and left within. */
    boolean outermost;
    /** Of an outermost frame: the machine frame of the loop that runs it; 0 on a JVM. */
    long machineFrame;

    Frame(BytecodeFunction function, Object thisValue, Object newTarget, Object[] registers, Object[] arguments) {
        this.code = function.code;
        this.registers = registers;
        this.function = function;
        this.captures = function.captures;
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

    // ---- Entering and leaving

    /** Enters a function from native code: the arguments are copied from an array into the new frame, which becomes the agent's current one. */
    static Frame enter(BytecodeFunction f, Object thisValue, Object newTarget, Object[] from, int base, int count) {
        Frame frame = take(f, thisValue, newTarget);
        frame.pc = 0;
        frame.fill(from, base, count);
        frame.push();
        return frame;
    }

    /** The same for a function that suspends, with as many arguments as it has parameters. */
    static Frame enter(BytecodeFunction f, Object thisValue, Object a, Object b, Object c) {
        Frame frame = make(f, thisValue, Undefined.UNDEFINED);
        int count = f.code.quickParameters;
        if (count > 0) {
            frame.registers[0] = a;
        }
        if (count > 1) {
            frame.registers[1] = b;
        }
        if (count > 2) {
            frame.registers[2] = c;
        }
        frame.push();
        return frame;
    }

    /** Calls a function from this frame, whose registers from {@code base} on are the arguments: the new frame is the agent's current one. */
    @Inline("the way of every call of bytecode from bytecode")
    Frame call(BytecodeFunction f, Object thisValue, Object newTarget, int base, int count) {
        int level = depth + 1;
        if (level > Agent.depthLimit) {
            throw tooDeep();
        }
        Frame frame = take(f, thisValue, newTarget);
        frame.fill(registers, base, count);
        frame.outermost = false;
        frame.caller = this;
        frame.depth = level;
        Agent.depth = level;
        Agent.frame = frame;
        return frame;
    }

    @Inline("part of call")
    private static Frame take(BytecodeFunction f, Object thisValue, Object newTarget) {
        Code code = f.code;
        Frame frame = code.spareFrame;
        if (frame == null) {
            return make(f, thisValue, newTarget);
        }
        code.spareFrame = frame.caller;
        frame.function = f;
        frame.captures = f.captures;
        frame.thisValue = thisValue;
        frame.newTarget = newTarget;
        return frame;
    }

    @NoInline("only when no frame of the code is kept")
    private static Frame make(BytecodeFunction f, Object thisValue, Object newTarget) {
        return new Frame(f, thisValue, newTarget, f.code.newRegisters(), null);
    }

    /** Puts arguments into the registers of the parameters: a few, as many as there are parameters, the short way. */
    @Inline("part of call")
    @Unchecked("a code has a register for each parameter, and a run of registers is within its frame, which the verifier has checked")
    private void fill(Object[] from, int base, int count) {
        if (count != code.quickParameters) {
            fillGenerally(from, base, count);
            return;
        }
        if (count > 0) {
            registers[0] = from[base];
            if (count > 1) {
                registers[1] = from[base + 1];
                if (count > 2) {
                    registers[2] = from[base + 2];
                }
            }
        }
    }

    @NoInline("many arguments, or too many, or too few, or code that wants an array of them")
    private void fillGenerally(Object[] from, int base, int count) {
        int parameters = code.parameterCount;
        int passed = count < parameters ? count : parameters;
        System.arraycopy(from, base, registers, 0, passed);
        for (int i = passed; i < parameters; i++) {
            registers[i] = Undefined.UNDEFINED;
        }
        if (code.needsArguments) {
            arguments = CallOps.run(from, base, count);
        }
    }

    /** Leaves the frame of a plain call, or construction, that returns to its caller, which becomes the agent's current frame. */
    @Inline("the way of every return to bytecode")
    Frame leave() {
        Frame back = caller;
        keep();
        Agent.frame = back;
        Agent.depth = back.depth;
        return back;
    }

    /** Keeps the frame for a further call: nobody may have it any more. */
    @Inline("the way of every return")
    void keep() {
        Frame spare = code.spareFrame;
        int kept = spare == null ? 0 : spare.depth;
        if (kept < KEPT) {
            depth = kept + 1;
            caller = spare;
            code.spareFrame = this;
        }
    }

    @NoInline("ends the recursion")
    private static JsThrow tooDeep() {
        return Agent.limitError();
    }

    /** Runs the frame of a function that suspends, freshly entered, up to where it suspends first, or its end. */
    Object begin() {
        return code.entry == 0 ? Interpreter.run(this) : ProgramCode.resume(code.entry, this);
    }

    /** Makes this the agent's current frame. */
    void push() {
        int level = Agent.depth;
        if (level >= Agent.depthLimit || Stack.isExceeded()) {
            throw tooDeep();
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
