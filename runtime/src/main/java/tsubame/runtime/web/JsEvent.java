package tsubame.runtime.web;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;

/** An Event or CustomEvent (DOM Standard, §2.2): what it is about, and the state of its dispatch. */
final class JsEvent extends JsObject {
    static final int NONE = 0;
    static final int AT_TARGET = 2;

    final JsString type;
    boolean bubbles;
    boolean cancelable;
    boolean composed;
    /** Made by the runtime, not by a program. */
    final boolean trusted;
    final double timeStamp;
    /** Of a CustomEvent; null for other events. */
    Object detail;

    JsEventTarget target;
    JsEventTarget currentTarget;
    int phase = NONE;
    boolean dispatching;
    boolean canceled;
    boolean propagationStopped;
    boolean immediatelyStopped;
    /** While a passive listener runs, which cannot cancel. */
    boolean inPassiveListener;

    JsEvent(Shape shape, JsString type, boolean trusted) {
        super(shape);
        this.type = type;
        this.trusted = trusted;
        this.timeStamp = Agent.host == null ? 0 : Agent.host.monotonicTime() / 1e6;
    }

    /** An event that the runtime fires. */
    static JsEvent trusted(String type) {
        Shape shape = Shape.rootFor(Agent.realm.intrinsic(Intrinsic.EVENT_PROTOTYPE));
        return new JsEvent(shape, JsString.of(type), true);
    }

    void preventDefault() {
        canceled |= cancelable && !inPassiveListener;
    }

    static Object orNull(JsEventTarget value) {
        return value == null ? Null.NULL : value;
    }

    @Override
    public String className() {
        return "Event";
    }
}
