package tsubame.runtime.realm;

/** A job that is given a value when it is enqueued; so one object can wait, once at a time, again and again. */
public abstract class ValueJob extends Job {
    /** Runs the job; as {@link Job#run}. */
    public abstract void run(Object value);

    /** Not to be enqueued without a value. */
    @Override
    public final void run() {
        throw new IllegalStateException("a job without its value");
    }
}
