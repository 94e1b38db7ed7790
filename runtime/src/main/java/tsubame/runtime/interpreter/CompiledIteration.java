package tsubame.runtime.interpreter;

import tsubame.runtime.iteration.IterationResult;
import tsubame.runtime.iteration.IteratorRecord;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.IterationSlots;
import tsubame.system.rule.Inline;
import tsubame.system.rule.NoInline;
import tsubame.system.rule.RuntimeEntry;
import tsubame.system.rule.Unchecked;

/** Iteration as machine code calls it: for-of, for-in, spreading and array patterns. */
final class CompiledIteration {
    private CompiledIteration() {}

    @RuntimeEntry("compiled code: GET_ITERATOR")
    @Inline("an allocation, for an array")
    static IteratorRecord getIterator(BytecodeFunction f, int pc, Object value) {
        if (value instanceof JsArray array && array.shape == Agent.realm.arrayShape) {
            IterationSlots.Protocol arrays = Agent.realm.iterationSlots.arrays();
            if (arrays.isUntouched()) {
                return IteratorRecord.ofElements(array, arrays.next());
            }
        }
        return getIteratorSlowly(f, pc, value);
    }

    @RuntimeEntry("compiled code: GET_ITERATOR, any")
    @NoInline("all that is no plain array")
    static IteratorRecord getIteratorSlowly(BytecodeFunction f, int pc, Object value) {
        return IterationOps.getIterator(f, pc, value);
    }

    @RuntimeEntry("compiled code: whether iteration of arrays is as it was when the program began")
    @Inline("some comparisons")
    static boolean isOriginal() {
        return Agent.realm.iterationSlots.arrays().isUntouched();
    }

    @RuntimeEntry("compiled code: the same of an array that has no properties of its own")
    @Inline("likewise")
    static boolean isOriginalOf(JsArray array) {
        return array.shape == Agent.realm.arrayShape && Agent.realm.iterationSlots.arrays().isUntouched();
    }

    @RuntimeEntry("compiled code: ITERATOR_STEP; null at the end")
    @Inline("an element of an array")
    @Unchecked("the register holds a record")
    static Object step(Object record) {
        IteratorRecord iterator = (IteratorRecord) record;
        Object element = iterator.nextElement();
        return element != null ? element : stepSlowly(iterator);
    }

    @RuntimeEntry("compiled code: ITERATOR_STEP, any")
    @NoInline("holes, ends, and all that is no array")
    static Object stepSlowly(IteratorRecord record) {
        return record.step();
    }

    @RuntimeEntry("compiled code: ITERATOR_VALUE")
    static Object value(Object record) {
        return IterationOps.value((IteratorRecord) record);
    }

    @RuntimeEntry("compiled code: ITERATOR_NEXT")
    static Object next(Object record, Object value) {
        return IterationOps.next((IteratorRecord) record, value);
    }

    @RuntimeEntry("compiled code: ITERATOR_COMPLETE, first half")
    static boolean isDone(Object result) {
        return IterationOps.isDone(result);
    }

    @RuntimeEntry("compiled code: ITERATOR_COMPLETE, of what has been asked whether it is done")
    static Object resultValue(Object result) {
        return IterationResult.value((JsObject) result);
    }

    @RuntimeEntry("compiled code: ITERATOR_CLOSE")
    static void close(Object record) {
        ((IteratorRecord) record).close();
    }

    @RuntimeEntry("compiled code: ITERATOR_CLOSE_QUIET")
    static void closeQuietly(Object record) {
        ((IteratorRecord) record).closeQuietly();
    }

    @RuntimeEntry("compiled code: ITERATOR_FINISH")
    static void finish(Object record) {
        ((IteratorRecord) record).finish();
    }

    @RuntimeEntry("compiled code: FOR_IN_START")
    static Object forIn(Object value) {
        return IterationOps.enumerate(value);
    }

    @RuntimeEntry("compiled code: FOR_IN_NEXT; null at the end")
    static Object nextKey(Object enumeration) {
        return ((ForInEnumeration) enumeration).next();
    }

    @RuntimeEntry("compiled code: ARRAY_SPREAD")
    static void spread(BytecodeFunction f, int pc, Object array, Object iterable) {
        ObjectOps.spread(f, pc, array, iterable);
    }

    @RuntimeEntry("compiled code: LOAD_REST")
    static JsArray rest(Object[] arguments, int from) {
        int count = Math.max(0, arguments.length - from);
        return JsArray.of(CallOps.run(arguments, arguments.length - count, count));
    }
}
