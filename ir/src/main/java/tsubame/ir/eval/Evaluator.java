package tsubame.ir.eval;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tsubame.ir.Alloc;
import tsubame.ir.Arith;
import tsubame.ir.ArrayOp;
import tsubame.ir.Block;
import tsubame.ir.Box;
import tsubame.ir.Call;
import tsubame.ir.Check;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Function;
import tsubame.ir.Lowering;
import tsubame.ir.Memory;
import tsubame.ir.MethodRef;
import tsubame.ir.Op;
import tsubame.ir.Program;
import tsubame.ir.Raw;
import tsubame.ir.Target;
import tsubame.ir.Terminator;
import tsubame.ir.Type;
import tsubame.ir.TypeTest;
import tsubame.ir.Unwinding;
import tsubame.ir.Value;

/**
 * Runs functions: the meaning of the IR, and the oracle for passes and for native code. Values are Java objects: i1 Boolean,
 * i32 Integer, i64 and addresses Long, f64 Double; boxed values and refs null, Double, Boolean, {@link HeapObject} or
 * {@link HeapArray}. Lowered functions and others may call each other. What the IR does not define is an {@link EvaluationError}.
 */
public final class Evaluator {
    /** What was done, in operations. */
    public record Counts(long steps, long allocations, long calls) { }

    private static final class Throw extends RuntimeException {
        final transient Object exception;

        Throw(Object exception) {
            super(null, null, false, false);
            this.exception = exception;
        }
    }

    private static final class Panic extends RuntimeException {
        Panic(String message) {
            super(message, null, false, false);
        }
    }

    private static final class Exhaustion extends RuntimeException {
        Exhaustion() {
            super(null, null, false, false);
        }
    }

    /** A call being run: values by their ids. */
    private static final class Frame {
        final Function function;
        final Object[] values;
        Object caught;

        Frame(Function function) {
            this.function = function;
            this.values = new Object[function.valueCount()];
        }
    }

    /** The class of what a stack limit throws. */
    public static final String RANGE_ERROR = "StackOverflow";

    private static final int DEPTH = 200;

    private final Program program;
    private final Externals externals;
    private final long stepLimit;
    private final RawMemory memory = new RawMemory();
    private final Map<String, Object> statics = new LinkedHashMap<>();
    private final Map<Const, HeapObject> constants = new LinkedHashMap<>();
    private Object pending;
    private int depth;
    private long steps;
    private long allocations;
    private long calls;

    public Evaluator(Program program, Externals externals, long stepLimit) {
        this.program = program;
        this.externals = externals;
        this.stepLimit = stepLimit;
    }

    /** Ends a call from {@link Externals} with an exception. */
    public static RuntimeException raise(Object exception) {
        return new Throw(exception);
    }

    public Counts counts() {
        return new Counts(steps, allocations, calls);
    }

    public Outcome evaluate(MethodRef method, List<Object> arguments) {
        try {
            Function function = program.function(method);
            return new Outcome.Returned(function == null ? externals.call(method.text(), arguments) : run(function, arguments));
        } catch (Throw thrown) {
            return new Outcome.Thrown(thrown.exception);
        } catch (Panic panic) {
            return new Outcome.Panicked(panic.getMessage());
        } catch (Exhaustion _) {
            return new Outcome.Exhausted();
        }
    }

    private void step() {
        if (++steps > stepLimit) throw new Exhaustion();
    }

    private Object run(Function function, List<Object> arguments) {
        if (++depth > DEPTH + 50) throw new Exhaustion();
        try {
            Frame frame = new Frame(function);
            Block block = function.entry();
            List<Object> incoming = arguments;
            while (true) {
                for (int i = 0; i < incoming.size(); i++) frame.values[block.parameters().get(i).id()] = incoming.get(i);
                Target next = runBlock(frame, block);
                step();
                if (next == null) {
                    if (pending != null) throw new Throw(takePending()); // a call's, whose result is returned
                    Value result = ((Terminator.Return) block.terminator()).value();
                    return result == null ? null : frame.values[result.id()];
                }
                incoming = new ArrayList<>();
                for (Value argument : next.arguments()) incoming.add(frame.values[argument.id()]);
                block = next.block();
            }
        } finally {
            depth--;
        }
    }

    /** Where to go on, or null for a return. */
    private Target runBlock(Frame frame, Block block) {
        Value invoked = block.invoked();
        for (Value value : block.body()) {
            step();
            try {
                frame.values[value.id()] = operation(frame, value.op());
            } catch (Throw thrown) {
                if (value == invoked) {
                    frame.caught = thrown.exception;
                    return ((Terminator.Invoke) block.terminator()).unwind();
                }
                if (!frame.function.isLowered(Lowering.EXCEPTIONS)) throw thrown;
                pending = thrown.exception; // the call returns; its result is not looked at
                frame.values[value.id()] = Arithmetic.zero(value.type());
            } catch (ClassCastException | NullPointerException e) {
                throw new EvaluationError(frame.function.reference().text() + ": " + value + " = " + value.op().head() + ": " + e);
            }
        }
        return end(frame, block.terminator());
    }

