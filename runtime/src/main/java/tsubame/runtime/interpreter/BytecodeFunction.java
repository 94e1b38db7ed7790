package tsubame.runtime.interpreter;

import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.runtime.function.JsFunction;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.sort.NumericOrder;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/**
 * An ECMAScript function object (§10.2): code with what it captured. {@link #call} and {@link #construct} are the way in for natives;
 * bytecode enters plain functions without them, see {@link Frame#enter}.
 */
public final class BytecodeFunction extends JsFunction {
    final Code code;
    /** Cells and values, as the prototype's table says. */
    final Object[] captures;
    /** The realm in which bytecode may call it without further ado; null for a function that a call does not simply run. */
    final Realm plainRealm;
    /** Null until there is something to know. */
    ConstructorParts parts;
    /** The name given by SET_FUNCTION_NAME; null: as the prototype says. */
    private JsString name;
    /** What instances begin with, if this function has the shape and the prototype property that it had when that was found out. */
    Shape instanceShape;

    public BytecodeFunction(Realm realm, Code code, Object[] captures) {
        this(realm, shapeFor(realm, code.kind), code, captures);
    }

    BytecodeFunction(Realm realm, Shape shape, Code code, Object[] captures) {
        super(shape, realm);
        this.code = code;
        this.captures = captures;
        this.plainRealm = code.callsPlainly ? realm : null;
    }

    private static Shape shapeFor(Realm realm, FunctionKind kind) {
        if (kind.isAsyncGenerator()) {
            return Shape.rootFor(realm.intrinsic(Intrinsic.ASYNC_GENERATOR_FUNCTION_PROTOTYPE));
        }
        if (kind.isGenerator()) {
            return Shape.rootFor(realm.intrinsic(Intrinsic.GENERATOR_FUNCTION_PROTOTYPE));
        }
        if (kind.isAsyncFunction()) {
            return Shape.rootFor(realm.intrinsic(Intrinsic.ASYNC_FUNCTION_PROTOTYPE));
        }
        return realm.functionShape;
    }

    // ---- What it is

    public Code code() {
        return code;
    }

    @Override
    public boolean isConstructor() {
        return code.constructs;
    }

    void setName(JsString newName) {
        if (isLazy()) {
            name = newName;
        } else {
            define(Names.NAME, newName, Attributes.READ_ONLY);
        }
    }

    ConstructorParts parts() {
        if (parts == null) {
            parts = new ConstructorParts();
        }
        return parts;
    }

    void setClassPrototype(JsObject prototype) {
        parts().classPrototype = prototype;
    }

    /** The name in stack traces: runs no code of the program, and shows what a program has put in its place. */
    String displayName() {
        int slot = isLazy() ? -1 : shape.lookup(Names.NAME);
        return slot >= 0 && slots[slot] instanceof JsString shown ? shown.toJavaString() : initialName().toJavaString();
    }

    @Override
    public int numericOrder() {
        return NumericOrder.of(code.prototype);
    }

    @Override
    protected JsString initialName() {
        return name != null ? name : JsString.of(code.prototype.name());
    }

    @Override
    protected double initialLength() {
        return code.prototype.length();
    }

    @Override
    protected void materializePrototype() {
        if (parts != null && parts.classPrototype != null) {
            define(Names.PROTOTYPE, parts.classPrototype, Attributes.FIXED);
        } else if (code.kind.isGenerator()) {
            Intrinsic parent = code.kind.isAsyncGenerator() ? Intrinsic.ASYNC_GENERATOR_PROTOTYPE : Intrinsic.GENERATOR_PROTOTYPE;
            define(Names.PROTOTYPE, new JsObject(Shape.rootFor(realm.intrinsic(parent))), Attributes.WRITABLE);
        } else if (code.kind == FunctionKind.NORMAL) {
            JsObject prototype = new JsObject(realm.objectShape);
            prototype.define(Names.CONSTRUCTOR, this, Attributes.HIDDEN);
            define(Names.PROTOTYPE, prototype, Attributes.WRITABLE);
        }
    }

    @Override
    protected boolean hasCaller() {
        return code.kind == FunctionKind.NORMAL && !code.prototype.strict();
    }

    @Override
    public JsString sourceText() {
        FunctionPrototype p = code.prototype;
        if (p.isSynthetic()) {
            return super.sourceText();
        }
        return SourceText.decode(p.source().text(), p.start(), p.end());
    }

    // ---- Entrances for natives

