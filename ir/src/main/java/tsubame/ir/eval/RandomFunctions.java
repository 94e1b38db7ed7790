package tsubame.ir.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tsubame.ir.Arith;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Call;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Effects;
import tsubame.ir.FieldRef;
import tsubame.ir.Function;
import tsubame.ir.MethodRef;
import tsubame.ir.Program;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Random programs, equal for equal seeds: well-formed, defined (what must be checked is, and the sign and payload of a
 * NaN, which nothing promises, are seen nowhere), and finite. They may throw and panic, and
 * call functions outside the program, whose names and descriptors tell {@code Externals} what to give. For fuzzing: the
 * evaluator must say the same of a function before and after passes, and of its native code.
 */
public final class RandomFunctions {
    public static final String OWNER = "T/F";
    private static final String SUPER = "T/A";
    private static final String SUB = "T/B";
    private static final Storage OBJECTS = Storage.BOXED;
    private static final Type A = Type.ref(SUPER);
    private static final Type INTS = Type.ref("[I");
    private static final List<Type> TYPES = List.of(Type.I1, Type.I32, Type.I64, Type.F64, Type.BOXED, A, INTS, Type.ref("[Ljava/lang/Object;"));
    private static final List<FieldRef> FIELDS = List.of(FieldRef.of(SUPER, "i", "I"), FieldRef.of(SUPER, "d", "D"), FieldRef.of(SUPER, "b", "B"),
            FieldRef.of(SUPER, "f", "F"), FieldRef.of(SUPER, "o", "Ljava/lang/Object;"), FieldRef.of(SUPER, "next", "LT/A;"), FieldRef.of(SUPER, "z", "Z"));

    private final Random random;
    private final List<MethodRef> callable = new ArrayList<>();
    private Builder builder;
    private List<Value> scope;
    private Block handler;
    private int budget;

    private RandomFunctions(long seed) {
        this.random = new Random(seed);
    }

    /** A program of a few functions {@code T/F.f0}, {@code f1}…, the last of which calls the others. */
    public static Program program(long seed) {
        RandomFunctions generator = new RandomFunctions(seed);
        Program program = new Program();
        program.addClass(SUPER, "java/lang/Object");
        program.addClass(SUB, SUPER);
        int count = 1 + generator.random.nextInt(3);
        for (String owner : List.of(SUPER, SUB)) program.add(generator.method(owner));
        for (int i = 0; i < count; i++) program.add(generator.function("f" + i));
        return program;
    }

    /** An override of {@code get}, for virtual calls. */
    private Function method(String owner) {
        Function function = new Function(MethodRef.ofInstance(owner, "get", "()I"));
        begin(function, 5);
        builder.returnValue(builder.add(builder.getField(FIELDS.get(0), function.parameters().get(0)), value(Type.I32)));
        return function;
    }

    private void begin(Function function, int operations) {
        builder = new Builder(function);
        scope = new ArrayList<>(function.parameters());
        budget = operations;
        handler = null;
        if (chance(30)) function.setInlining(chance(50) ? Function.Inlining.ALWAYS : Function.Inlining.NEVER);
    }

    private Function function(String name) {
        String result = pick(List.of("I", "J", "D", "Ljava/lang/Object;"));
        MethodRef reference = MethodRef.ofStatic(OWNER, name, "(IDLjava/lang/Object;)" + result);
        Function function = new Function(reference);
        begin(function, 20 + random.nextInt(60));
        if (chance(30)) builder.stackLimit();
        statements(0);
        builder.returnValue(value(function.result()));
        callable.add(reference);
        return function;
    }

