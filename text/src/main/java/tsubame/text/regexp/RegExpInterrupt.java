package tsubame.text.regexp;

/** Asked now and then by a match that takes long: whether to give up. */
public abstract class RegExpInterrupt {
    public abstract boolean requested();
}
