package tsubame.runtime.realm;

/** A job of the queue (§9.5). */
public abstract class Job {
    /** Runs the job; Agent.realm is what it was when the job was enqueued. A JsThrow out of it is an uncaught error. */
    public abstract void run();
}