    private boolean chance(int percent) {
        return random.nextInt(100) < percent;
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private void statements(int depth) {
        int count = 2 + random.nextInt(6);
        for (int i = 0; i < count && budget > 0; i++) {
            budget--;
            switch (depth > 3 ? 9 : random.nextInt(14)) {
                case 0, 1 -> branch(depth);
                case 2 -> loop(depth);
                case 3 -> attempt(depth);
                case 4 -> choice(depth);
                default -> statement();
            }
        }
    }

    // Control flow: what a part defines is seen after it only by way of parameters

    private void branch(int depth) {
        Value condition = value(Type.I1);
        Block then = builder.newBlock();
        Block otherwise = builder.newBlock();
        List<Type> types = List.of(pick(TYPES), pick(TYPES));
        Block after = builder.newBlock(types.toArray(new Type[0]));
        builder.branch(condition, Target.to(then), Target.to(otherwise));
        part(then, depth, after, types);
        part(otherwise, depth, after, types);
        enter(after);
    }

    private void enter(Block block) {
        builder.at(block);
        scope.addAll(block.parameters());
    }

    private void part(Block block, int depth, Block after, List<Type> types) {
        List<Value> outer = scope;
        scope = new ArrayList<>(outer);
        builder.at(block);
        statements(depth + 1);
        if (chance(8)) leave();
        else builder.jump(after, types.stream().map(this::value).toList());
        scope = outer;
    }

    private void leave() {
        if (chance(50)) builder.returnValue(value(builder.function().result()));
        else if (chance(50) && handler == null) builder.throwValue(builder.newObject("T/Thrown"));
        else builder.panic("left");
    }

    private void loop(int depth) {
        List<Type> types = List.of(Type.I32, pick(TYPES), pick(TYPES));
        Block header = builder.newBlock(types.toArray(new Type[0]));
        Block body = builder.newBlock();
        Block after = builder.newBlock();
        List<Value> first = new ArrayList<>(List.of(builder.i32(0)));
        types.subList(1, 3).forEach(type -> first.add(value(type)));
        builder.jump(header, first);
        enter(header);
        Value counter = header.parameters().get(0);
        Value end = chance(50) ? builder.i32(random.nextInt(5)) : builder.binary(Arith.BinaryKind.AND, value(Type.I32), builder.i32(3));
        builder.branch(builder.compare(Compare.Condition.LT, counter, end), Target.to(body), Target.to(after));
        List<Value> outer = scope;
        scope = new ArrayList<>(outer);
        builder.at(body);
        statements(depth + 1);
        List<Value> next = new ArrayList<>(List.of(builder.add(counter, builder.i32(1))));
        types.subList(1, 3).forEach(type -> next.add(value(type)));
        builder.jump(header, next);
        scope = outer;
        builder.at(after);
    }

    private void attempt(int depth) {
        Block outerHandler = handler;
        List<Type> types = List.of(pick(TYPES));
        Block after = builder.newBlock(types.toArray(new Type[0]));
        Block caught = builder.newBlock(Type.I32);
        Block body = builder.newBlock();
        handler = caught;
        builder.jump(body);
        part(body, depth, after, types);
        handler = outerHandler;
        List<Value> outer = scope;
        scope = new ArrayList<>(outer);
        enter(caught);
        builder.caught("java/lang/Throwable");
        builder.jump(after, types.stream().map(this::value).toList());
        scope = outer;
        enter(after);
    }

    private void choice(int depth) {
        Value value = builder.binary(Arith.BinaryKind.AND, value(Type.I32), builder.i32(7));
        List<Type> types = List.of(pick(TYPES));
        Block after = builder.newBlock(types.toArray(new Type[0]));
        List<Block> cases = List.of(builder.newBlock(), builder.newBlock(), builder.newBlock());
        builder.choose(value, List.of(0, 3, 5), List.of(Target.to(cases.get(0)), Target.to(cases.get(1)), Target.to(cases.get(0))),
                Target.to(cases.get(2)));
        for (Block block : cases) part(block, depth, after, types);
        enter(after);
    }

    // Values

    /** One in scope of the type, or a new one. */
    private Value value(Type type) {
        List<Value> fitting = scope.stream().filter(value -> value.type().equals(type)).toList();
        if (!fitting.isEmpty() && chance(75)) return chance(60) ? fitting.get(Math.max(0, fitting.size() - 1 - random.nextInt(3))) : pick(fitting);
        Value made = fresh(type);
        scope.add(made);
        return made;
    }

    private Value fresh(Type type) {
        if (type == Type.I1) return condition();
        if (type == Type.I32) return builder.i32(chance(80) ? random.nextInt(8) - 2 : pick(List.of(Integer.MIN_VALUE, Integer.MAX_VALUE, 255, 65535)));
        if (type == Type.I64) return builder.i64(chance(80) ? random.nextInt(8) - 2 : pick(List.of(Long.MIN_VALUE, 1L << 40, 0xFFFF_FFFFL)));
        if (type == Type.F64) return builder.f64(pick(List.of(0.0, -0.0, 1.0, 2.5, -7.0, 1e18, Double.NaN, Double.POSITIVE_INFINITY)));
        if (type == Type.BOXED) return boxed();
        if (chance(20)) return builder.nullOf(type);
        if (type.equals(A)) return builder.newObject(pick(List.of(SUPER, SUPER, SUB)));
        Storage element = type.equals(INTS) ? Storage.INT : OBJECTS;
        Value length = chance(60) ? builder.i32(random.nextInt(4)) : builder.nonNegative(builder.binary(Arith.BinaryKind.AND, value(Type.I32), builder.i32(7)));
        return builder.newArray(element, length);
    }

    private Value boxed() {
        return switch (random.nextInt(6)) {
            case 0, 1 -> builder.boxDouble(value(Type.F64));
            case 2 -> builder.boxBoolean(value(Type.I1));
            case 3 -> builder.retype(Type.BOXED, value(A));
            case 4 -> builder.nullOf(Type.BOXED);
            default -> builder.retype(Type.BOXED, value(INTS));
        };
    }

    private Value condition() {
        return switch (random.nextInt(10)) {
            case 9 -> aboutSlots();
            case 0 -> builder.compare(pick(List.of(Compare.Condition.values())), value(Type.I32), value(Type.I32));
            case 1 -> builder.compare(pick(List.of(Compare.Condition.values())), value(Type.I64), value(Type.I64));
            case 2 -> builder.compare(pick(List.of(Compare.FloatCondition.values())), value(Type.F64), value(Type.F64));
            case 3 -> builder.isDouble(value(Type.BOXED));
            case 4 -> builder.isNull(value(pick(List.of(Type.BOXED, A, INTS))));
            case 5 -> builder.instanceOf(pick(List.of(SUPER, SUB, "[I", "java/lang/Double", "java/lang/Number")), value(pick(List.of(Type.BOXED, A))));
            case 6 -> chance(50) ? builder.isBoolean(value(Type.BOXED)) : builder.isObject(value(Type.BOXED));
            case 7 -> builder.not(value(Type.I1));
            default -> builder.compare(pick(List.of(Compare.Condition.values())),
                    builder.threeWay(chance(50) ? 1 : -1, value(Type.F64), value(Type.F64)), builder.i32(0));
        };
    }

    /** A question to a word that a slot of an object may hold: those of integers are nowhere else. */
    private Value aboutSlots() {
        Value small = builder.binary(Arith.BinaryKind.SHR, builder.binary(Arith.BinaryKind.SHL, value(Type.I64), builder.i32(33)), builder.i32(33));
        Value word = chance(50) ? builder.boxInteger(small) : value(Type.BOXED);
        return switch (random.nextInt(4)) {
            case 0 -> builder.isInteger(word);
            case 1 -> builder.isPlainDouble(word);
            case 2 -> builder.isValue(word);
            default -> builder.compare(pick(List.of(Compare.Condition.values())), builder.unboxInteger(builder.boxInteger(small)), value(Type.I64));
        };
    }

    private void statement() {
        Value made = switch (random.nextInt(11)) {
            case 9 -> memory();
            case 0, 1 -> arithmetic();
            case 2 -> convert();
            case 3, 4 -> field();
            case 5, 6 -> element();
            case 7 -> call();
            case 8 -> question();
            default -> value(pick(TYPES));
        };
        if (made != null && made.type() != Type.VOID) scope.add(made);
    }

    private Value arithmetic() {
        Arith.BinaryKind kind = pick(List.of(Arith.BinaryKind.values()));
        Type type = pick(List.of(Type.I32, Type.I64, Type.F64));
        return switch (kind) {
            case ADD, SUB, MUL, MIN, MAX -> builder.binary(kind, value(type), value(type));
            case DIV, REM -> type == Type.F64 ? builder.binary(kind, value(type), value(type))
                    : builder.binary(kind, value(type), builder.nonZero(value(type)));
            case UDIV, UREM -> builder.binary(kind, value(Type.I32), builder.nonZero(value(Type.I32)));
            case AND, OR, XOR -> type == Type.F64 ? builder.binary(kind, value(Type.I1), value(Type.I1)) : builder.binary(kind, value(type), value(type));
            case SHL, SHR, USHR -> builder.binary(kind, value(chance(50) ? Type.I32 : Type.I64), value(Type.I32));
            case MULH, UMULH -> builder.binary(kind, value(Type.I64), value(Type.I64));
            case ADD_OVERFLOWS, SUB_OVERFLOWS, MUL_OVERFLOWS -> builder.binary(kind, value(Type.I32), value(Type.I32));
        };
    }

    private Value convert() {
        if (chance(20)) return builder.select(value(Type.I1), value(Type.F64), value(Type.F64));
        if (chance(30)) {
            Arith.UnaryKind kind = pick(List.of(Arith.UnaryKind.values()));
            return switch (kind) {
                case NEG, ABS -> builder.unary(kind, value(pick(List.of(Type.I32, Type.F64))));
                case NOT -> builder.unary(kind, value(Type.I1));
                case SQRT, FLOOR, CEIL, RINT, CANONICAL -> builder.unary(kind, value(Type.F64));
                case LEADING_ZEROS, TRAILING_ZEROS, BIT_COUNT, REVERSE_BYTES -> builder.unary(kind, value(Type.I32));
            };
        }
        Convert.NumberKind kind = pick(List.of(Convert.NumberKind.values()));
        return switch (kind) {
            case ADDRESS_TO_I64, I64_TO_ADDRESS -> null;
            case I64_TO_INDEX -> builder.convert(kind, builder.and(value(Type.I64), builder.i64(Integer.MAX_VALUE)));
            case BITS_F64, BITS_FLOAT -> builder.canonicalNaN(builder.convert(kind, value(kind.from())));
            case F64_BITS, FLOAT_BITS -> builder.convert(kind, builder.canonicalNaN(value(Type.F64)));
            default -> builder.convert(kind, value(kind.from()));
        };
    }

    private Value field() {
        FieldRef field = pick(FIELDS);
        if (chance(10)) {
            FieldRef place = FieldRef.of(OWNER, "s", "Ljava/lang/Object;");
            return chance(50) ? builder.getStatic(place) : builder.putStatic(place, value(Type.BOXED));
        }
        Value object = builder.nonNull(value(A));
        return chance(50) ? builder.getField(field, object) : builder.putField(field, object, value(field.type()));
    }

    private Value element() {
        Type type = chance(50) ? INTS : Type.ref("[Ljava/lang/Object;");
        Storage element = type.equals(INTS) ? Storage.INT : OBJECTS;
        Value array = builder.nonNull(value(type));
        Value length = builder.arrayLength(array);
        if (chance(20)) return length;
        Value index = builder.bounds(value(Type.I32), length);
        return chance(50) ? builder.arrayLoad(element, array, index) : builder.arrayStore(element, array, index, value(element.type()));
    }

    /** A few bytes at a fixed place; what the function finds there nobody has written before. */
    private Value memory() {
        Value at = builder.addressAdd(builder.constant(new Const.Address(8192)), builder.i64(8 * random.nextInt(3)));
        Value offset = chance(70) ? builder.i64(8 * random.nextInt(3)) : builder.binary(Arith.BinaryKind.AND, value(Type.I64), builder.i64(7));
        Storage storage = pick(List.of(Storage.BOOLEAN, Storage.BYTE, Storage.SHORT, Storage.CHAR, Storage.INT, Storage.LONG, Storage.DOUBLE));
        return switch (random.nextInt(6)) {
            case 0, 1 -> storage == Storage.DOUBLE ? builder.canonicalNaN(builder.load(storage, at, offset)) : builder.load(storage, at, offset);
            case 2 -> builder.copyMemory(at, builder.addressAdd(at, offset), builder.i64(random.nextInt(12)));
            case 3 -> builder.fillMemory(at, value(Type.I32), builder.i64(random.nextInt(12)));
            default -> builder.store(storage, at, offset, storage == Storage.DOUBLE ? builder.canonicalNaN(value(Type.F64)) : value(storage.type()));
        };
    }

    private Value question() {
        Value boxed = value(Type.BOXED);
        return switch (random.nextInt(3)) {
            case 0 -> builder.checkCast(pick(List.of(SUPER, SUB, "java/lang/Object", "java/lang/Number")), boxed);
            case 1 -> builder.same(boxed, identity());
            default -> unboxed(boxed);
        };
    }

    /** Anything but a number that may be NaN: one NaN and another may be the same word or not. */
    private Value identity() {
        return switch (random.nextInt(5)) {
            case 0 -> builder.nullOf(Type.BOXED);
            case 1 -> builder.boxBoolean(value(Type.I1));
            case 2 -> builder.boxDouble(builder.convert(Convert.NumberKind.I32_TO_F64, value(Type.I32)));
            case 3 -> builder.retype(Type.BOXED, value(INTS));
            default -> builder.retype(Type.BOXED, value(A));
        };
    }

    /** A double, if it is one. */
    private Value unboxed(Value boxed) {
        Block is = builder.newBlock();
        Block after = builder.newBlock(Type.F64);
        builder.branch(builder.isDouble(boxed), Target.to(is), Target.to(after, value(Type.F64)));
        builder.at(is);
        builder.jump(after, builder.unboxDouble(boxed));
        builder.at(after);
        return after.parameters().get(0);
    }

    private Value call() {
        Value made;
        if (chance(15)) {
            made = builder.callVirtual(MethodRef.ofInstance(SUPER, "get", "()I"), List.of(builder.nonNull(value(A))));
        } else if (!callable.isEmpty() && chance(50)) {
            made = builder.call(pick(callable), List.of(value(Type.I32), value(Type.F64), value(Type.BOXED)));
        } else if (chance(40)) {
            made = builder.callRuntime(chance(30) ? "raise" : "entry", "(Ljava/lang/Object;)I", Effects.ALL, List.of(value(Type.BOXED)));
        } else {
            made = builder.emit(new Call.Direct(MethodRef.ofStatic("T/X", chance(30) ? "raise" : "x", "(ID)D"), Effects.ALL,
                    List.of(value(Type.I32), value(Type.F64))));
        }
        if (handler == null) return made;
        Block next = builder.newBlock();
        builder.invoke(Target.to(next), Target.to(handler, unwindArgument(made)));
        builder.at(next);
        return made;
    }

    /** Anything but the call's own result. */
    private Value unwindArgument(Value call) {
        List<Value> fitting = scope.stream().filter(value -> value.type() == Type.I32 && value != call).toList();
        return fitting.isEmpty() ? builder.i32(1) : pick(fitting);
    }
}
