package tsubame.runtime.object;

import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;

/**
 * A proxy exotic object (ECMA-262 §10.5): every internal method asks the handler's trap, or goes to the target when there is
 * none. The traps and their invariants are in {@link ProxyTraps}. Each method counts as a call, since proxies nest.
 */
public final class ProxyObject extends ExoticObject {
    private JsObject target;
    private JsObject handler;
    private final boolean callable;
    private final boolean constructor;

    /** ProxyCreate (§10.5.14) of two objects. */
    public ProxyObject(JsObject target, JsObject handler) {
        super(Agent.rootShape());
        this.target = target;
        this.handler = handler;
        this.callable = target.isCallable();
        this.constructor = target.isConstructor();
    }

    public boolean isRevoked() {
        return handler == null;
    }

    public void revoke() {
        target = null;
        handler = null;
    }

    /** The target; null when revoked. */
    public JsObject target() {
        return target;
    }

    /** The handler; null when revoked. */
    public JsObject handler() {
        return handler;
    }

    /** The trap of the operation, or null when there is none; a TypeError when revoked. Runs user code. */
    JsObject trap(Name operation) {
        if (handler == null) {
            throw Errors.typeError("Cannot perform '" + operation + "' on a proxy that has been revoked");
        }
        return ObjectOperations.getMethod(handler, operation);
    }

    // ---- Internal methods

    @Override
    public JsObject getPrototype() {
        Agent.enter();
        try {
            return ProxyTraps.getPrototype(this);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public boolean setPrototype(JsObject prototype) {
        Agent.enter();
        try {
            return ProxyTraps.setPrototype(this, prototype);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public boolean isExtensible() {
        Agent.enter();
        try {
            return ProxyTraps.isExtensible(this);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public boolean preventExtensions() {
        Agent.enter();
        try {
            return ProxyTraps.preventExtensions(this);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public PropertyDescriptor getOwnProperty(PropertyKey key) {
        Agent.enter();
        try {
            return ProxyTraps.getOwnProperty(this, key);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public boolean defineOwnProperty(PropertyKey key, PropertyDescriptor descriptor) {
        Agent.enter();
        try {
            return ProxyTraps.defineOwnProperty(this, key, descriptor);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public boolean hasProperty(PropertyKey key) {
        Agent.enter();
        try {
            return ProxyTraps.hasProperty(this, key);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public Object get(PropertyKey key, Object receiver) {
        Agent.enter();
        try {
            return ProxyTraps.get(this, key, receiver);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public boolean set(PropertyKey key, Object value, Object receiver) {
        Agent.enter();
        try {
            return ProxyTraps.set(this, key, value, receiver);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public boolean delete(PropertyKey key) {
        Agent.enter();
        try {
            return ProxyTraps.delete(this, key);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public PropertyKey[] ownKeys() {
        Agent.enter();
        try {
            return ProxyTraps.ownKeys(this);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public Object call(Object thisValue, Object[] arguments) {
        Agent.enter();
        try {
            return ProxyTraps.call(this, thisValue, arguments);
        } finally {
            Agent.leave();
        }
    }

    @Override
    public JsObject construct(Object[] arguments, JsObject newTarget) {
        Agent.enter();
        try {
            return ProxyTraps.construct(this, arguments, newTarget);
        } finally {
            Agent.leave();
        }
    }

    // ---- The twins for indices

    @Override
    public PropertyDescriptor getOwnIndexed(long index) {
        return getOwnProperty(PropertyKey.ofIndex(index));
    }

    @Override
    public boolean defineOwnIndexed(long index, PropertyDescriptor descriptor) {
        return defineOwnProperty(PropertyKey.ofIndex(index), descriptor);
    }

    @Override
    public boolean hasIndex(long index) {
        return hasProperty(PropertyKey.ofIndex(index));
    }

    @Override
    public Object getIndex(long index, Object receiver) {
        return get(PropertyKey.ofIndex(index), receiver);
    }

    @Override
    public boolean setIndex(long index, Object value, Object receiver) {
        return set(PropertyKey.ofIndex(index), value, receiver);
    }

    @Override
    public boolean deleteIndex(long index) {
        return delete(PropertyKey.ofIndex(index));
    }

    // ---- What the target decided when the proxy was made, and what it is asked for

    @Override
    protected boolean hasExoticPrototype() {
        return true;
    }

    @Override
    public boolean isCallable() {
        return callable;
    }

    @Override
    public boolean isConstructor() {
        return constructor;
    }

    @Override
    public boolean isArray() {
        ProxyObject proxy = this;
        while (true) {
            if (proxy.target == null) {
                throw Errors.typeError("Cannot perform 'IsArray' on a proxy that has been revoked");
            }
            if (!(proxy.target instanceof ProxyObject inner)) {
                return proxy.target.isArray();
            }
            proxy = inner;
        }
    }

    @Override
    protected JsObject realmTarget() {
        if (target == null) {
            throw Errors.typeError("Cannot perform 'get' on a proxy that has been revoked");
        }
        return target;
    }

    @Override
    public String className() {
        return callable ? "Function" : "Object";
    }
}
