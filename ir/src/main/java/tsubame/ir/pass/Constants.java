package tsubame.ir.pass;

import tsubame.ir.Const;
import tsubame.ir.Function;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Between constant values and the Java objects that {@code eval.Arithmetic} computes with. */
final class Constants {
    private Constants() {}

    /** Null if the value is no constant of a number's type. */
    static Object of(Value value) {
        return switch (value.op()) {
            case Const.Bool(boolean constant) -> constant;
            case Const.Int(int constant) -> constant;
            case Const.Long(long constant) -> constant;
            case Const.Float(double constant) -> constant;
            case Const.Address(long constant) -> constant;
            case null, default -> null;
        };
    }

    static Value make(Function function, Type type, Object value) {
        return function.constant(switch (value) {
            case Boolean constant -> new Const.Bool(constant);
            case Integer constant -> new Const.Int(constant);
            case Long constant -> type == Type.ADDRESS ? new Const.Address(constant) : new Const.Long(constant);
            case Double constant -> new Const.Float(constant);
            default -> throw new IllegalArgumentException("no constant: " + value);
        });
    }

    static boolean is(Value value, int constant) {
        return switch (value.op()) {
            case Const.Int(int c) -> c == constant;
            case Const.Long(long c) -> c == constant;
            case null, default -> false;
        };
    }

    static boolean is(Value value, boolean constant) {
        return value.op() instanceof Const.Bool(boolean c) && c == constant;
    }
}
