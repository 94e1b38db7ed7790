package tsubame.runtime.function;

import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * A builtin function: a row of a {@link Builtins} group. {@link #data} is for functions that close over something (promise
 * resolvers, proxy revokers …): whoever makes them stores what they need and the row reads it back from its callee.
 */
public final class NativeFunction extends JsFunction {
    private final Builtins group;
    private final int id;
    private final JsString name;
    private final int length;
    private final boolean constructor;

    /** The {@code prototype} of a builtin constructor, and its attributes' owner; null for none. */
    private JsObject prototype;

    /** Which {@link Shortcut} compiled code has for it; set once, when the realm is made. */
    int shortcut;

    /** What the function closes over; null for none. */
    public Object data;

    public NativeFunction(Realm realm, Builtins group, int id, JsString name, int length, boolean constructor) {
        this(realm.functionShape, realm, group, id, name, length, constructor);
    }

    /** With another prototype than %Function.prototype%. */
    public NativeFunction(Shape shape, Realm realm, Builtins group, int id, JsString name, int length, boolean constructor) {
        super(shape, realm);
        this.group = group;
        this.id = id;
        this.name = name;
        this.length = length;
        this.constructor = constructor;
    }

    /** Gives a constructor its fixed {@code prototype} property; before anything looks at the function. */
    public void setPrototypeProperty(JsObject object) {
        prototype = object;
    }

    /** The row's number in its group. */
    public int id() {
        return id;
    }

    public Builtins group() {
        return group;
    }

    @Override
    public boolean isConstructor() {
        return constructor;
    }

    @Override
    public Object call(Object thisValue, Object[] arguments) {
        Agent.enter();
        Realm caller = Agent.realm;
        Agent.realm = realm;
        try {
            return group.call(id, this, thisValue, arguments, null);
        } finally {
            Agent.realm = caller;
            Agent.leave();
        }
    }

    @Override
    public JsObject construct(Object[] arguments, JsObject newTarget) {
        if (!constructor) {
            throw Errors.typeError(name.toJavaString() + " is not a constructor");
        }
        Agent.enter();
        Realm caller = Agent.realm;
        Agent.realm = realm;
        try {
            return (JsObject) group.call(id, this, Undefined.UNDEFINED, arguments, newTarget);
        } finally {
            Agent.realm = caller;
            Agent.leave();
        }
    }

    @Override
    protected JsString initialName() {
        return name;
    }

    @Override
    protected double initialLength() {
        return length;
    }

    @Override
    protected void materializePrototype() {
        if (prototype != null) {
            define(Names.PROTOTYPE, prototype, Attributes.FIXED);
        }
    }
}
