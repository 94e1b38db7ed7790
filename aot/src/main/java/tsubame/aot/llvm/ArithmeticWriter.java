package tsubame.aot.llvm;

import tsubame.ir.Arith;
import tsubame.ir.Box;
import tsubame.ir.Compare;
import tsubame.ir.Const;
import tsubame.ir.Convert;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Arithmetic, comparisons, conversions and boxes as LLVM instructions that mean exactly what Java means. */
final class ArithmeticWriter {
    /** Added to a double's bits when it is boxed. There is no carry, as NaNs are canonical: so LLVM knows what has been boxed for a double. */
    private static final long DOUBLE_OFFSET = 1L << 49;
    /** The word of the integer 0 in a slot. The least one is twice that. */
    private static final long INTEGER = -(1L << 30);
    /** Bits between those of doubles and those of integers in slots, less the offset: a power of two makes the comparison short. */
    private static final long NO_DOUBLE = 0xFFFCL << 48;
    private static final long FIRST_REFERENCE = 4096;
    private static final long REFERENCES = (1L << 48) - FIRST_REFERENCE;
    private static final long FALSE = 2;

    private final Text text;

    ArithmeticWriter(Text text) {
        this.text = text;
    }

    // ---- arithmetic

    void write(Value value, Arith op) {
        switch (op) {
            case Arith.Binary binary -> binary(value, binary);
            case Arith.Unary unary -> unary(value, unary);
            case Arith.Select(Value condition, Value a, Value b) ->
                text.define(value, "select " + text.typed(condition) + ", " + text.typed(a) + ", " + text.typed(b));
        }
    }

    private void binary(Value value, Arith.Binary op) {
        String type = LlvmTypes.of(op.a().type());
        boolean floating = op.a().type() == Type.F64;
        String a = text.operand(op.a());
        String b = text.operand(op.b());
        String both = type + " " + a + ", " + b;
        switch (op.kind()) {
            case ADD -> {
                boolean later = isLaterPosition(op);
                if (later) {
                    text.addPosition(value);
                }
                text.define(value, (floating ? "fadd " : later ? "add nuw nsw " : "add ") + both);
            }
            case SUB -> text.define(value, (floating ? "fsub " : "sub ") + both);
            case MUL -> text.define(value, (floating ? "fmul " : "mul ") + both);
            case DIV -> divide(value, floating, type, a, b);
            case REM -> remainder(value, floating, type, a, b);
            case AND -> text.define(value, "and " + both);
            case OR -> text.define(value, "or " + both);
            case XOR -> text.define(value, "xor " + both);
            case SHL -> shift(value, "shl", type, a, b);
            case SHR -> shift(value, "ashr", type, a, b);
            case USHR -> shift(value, "lshr", type, a, b);
            case MIN -> intrinsic(value, type, floating ? "minimum.f64" : "smin." + type, both(type, a, b));
            case MAX -> intrinsic(value, type, floating ? "maximum.f64" : "smax." + type, both(type, a, b));
            case UDIV -> text.define(value, "udiv " + both);
            case UREM -> text.define(value, "urem " + both);
            case MULH -> upperHalf(value, "sext", a, b);
            case UMULH -> upperHalf(value, "zext", a, b);
            case ADD_OVERFLOWS -> overflow(value, "sadd", type, a, b);
            case SUB_OVERFLOWS -> overflow(value, "ssub", type, a, b);
            case MUL_OVERFLOWS -> overflow(value, "smul", type, a, b);
        }
    }

    private boolean isLaterPosition(Arith.Binary op) {
        return text.isPosition(op.a()) && op.b().op() instanceof Const.Int(int distance) && distance > 0;
    }

    /** The machine's conversion gives the smallest integer for what is none or beyond the range; only then is asked what it is. */
    private void toInteger(Value value, String type, String instruction, String smallest, String a) {
        String vector = text.let("insertelement <2 x double> zeroinitializer, double " + a + ", i64 0");
        String quick = text.let("call " + type + " @llvm.x86.sse2." + instruction + "(<2 x double> " + vector + ")");
        String odd = text.let("icmp eq " + type + " " + quick + ", " + smallest);
        String before = text.label();
        String slow = text.freshLabel();
        String done = text.freshLabel();
        text.line("br i1 " + odd + ", label %" + slow + ", label %" + done + ", !prof !2");
        text.startBlock(slow);
        String exact = text.let("call " + type + " @llvm.fptosi.sat." + type + ".f64(double " + a + ")");
        text.line("br label %" + done);
        text.startBlock(done);
        text.define(value, "phi " + type + " [ " + quick + ", %" + before + " ], [ " + exact + ", %" + slow + " ]");
    }

