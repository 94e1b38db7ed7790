package tsubame.runtime.regexp;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.object.SlotInteger;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.text.regexp.RegExpFlags;
import tsubame.text.regexp.RegExpProgram;

/**
 * A regular expression object (ECMA-262 §22.2). {@code lastIndex} is its first own property and cannot be removed, so it is
 * always in slot 0.
 */
public final class JsRegExp extends JsObject {
    private static final int LAST_INDEX_SLOT = 0;
    private static final Double ZERO = 0.0;

    /** [[OriginalSource]]; null until {@link #initialize}. */
    private JsString source;
    /** [[OriginalFlags]]. */
    private JsString flags;
    private RegExpProgram program;
    /** The shape of groups objects, once one was made; null where several groups share a name. */
    Shape groupsShape;
    /** The realm it was made in, whose legacy static properties it sets. */
    final Realm realm;
    /** [[LegacyFeaturesEnabled]]: made by %RegExp% itself, not for a subclass. */
    final boolean legacyEnabled;

    /** RegExpAlloc (§22.2.3.2). */
    public JsRegExp(Shape emptyShape, boolean legacyEnabled) {
        super(emptyShape);
        this.legacyEnabled = legacyEnabled;
        realm = Agent.realm;
        addSlot(Names.LAST_INDEX, ZERO, Attributes.WRITABLE);
    }

    /** RegExpCreate (§22.2.3.1) of strings, in the current realm; a SyntaxError for bad ones. For literals. */
    public static JsRegExp create(JsString pattern, JsString flags) {
        return new JsRegExp(Agent.realm.regExpPrototype.instanceShape(), pattern, flags);
    }

    private JsRegExp(Shape shape, JsString pattern, JsString flags) {
        super(shape, new Object[] {ZERO});
        legacyEnabled = true;
        realm = Agent.realm;
        program = RegExpCache.compiled(pattern, flags);
        source = pattern;
        this.flags = flags;
    }

    /** RegExpInitialize (§22.2.3.3) but for the conversions. Throws a TypeError when lastIndex is read-only. */
    public void initialize(JsString pattern, JsString newFlags) {
        program = RegExpCache.compiled(pattern, newFlags);
        groupsShape = null;
        source = pattern;
        flags = newFlags;
        setLastIndex(ZERO);
    }

    /** Whether the realm's own %RegExp% made it: compile works on no other. */
    public boolean isPlainIn(Realm current) {
        return legacyEnabled && realm == current;
    }

    public JsString source() {
        return source;
    }

    public JsString flags() {
        return flags;
    }

    public RegExpProgram program() {
        return program;
    }

    /** Whether a flag of {@link RegExpFlags} was given. */
    public boolean has(int flag) {
        return (program.flags() & flag) != 0;
    }

    /** Flag u or v: strings are read by code points. */
    public boolean isUnicode() {
        return RegExpFlags.byCodePoint(program.flags());
    }

    /** ToLength(lastIndex); runs user code only when that is an object. */
    public long lastIndex() {
        return Conversions.toLength(SlotInteger.value(slots[LAST_INDEX_SLOT]));
    }

    /** Set(R, "lastIndex", value, true). */
    public void setLastIndex(double value) {
        if ((shape.attributes(LAST_INDEX_SLOT) & Attributes.WRITABLE) == 0) {
            throw ObjectOperations.cannotAssign(this, Names.LAST_INDEX);
        }
        slots[LAST_INDEX_SLOT] = value;
    }

    /** Whether nothing about it but lastIndex, nor about RegExp.prototype, has been changed by the program. */
    public boolean isPristine() {
        return shape.prototype instanceof RegExpPrototype prototype && shape == prototype.instanceShape()
                && slots[LAST_INDEX_SLOT] instanceof Double && prototype.isPristine();
    }

    /** Whether exec is the original one, and asking for lastIndex runs no user code. */
    public boolean hasOriginalExec() {
        return shape.prototype instanceof RegExpPrototype prototype && shape == prototype.instanceShape()
                && slots[LAST_INDEX_SLOT] instanceof Double && prototype.hasOriginalExec();
    }

    @Override
    public String className() {
        return "RegExp";
    }
}
