package tsubame.ir;

import java.util.List;

/**
 * Builds a function, operation by operation, at the end of the current block (the entry at first). It folds nothing and
 * checks nothing: passes do the one, the verifier the other.
 */
public final class Builder {
    private final Function function;
    private Block block;
    private Position position;

    public Builder(Function function) {
        this.function = function;
        this.block = function.entry();
    }

    public Function function() {
        return function;
    }

    public Block block() {
        return block;
    }

    /** A new block; building goes on where it was. */
    public Block newBlock(Type... parameters) {
        Block made = function.addBlock();
        for (Type type : parameters) made.addParameter(type);
        return made;
    }

    public Builder at(Block block) {
        this.block = block;
        return this;
    }

    /** The origin of what is built from here on; null for none. */
    public Builder from(Position position) {
        this.position = position;
        return this;
    }

    public Value emit(Op op) {
        Value value = block.append(op);
        value.setPosition(position);
        return value;
    }

    /** Whether the current block has its end already. */
    public boolean isTerminated() {
        return block.terminator() != null;
    }

    public Value constant(Const constant) {
        return function.constant(constant);
    }

    public Value i32(int value) {
        return constant(new Const.Int(value));
    }

    public Value i64(long value) {
        return constant(new Const.Long(value));
    }

    public Value f64(double value) {
        return constant(new Const.Float(value));
    }

    public Value bool(boolean value) {
        return constant(new Const.Bool(value));
    }

    public Value nullOf(Type type) {
        return constant(new Const.Null(type));
    }

    public void jump(Block to, Value... arguments) {
        block.terminate(new Terminator.Jump(Target.to(to, arguments)));
    }

    public void jump(Block to, List<Value> arguments) {
        block.terminate(new Terminator.Jump(new Target(to, arguments)));
    }

    public void branch(Value condition, Target then, Target otherwise) {
        branch(condition, then, otherwise, Likelihood.UNKNOWN);
    }

    public void branch(Value condition, Target then, Target otherwise, Likelihood likelihood) {
        block.terminate(new Terminator.Branch(condition, then, otherwise, likelihood));
    }

    /** Keys ascend. */
    public void choose(Value value, List<Integer> keys, List<Target> cases, Target otherwise) {
        block.terminate(new Terminator.Switch(value, keys, cases, otherwise));
    }

    public void returnValue(Value value) {
        block.terminate(new Terminator.Return(value));
    }

    public void returnVoid() {
        block.terminate(new Terminator.Return(null));
    }

    public void throwValue(Value exception) {
        block.terminate(new Terminator.Throw(exception));
    }

    /** Ends the block after an operation that may throw; a handler begins with {@link Unwinding.Caught}. */
    public void invoke(Target normal, Target unwind) {
        block.terminate(new Terminator.Invoke(normal, unwind));
    }

    /** The message gets the place of the current position. */
    public void panic(String message) {
        block.terminate(new Terminator.Panic(position == null ? message : message + " at " + position.place()));
    }

    public void unreachable() {
        block.terminate(new Terminator.Unreachable());
    }