    /** The mantissa, its first bit in front of it, shifted by what the exponent says; 0 alone has no such bit. */
    private void toNatural(Value value, String a) {
        String bits = text.let("bitcast double " + a + " to i64");
        String exponent = text.let("lshr i64 " + bits + ", 52");
        String distance = text.let("and i64 " + text.let("sub i64 62, " + exponent) + ", 63");
        String mantissa = text.let("or i64 " + text.let("shl i64 " + bits + ", 11") + ", -9223372036854775808");
        String whole = text.let("trunc i64 " + text.let("lshr i64 " + mantissa + ", " + distance) + " to i32");
        text.define(value, "select i1 " + text.let("icmp eq i64 " + bits + ", 0") + ", i32 0, i32 " + whole);
    }

    private static String both(String type, String a, String b) {
        return type + " " + a + ", " + type + " " + b;
    }

    private void intrinsic(Value value, String result, String name, String arguments) {
        text.define(value, "call " + result + " @llvm." + name + "(" + arguments + ")");
    }

    /** Java: MIN / -1 is MIN. LLVM's division does not define it, so a divisor of -1 never reaches it. */
    private void divide(Value value, boolean floating, String type, String a, String b) {
        if (floating) {
            text.define(value, "fdiv double " + a + ", " + b);
            return;
        }
        String minusOne = text.let("icmp eq " + type + " " + b + ", -1");
        String safe = text.let("select i1 " + minusOne + ", " + type + " 1, " + type + " " + b);
        String quotient = text.let("sdiv " + type + " " + a + ", " + safe);
        String negated = text.let("sub " + type + " 0, " + a);
        text.define(value, "select i1 " + minusOne + ", " + type + " " + negated + ", " + type + " " + quotient);
    }

    private void remainder(Value value, boolean floating, String type, String a, String b) {
        if (floating) {
            text.define(value, "frem double " + a + ", " + b);
            return;
        }
        String minusOne = text.let("icmp eq " + type + " " + b + ", -1");
        String safe = text.let("select i1 " + minusOne + ", " + type + " 1, " + type + " " + b);
        text.define(value, "srem " + type + " " + a + ", " + safe);
    }

    /** The count is an i32, taken modulo the width. */
    private void shift(Value value, String instruction, String type, String a, String count) {
        String masked = text.let("and i32 " + count + ", " + (type.equals("i64") ? 63 : 31));
        String wide = type.equals("i64") ? text.let("zext i32 " + masked + " to i64") : masked;
        text.define(value, instruction + " " + type + " " + a + ", " + wide);
    }

    private void upperHalf(Value value, String extension, String a, String b) {
        String wideA = text.let(extension + " i64 " + a + " to i128");
        String wideB = text.let(extension + " i64 " + b + " to i128");
        String product = text.let("mul i128 " + wideA + ", " + wideB);
        String upper = text.let("lshr i128 " + product + ", 64");
        text.define(value, "trunc i128 " + upper + " to i64");
    }

    private void overflow(Value value, String name, String type, String a, String b) {
        String pair = text.let("call {" + type + ", i1} @llvm." + name + ".with.overflow." + type + "(" + both(type, a, b) + ")");
        text.define(value, "extractvalue {" + type + ", i1} " + pair + ", 1");
    }

    private void unary(Value value, Arith.Unary op) {
        String type = LlvmTypes.of(op.a().type());
        String a = text.operand(op.a());
        boolean floating = op.a().type() == Type.F64;
        String typed = type + " " + a;
        switch (op.kind()) {
            case NEG -> text.define(value, floating ? "fneg " + typed : "sub " + type + " 0, " + a);
            case NOT -> text.define(value, "xor i1 " + a + ", true");
            case ABS -> intrinsic(value, type, floating ? "fabs.f64" : "abs." + type, floating ? typed : typed + ", i1 false");
            case SQRT -> intrinsic(value, type, "sqrt.f64", typed);
            case FLOOR -> intrinsic(value, type, "floor.f64", typed);
            case CEIL -> intrinsic(value, type, "ceil.f64", typed);
            case RINT -> intrinsic(value, type, "rint.f64", typed);
            case CANONICAL -> canonical(value, a);
            case LEADING_ZEROS -> intrinsic(value, type, "ctlz." + type, typed + ", i1 false");
            case TRAILING_ZEROS -> intrinsic(value, type, "cttz." + type, typed + ", i1 false");
            case BIT_COUNT -> intrinsic(value, type, "ctpop." + type, typed);
            case REVERSE_BYTES -> intrinsic(value, type, "bswap." + type, typed);
        }
    }

