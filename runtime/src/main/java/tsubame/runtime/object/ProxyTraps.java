package tsubame.runtime.object;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * The internal methods of proxies, section by section of ECMA-262 §10.5: without a trap the target answers; with one, its
 * answer is checked against what the target has promised. All run user code.
 */
final class ProxyTraps {
    private ProxyTraps() {}

    private static Object value(JsObject objectOrNull) {
        return objectOrNull == null ? Null.NULL : objectOrNull;
    }

    private static JsThrow broken(String operation, String what) {
        return Errors.typeError("'" + operation + "' on proxy: " + what);
    }

    private static JsThrow broken(String operation, PropertyKey key, String what) {
        return Errors.typeError("'" + operation + "' on proxy: trap " + what + " for property '" + key + "'");
    }

    // ---- Prototype and extensibility

    static JsObject getPrototype(ProxyObject proxy) {
        JsObject trap = proxy.trap(Names.GET_PROTOTYPE_OF);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.getPrototype();
        }
        Object answer = trap.call(proxy.handler(), new Object[] {target});
        if (!(answer instanceof JsObject) && answer != Null.NULL) {
            throw broken("getPrototypeOf", "trap returned neither object nor null");
        }
        if (!target.isExtensible() && value(target.getPrototype()) != answer) {
            throw broken("getPrototypeOf", "proxy target is non-extensible but the trap did not return its actual prototype");
        }
        return answer instanceof JsObject prototype ? prototype : null;
    }

    static boolean setPrototype(ProxyObject proxy, JsObject prototype) {
        JsObject trap = proxy.trap(Names.SET_PROTOTYPE_OF);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.setPrototype(prototype);
        }
        if (!Conversions.toBoolean(trap.call(proxy.handler(), new Object[] {target, value(prototype)}))) {
            return false;
        }
        if (!target.isExtensible() && target.getPrototype() != prototype) {
            throw broken("setPrototypeOf", "trap returned truish for setting a new prototype on the non-extensible proxy target");
        }
        return true;
    }

    static boolean isExtensible(ProxyObject proxy) {
        JsObject trap = proxy.trap(Names.IS_EXTENSIBLE);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.isExtensible();
        }
        boolean answer = Conversions.toBoolean(trap.call(proxy.handler(), new Object[] {target}));
        if (answer != target.isExtensible()) {
            throw broken("isExtensible", "trap result does not reflect extensibility of proxy target (which is '" + !answer + "')");
        }
        return answer;
    }

    static boolean preventExtensions(ProxyObject proxy) {
        JsObject trap = proxy.trap(Names.PREVENT_EXTENSIONS);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.preventExtensions();
        }
        boolean answer = Conversions.toBoolean(trap.call(proxy.handler(), new Object[] {target}));
        if (answer && target.isExtensible()) {
            throw broken("preventExtensions", "the proxy target is extensible");
        }
        return answer;
    }

    // ---- Own properties

    static PropertyDescriptor getOwnProperty(ProxyObject proxy, PropertyKey key) {
        JsObject trap = proxy.trap(Names.GET_OWN_PROPERTY_DESCRIPTOR);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.getOwnProperty(key);
        }
        Object answer = trap.call(proxy.handler(), new Object[] {target, key.toValue()});
        if (!(answer instanceof JsObject) && answer != Undefined.UNDEFINED) {
            throw broken("getOwnPropertyDescriptor", key, "returned neither object nor undefined");
        }
        PropertyDescriptor actual = target.getOwnProperty(key);
        if (answer == Undefined.UNDEFINED) {
            checkHidden(target, key, actual);
            return null;
        }
        boolean extensible = target.isExtensible();
        PropertyDescriptor shown = ObjectOperations.toPropertyDescriptor(answer).complete();
        if (!PropertyDefinition.isCompatible(extensible, shown, actual)) {
            throw broken("getOwnPropertyDescriptor", key, "returned descriptor that is incompatible with the existing property"
                    + " in the proxy target");
        }
        if (!shown.isConfigurable()) {
            if (actual == null || actual.isConfigurable()) {
                throw broken("getOwnPropertyDescriptor", key, "reported non-configurability for a property that is either"
                        + " non-existent or configurable in the proxy target");
            }
            if (shown.has(Attributes.WRITABLE) && !shown.isWritable() && actual.isWritable()) {
                throw broken("getOwnPropertyDescriptor", key, "reported a non-writable property that is writable in the target");
            }
        }
        return shown;
    }

    private static void checkHidden(JsObject target, PropertyKey key, PropertyDescriptor actual) {
        if (actual == null) {
            return;
        }
        if (!actual.isConfigurable()) {
            throw broken("getOwnPropertyDescriptor", key, "returned undefined for a property that is non-configurable in the"
                    + " proxy target");
        }
        if (!target.isExtensible()) {
            throw broken("getOwnPropertyDescriptor", key, "returned undefined for a property that exists in the"
                    + " non-extensible proxy target");
        }
    }

    static boolean defineOwnProperty(ProxyObject proxy, PropertyKey key, PropertyDescriptor wanted) {
        JsObject trap = proxy.trap(Names.DEFINE_PROPERTY);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.defineOwnProperty(key, wanted);
        }
        Object shown = ObjectOperations.fromPropertyDescriptor(wanted);
        if (!Conversions.toBoolean(trap.call(proxy.handler(), new Object[] {target, key.toValue(), shown}))) {
            return false;
        }
        PropertyDescriptor actual = target.getOwnProperty(key);
        boolean extensible = target.isExtensible();
        boolean settingFixed = wanted.has(Attributes.CONFIGURABLE) && !wanted.isConfigurable();
        if (actual == null) {
            if (!extensible) {
                throw broken("defineProperty", key, "returned truish for adding property to the non-extensible proxy target");
            }
            if (settingFixed) {
                throw broken("defineProperty", key, "returned truish for defining non-configurable property which is"
                        + " non-existent in the proxy target");
            }
            return true;
        }
        if (!PropertyDefinition.isCompatible(extensible, wanted, actual)) {
            throw broken("defineProperty", key, "returned truish for adding property that is incompatible with the existing"
                    + " property in the proxy target");
        }
        if (settingFixed && actual.isConfigurable()) {
            throw broken("defineProperty", key, "returned truish for defining non-configurable property which is configurable"
                    + " in the proxy target");
        }
        if (actual.isData() && !actual.isConfigurable() && actual.isWritable()
                && wanted.has(Attributes.WRITABLE) && !wanted.isWritable()) {
            throw broken("defineProperty", key, "returned truish for making a non-configurable writable property read-only");
        }
        return true;
    }

    static boolean hasProperty(ProxyObject proxy, PropertyKey key) {
        JsObject trap = proxy.trap(Names.HAS);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.hasProperty(key);
        }
        boolean answer = Conversions.toBoolean(trap.call(proxy.handler(), new Object[] {target, key.toValue()}));
        if (!answer) {
            PropertyDescriptor actual = target.getOwnProperty(key);
            if (actual != null && !actual.isConfigurable()) {
                throw broken("has", key, "returned falsish for a property which exists in the proxy target as non-configurable");
            }
            if (actual != null && !target.isExtensible()) {
                throw broken("has", key, "returned falsish but the proxy target is not extensible");
            }
        }
        return answer;
    }

    static boolean delete(ProxyObject proxy, PropertyKey key) {
        JsObject trap = proxy.trap(Names.DELETE_PROPERTY);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.delete(key);
        }
        if (!Conversions.toBoolean(trap.call(proxy.handler(), new Object[] {target, key.toValue()}))) {
            return false;
        }
        PropertyDescriptor actual = target.getOwnProperty(key);
        if (actual == null) {
            return true;
        }
        if (!actual.isConfigurable()) {
            throw broken("deleteProperty", key, "returned truish for a property which is non-configurable in the proxy target");
        }
        if (!target.isExtensible()) {
            throw broken("deleteProperty", key, "returned truish but the proxy target is non-extensible");
        }
        return true;
    }

    // ---- Get and set

    static Object get(ProxyObject proxy, PropertyKey key, Object receiver) {
        JsObject trap = proxy.trap(Names.GET);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.get(key, receiver);
        }
        Object answer = trap.call(proxy.handler(), new Object[] {target, key.toValue(), receiver});
        PropertyDescriptor actual = target.getOwnProperty(key);
        if (actual == null || actual.isConfigurable()) {
            return answer;
        }
        if (actual.isData() && !actual.isWritable() && !Conversions.sameValue(answer, actual.value())) {
            throw broken("get", "property '" + key + "' is a read-only and non-configurable data property on the proxy target but"
                    + " the proxy did not return its actual value (expected '" + Describe.plainly(actual.value())
                    + "' but got '" + Describe.plainly(answer) + "')");
        }
        if (actual.getter() == Undefined.UNDEFINED && answer != Undefined.UNDEFINED) {
            throw broken("get", "property '" + key + "' is a non-configurable accessor property on the proxy target and does not"
                    + " have a getter function, but the trap did not return 'undefined' (got '" + Describe.plainly(answer) + "')");
        }
        return answer;
    }

    static boolean set(ProxyObject proxy, PropertyKey key, Object value, Object receiver) {
        JsObject trap = proxy.trap(Names.SET);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.set(key, value, receiver);
        }
        Object answer = trap.call(proxy.handler(), new Object[] {target, key.toValue(), value, receiver});
        if (!Conversions.toBoolean(answer)) {
            return false;
        }
        PropertyDescriptor actual = target.getOwnProperty(key);
        if (actual == null || actual.isConfigurable()) {
            return true;
        }
        if (actual.isData() && !actual.isWritable() && !Conversions.sameValue(value, actual.value())) {
            throw broken("set", key, "returned truish for a property which exists in the proxy target as a non-configurable and"
                    + " non-writable data property with a different value");
        }
        if (actual.isAccessor() && actual.setter() == Undefined.UNDEFINED) {
            throw broken("set", key, "returned truish for a property which exists in the proxy target as a non-configurable"
                    + " accessor property without a setter");
        }
        return true;
    }

    // ---- Own keys

    static PropertyKey[] ownKeys(ProxyObject proxy) {
        JsObject trap = proxy.trap(Names.OWN_KEYS);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.ownKeys();
        }
        Object[] answer = ObjectOperations.createListFromArrayLike(trap.call(proxy.handler(), new Object[] {target}));
        KeyList keys = listedKeys(answer);
        boolean extensible = target.isExtensible();
        PropertyKey[] actual = target.ownKeys();
        for (PropertyKey key : actual) {
            PropertyDescriptor own = target.getOwnProperty(key);
            boolean fixed = own != null && !own.isConfigurable();
            if ((fixed || !extensible) && !keys.contains(key)) {
                throw broken("ownKeys", "trap result did not include '" + key + "'");
            }
        }
        if (!extensible && keys.size() != actual.length) {
            throw broken("ownKeys", "trap returned extra keys but proxy target is non-extensible");
        }
        return keys.toArray();
    }

    private static KeyList listedKeys(Object[] answer) {
        KeyList keys = new KeyList();
        for (int i = 0; i < answer.length; i++) {
            if (!(answer[i] instanceof JsString) && !(answer[i] instanceof Symbol)) {
                throw Errors.typeError(Describe.plainly(answer[i]) + " is not a valid property name");
            }
            PropertyKey key = PropertyKey.from(answer[i]);
            if (keys.contains(key)) {
                throw broken("ownKeys", "trap returned duplicate entries");
            }
            keys.add(key);
        }
        return keys;
    }

    // ---- Calls

    static Object call(ProxyObject proxy, Object thisValue, Object[] arguments) {
        JsObject trap = proxy.trap(Names.APPLY);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.call(thisValue, arguments);
        }
        return trap.call(proxy.handler(), new Object[] {target, thisValue, JsArray.of(arguments)});
    }

    static JsObject construct(ProxyObject proxy, Object[] arguments, JsObject newTarget) {
        JsObject trap = proxy.trap(Names.CONSTRUCT);
        JsObject target = proxy.target();
        if (trap == null) {
            return target.construct(arguments, newTarget);
        }
        Object answer = trap.call(proxy.handler(), new Object[] {target, JsArray.of(arguments), newTarget});
        if (answer instanceof JsObject object) {
            return object;
        }
        throw Errors.typeError("proxy [[Construct]] must return an object");
    }
}
