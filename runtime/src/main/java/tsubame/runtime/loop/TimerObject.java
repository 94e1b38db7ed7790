package tsubame.runtime.loop;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.value.Undefined;

/** What setTimeout, setInterval and setImmediate answer: a handle of a timer or immediate. */
public final class TimerObject extends JsObject {
    /** Exactly one of the two is set. */
    public Timer timer;
    public Immediate immediate;
    private final double delay;
    /** The number by which a program may clear it; 0 until it asks for one. */
    double number;

    public TimerObject(Shape shape, double delay) {
        super(shape);
        this.delay = delay;
    }

    /** Takes it off the loop; answers undefined. */
    public Object clear(EventLoop loop) {
        if (timer != null) {
            loop.removeTimer(timer);
        } else {
            loop.removeImmediate(immediate);
        }
        return Undefined.UNDEFINED;
    }

    /** Whether it keeps the loop alive; answers itself. */
    public Object setReferenced(EventLoop loop, boolean referenced) {
        if (timer != null) {
            loop.setReferenced(timer, referenced);
        }
        return this;
    }

    public boolean isReferenced() {
        return timer == null || timer.referenced;
    }

    /** Starts its delay anew; answers itself. */
    public Object refresh(EventLoop loop) {
        if (timer != null) {
            loop.refreshTimer(timer, delay);
        }
        return this;
    }
}