    /** By a branch that is hardly ever taken, as a selection would delay all other numbers. */
    private void canonical(Value value, String number) {
        String before = text.label();
        String odd = text.freshLabel();
        String done = text.freshLabel();
        text.line("br i1 " + text.let("fcmp uno double " + number + ", " + number) + ", label %" + odd + ", label %" + done + ", !prof !2");
        text.startBlock(odd);
        text.line("br label %" + done);
        text.startBlock(done);
        text.define(value, "phi double [ 0x7FF8000000000000, %" + odd + " ], [ " + number + ", %" + before + " ]");
    }

    // ---- comparisons

    void write(Value value, Compare op) {
        switch (op) {
            case Compare.Int(var condition, Value a, Value b) ->
                text.define(value, "icmp " + predicate(condition) + " " + text.typed(a) + ", " + text.operand(b));
            case Compare.Float(var condition, Value a, Value b) ->
                text.define(value, "fcmp " + predicate(condition) + " " + text.typed(a) + ", " + text.operand(b));
            case Compare.ThreeWay(int ifNaN, Value a, Value b) -> threeWay(value, ifNaN, a, b);
            case Compare.Same(Value a, Value b) -> text.define(value, "icmp eq " + text.typed(a) + ", " + text.operand(b));
            case Compare.IsNull(Value a) ->
                text.define(value, "icmp eq " + text.typed(a) + ", " + (a.type() == Type.BOXED ? "0" : "null"));
        }
    }

    static String predicate(Compare.Condition condition) {
        return switch (condition) {
            case EQ -> "eq";
            case NE -> "ne";
            case LT -> "slt";
            case LE -> "sle";
            case GT -> "sgt";
            case GE -> "sge";
            case ULT -> "ult";
            case ULE -> "ule";
            case UGT -> "ugt";
            case UGE -> "uge";
        };
    }

    private static String predicate(Compare.FloatCondition condition) {
        return switch (condition) {
            case EQ -> "oeq";
            case NE -> "une";
            case LT -> "olt";
            case LE -> "ole";
            case GT -> "ogt";
            case GE -> "oge";
            case LT_OR_NAN -> "ult";
            case LE_OR_NAN -> "ule";
            case GT_OR_NAN -> "ugt";
            case GE_OR_NAN -> "uge";
        };
    }

    private void threeWay(Value value, int ifNaN, Value a, Value b) {
        boolean floating = a.type() == Type.F64;
        String less = floating ? ifNaN < 0 ? "fcmp ult" : "fcmp olt" : "icmp slt";
        String greater = floating ? ifNaN > 0 ? "fcmp ugt" : "fcmp ogt" : "icmp sgt";
        String below = text.let(less + " " + text.typed(a) + ", " + text.operand(b));
        String above = text.let(greater + " " + text.typed(a) + ", " + text.operand(b));
        String positive = text.let("zext i1 " + above + " to i32");
        text.define(value, "select i1 " + below + ", i32 -1, i32 " + positive);
    }

    // ---- conversions

    void write(Value value, Convert op) {
        switch (op) {
            case Convert.Number(var kind, Value a) -> number(value, kind, text.operand(a));
            case Convert.Retype(Type to, Value a) -> retype(value, to, a);
        }
    }

    private void number(Value value, Convert.NumberKind kind, String a) {
        switch (kind) {
            case I32_TO_I64 -> text.define(value, "sext i32 " + a + " to i64");
            case U32_TO_I64 -> text.define(value, "zext i32 " + a + " to i64");
            case I64_TO_INDEX -> text.define(value, "trunc nuw nsw i64 " + a + " to i32");
            case I64_TO_I32 -> text.define(value, "trunc i64 " + a + " to i32");
            case TO_BYTE -> narrow(value, a, "i8", "sext");
            case TO_SHORT -> narrow(value, a, "i16", "sext");
            case TO_CHAR -> narrow(value, a, "i16", "zext");
            case I1_TO_I32 -> text.define(value, "zext i1 " + a + " to i32");
            case I32_TO_F64 -> text.define(value, "sitofp i32 " + a + " to double");
            case I64_TO_F64 -> text.define(value, "sitofp i64 " + a + " to double");
            case F64_TO_I32 -> toInteger(value, "i32", "cvttsd2si", "-2147483648", a);
            case F64_TO_I64 -> toInteger(value, "i64", "cvttsd2si64", "-9223372036854775808", a);
            case F64_WRAP_I32 -> text.define(value, "call i32 @tsubame_to_int32(double " + a + ")");
            case F64_TO_NATURAL -> toNatural(value, a);
            case F64_TO_FLOAT -> throughFloat(value, "fptrunc double " + a + " to float");
            case I64_TO_FLOAT -> throughFloat(value, "sitofp i64 " + a + " to float");
            case F64_BITS -> text.define(value, "bitcast double " + a + " to i64");
            case BITS_F64 -> text.define(value, "bitcast i64 " + a + " to double");
            case FLOAT_BITS -> text.define(value, "bitcast float " + text.let("fptrunc double " + a + " to float") + " to i32");
            case BITS_FLOAT -> throughFloat(value, "bitcast i32 " + a + " to float");
            case ADDRESS_TO_I64, I64_TO_ADDRESS -> text.define(value, "add i64 " + a + ", 0");
        }
    }

