package tsubame.runtime.object;

import java.util.Arrays;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.convert.Operators;
import tsubame.runtime.function.BoundFunction;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * Operations on objects (§7.3), on top of the internal methods. All may run user code and throw, unless said otherwise. What is
 * not here is a method of {@link JsObject}: Get is {@code o.get(key)}, Set with throw is {@code o.put(key, value)}, HasProperty
 * is {@code o.hasProperty(key)}, HasOwnProperty is {@code o.hasOwn(key)}.
 */
public final class ObjectOperations {
    private static final Object[] NO_ARGUMENTS = {};

    private ObjectOperations() {}

    /** The empty argument list. */
    public static Object[] noArguments() {
        return NO_ARGUMENTS;
    }

    /** A new ordinary object whose prototype is %Object.prototype% of the current realm. */
    public static JsObject newObject() {
        return new JsObject(Agent.realm.objectShape);
    }

    // ---- Values as objects

    /** GetV (§7.3.3): a property of any value, primitives by their prototype; a TypeError for undefined and null. */
    public static Object getOfValue(Object value, PropertyKey key) {
        if (value instanceof JsObject object) {
            return object.get(key, object);
        }
        if (value instanceof JsString string) {
            if (key == Names.LENGTH) {
                return (double) string.length();
            }
            if (key instanceof IndexKey k && k.index < string.length()) {
                return JsString.ofChar(string.charAt((int) k.index));
            }
        }
        return prototypeOfPrimitive(value, key).get(key, value);
    }

    /** The object where properties of a primitive are looked up; a TypeError that names the key for undefined and null. */
    public static JsObject prototypeOfPrimitive(Object value, PropertyKey key) {
        JsObject prototype = Conversions.prototypeOfPrimitive(value);
        if (prototype == null) {
            throw Errors.typeError("Cannot read properties of " + Describe.plainly(value) + " (reading '" + key + "')");
        }
        return prototype;
    }

    // ---- Creating and deleting properties

    /** CreateDataProperty (§7.3.5). */
    public static boolean createDataProperty(JsObject o, PropertyKey key, Object value) {
        if (key instanceof IndexKey k) {
            return createIndex(o, k.index, value);
        }
        if (!(o instanceof ExoticObject) && o.shape.isExtensible() && o.shape.lookup(key) < 0) {
            o.addSlot(key, value, Attributes.DEFAULT);
            return true;
        }
        return o.defineOwnProperty(key, PropertyDescriptor.data(value, Attributes.DEFAULT));
    }

    /** CreateDataPropertyOrThrow (§7.3.6). */
    public static void createDataPropertyOrThrow(JsObject o, PropertyKey key, Object value) {
        if (!createDataProperty(o, key, value)) {
            throw cannotDefine(o, key);
        }
    }

    /** CreateDataProperty with an index. */
    public static boolean createIndex(JsObject o, long index, Object value) {
        return o instanceof JsArray array
                ? array.createElement(index, value)
                : o.defineOwnIndexed(index, PropertyDescriptor.data(value, Attributes.DEFAULT));
    }

    /** CreateDataPropertyOrThrow with an index. */
    public static void createIndexOrThrow(JsObject o, long index, Object value) {
        if (!createIndex(o, index, value)) {
            throw cannotDefine(o, PropertyKey.ofIndex(index));
        }
    }

    /** DefinePropertyOrThrow (§7.3.8). */
    public static void definePropertyOrThrow(JsObject o, PropertyKey key, PropertyDescriptor descriptor) {
        if (!o.defineOwnProperty(key, descriptor)) {
            throw cannotDefine(o, key);
        }
    }

    /** SetterThatIgnoresPrototypeProperties (§7.3.36): what the setter of a weird accessor on home does. */
    public static void setIgnoringPrototypes(Object thisValue, JsObject home, PropertyKey key, Object value) {
        if (!(thisValue instanceof JsObject object)) {
            throw Errors.typeError(Describe.plainly(thisValue) + " is not an object");
        }
        if (object == home) {
            throw readOnly(home, key);
        }
        if (object.getOwnProperty(key) == null) {
            createDataPropertyOrThrow(object, key, value);
        } else {
            object.put(key, value);
        }
    }

    /** DeletePropertyOrThrow (§7.3.9). */
    public static void deleteOrThrow(JsObject o, PropertyKey key) {
        if (!o.delete(key)) {
            throw cannotDelete(o, key);
        }
    }

    /** DeletePropertyOrThrow with an index. */
    public static void deleteIndexOrThrow(JsObject o, long index) {
        if (!o.deleteIndex(index)) {
            throw cannotDelete(o, PropertyKey.ofIndex(index));
        }
    }

    /** OrdinarySetWithOwnDescriptor (§10.1.9.2) from step 2.b on: what was found allows a data property on the receiver. */
    public static boolean setOnReceiver(PropertyKey key, Object value, Object receiver) {
        return NamedAssignment.setOnReceiver(key, value, receiver);
    }