    private Target end(Frame frame, Terminator terminator) {
        return switch (terminator) {
            case Terminator.Jump(Target target) -> target;
            case Terminator.Branch branch -> (Boolean) frame.values[branch.condition().id()] ? branch.then() : branch.otherwise();
            case Terminator.Switch choice -> {
                int at = choice.keys().indexOf((Integer) frame.values[choice.value().id()]);
                yield at < 0 ? choice.otherwise() : choice.cases().get(at);
            }
            case Terminator.Return _ -> null;
            case Terminator.Throw(Value exception) -> throw new Throw(frame.values[exception.id()]);
            case Terminator.Invoke(Target normal, _) -> normal;
            case Terminator.Panic(String message) -> throw new Panic(message);
            case Terminator.Unwind _ -> throw new Throw(takePending());
            case Terminator.Unreachable _ -> throw new EvaluationError(frame.function.reference().text() + ": unreachable was reached");
        };
    }

    private Object takePending() {
        if (pending == null) throw new EvaluationError("no exception is pending");
        Object taken = pending;
        pending = null;
        return taken;
    }

    private Object operation(Frame frame, Op op) {
        List<Value> operands = op.operands();
        Object a = operands.isEmpty() ? null : frame.values[operands.get(0).id()];
        Object b = operands.size() < 2 ? null : frame.values[operands.get(1).id()];
        return switch (op) {
            case Arith.Binary(var kind, _, _) -> defined(Arithmetic.binary(kind, a, b), op);
            case Arith.Unary(var kind, _) -> Arithmetic.unary(kind, a);
            case Arith.Select select -> (Boolean) a ? b : frame.values[select.b().id()];
            case Compare.Int(var condition, _, _) -> Arithmetic.compare(condition, a, b);
            case Compare.Float(var condition, _, _) -> Arithmetic.compare(condition, (Double) a, (Double) b);
            case Compare.ThreeWay(int ifNaN, _, _) -> Arithmetic.threeWay(ifNaN, a, b);
            case Compare.Same _ -> Heap.same(a, b);
            case Compare.IsNull _ -> a == null;
            case Convert.Number(var kind, _) -> Arithmetic.convert(kind, a);
            case Convert.Retype(Type to, _) -> to instanceof Type.Ref && (a instanceof Double || a instanceof Boolean) ? undefined(op) : a;
            case Box box -> Heap.box(box, a);
            case Const constant -> constant(constant);
            case Memory access -> memory(access, a, b);
            case ArrayOp access -> Heap.array(access, a, b, operands.size() < 3 ? null : frame.values[operands.get(2).id()]);
            case Alloc alloc -> allocate(alloc, a);
            case TypeTest test -> test(test, a);
            case Check check -> check(check, a, b);
            case Call call -> call(frame, call);
            case Raw raw -> raw(raw, a, b, operands.size() < 3 ? null : frame.values[operands.get(2).id()]);
            case Unwinding unwinding -> unwinding(frame, unwinding, a);
        };
    }

    private static Object undefined(Op op) {
        throw new EvaluationError(op.head() + " is not defined here");
    }

    private static Object defined(Object result, Op op) {
        return result == null ? undefined(op) : result;
    }

    private Object constant(Const constant) {
        return switch (constant) {
            case Const.Bool(boolean value) -> value;
            case Const.Int(int value) -> value;
            case Const.Long(long value) -> value;
            case Const.Float(double value) -> value;
            case Const.Address(long value) -> value;
            case Const.Null _ -> null;
            case Const.Text text -> known(text, "java/lang/String");
            case Const.ClassObject type -> known(type, "java/lang/Class");
            case Const.Image image -> known(image, image.type() instanceof Type.Ref(String className) ? className : "java/lang/Object");
            case Const.MethodAddress method -> memory.addressOf(known(method, "method"));
        };
    }

    private HeapObject known(Const constant, String className) {
        return constants.computeIfAbsent(constant, _ -> new HeapObject(className, constant.head()));
    }

    private Object memory(Memory access, Object a, Object b) {
        return switch (access) {
            case Memory.GetField(var field, _) -> ((HeapObject) a).fields.getOrDefault(field.text(), Arithmetic.zero(field.type()));
            case Memory.PutField(var field, _, _, _) -> {
                ((HeapObject) a).fields.put(field.text(), Heap.narrow(field.storage(), b));
                yield null;
            }
            case Memory.GetSlot(int number, var type, _) -> statics.getOrDefault("slot " + number, Arithmetic.zero(type));
            case Memory.GetLeft(int number) -> statics.getOrDefault("left " + number, Arithmetic.zero(Type.BOXED));
            case Memory.PutLeft(int number, _) -> {
                statics.put("left " + number, a);
                yield null;
            }
            case Memory.GetStatic(var field) -> statics.getOrDefault(field.text(), Arithmetic.zero(field.type()));
            case Memory.PutStatic(var field, _) -> {
                statics.put(field.text(), Heap.narrow(field.storage(), a));
                yield null;
            }
        };
    }

