package tsubame.runtime.realm;

import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.BuiltinGroups;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.Shortcut;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.ErrorHeader;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.regexp.RegExpPrototype;

/**
 * A realm (§9.3): its intrinsic objects, its global object and its global environment. Making one installs all groups of {@link
 * BuiltinGroups}; function objects get their properties lazily, so a realm costs well under a millisecond. The few intrinsics
 * that everything needs are fields and exist from the start; all are in {@link #intrinsic}.
 */
public final class Realm {
    public final JsObject objectPrototype;
    public final JsObject functionPrototype;
    public final JsArray arrayPrototype;
    public final JsObject iteratorPrototype;

    /** What strings inherit from; null until there is String. */
    public JsObject stringPrototype;
    public RegExpPrototype regExpPrototype;

    /** The empty shapes of ordinary objects, arrays and builtin functions of this realm. */
    public final Shape objectShape;
    public final Shape arrayShape;
    public final Shape functionShape;

    /** The global object, which is also the global this value. */
    public final JsObject globalObject;
    public final GlobalEnvironment globalEnvironment;

    /** Where array iteration finds its methods. */
    public final IterationSlots iterationSlots = new IterationSlots(this);
    public final PlainSpecies plainSpecies = new PlainSpecies(this);
    public final PlainPromises plainPromises = new PlainPromises(this);

    /** [[TemplateMap]]: the interpreter's cache of template objects, in whatever form it likes; null until it needs one. */
    public Object templateCache;

    /** The modules of this realm; null until one is asked for. The module package's business. */
    public Object moduleLoader;

    /** Node's modules; null in a realm without them. The node package's business. */
    public Object nodeModules;

    /** The prototype of timer handles. */
    public JsObject timerPrototype;

    /** {@code util.inspect}; null until something asks for it. */
    public JsObject inspectFunction;

    /** What the host hangs on this realm; null for nothing. */
    public Object hostData;

    private Shape matchShape;
    private Shape iterationShape;

    private static final Intrinsic[] INTRINSICS = Intrinsic.values();
    private final JsObject[] intrinsics = new JsObject[INTRINSICS.length];

    private Realm() {
        objectPrototype = register(Intrinsic.OBJECT_PROTOTYPE, new ImmutablePrototypeObject(Shape.newDictionary(null, 32)));
        objectShape = Shape.rootFor(objectPrototype);
        functionPrototype = register(Intrinsic.FUNCTION_PROTOTYPE,
                Builtins.functionPrototype(Shape.newDictionary(objectPrototype, 16), this));
        functionShape = Shape.exoticRootFor(functionPrototype);
        arrayPrototype = new JsArray(Shape.newDictionary(objectPrototype, 64));
        register(Intrinsic.ARRAY_PROTOTYPE, arrayPrototype);
        arrayShape = Shape.exoticRootFor(arrayPrototype);
        iteratorPrototype = register(Intrinsic.ITERATOR_PROTOTYPE, new JsObject(Shape.newDictionary(objectPrototype, 32)));
        globalObject = new JsObject(Shape.newDictionary(objectPrototype, 128));
        globalEnvironment = new GlobalEnvironment(globalObject);
    }

    /** Makes a realm with all builtins. {@link Agent#realm} is as before afterwards; the first realm becomes it. Runs no code of a program. */
    public static Realm create() {
        Realm before = Agent.realm;
        Realm realm = new Realm();
        Agent.realm = realm;
        BuiltinGroups.install(realm);
        Shortcut.mark(realm);
        realm.plainSpecies.learn(new JsArray(realm.arrayShape)); // nobody has changed anything yet
        Agent.realm = before == null ? realm : before;
        return realm;
    }

    /** An intrinsic object; a bug of the runtime when nothing has registered it. */
    public JsObject intrinsic(Intrinsic which) {
        JsObject object = intrinsics[which.ordinal()];
        if (object == null) {
            throw new IllegalStateException("intrinsic " + which.name() + " is not there yet");
        }
        return object;
    }

    /** The shape of what exec answers: an array with index, input and groups in its slots. */
    public Shape matchShape() {
        if (matchShape == null) {
            matchShape = arrayShape.add(Names.INDEX, Attributes.DEFAULT).add(Names.INPUT, Attributes.DEFAULT).add(Names.GROUPS, Attributes.DEFAULT);
        }
        return matchShape;
    }

    /** The shape of { value, done }. */
    public Shape iterationShape() {
        if (iterationShape == null) {
            iterationShape = objectShape.add(Names.VALUE, Attributes.DEFAULT).add(Names.DONE, Attributes.DEFAULT);
        }
        return iterationShape;
    }

    /** Forgets what has been added to empty ordinary objects: before there were layouts. */
    public void forgetTransitions() {
        objectShape.forgetTransitions();
        iterationShape = null;
    }

    /** Whether an intrinsic has been registered. */
    public boolean has(Intrinsic which) {
        return intrinsics[which.ordinal()] != null;
    }

    /** Makes an object an intrinsic of this realm; answers it. */
    public JsObject register(Intrinsic which, JsObject object) {
        intrinsics[which.ordinal()] = object;
        if (which == Intrinsic.STRING_PROTOTYPE) {
            stringPrototype = object;
        } else if (which == Intrinsic.REGEXP_PROTOTYPE) {
            regExpPrototype = (RegExpPrototype) object;
        }
        return object;
    }

    /** Error.stackTraceLimit, when that is a plain number; 10 before there is an Error; 0 for anything else. */
    public int stackTraceLimit() {
        if (!has(Intrinsic.ERROR)) {
            return 10;
        }
        Object limit = ErrorHeader.plain(intrinsic(Intrinsic.ERROR), Names.STACK_TRACE_LIMIT);
        return limit instanceof Double number ? (int) Math.max(0, Math.min(Conversions.toIntegerOrInfinity(number), 10000)) : 0;
    }
}
