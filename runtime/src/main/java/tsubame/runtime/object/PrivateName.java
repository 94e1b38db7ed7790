package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.value.JsString;

/**
 * The key of a private class element (§6.2.12), made anew by each evaluation of a class. Stored in shapes like other
 * keys, but never listed, and reached only through the private methods of {@link JsObject}.
 */
public final class PrivateName extends PropertyKey {
    /** With its number sign, such as {@code #count}. */
    public final JsString description;

    public PrivateName(JsString description) {
        super(Agent.nextHash());
        this.description = description;
    }

    /** Private names are no values. */
    @Override
    public Object toValue() {
        throw new IllegalStateException("a private name is no value");
    }

    @Override
    public String toString() {
        return description.toJavaString();
    }
}
