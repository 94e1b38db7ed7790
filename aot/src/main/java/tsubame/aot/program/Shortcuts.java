package tsubame.aot.program;

import java.util.Map;
import tsubame.bytecode.Opcode;

/**
 * Calls that probably are of builtins for which the runtime has a short way: told by the name of the property that the callee was read
 * from. The entry asks the function itself, so a wrong guess costs a comparison and no more.
 */
final class Shortcuts {
    /** Entries of {@code CompiledShortcuts} by name and number of arguments. */
    private static final Map<String, String> ENTRIES = Map.ofEntries(
            Map.entry("push/1", "callPush"),
            Map.entry("pop/0", "callPop"),
            Map.entry("shift/0", "callShift"),
            Map.entry("charCodeAt/1", "callCharCodeAt"),
            Map.entry("slice/1", "callSlice"),
            Map.entry("slice/2", "callSliceTo"),
            Map.entry("substring/1", "callSubstring"),
            Map.entry("substring/2", "callSubstringTo"),
            Map.entry("charAt/1", "callCharAt"),
            Map.entry("fromCharCode/1", "callFromCharCode"),
            Map.entry("indexOf/1", "callIndexOf"),
            Map.entry("indexOf/2", "callIndexOfFrom"),
            Map.entry("includes/1", "callIncludes"),
            Map.entry("startsWith/1", "callStartsWith"),
            Map.entry("startsWith/2", "callStartsWithFrom"),
            Map.entry("endsWith/1", "callEndsWith"),
            Map.entry("get/1", "callGet"),
            Map.entry("set/2", "callSet"),
            Map.entry("has/1", "callHas"),
            Map.entry("add/1", "callAdd"),
            Map.entry("delete/1", "callDelete"),
            Map.entry("test/1", "callTest"),
            Map.entry("exec/1", "callExec"),
            Map.entry("floor/1", "callFloor"),
            Map.entry("ceil/1", "callCeil"),
            Map.entry("trunc/1", "callTrunc"),
            Map.entry("sqrt/1", "callSqrt"),
            Map.entry("abs/1", "callAbs"),
            Map.entry("min/2", "callMin"),
            Map.entry("max/2", "callMax"),
            Map.entry("imul/2", "callImul"));
    /** The same of functions that are global variables. */
    private static final Map<String, String> FUNCTIONS = Map.of("Number/1", "callNumber", "String/1", "callString");

    /** As {@code tsubame.runtime.function.Shortcut} numbers it. */
    static final int CHAR_CODE_AT = 3;
    /** Those of Math that are an instruction or few of numbers, likewise. */
    static final int FLOOR = 4;
    static final int CEIL = 5;
    static final int SQRT = 6;
    static final int ABS = 7;
    static final int MIN = 8;
    static final int MAX = 9;
    private static final Map<String, Integer> NUMERIC = Map.of("floor/1", FLOOR, "ceil/1", CEIL, "sqrt/1", SQRT, "abs/1", ABS, "min/2", MIN, "max/2", MAX);

    /** Those of arrays that call a function for each element, likewise. */
    static final int FOR_EACH = 41;
    static final int MAP = 42;
    static final int FILTER = 43;
    static final int REDUCE = 44;
    static final int SOME = 45;
    static final int EVERY = 46;
    static final int FIND = 47;
    static final int FIND_INDEX = 48;
    private static final Map<String, Integer> LOOPS = Map.of("forEach/1", FOR_EACH, "map/1", MAP, "filter/1", FILTER, "reduce/1", REDUCE, "reduce/2", REDUCE,
            "some/1", SOME, "every/1", EVERY, "find/1", FIND, "findIndex/1", FIND_INDEX);

    private Shortcuts() {}

    /** Accessors of data views, likewise: the kind follows. */
    private static final int VIEW_GET = 256;
    private static final int VIEW_SET = 272;
    /** The number of the shape of data views among builtins. */
    static final int VIEW_SHAPE = 255;

    /** The number of Math among builtins. */
    static final int MATH = 0;

    /** The builtin that a call, by its number in the code, most likely is of: one that is an instruction or few; -1 for none. */
    static int builtin(Unit unit, int call) {
        Instruction i = unit.code.get(call);
        int count = i.operands()[4];
        String name = readFrom(unit, i, i.b());
        Integer numeric = name == null ? null : NUMERIC.get(name + "/" + count);
        if (numeric != null && "Math".equals(global(unit, i, i.c()))) {
            return numeric;
        }
        return "charCodeAt".equals(name) && count == 1 ? CHAR_CODE_AT : -1;
    }

    /** The accessor of data views that a call, by its number in the code, most likely is of; -1 for none. */
    static int viewAccessor(Unit unit, int call) {
        Instruction i = unit.code.get(call);
        String name = i.opcode() == Opcode.CALL ? readFrom(unit, i, i.b()) : null;
        if (name == null || !name.startsWith("get") && !name.startsWith("set")) {
            return -1;
        }
        int first = name.startsWith("get") ? VIEW_GET : VIEW_SET;
        int least = first == VIEW_GET ? 1 : 2;
        int count = i.operands()[4];
        Structure.Typed kind = name.equals("getUint8Clamped") || name.equals("setUint8Clamped") ? null : Structure.Typed.titled(name.substring(3));
        return kind == null || count < least || count > least + 1 ? -1 : first + kind.kind();
    }

    static boolean isViewSetter(int accessor) {
        return accessor >= VIEW_SET;
    }

    /** The kind of elements that an accessor is for. */
    static Structure.Typed viewKind(int accessor) {
        return new Structure.Typed(accessor & 15);
    }

    /** The function of Math that is called on what an instruction loads, LOAD_GLOBAL or then GET_PROPERTY; -1 for none. */
    static int mathLoaded(Unit unit, int n) {
        Instruction i = unit.code.get(n);
        int load = i.opcode() == Opcode.LOAD_GLOBAL ? n + 1 : n;
        boolean isOfIt = load < unit.code.size() && unit.code.get(load).opcode() == Opcode.GET_PROPERTY && (load == n || unit.code.get(load).b() == i.a());
        int call = isOfIt ? Guesses.callOf(unit, load) : -1;
        int builtin = call < 0 ? -1 : builtin(unit, call);
        return builtin == CHAR_CODE_AT ? -1 : builtin;
    }

    /** The method of arrays that calls a function for each element which a call most likely is of; -1 for none. */
    static int loop(Unit unit, Instruction call, int callee, int count) {
        String name = readFrom(unit, call, callee);
        return name == null ? -1 : LOOPS.getOrDefault(name + "/" + count, -1);
    }

    /** The entry for a call whose callee stands in a register; null for none. */
    static String entry(Unit unit, Instruction call, int callee, int count) {
        String name = readFrom(unit, call, callee);
        return name != null ? ENTRIES.get(name + "/" + count) : FUNCTIONS.get(global(unit, call, callee) + "/" + count);
    }

    /** The property that the register was last loaded from, looking back over straight code; null if it was something else. */
    static String readFrom(Unit unit, Instruction call, int register) {
        Instruction i = unit.lastWriter(call, register);
        return i != null && i.opcode() == Opcode.GET_PROPERTY ? unit.prototype.strings()[i.c()] : null;
    }

    /** The global variable that a register was last loaded from, likewise. */
    static String global(Unit unit, Instruction at, int register) {
        Instruction i = unit.lastWriter(at, register);
        return i != null && i.opcode() == Opcode.LOAD_GLOBAL ? unit.prototype.strings()[i.b()] : null;
    }
}
