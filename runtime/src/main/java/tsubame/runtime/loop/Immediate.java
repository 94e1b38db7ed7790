package tsubame.runtime.loop;

import tsubame.runtime.realm.Job;

/** A job of setImmediate; runs at most once, and not at all once it is {@link EventLoop#removeImmediate removed}. */
public final class Immediate extends Job {
    final Job job;
    boolean done;

    public Immediate(Job job) {
        this.job = job;
    }

    @Override
    public void run() {
        job.run();
    }
}
