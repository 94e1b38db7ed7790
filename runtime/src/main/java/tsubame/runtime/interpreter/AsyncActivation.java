package tsubame.runtime.interpreter;

import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.value.JsThrow;

/**
 * A running async function, or a module body with top-level await: a frame and the promise of its outcome (§27.7.5.2
 * AsyncFunctionStart). It awaits one promise at a time, as whose reaction it serves itself.
 */
final class AsyncActivation extends Reaction {
    private final Frame frame;
    private final JsPromise promise;

    /** @param promise which nobody else settles */
    AsyncActivation(Frame frame, JsPromise promise) {
        this.frame = frame;
        this.promise = promise;
        frame.activation = this;
    }

    /** The frame that awaits this one's outcome, the first if there are several; null for none. For stack traces. */
    Frame awaitingFrame() {
        return promise.firstReaction() instanceof AsyncActivation waiting ? waiting.frame : null;
    }

    /** Runs the frame, freshly entered, up to its first await or end. */
    void start() {
        Object answer;
        try {
            answer = frame.begin();
            frame.caller = null;
        } catch (JsThrow thrown) {
            promise.reject(thrown.value);
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
            promise.reject(thrown.value);
            return;
        }
        proceed(answer);
    }

    /** The frame came back: it is through, or awaits the answer. */
    private void proceed(Object answer) {
        if (frame.signal != Frame.AWAITING) {
            Promises.resolve(promise, answer);
            return;
        }
        try {
            Promises.await(frame.realm(), answer, this);
        } catch (JsThrow thrown) {
            resume(Suspension.THROW, thrown.value);
        }
    }

    /** What an awaited promise does to the frame. */
    @Override
    protected void settled(boolean fulfilled, Object value) {
        resume(fulfilled ? Suspension.NEXT : Suspension.THROW, value);
    }
}