    @Override
    public Object call(Object thisValue, Object[] arguments) {
        Realm callerRealm = Agent.realm;
        Frame callerFrame = Agent.frame;
        int depth = Agent.depth;
        Agent.realm = realm;
        try {
            return CallOps.invoke(this, thisValue, arguments);
        } finally {
            Agent.realm = callerRealm;
            Agent.frame = callerFrame;
            Agent.depth = depth;
        }
    }

    @Override
    public Object callPair(Object a, Object b) {
        if (code.callsMachineCode && realm == Agent.realm) {
            return ProgramCode.call(code.entry, this, Undefined.UNDEFINED, 2, a, b, Undefined.UNDEFINED);
        }
        return call(Undefined.UNDEFINED, new Object[] {a, b});
    }

    @Override
    public Object callSingle(Object a) {
        if (code.callsMachineCode && realm == Agent.realm) {
            return ProgramCode.call(code.entry, this, Undefined.UNDEFINED, 1, a, Undefined.UNDEFINED, Undefined.UNDEFINED);
        }
        return call(Undefined.UNDEFINED, new Object[] {a});
    }

    @Override
    public Object callTriple(Object thisValue, Object a, Object b, Object c) {
        if (code.callsMachineCode && realm == Agent.realm) {
            return ProgramCode.call(code.entry, this, thisValue, 3, a, b, c);
        }
        return call(thisValue, new Object[] {a, b, c});
    }

    /** Runs it with that receiver and without arguments: scripts, field initialisers. */
    public Object run(Object thisValue) {
        return call(thisValue, ObjectOperations.noArguments());
    }

    /** [[Construct]] (§10.2.2). */
    @Override
    public JsObject construct(Object[] arguments, JsObject newTarget) {
        if (!isConstructor()) {
            throw Errors.typeError(initialName().toJavaString() + " is not a constructor");
        }
        Realm callerRealm = Agent.realm;
        Frame callerFrame = Agent.frame;
        int depth = Agent.depth;
        Object thisValue = code.isDerived ? Undefined.UNDEFINED : newInstance(newTarget);
        Agent.realm = realm;
        try {
            if (code.entry != 0) {
                return constructed(CompiledCalls.enterNew(this, thisValue, newTarget, arguments, 0, arguments.length), thisValue);
            }
            Frame frame = Frame.enter(this, thisValue, newTarget, arguments, 0, arguments.length);
            Object result = Interpreter.run(frame);
            frame.keep();
            return constructed(result, thisValue);
        } finally {
            Agent.realm = callerRealm;
            Agent.frame = callerFrame;
            Agent.depth = depth;
        }
    }

    /** What new answers, given what the body returned. */
    static JsObject constructed(Object result, Object thisValue) {
        return result instanceof JsObject object ? object : (JsObject) thisValue;
    }

    /**
     * The new object of a construction by bytecode, or undefined of a derived class, whose constructor gets it from super(…). The shape is
     * remembered together with what it follows from.
     */
    static Object newInstanceFor(BytecodeFunction f, JsObject newTarget) {
        if (f.code.isDerived) {
            return Undefined.UNDEFINED;
        }
        if (newTarget instanceof BytecodeFunction target && target.parts != null && target.shape == target.parts.source
                && target.slots[PROTOTYPE_SLOT] == target.parts.prototype) {
            int room = target.instanceShape.expectedSlots();
            return room == 0 ? new JsObject(target.instanceShape) : new JsObject(target.instanceShape, new Object[room]);
        }
        return newInstance(newTarget);
    }

    /** OrdinaryCreateFromConstructor (§10.1.13) with %Object.prototype%, by the slot of an ordinary function's prototype. */
    static JsObject newInstance(JsObject newTarget) {
        if (newTarget instanceof BytecodeFunction f) {
            f.ensureMaterialized();
            Shape shape = f.shape;
            if (shape.slotCount() > PROTOTYPE_SLOT
                    && shape.keyAt(PROTOTYPE_SLOT) == Names.PROTOTYPE
                    && f.slots[PROTOTYPE_SLOT] instanceof JsObject prototype) {
                f.instanceShape = Shape.rootFor(prototype);
                f.parts().prototype = prototype;
                f.parts().source = f.shape.isDictionary() ? null : f.shape;
                return new JsObject(f.instanceShape);
            }
        }
        return ObjectOperations.ordinaryCreateFromConstructor(newTarget, Intrinsic.OBJECT_PROTOTYPE);
    }

    /** Where {@code prototype} is in functions whose length and name are untouched. */
    private static final int PROTOTYPE_SLOT = 2;
}