    // ---- Errors of failed operations; run no user code

    /** What is thrown when a set fails. */
    public static JsThrow cannotAssign(JsObject o, PropertyKey key) {
        PropertyDescriptor found = null;
        for (JsObject p = o; p != null && found == null; p = p.shape.prototype) {
            if (!isTransparent(p)) {
                return readOnly(o, key);
            }
            found = p.getOwnProperty(key);
        }
        if (found == null) {
            return Errors.typeError("Cannot add property " + key + ", object is not extensible");
        }
        return found.isAccessor()
                ? Errors.typeError("Cannot set property " + key + " of " + Describe.plainly(o) + " which has only a getter")
                : readOnly(o, key);
    }

    private static JsThrow readOnly(JsObject o, PropertyKey key) {
        return Errors.typeError("Cannot assign to read only property '" + key + "' of "
                + (o.isCallable() ? "function '" : "object '") + Describe.plainly(o) + "'");
    }

    private static JsThrow cannotDefine(JsObject o, PropertyKey key) {
        return isTransparent(o) && o.getOwnProperty(key) == null
                ? Errors.typeError("Cannot define property " + key + ", object is not extensible")
                : Errors.typeError("Cannot redefine property: " + key);
    }

    /** Whether looking at own properties runs no user code for sure. */
    private static boolean isTransparent(JsObject o) {
        return !(o instanceof ExoticObject) || o instanceof JsArray || o instanceof LazyObject || o instanceof StringObject;
    }

    /** What is thrown when a delete fails in strict code. */
    public static JsThrow cannotDelete(JsObject o, PropertyKey key) {
        return Errors.typeError("Cannot delete property '" + key + "' of " + Describe.plainly(o));
    }

    // ---- Methods and calls

    /** GetMethod (§7.3.11): a callable, or null for undefined and null. */
    public static JsObject getMethod(Object value, PropertyKey key) {
        Object method = getOfValue(value, key);
        if (method == Undefined.UNDEFINED || method == Null.NULL) {
            return null;
        }
        if (method instanceof JsObject function && function.isCallable()) {
            return function;
        }
        throw Errors.typeError(Describe.plainly(method) + " is not a function");
    }

    /** Call (§7.3.14): a TypeError when it is not callable. */
    public static Object call(Object function, Object thisValue, Object... arguments) {
        if (function instanceof JsObject callable && callable.isCallable()) {
            return callable.call(thisValue, arguments);
        }
        throw Errors.typeError(Describe.plainly(function) + " is not a function");
    }

    /** Construct (§7.3.15) with newTarget = constructor. */
    public static JsObject construct(JsObject constructor, Object... arguments) {
        return constructor.construct(arguments, constructor);
    }

    /** Invoke (§7.3.21). */
    public static Object invoke(Object value, PropertyKey key, Object... arguments) {
        Object method = getOfValue(value, key);
        if (method instanceof JsObject callable && callable.isCallable()) {
            return callable.call(value, arguments);
        }
        throw Errors.typeError(Describe.plainly(value) + "." + key + " is not a function");
    }

    /** OrdinaryHasInstance (§7.3.22). */
    public static boolean ordinaryHasInstance(Object constructor, Object value) {
        if (!(constructor instanceof JsObject c) || !c.isCallable()) {
            return false;
        }
        if (c instanceof BoundFunction bound) {
            return Operators.instanceOf(value, bound.target());
        }
        if (!(value instanceof JsObject o)) {
            return false;
        }
        if (!(c.get(Names.PROTOTYPE, c) instanceof JsObject prototype)) {
            throw Errors.typeError("Function has non-object prototype '" + Describe.plainly(c.get(Names.PROTOTYPE)) + "' in instanceof check");
        }
        for (JsObject p = o.getPrototype(); p != null; p = p.getPrototype()) {
            if (p == prototype) {
                return true;
            }
        }
        return false;
    }

    /** SpeciesConstructor (§7.3.23). */
    public static JsObject speciesConstructor(JsObject o, JsObject defaultConstructor) {
        Object constructor = o.get(Names.CONSTRUCTOR, o);
        if (constructor == Undefined.UNDEFINED) {
            return defaultConstructor;
        }
        if (!(constructor instanceof JsObject c)) {
            throw Errors.typeError("The .constructor property is not an object");
        }
        Object species = c.get(Symbol.SPECIES, c);
        if (species == Undefined.UNDEFINED || species == Null.NULL) {
            return defaultConstructor;
        }
        if (species instanceof JsObject s && s.isConstructor()) {
            return s;
        }
        throw Errors.typeError("object.constructor[Symbol.species] is not a constructor");
    }

    /** GetFunctionRealm (§7.3.25): a TypeError for a revoked proxy. */
    public static Realm functionRealm(JsObject function) {
        return FunctionRealm.of(function);
    }

