package tsubame.runtime.function;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;

/** A bound function exotic object (§10.4.1). Name and length are computed by whoever binds. */
public final class BoundFunction extends JsFunction {
    private final JsObject target;
    private final Object boundThis;
    private final Object[] boundArguments;
    private final boolean constructor;
    private JsString name = JsString.EMPTY;
    private double length;

    /** BoundFunctionCreate (§10.4.1.3). May run user code: asks the target for its prototype. */
    public BoundFunction(JsObject target, Object boundThis, Object[] boundArguments) {
        super(Shape.rootFor(target.getPrototype()), Agent.realm);
        this.target = target;
        this.boundThis = boundThis;
        this.boundArguments = boundArguments;
        this.constructor = target.isConstructor();
    }

    public void setNameAndLength(JsString newName, double newLength) {
        name = newName;
        length = newLength;
    }

    public JsObject target() {
        return target;
    }

    public Object boundThis() {
        return boundThis;
    }

    /** Read only. */
    public Object[] boundArguments() {
        return boundArguments;
    }

    @Override
    public boolean isConstructor() {
        return constructor;
    }

    @Override
    public Object call(Object thisValue, Object[] arguments) {
        Agent.enter();
        try {
            return target.call(boundThis, joined(arguments));
        } finally {
            Agent.leave();
        }
    }

    @Override
    public JsObject construct(Object[] arguments, JsObject newTarget) {
        Agent.enter();
        try {
            return target.construct(joined(arguments), newTarget == this ? target : newTarget);
        } finally {
            Agent.leave();
        }
    }

    private Object[] joined(Object[] arguments) {
        int n = boundArguments.length;
        if (n == 0) {
            return arguments;
        }
        Object[] all = new Object[n + arguments.length];
        System.arraycopy(boundArguments, 0, all, 0, n);
        System.arraycopy(arguments, 0, all, n, arguments.length);
        return all;
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
