package tsubame.runtime.builtin;

import tsubame.runtime.convert.Conversions;
import tsubame.runtime.convert.Describe;
import tsubame.runtime.interpreter.AsyncFromSyncIterator;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.promise.PromiseCapability;
import tsubame.runtime.promise.Promises;
import tsubame.runtime.promise.Reaction;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Symbol;
import tsubame.runtime.value.Undefined;

/**
 * Array.fromAsync (ECMA-262 §23.1.2.1): an async function written as the states between its awaits. It begins at once, and
 * whatever it throws rejects the promise that it answers.
 */
final class ArrayFromAsync {
    /** What is being awaited. */
    private enum Awaited {
        NEXT_RESULT,
        MAPPED_VALUE,
        ELEMENT,
        MAPPED_ELEMENT,
        CLOSING
    }

    private final Realm realm = Agent.realm;
    private final PromiseCapability capability = PromiseCapability.intrinsic(realm);
    private final Object mapper;
    private final Object thisArgument;
    /** The iterator, or null for an array-like. */
    private IteratorRecord iterator;
    private JsObject arrayLike;
    private long length;
    private JsObject target;
    private long index;
    /** Why the iterator is being closed. */
    private JsThrow reason;

    private ArrayFromAsync(Object mapper, Object thisArgument) {
        this.mapper = mapper;
        this.thisArgument = thisArgument;
    }

    static JsObject start(Object constructor, Object items, Object mapper, Object thisArgument) {
        ArrayFromAsync run = new ArrayFromAsync(mapper, thisArgument);
        try {
            run.begin(constructor, items);
        } catch (JsThrow thrown) {
            run.capability.reject(thrown.value);
        }
        return run.capability.promise();
    }

    private boolean isMapping() {
        return mapper != Undefined.UNDEFINED;
    }

    private void begin(Object constructor, Object items) {
        if (isMapping() && !Conversions.isCallable(mapper)) {
            throw Errors.typeError(Describe.plainly(mapper) + " is not a function");
        }
        JsObject asyncMethod = ObjectOperations.getMethod(items, Symbol.ASYNC_ITERATOR);
        JsObject syncMethod = asyncMethod == null ? ObjectOperations.getMethod(items, Symbol.ITERATOR) : null;
        JsObject make = constructor instanceof JsObject c && c.isConstructor() ? c : null;
        if (asyncMethod != null || syncMethod != null) {
            iterator = asyncMethod != null
                    ? IteratorRecord.ofMethod(items, asyncMethod)
                    : AsyncFromSyncIterator.over(realm, IteratorRecord.ofMethod(items, syncMethod));
            target = make == null ? JsArray.create() : ObjectOperations.construct(make);
            awaitNextResult();
            return;
        }
        arrayLike = Conversions.toObject(items);
        length = ObjectOperations.lengthOf(arrayLike);
        target = make == null ? ArrayOperations.create(length) : ObjectOperations.construct(make, (double) length);
        awaitElement();
    }

    // ---- Awaiting

    private void await(Awaited what, Object value) {
        Promises.await(realm, value, new Continuation(what));
    }

    private final class Continuation extends Reaction {
        private final Awaited what;

        Continuation(Awaited what) {
            this.what = what;
        }

        @Override
        protected void settled(boolean fulfilled, Object value) {
            try {
                resume(what, fulfilled, value);
            } catch (JsThrow thrown) {
                capability.reject(thrown.value);
            }
        }
    }

    private void resume(Awaited what, boolean fulfilled, Object value) {
        if (!fulfilled && what != Awaited.MAPPED_VALUE && what != Awaited.CLOSING) {
            throw new JsThrow(value);
        }
        switch (what) {
            case NEXT_RESULT -> takeResult(value);
            case MAPPED_VALUE -> {
                if (fulfilled) {
                    takeValue(value);
                } else {
                    close(new JsThrow(value));
                }
            }
            case ELEMENT -> takeElement(value);
            case MAPPED_ELEMENT -> addElement(value);
            case CLOSING -> throw reason;
        }
    }

    // ---- From an iterator

    private void awaitNextResult() {
        await(Awaited.NEXT_RESULT, iterator.nextResult());
    }

    private void takeResult(Object result) {
        if (!(result instanceof JsObject object)) {
            throw Errors.typeError("Iterator result " + Describe.plainly(result) + " is not an object");
        }
        if (Conversions.toBoolean(object.get(Names.DONE))) {
            finish(index);
            return;
        }
        Object value = object.get(Names.VALUE);
        if (!isMapping()) {
            takeValue(value);
            return;
        }
        try {
            await(Awaited.MAPPED_VALUE, map(value));
        } catch (JsThrow thrown) {
            close(thrown);
        }
    }

    private void takeValue(Object value) {
        try {
            ArrayOperations.createDataProperty(target, index, value);
        } catch (JsThrow thrown) {
            close(thrown);
            return;
        }
        index++;
        awaitNextResult();
    }

    /** AsyncIteratorClose with a throw completion: what closing throws is swallowed. */
    private void close(JsThrow thrown) {
        reason = thrown;
        try {
            JsObject method = ObjectOperations.getMethod(iterator.iterator(), Names.RETURN);
            if (method != null) {
                await(Awaited.CLOSING, method.call(iterator.iterator(), ObjectOperations.noArguments()));
                return;
            }
        } catch (JsThrow swallowed) {
            throw thrown;
        }
        throw thrown;
    }

    // ---- From an array-like

    private void awaitElement() {
        if (index < length) {
            await(Awaited.ELEMENT, arrayLike.getIndex(index));
        } else {
            finish(length);
        }
    }

    private void takeElement(Object value) {
        if (isMapping()) {
            await(Awaited.MAPPED_ELEMENT, map(value));
        } else {
            addElement(value);
        }
    }

    private void addElement(Object value) {
        ArrayOperations.createDataProperty(target, index, value);
        index++;
        awaitElement();
    }

    // ---- For both

    private Object map(Object value) {
        return ObjectOperations.call(mapper, thisArgument, value, (double) index);
    }

    private void finish(double count) {
        ArrayOperations.setLength(target, count);
        capability.resolve(target);
    }
}
