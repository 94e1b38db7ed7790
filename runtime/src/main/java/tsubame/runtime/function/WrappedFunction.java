package tsubame.runtime.function;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/**
 * A wrapped function exotic object (proposal ShadowRealm, §10.4.8): calls a function of another realm and lets only primitives and
 * wrapped functions across. Its realm is that of the code that calls it.
 */
public final class WrappedFunction extends JsFunction {
    private final JsObject target;
    private JsString name = JsString.EMPTY;
    private double length;

    private WrappedFunction(Realm callerRealm, JsObject target) {
        super(Shape.rootFor(callerRealm.functionPrototype), callerRealm);
        this.target = target;
    }

    /** GetWrappedValue: a function is wrapped for the realm; any other object is a TypeError. */
    public static Object wrap(Realm callerRealm, Object value) {
        if (!(value instanceof JsObject object)) {
            return value;
        }
        if (!object.isCallable()) {
            throw Errors.typeError("Only primitives and functions can pass between realms: " + Describe.plainly(value));
        }
        WrappedFunction wrapped = new WrappedFunction(callerRealm, object);
        try {
            wrapped.copyNameAndLength();
        } catch (JsThrow thrown) {
            throw Errors.typeError("Cannot wrap target callable (" + Describe.plainly(thrown.value) + ")");
        }
        return wrapped;
    }

    /** CopyNameAndLength without prefix and arguments. May run user code. */
    private void copyNameAndLength() {
        if (target.hasOwn(Names.LENGTH) && target.get(Names.LENGTH, target) instanceof Double targetLength) {
            length = Math.max(0, Conversions.toIntegerOrInfinity(targetLength));
        }
        if (target.get(Names.NAME, target) instanceof JsString own) {
            name = own;
        }
    }

    /** OrdinaryWrappedFunctionCall. */
    @Override
    public Object call(Object thisValue, Object[] arguments) {
        Realm before = Agent.realm;
        Agent.enter();
        Agent.realm = realm;
        try {
            Realm targetRealm = ObjectOperations.functionRealm(target);
            Object[] wrapped = new Object[arguments.length];
            for (int i = 0; i < wrapped.length; i++) {
                wrapped[i] = wrap(targetRealm, arguments[i]);
            }
            return wrap(realm, callTarget(wrap(targetRealm, thisValue), wrapped));
        } finally {
            Agent.realm = before;
            Agent.leave();
        }
    }

    private Object callTarget(Object thisValue, Object[] arguments) {
        try {
            return target.call(thisValue, arguments);
        } catch (JsThrow thrown) {
            Agent.realm = realm;
            throw Errors.typeError("WrappedFunction threw (" + Describe.plainly(thrown.value) + ")");
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
    public JsString sourceText() {
        return JsString.of("function () { [native code] }");
    }
}
