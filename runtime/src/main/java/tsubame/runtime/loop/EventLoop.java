package tsubame.runtime.loop;

import java.util.ArrayList;
import tsubame.runtime.collection.FinalizationRegistry;
import tsubame.runtime.host.LoopHost;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Job;
import tsubame.runtime.value.JsThrow;

/**
 * The event loop of one agent; the microtasks are the agent's job queue. A turn runs the timers that are due, then outside events, then the immediates that were there at its
 * start. After each job, first the ticks, then the microtasks are drained; then promises whose rejection nobody handles are
 * reported. The loop ends when nothing is left that could run code, or with the first uncaught error.
 */
public final class EventLoop {
    private final LoopHost host;
    private final JobQueue ticks = new JobQueue();
    private JobQueue immediates = new JobQueue();
    private JobQueue laterImmediates = new JobQueue();
    private final TimerHeap timers = new TimerHeap();
    private final RejectionTracker rejections = new RejectionTracker();
    private final ArrayList<TimerObject> numbered = new ArrayList<>();
    private double lastNumber;
    private long sequence;
    /** The loop's time: read once a turn and after each timer. */
    private double time;
    private int referencedImmediates;
    /** The count of weak references that had been cleared when the registries were last looked at. */
    private long clearedWeak;
    private boolean stopped;
    private int exitCode;

    public EventLoop(LoopHost host) {
        this.host = host;
        this.time = host.now();
    }

    /** Adds a job that runs before the microtasks (process.nextTick). */
    public void addTick(Job job) {
        ticks.add(job);
    }

    public RejectionTracker rejections() {
        return rejections;
    }

    /** Schedules a timer. Delays below 1 ms and above 2^31-1 ms count as 1 ms, as in browsers and Node. */
    public Timer addTimer(Job job, double delay, boolean repeats) {
        double effective = delay >= 1 && delay <= 2147483647 ? Math.floor(delay) : 1;
        Timer timer = new Timer(job, repeats ? effective : -1);
        schedule(timer, effective);
        return timer;
    }

    /** Whole milliseconds, so that timers set in one go with the same delay are ties, which keep their order. */
    private void schedule(Timer timer, double delay) {
        timer.due = Math.floor(host.now()) + delay;
        timer.sequence = sequence++;
        timers.add(timer);
    }

    public void removeTimer(Timer timer) {
        timer.cancelled = true;
        timers.remove(timer);
    }

    /** Starts the timer's delay anew. */
    public void refreshTimer(Timer timer, double delay) {
        timers.remove(timer);
        timer.cancelled = false;
        schedule(timer, delay >= 1 && delay <= 2147483647 ? Math.floor(delay) : 1);
    }

    /** Whether the timer keeps the loop alive. */
    public void setReferenced(Timer timer, boolean referenced) {
        timers.setReferenced(timer, referenced);
    }

    public boolean isReferenced(Timer timer) {
        return timer.referenced;
    }

    public void addImmediate(Immediate immediate) {
        referencedImmediates++;
        laterImmediates.add(immediate);
    }

    public void removeImmediate(Immediate immediate) {
        if (!immediate.done) {
            immediate.done = true;
            referencedImmediates--;
        }
    }

    /** The number by which a program may clear the timer. */
    public double numberOf(TimerObject timer) {
        if (timer.number == 0) {
            timer.number = ++lastNumber;
            numbered.add(timer);
        }
        return timer.number;
    }

    /** The timer of a number; null if there is none. */
    public TimerObject timerNumbered(double number) {
        for (int i = 0; i < numbered.size(); i++) {
            if (numbered.get(i).number == number) {
                return numbered.get(i);
            }
        }
        return null;
    }

    /** Ends the loop after the current job, as process.exit does at once. */
    public void stop(int code) {
        stopped = true;
        exitCode = code;
    }

    public boolean isStopped() {
        return stopped;
    }

    public int exitCode() {
        return exitCode;
    }

    /** Runs a job to its end, with the ticks and microtasks that it leaves. An uncaught error stops the loop. */
    public void runJob(Job job) {
        guarded(job);
        drain();
    }

