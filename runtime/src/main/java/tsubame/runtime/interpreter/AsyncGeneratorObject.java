package tsubame.runtime.interpreter;

import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.promise.JsPromise;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Undefined;

/**
 * An async generator object (§27.6.3): a suspended frame and the queue of requests that it has not answered. The operands of yield
 * and return are awaited by the code itself, also the value of a return request that resumes a yield.
 */
public final class AsyncGeneratorObject extends JsObject {
    private static final int SUSPENDED_START = 0;
    private static final int SUSPENDED_YIELD = 1;
    private static final int EXECUTING = 2;
    private static final int DRAINING = 3;
    private static final int COMPLETED = 4;

    /** An AsyncGeneratorRequest record. */
    private static final class Request {
        final int mode;
        final Object value;
        final JsPromise promise;
        Request next;

        Request(int mode, Object value, JsPromise promise) {
            this.mode = mode;
            this.value = value;
            this.promise = promise;
        }
    }

    private final Realm realm;
    /** The requests, oldest first, linked; null for none. */
    private Request first;
    private Request last;
    /** What an awaited promise does to the frame: it awaits one at a time. */
    private final Continuation continuation = new Continuation();
    private Frame frame;
    private int state = SUSPENDED_START;

    AsyncGeneratorObject(JsObject prototype, Frame frame) {
        super(prototype);
        this.frame = frame;
        this.realm = frame.realm();
    }

    // ---- Requests (§27.6.1.2 – §27.6.1.4)

    public void next(Object value, JsPromise promise) {
        if (state == COMPLETED) {
            Promises.resolve(promise, IterationResult.of(Undefined.UNDEFINED, true));
            return;
        }
        add(new Request(Suspension.NEXT, value, promise));
        if (state == SUSPENDED_START || state == SUSPENDED_YIELD) {
            resume(Suspension.NEXT, value);
        }
    }

    public void returns(Object value, JsPromise promise) {
        add(new Request(Suspension.RETURN, value, promise));
        if (state == SUSPENDED_START || state == COMPLETED) {
            state = DRAINING;
            awaitReturn();
        } else if (state == SUSPENDED_YIELD) {
            resume(Suspension.RETURN, value);
        }
    }

    public void throwsInto(Object error, JsPromise promise) {
        if (state == SUSPENDED_START) {
            complete();
        }
        if (state == COMPLETED) {
            promise.reject(error);
            return;
        }
        add(new Request(Suspension.THROW, error, promise));
        if (state == SUSPENDED_YIELD) {
            resume(Suspension.THROW, error);
        }
    }

    private void add(Request request) {
        if (first == null) {
            first = request;
        } else {
            last.next = request;
        }
        last = request;
    }

    // ---- Running

    /** Runs the frame until it waits for a promise, or for a request that is not there yet, or is through. */
    private void resume(int firstMode, Object firstValue) {
        int mode = firstMode;
        Object value = firstValue;
        for (;;) {
            state = EXECUTING;
            Object answer;
            try {
                answer = Suspension.resume(frame, mode, value);
                if (frame.signal == Frame.AWAITING) {
                    Promises.await(realm, answer, continuation);
                    return;
                }
            } catch (JsThrow thrown) {
                if (frame.signal == Frame.AWAITING) {
                    mode = Suspension.THROW;
                    value = thrown.value;
                    continue;
                }
                finish(thrown.value, true);
                return;
            }
            if (frame.signal == Frame.RETURNED) {
                finish(answer, false);
                return;
            }
            completeStep(answer, false, false);
            if (first == null) {
                state = SUSPENDED_YIELD;
                return;
            }
            mode = first.mode;
            value = first.value;
        }
    }

    /** The body is through (§27.6.3.2 step 5.g on). */
    private void finish(Object value, boolean thrown) {
        frame = null;
        state = DRAINING;
        completeStep(value, true, thrown);
        drain();
    }

    private void complete() {
        state = COMPLETED;
        frame = null;
    }

    /** AsyncGeneratorCompleteStep: answers the oldest request. */
    private void completeStep(Object value, boolean done, boolean thrown) {
        JsPromise answered = first.promise;
        first = first.next;
        last = first == null ? null : last;
        if (thrown) {
            answered.reject(value);
        } else {
            Promises.resolve(answered, IterationResult.of(value, done));
        }
    }

    /** AsyncGeneratorDrainQueue: answers the requests that came too late. */
    private void drain() {
        while (first != null) {
            Request request = first;
            if (request.mode == Suspension.RETURN) {
                awaitReturn();
                return;
            }
            boolean thrown = request.mode == Suspension.THROW;
            completeStep(thrown ? request.value : Undefined.UNDEFINED, true, thrown);
        }
        complete();
    }

    /** AsyncGeneratorAwaitReturn: a return request to a generator that does not run waits for its value. */
    private void awaitReturn() {
        JsPromise promise;
        try {
            promise = Promises.promiseOf(realm, first.value);
        } catch (JsThrow thrown) {
            completeStep(thrown.value, true, true);
            drain();
            return;
        }
        promise.then(new AwaitedReturn());
    }

    /** What an awaited promise does to the frame. */
    private final class Continuation extends Reaction {
        @Override
        protected void settled(boolean fulfilled, Object value) {
            resume(fulfilled ? Suspension.NEXT : Suspension.THROW, value);
        }
    }

    /** What the value of a return request does when it has settled. */
    private final class AwaitedReturn extends Reaction {
        @Override
        protected void settled(boolean fulfilled, Object value) {
            completeStep(value, true, !fulfilled);
            drain();
        }
    }

    @Override
    public String className() {
        return "AsyncGenerator";
    }
}