    private Object allocate(Alloc alloc, Object a) {
        allocations++;
        return switch (alloc) {
            case Alloc.NewObject(String className) -> new HeapObject(className, className);
            case Alloc.NewArray(var element, _) -> (Integer) a < 0 ? undefined(alloc) : new HeapArray(element, (Integer) a);
            case Alloc.Slow(String className, _) -> new HeapObject(className, className);
        };
    }

    private Object test(TypeTest test, Object a) {
        return switch (test) {
            case TypeTest.InstanceOf(String className, _) -> a != null && program.isSubclass(Heap.className(a), className);
            case TypeTest.CheckCast cast -> {
                if (a != null && !program.isSubclass(Heap.className(a), cast.className())) throw new Panic(cast.fault());
                yield a;
            }
            case TypeTest.TypeNumber _ -> Heap.className(a).hashCode();
        };
    }

    private Object check(Check check, Object a, Object b) {
        switch (check) {
            case Check.Guard(var kind, _) -> {
                boolean passes = switch (kind) {
                    case NON_NULL -> a != null;
                    case NON_ZERO -> ((Number) a).longValue() != 0;
                    case NON_NEGATIVE -> (Integer) a >= 0;
                };
                if (!passes) throw new Panic(kind.fault());
            }
            case Check.Bounds _ -> {
                if (Integer.compareUnsigned((Integer) a, (Integer) b) >= 0) throw new Panic(Check.Bounds.FAULT);
            }
            case Check.StackLimit _ -> {
                if (depth > DEPTH) throw new Throw(new HeapObject(RANGE_ERROR, RANGE_ERROR));
            }
            case Check.StackExceeded _ -> {
                return depth > DEPTH;
            }
        }
        return a;
    }

    private Object call(Frame frame, Call call) {
        calls++;
        List<Object> arguments = new ArrayList<>();
        for (Value operand : call.operands()) arguments.add(frame.values[operand.id()]);
        return switch (call) {
            case Call.Direct direct -> call(program.function(direct.method()), direct.method().text(), arguments);
            case Call.Virtual virtual -> dispatch(virtual.method(), arguments);
            case Call.Interface virtual -> dispatch(virtual.method(), arguments);
            case Call.Runtime entry -> {
                if (entry.name().equals(Call.Runtime.STACK_OVERFLOW)) throw new Throw(new HeapObject(RANGE_ERROR, RANGE_ERROR));
                yield externals.call(entry.name(), arguments);
            }
            case Call.Indirect _ -> indirect(arguments);
        };
    }

    private Object call(Function function, String name, List<Object> arguments) {
        return function == null ? externals.call(name, arguments) : run(function, arguments);
    }

    private Object dispatch(MethodRef method, List<Object> arguments) {
        return call(program.select(Heap.className(arguments.get(0)), method), method.text(), arguments);
    }

    private Object indirect(List<Object> arguments) {
        Object code = memory.objectAt((Long) arguments.get(0));
        for (Map.Entry<Const, HeapObject> entry : constants.entrySet()) {
            if (entry.getValue() == code && entry.getKey() instanceof Const.MethodAddress(MethodRef method)) {
                return call(program.function(method), method.text(), arguments.subList(1, arguments.size()));
            }
        }
        throw new EvaluationError("no code at the address");
    }

    private Object raw(Raw raw, Object a, Object b, Object c) {
        switch (raw) {
            case Raw.Load(var storage, _, _) -> { return memory.load(storage, (Long) a + (Long) b); }
            case Raw.Store(var storage, _, _, _) -> memory.store(storage, (Long) a + (Long) b, c);
            case Raw.Add _ -> { return (Long) a + (Long) b; }
            case Raw.OfRef _ -> { return memory.addressOf(a); }
            case Raw.ToRef _ -> { return memory.objectAt((Long) a); }
            case Raw.Copy _ -> memory.copy((Long) a, (Long) b, (Long) c);
            case Raw.Fill _ -> memory.fill((Long) a, ((Integer) b).byteValue(), (Long) c);
            case Raw.Prefetch _ -> { }
            case Raw.Barrier _, Raw.BarrierElement _, Raw.BarrierRange _ -> Heap.className(a);
        }
        return null;
    }

    private Object unwinding(Frame frame, Unwinding unwinding, Object a) {
        return switch (unwinding) {
            case Unwinding.Caught _ -> frame.caught;
            case Unwinding.IsPending _ -> pending != null;
            case Unwinding.TakePending _ -> takePending();
            case Unwinding.SetPending _ -> {
                pending = a;
                yield null;
            }
        };
    }
}