    public Value add(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.ADD, a, b));
    }

    public Value sub(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.SUB, a, b));
    }

    public Value mul(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.MUL, a, b));
    }

    public Value div(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.DIV, a, b));
    }

    public Value rem(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.REM, a, b));
    }

    public Value and(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.AND, a, b));
    }

    public Value or(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.OR, a, b));
    }

    public Value xor(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.XOR, a, b));
    }

    public Value shl(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.SHL, a, b));
    }

    public Value shr(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.SHR, a, b));
    }

    public Value ushr(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.USHR, a, b));
    }

    public Value min(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.MIN, a, b));
    }

    public Value max(Value a, Value b) {
        return emit(new Arith.Binary(Arith.BinaryKind.MAX, a, b));
    }

    public Value binary(Arith.BinaryKind kind, Value a, Value b) {
        return emit(new Arith.Binary(kind, a, b));
    }

    public Value unary(Arith.UnaryKind kind, Value a) {
        return emit(new Arith.Unary(kind, a));
    }

    public Value neg(Value a) {
        return emit(new Arith.Unary(Arith.UnaryKind.NEG, a));
    }

    public Value not(Value a) {
        return emit(new Arith.Unary(Arith.UnaryKind.NOT, a));
    }

    public Value select(Value condition, Value a, Value b) {
        return emit(new Arith.Select(condition, a, b));
    }

    public Value compare(Compare.Condition condition, Value a, Value b) {
        return emit(new Compare.Int(condition, a, b));
    }

    public Value compare(Compare.FloatCondition condition, Value a, Value b) {
        return emit(new Compare.Float(condition, a, b));
    }

    public Value threeWay(int ifNaN, Value a, Value b) {
        return emit(new Compare.ThreeWay(ifNaN, a, b));
    }

    public Value same(Value a, Value b) {
        return emit(new Compare.Same(a, b));
    }

    public Value isNull(Value a) {
        return emit(new Compare.IsNull(a));
    }

    public Value convert(Convert.NumberKind kind, Value a) {
        return emit(new Convert.Number(kind, a));
    }

    public Value retype(Type to, Value a) {
        return emit(new Convert.Retype(to, a));
    }

    /** Any NaN as the one that may be boxed: what comes from raw bits could be another, and box as an address. */
    public Value canonicalNaN(Value a) {
        return select(compare(Compare.FloatCondition.NE, a, a), f64(Double.NaN), a);
    }

    public Value boxDouble(Value a) {
        return emit(new Box.BoxDouble(a));
    }

    public Value unboxDouble(Value a) {
        return emit(new Box.UnboxDouble(a));
    }

    public Value isDouble(Value a) {
        return emit(new Box.IsDouble(a));
    }

    public Value boxInteger(Value a) {
        return emit(new Box.BoxInteger(a));
    }

    public Value unboxInteger(Value a) {
        return emit(new Box.UnboxInteger(a));
    }

    public Value isInteger(Value a) {
        return emit(new Box.IsInteger(a));
    }

    /** Whether an i64 is small enough for {@link #boxInteger}. */
    public Value fitsSlot(Value a) {
        return compare(Compare.Condition.ULT, add(a, i64(1L << 30)), i64(1L << 31));
    }

    public Value isPlainDouble(Value a) {
        return emit(new Box.IsPlainDouble(a));
    }

    public Value isValue(Value a) {
        return emit(new Box.IsValue(a));
    }

    public Value boxBoolean(Value a) {
        return emit(new Box.BoxBoolean(a));
    }

    public Value unboxBoolean(Value a) {
        return emit(new Box.UnboxBoolean(a));
    }

    public Value isBoolean(Value a) {
        return emit(new Box.IsBoolean(a));
    }

    public Value isObject(Value a) {
        return emit(new Box.IsObject(a));
    }

    public Value getField(FieldRef field, Value object) {
        return emit(new Memory.GetField(field, object));
    }

    public Value putField(FieldRef field, Value object, Value value) {
        return emit(new Memory.PutField(field, object, value, false));
    }

    public Value getSlot(int number, Type type) {
        return emit(new Memory.GetSlot(number, type, false));
    }

    public Value getVariableSlot(int number, Type type) {
        return emit(new Memory.GetSlot(number, type, true));
    }

    public Value getLeft(int number) {
        return emit(new Memory.GetLeft(number));
    }

    public Value putLeft(int number, Value value) {
        return emit(new Memory.PutLeft(number, value));
    }

    public Value getStatic(FieldRef field) {
        return emit(new Memory.GetStatic(field));
    }

    public Value putStatic(FieldRef field, Value value) {
        return emit(new Memory.PutStatic(field, value));
    }

    public Value arrayLength(Value array) {
        return emit(new ArrayOp.Length(array));
    }

    public Value arrayLoad(Storage element, Value array, Value index) {
        return emit(new ArrayOp.Load(element, array, index));
    }

    public Value arrayStore(Storage element, Value array, Value index, Value value) {
        return emit(new ArrayOp.Store(element, array, index, value, false));
    }

    public Value bytesLoad(Storage storage, Value array, Value offset) {
        return emit(new ArrayOp.LoadBytes(storage, array, offset));
    }

    public Value bytesStore(Storage storage, Value array, Value offset, Value value) {
        return emit(new ArrayOp.StoreBytes(storage, array, offset, value));
    }

    public Value newObject(String className) {
        return emit(new Alloc.NewObject(className));
    }

    public Value newArray(Storage element, Value length) {
        return emit(new Alloc.NewArray(element, length));
    }

    public Value instanceOf(String className, Value a) {
        return emit(new TypeTest.InstanceOf(className, a));
    }

    public Value checkCast(String className, Value a) {
        return emit(new TypeTest.CheckCast(className, a));
    }

    public Value nonNull(Value a) {
        return emit(new Check.Guard(Check.GuardKind.NON_NULL, a));
    }

    public Value nonZero(Value a) {
        return emit(new Check.Guard(Check.GuardKind.NON_ZERO, a));
    }

    public Value nonNegative(Value a) {
        return emit(new Check.Guard(Check.GuardKind.NON_NEGATIVE, a));
    }

    public Value bounds(Value index, Value length) {
        return emit(new Check.Bounds(index, length));
    }

    public Value stackLimit() {
        return emit(new Check.StackLimit());
    }

    public Value call(MethodRef method, List<Value> arguments) {
        return emit(new Call.Direct(method, Effects.ALL, arguments));
    }

    public Value callVirtual(MethodRef method, List<Value> arguments) {
        return emit(new Call.Virtual(method, Effects.ALL, arguments));
    }

    public Value callInterface(MethodRef method, List<Value> arguments) {
        return emit(new Call.Interface(method, Effects.ALL, arguments));
    }

    public Value callRuntime(String name, String descriptor, Effects effects, List<Value> arguments) {
        return emit(new Call.Runtime(name, descriptor, effects, arguments));
    }

    public Value callIndirect(String descriptor, List<Value> arguments) {
        return emit(new Call.Indirect(descriptor, Effects.ALL, arguments));
    }

    public Value load(Storage storage, Value address, Value offset) {
        return emit(new Raw.Load(storage, address, offset));
    }

    public Value store(Storage storage, Value address, Value offset, Value value) {
        return emit(new Raw.Store(storage, address, offset, value));
    }

    public Value addressAdd(Value address, Value offset) {
        return emit(new Raw.Add(address, offset));
    }

    public Value refAddress(Value object) {
        return emit(new Raw.OfRef(object));
    }

    public Value addressRef(Type to, Value address) {
        return emit(new Raw.ToRef(to, address));
    }

    public Value copyMemory(Value from, Value to, Value bytes) {
        return emit(new Raw.Copy(from, to, bytes));
    }

    public Value fillMemory(Value to, Value value, Value bytes) {
        return emit(new Raw.Fill(to, value, bytes));
    }

    public Value caught(String className) {
        return emit(new Unwinding.Caught(className));
    }
}
