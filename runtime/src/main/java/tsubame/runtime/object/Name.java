package tsubame.runtime.object;

import tsubame.runtime.value.JsString;

/** An interned string key that is no array index. The agent's table holds one per string; identity is equality. */
public final class Name extends PropertyKey {
    public final JsString string;

    /** For the agent's table only. */
    public Name(JsString string) {
        super(string.hashCode());
        this.string = string;
    }

    /** The name of a string known not to be an array index. */
    public static Name of(String text) {
        return (Name) PropertyKey.of(text);
    }

    @Override
    public Object toValue() {
        return string;
    }

    @Override
    public String toString() {
        return string.toJavaString();
    }
}
