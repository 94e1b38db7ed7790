package tsubame.runtime.function;

import tsubame.runtime.object.Accessor;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.LazyObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/**
 * A function object. {@code length}, {@code name} and {@code prototype} come into being when first looked at. Whoever implements
 * {@link #call} or {@link #construct} makes {@link tsubame.runtime.realm.Agent#realm} this function's realm for the duration and
 * counts the depth by {@code Agent.enter} and {@code leave}. Callers that take any callable must take a JsObject: a proxy is
 * callable and no JsFunction.
 */
public abstract class JsFunction extends LazyObject {
    /** The function's realm, where its errors and objects come from. */
    public final Realm realm;

    protected JsFunction(Shape shape, Realm realm) {
        super(shape);
        this.realm = realm;
    }

    @Override
    public final boolean isCallable() {
        return true;
    }

    @Override
    public abstract Object call(Object thisValue, Object[] arguments);

    /** The initial value of the {@code name} property: a JsString. */
    protected abstract JsString initialName();

    /** The initial value of the {@code length} property. */
    protected abstract double initialLength();

    /** Creates {@code prototype} if this kind of function has one; called after length and name exist. */
    protected void materializePrototype() {}

    /**
     * Whether it has own {@code arguments}, which is null, and {@code caller}: only plain functions of sloppy code may (§17.1), where
     * old programs look at them.
     */
    protected boolean hasCaller() {
        return false;
    }

    /** A call with two arguments and undefined as this, as comparators are called. */
    public Object callPair(Object a, Object b) {
        return call(Undefined.UNDEFINED, new Object[] {a, b});
    }

    /** A call with one argument and undefined as this; a throw may leave another frame and depth behind than there were. */
    public Object callSingle(Object a) {
        return call(Undefined.UNDEFINED, new Object[] {a});
    }

    /** The same with a receiver and three arguments: an element, its index, and what it is of. */
    public Object callTriple(Object thisValue, Object a, Object b, Object c) {
        return call(thisValue, new Object[] {a, b, c});
    }

    /** As a comparator: 1 if it does nothing but answer a - b, -1 if b - a, 0 if it may do anything else. */
    public int numericOrder() {
        return 0;
    }

    /** What Function.prototype.toString shows (§20.2.3.5). */
    public JsString sourceText() {
        return JsString.of("function " + initialName().toJavaString() + "() { [native code] }");
    }

    @Override
    protected boolean isLazyKey(PropertyKey key) {
        return key == Names.LENGTH || key == Names.NAME || key == Names.PROTOTYPE
                || (key == Names.ARGUMENTS || key == Names.CALLER) && hasCaller();
    }

    @Override
    protected void materialize() {
        define(Names.LENGTH, initialLength(), Attributes.READ_ONLY);
        JsString name = initialName();
        if (name != null) {
            define(Names.NAME, name, Attributes.READ_ONLY);
        }
        materializePrototype();
        if (hasCaller()) {
            define(Names.ARGUMENTS, Null.NULL, Attributes.FIXED);
            define(Names.CALLER, new Accessor(realm.intrinsic(Intrinsic.FUNCTION_CALLER), null), Attributes.FIXED);
        }
    }

    @Override
    public String className() {
        return "Function";
    }
}