    /** Drains ticks and microtasks, and reports unhandled rejections, until none is left. */
    public void drain() {
        do {
            drainQueues();
        } while (!stopped && reportRejections());
        Agent.clearKeptObjects();
    }

    /** Calls the callbacks of registries whose targets have died since the last look. */
    private void finalise() {
        ArrayList<FinalizationRegistry> registries = Agent.registries();
        if (registries.isEmpty()) {
            return;
        }
        long cleared = Agent.host.memory().clearedWeak();
        if (cleared == clearedWeak) {
            return;
        }
        clearedWeak = cleared;
        for (int i = 0; i < registries.size() && !stopped; i++) {
            FinalizationRegistry registry = registries.get(i);
            while (!stopped && cleanUpOne(registry)) {
                drain();
            }
            if (registry.isEmpty()) {
                registries.remove(i--);
            }
        }
    }

    private boolean cleanUpOne(FinalizationRegistry registry) {
        try {
            return registry.cleanUpOne();
        } catch (JsThrow thrown) {
            uncaught(thrown.value);
            return true;
        }
    }

    /** Drains the microtasks only, without ticks and reports. */
    public void drainMicrotasks() {
        while (!stopped && Agent.hasJobs()) {
            try {
                Agent.runJobs();
            } catch (JsThrow thrown) {
                uncaught(thrown.value);
            }
        }
    }

    private void drainQueues() {
        while (!stopped) {
            Job tick = ticks.poll();
            if (tick != null) {
                guarded(tick);
            } else if (Agent.hasJobs()) {
                drainMicrotasks();
            } else {
                return;
            }
        }
    }

    private boolean reportRejections() {
        boolean any = false;
        for (Object[] next = rejections.poll(); next != null && !stopped; next = rejections.poll()) {
            any = true;
            if (!host.uncaught(next[0], (JsObject) next[1])) {
                stop(1);
            }
        }
        return any;
    }

    private void guarded(Job job) {
        try {
            job.run();
        } catch (JsThrow thrown) {
            uncaught(thrown.value);
        }
    }

    private void uncaught(Object error) {
        if (!host.uncaught(error, null)) {
            stop(1);
        }
    }

    /** Runs until nothing is left to do; returns the exit code. */
    public int run() {
        drain();
        boolean first = true;
        while (!stopped && isAlive()) {
            time = host.now();
            if (first) {
                // The script itself may have taken less than a timer's least delay; its timers still come before its immediates.
                time += 1;
                first = false;
            }
            runTimers();
            if (!stopped) {
                host.await(patience());
                drain();
            }
            runImmediates();
            if (!stopped) {
                finalise();
            }
        }
        return exitCode;
    }

    /** Whether anything is left that could run code. */
    public boolean isAlive() {
        return timers.keepsAlive() || referencedImmediates > 0 || host.isActive();
    }

    private double patience() {
        if (referencedImmediates > 0) {
            return 0;
        }
        Timer timer = timers.first();
        if (timer == null) {
            return host.isActive() ? -1 : 0;
        }
        if (!timers.keepsAlive() && !host.isActive()) {
            return 0;
        }
        double rest = timer.due - host.now();
        return rest > 0 ? rest : 0;
    }

    private void runTimers() {
        double now = time;
        for (Timer timer = timers.first(); timer != null && timer.due <= now && !stopped; timer = timers.first()) {
            timers.remove(timer);
            runJob(timer.job);
            if (timer.interval >= 0 && !timer.cancelled && !timer.isScheduled()) {
                schedule(timer, timer.interval);
            }
            double clock = host.now();
            if (clock > time) {
                time = clock;
            }
        }
    }

    private void runImmediates() {
        JobQueue current = laterImmediates;
        laterImmediates = immediates;
        immediates = current;
        for (Job job = current.poll(); job != null && !stopped; job = current.poll()) {
            Immediate immediate = (Immediate) job;
            if (!immediate.done) {
                immediate.done = true;
                referencedImmediates--;
                runJob(immediate.job);
            }
        }
    }
}
