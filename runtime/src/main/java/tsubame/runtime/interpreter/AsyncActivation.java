package tsubame.runtime.interpreter;

import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.value.JsThrow;

/**
 * A running async function, or a module body with top-level await: a frame and the promise of its outcome (§27.7.5.2
 * AsyncFunctionStart). Each await costs one reaction job.
 */
final class AsyncActivation {
    private final Frame frame;
    private final PromiseCapability capability;

    AsyncActivation(Frame frame, PromiseCapability capability) {
        this.frame = frame;
        this.capability = capability;
        frame.activation = this;
    }

    /** The frame that awaits this one's outcome, the first if there are several; null for none. For stack traces. */
    Frame awaitingFrame() {
        return capability.nativePromise().firstReaction() instanceof Continuation continuation ? continuation.frame() : null;
    }

    /** Runs the frame, freshly entered, up to its first await or end. */
    void start() {
        Object answer;
        try {
            answer = Interpreter.run(frame);
            frame.caller = null;
        } catch (JsThrow thrown) {
            capability.reject(thrown.value);
            return;
        }
        proceed(answer);
    }

    /** Goes on after an await. */
    void resume(int mode, Object value) {
        Object answer;
        try {
            answer = Suspension.resume(frame, mode, value);
        } catch (JsThrow thrown) {
            capability.reject(thrown.value);
            return;
        }
        proceed(answer);
    }

    /** The frame came back: it is through, or awaits the answer. */
    private void proceed(Object answer) {
        if (frame.signal != Frame.AWAITING) {
            capability.resolve(answer);
            return;
        }
        try {
            Promises.await(frame.realm(), answer, new Continuation());
        } catch (JsThrow thrown) {
            resume(Suspension.THROW, thrown.value);
        }
    }

    /** What an awaited promise does to the frame. */
    private final class Continuation extends Reaction {
        Frame frame() {
            return frame;
        }

        @Override
        protected void settled(boolean fulfilled, Object value) {
            resume(fulfilled ? Suspension.NEXT : Suspension.THROW, value);
        }
    }
}
