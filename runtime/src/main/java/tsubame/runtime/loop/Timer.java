package tsubame.runtime.loop;

import tsubame.runtime.realm.Job;

/** A timer: its job, when it is due, and whether it repeats. Handles of programs refer to it. */
public final class Timer {
    final Job job;
    /** Milliseconds between two runs; negative for a timer that runs once. */
    final double interval;
    double due;
    /** Breaks ties of {@link #due} by the order of creation. */
    long sequence;
    /** Position in the heap; -1 while it is not scheduled. */
    int place = -1;
    boolean referenced = true;
    /** Cleared; an interval whose job is just running is then not scheduled again. */
    boolean cancelled;

    Timer(Job job, double interval) {
        this.job = job;
        this.interval = interval;
    }

    /** Whether it will run (again). */
    public boolean isScheduled() {
        return place >= 0;
    }

    boolean before(Timer other) {
        return due < other.due || due == other.due && sequence < other.sequence;
    }
}
