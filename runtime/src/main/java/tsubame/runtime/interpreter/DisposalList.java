package tsubame.runtime.interpreter;

import java.util.ArrayList;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.object.Shape;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * A DisposeCapability and the state of disposing of it (DisposeResources, Explicit Resource Management). Disposal goes on after errors;
 * the last error wins and holds the earlier one as {@code suppressed}. Whoever drives it awaits what {@link #next} answers.
 */
public final class DisposalList {
    /** How a resource is disposed of. */
    private static final class Resource {
        final Object value;
        /** Null: an absent resource of {@code await using}, which only costs an await. */
        final JsObject method;
        final boolean async;
        /** The method is called with the value as its argument instead of this (DisposableStack.adopt, defer). */
        final boolean asArgument;
        /** A sync method that stands in for an async one: its result is not awaited. */
        final boolean ignoresResult;

        Resource(Object value, JsObject method, boolean async, boolean asArgument, boolean ignoresResult) {
            this.value = value;
            this.method = method;
            this.async = async;
            this.asArgument = asArgument;
            this.ignoresResult = ignoresResult;
        }
    }

    private ArrayList<Resource> resources = new ArrayList<>();
    private boolean needsAwait;
    private boolean hasAwaited;
    /** The error to throw in the end; null for none. */
    private Object pending;

    // ---- Collecting

    /** AddDisposableResource with a value of {@code using} or {@code await using}. */
    public void add(Object value, boolean async) {
        if (value == Undefined.UNDEFINED || value == Null.NULL) {
            if (async) {
                resources.add(new Resource(Undefined.UNDEFINED, null, true, false, false));
            }
            return;
        }
        if (!(value instanceof JsObject object)) {
            throw Errors.typeError(Describe.plainly(value) + " is not an object, null or undefined");
        }
        JsObject method = async ? ObjectOperations.getMethod(object, Symbol.ASYNC_DISPOSE) : null;
        boolean fallsBack = method == null;
        if (fallsBack) {
            method = ObjectOperations.getMethod(object, Symbol.DISPOSE);
        }
        if (method == null) {
            throw Errors.typeError(async
                    ? "Symbol.asyncDispose is not a function"
                    : "Symbol.dispose is not a function");
        }
        resources.add(new Resource(value, method, async, false, async && fallsBack));
    }

    /** A callback of DisposableStack.adopt, called with the value. */
    public void adopt(Object value, JsObject callback, boolean async) {
        resources.add(new Resource(value, callback, async, true, false));
    }

    /** A callback of DisposableStack.defer, called without arguments. */
    public void defer(JsObject callback, boolean async) {
        resources.add(new Resource(Undefined.UNDEFINED, callback, async, false, false));
    }

    /** Moves all resources to a new list. */
    public DisposalList move() {
        DisposalList moved = new DisposalList();
        moved.resources = resources;
        resources = new ArrayList<>();
        return moved;
    }

    // ---- Disposing

    /** Disposes of resources, last first, until one must be awaited, and answers what to await; null when none is left. */
    public Object next() {
        while (!resources.isEmpty()) {
            Resource resource = resources.get(resources.size() - 1);
            if (!resource.async && needsAwait && !hasAwaited) {
                needsAwait = false;
                return Undefined.UNDEFINED;
            }
            resources.remove(resources.size() - 1);
            if (resource.method == null) {
                needsAwait = true;
                continue;
            }
            try {
                Object result = dispose(resource);
                if (resource.async) {
                    hasAwaited = true;
                    return resource.ignoresResult ? Undefined.UNDEFINED : result;
                }
            } catch (JsThrow thrown) {
                if (resource.async && resource.ignoresResult) {
                    hasAwaited = true;
                    return rejected(thrown.value);
                }
                failed(thrown.value);
            }
        }
        if (needsAwait && !hasAwaited) {
            needsAwait = false;
            return Undefined.UNDEFINED;
        }
        return null;
    }

    /** What a sync method that threw in place of an async one gives to await: a rejected promise. */
    private static Object rejected(Object reason) {
        return Promises.rejected(Agent.realm, reason);
    }

    private static Object dispose(Resource resource) {
        return resource.asArgument
                ? ObjectOperations.call(resource.method, Undefined.UNDEFINED, resource.value)
                : ObjectOperations.call(resource.method, resource.value);
    }

    /** Notes that the body or a disposal threw. */
    public void failed(Object error) {
        if (pending == null) {
            pending = error;
            return;
        }
        JsError suppressed = new JsError(Shape.rootFor(Agent.realm.intrinsic(Intrinsic.SUPPRESSED_ERROR_PROTOTYPE)));
        suppressed.define(Names.ERROR, error, Attributes.HIDDEN);
        suppressed.define(Names.SUPPRESSED, pending, Attributes.HIDDEN);
        pending = suppressed.capture();
    }

    /** Throws what failed, if anything. */
    public void end() {
        if (pending != null) {
            throw new JsThrow(pending);
        }
    }
}