    private void narrow(Value value, String a, String type, String extension) {
        text.define(value, extension + " " + type + " " + text.let("trunc i32 " + a + " to " + type) + " to i32");
    }

    private void throughFloat(Value value, String toFloat) {
        text.define(value, "fpext float " + text.let(toFloat) + " to double");
    }

    private void retype(Value value, Type to, Value a) {
        boolean fromBoxed = a.type() == Type.BOXED;
        boolean toBoxed = to == Type.BOXED;
        if (fromBoxed && !toBoxed) {
            text.define(value, "inttoptr i64 " + text.operand(a) + " to ptr");
        } else if (!fromBoxed && toBoxed) {
            text.define(value, "ptrtoint ptr " + text.operand(a) + " to i64");
        } else if (toBoxed) {
            text.define(value, "add i64 " + text.operand(a) + ", 0");
        } else {
            text.define(value, "getelementptr i8, ptr " + text.operand(a) + ", i64 0");
        }
    }

    // ---- boxes

    void write(Value value, Box op) {
        switch (op) {
            case Box.BoxDouble(Value a) when a.op() instanceof Const.Float(double constant) ->
                text.define(value, "add i64 " + Double.doubleToLongBits(constant) + ", " + DOUBLE_OFFSET);
            case Box.BoxDouble(Value a) ->
                text.define(value, "add nuw i64 " + text.let("bitcast double " + text.operand(a) + " to i64") + ", " + DOUBLE_OFFSET);
            case Box.UnboxDouble(Value a) ->
                text.define(value, "bitcast i64 " + text.let("sub nuw i64 " + text.operand(a) + ", " + DOUBLE_OFFSET) + " to double");
            case Box.IsDouble(Value a) -> text.define(value, isDouble(text.operand(a)));
            case Box.BoxBoolean(Value a) ->
                text.define(value, "or i64 " + text.let("zext i1 " + text.operand(a) + " to i64") + ", " + FALSE);
            case Box.UnboxBoolean(Value a) -> text.define(value, "trunc i64 " + text.operand(a) + " to i1");
            case Box.IsBoolean(Value a) -> text.define(value, isBoolean(text, text.operand(a)));
            case Box.IsObject(Value a) -> text.define(value, isObject(text, text.operand(a)));
            case Box.BoxInteger(Value a) -> text.define(value, "add nsw i64 " + text.operand(a) + ", " + INTEGER);
            case Box.UnboxInteger(Value a) -> text.define(value, "sub nsw i64 " + text.operand(a) + ", " + INTEGER);
            case Box.IsInteger(Value a) -> text.define(value, "icmp uge i64 " + text.operand(a) + ", " + 2 * INTEGER);
            case Box.IsValue(Value a) -> text.define(value, "icmp ult i64 " + text.let("add i64 " + text.operand(a) + ", -1") + ", " + (2 * INTEGER - 1));
            case Box.IsPlainDouble(Value a) ->
                text.define(value, "icmp ult i64 " + text.let("sub i64 " + text.operand(a) + ", " + DOUBLE_OFFSET) + ", " + NO_DOUBLE);
        }
    }

    /** The instruction that tells whether a boxed word is a reference. */
    static String isObject(Text text, String word) {
        return "icmp ult i64 " + text.let("sub i64 " + word + ", " + FIRST_REFERENCE) + ", " + REFERENCES;
    }

    /** The instruction that tells whether a boxed word is one of the two booleans. */
    static String isBoolean(Text text, String word) {
        return "icmp eq i64 " + text.let("and i64 " + word + ", -2") + ", " + FALSE;
    }

    /** The instruction that tells whether a boxed word is a double. */
    static String isDouble(String word) {
        return "icmp uge i64 " + word + ", " + DOUBLE_OFFSET;
    }
}
