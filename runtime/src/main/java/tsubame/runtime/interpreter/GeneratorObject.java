package tsubame.runtime.interpreter;

import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.GeneratorBuiltins;
import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.iteration.NativeIterator;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/** A generator object (§27.5): a suspended frame with a state. */
public final class GeneratorObject extends NativeIterator {
    private static final int SUSPENDED_START = 0;
    private static final int SUSPENDED_YIELD = 1;
    private static final int RUNNING = 2;
    private static final int COMPLETED = 3;

    private Frame frame;
    private int state = SUSPENDED_START;
    /** Set by each resumption: whether its value is the last one, and whether it is a result object to hand out as it is. */
    private boolean done;
    private boolean rawResult;

    GeneratorObject(JsObject prototype, Frame frame) {
        super(Shape.rootFor(prototype));
        this.frame = frame;
    }

    /** GeneratorResume and GeneratorResumeAbrupt (§27.5.3.3, §27.5.3.4); answers the result object. */
    public Object resume(int mode, Object value) {
        Object answer = resumeForValue(mode, value);
        return rawResult ? answer : IterationResult.of(answer, done);
    }

    /** Resumes; the answer is the bare value, which {@link #done} and {@link #rawResult} explain. */
    private Object resumeForValue(int mode, Object value) {
        if (state == RUNNING) {
            throw Errors.typeError("Generator is already running");
        }
        rawResult = false;
        done = true;
        if (state == SUSPENDED_START && mode != Suspension.NEXT) {
            complete();
        }
        if (state == COMPLETED) {
            return completion(mode, value);
        }
        state = RUNNING;
        boolean suspended = false;
        try {
            Object answer = Suspension.resume(frame, mode, value);
            suspended = frame.signal != Frame.RETURNED;
            rawResult = frame.signal == Frame.YIELDED_RESULT;
            return answer;
        } finally {
            done = !suspended;
            if (suspended) {
                state = SUSPENDED_YIELD;
            } else {
                complete();
            }
        }
    }

    @Override
    public Builtins nextGroup() {
        return GeneratorBuiltins.GROUP;
    }

    @Override
    public int nextRow() {
        return GeneratorBuiltins.NEXT;
    }

    /** As next() without a value, a result object of an inner iterator opened. */
    @Override
    public Object advance() {
        Object value = resumeForValue(Suspension.NEXT, Undefined.UNDEFINED);
        if (!rawResult) {
            return done ? null : value;
        }
        JsObject result = (JsObject) value;
        return IterationResult.isDone(result) ? null : IterationResult.value(result);
    }

    @Override
    public Object next(Object value) {
        return resume(Suspension.NEXT, value);
    }

    private static Object completion(int mode, Object value) {
        if (mode == Suspension.THROW) {
            throw new JsThrow(value);
        }
        return mode == Suspension.RETURN ? value : Undefined.UNDEFINED;
    }

    private void complete() {
        state = COMPLETED;
        frame = null;
    }

    @Override
    public String className() {
        return "Generator";
    }
}