    /** GetPrototypeFromConstructor (§10.1.14). */
    public static JsObject prototypeFromConstructor(JsObject constructor, Intrinsic defaultPrototype) {
        Object prototype = constructor.get(Names.PROTOTYPE, constructor);
        return prototype instanceof JsObject object ? object : FunctionRealm.of(constructor).intrinsic(defaultPrototype);
    }

    /** The empty shape for GetPrototypeFromConstructor's result: {@code new JsMap(shapeFromConstructor(newTarget, …))}. */
    public static Shape shapeFromConstructor(JsObject constructor, Intrinsic defaultPrototype) {
        return Shape.rootFor(prototypeFromConstructor(constructor, defaultPrototype));
    }

    /** OrdinaryCreateFromConstructor (§10.1.13) without internal slots. */
    public static JsObject ordinaryCreateFromConstructor(JsObject constructor, Intrinsic defaultPrototype) {
        return new JsObject(shapeFromConstructor(constructor, defaultPrototype));
    }

    // ---- Integrity, lists, enumeration

    /** SetIntegrityLevel (§7.3.16): sealed, or frozen. */
    public static boolean setIntegrityLevel(JsObject o, boolean frozen) {
        return IntegrityLevel.set(o, frozen);
    }

    /** TestIntegrityLevel (§7.3.17). */
    public static boolean testIntegrityLevel(JsObject o, boolean frozen) {
        return IntegrityLevel.test(o, frozen);
    }

    /** CreateArrayFromList (§7.3.18); takes the list over. Runs no user code. */
    public static JsArray createArrayFromList(Object[] list) {
        return JsArray.of(list);
    }

    /** LengthOfArrayLike (§7.3.19). */
    public static long lengthOf(JsObject o) {
        return o instanceof JsArray array ? array.length() : Conversions.toLength(o.get(Names.LENGTH, o));
    }

    /** CreateListFromArrayLike (§7.3.20). A fresh array. */
    public static Object[] createListFromArrayLike(Object value) {
        if (!(value instanceof JsObject o)) {
            throw Errors.typeError("CreateListFromArrayLike called on non-object");
        }
        if (o instanceof JsArray array && array.isPacked()) {
            return array.copyDense();
        }
        long n = lengthOf(o);
        if (n > Integer.MAX_VALUE - 8) {
            throw Errors.rangeError("Invalid array length");
        }
        Object[] list = new Object[(int) Math.min(n, 1024)];
        for (int i = 0; i < n; i++) {
            if (i == list.length) {
                list = Arrays.copyOf(list, (int) Math.min(n, 2L * i));
            }
            list[i] = o.getIndex(i, o);
        }
        return list;
    }

    /** What {@link #enumerableOwn} lists. */
    public enum Enumerate { KEYS, VALUES, ENTRIES }

    /** EnumerableOwnProperties (§7.3.24): of strings and indices. */
    public static Object[] enumerableOwn(JsObject o, Enumerate what) {
        PropertyKey[] keys = o.ownKeys();
        Object[] list = new Object[keys.length];
        int n = 0;
        for (PropertyKey key : keys) {
            if (key.isSymbol() || !o.hasOwnEnumerable(key)) {
                continue;
            }
            list[n++] = switch (what) {
                case KEYS -> key.toValue();
                case VALUES -> o.get(key, o);
                case ENTRIES -> JsArray.of(key.toValue(), o.get(key, o));
            };
        }
        return Arrays.copyOf(list, n);
    }

    /** CopyDataProperties (§7.3.26): object spread and rest. A source of undefined or null copies nothing. */
    public static void copyDataProperties(JsObject target, Object source, PropertyKey[] excluded) {
        if (source == Undefined.UNDEFINED || source == Null.NULL) {
            return;
        }
        JsObject from = Conversions.toObject(source);
        for (PropertyKey key : from.ownKeys()) {
            if (contains(excluded, key)) {
                continue;
            }
            if (from.hasOwnEnumerable(key)) {
                createDataProperty(target, key, from.get(key, from));
            }
        }
    }

    private static boolean contains(PropertyKey[] keys, PropertyKey key) {
        for (int i = 0; i < keys.length; i++) {
            if (PropertyKey.same(keys[i], key)) {
                return true;
            }
        }
        return false;
    }

    // ---- Descriptors and programs

    /** ToPropertyDescriptor (§6.2.6.5). */
    public static PropertyDescriptor toPropertyDescriptor(Object value) {
        return DescriptorConversion.fromObject(value);
    }

    /** FromPropertyDescriptor (§6.2.6.4): undefined for null. Runs no user code. */
    public static Object fromPropertyDescriptor(PropertyDescriptor descriptor) {
        return descriptor == null ? Undefined.UNDEFINED : DescriptorConversion.toObject(descriptor);
    }
}
