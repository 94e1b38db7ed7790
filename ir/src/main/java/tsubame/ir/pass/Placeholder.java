package tsubame.ir.pass;

import tsubame.ir.Const;
import tsubame.ir.Type;

/** A constant of a type, for where a value must stand that nothing looks at. */
final class Placeholder {
    private Placeholder() {}

    static Const of(Type type) {
        return switch (type) {
            case Type.Ref _ -> new Const.Null(type);
            case Type.Primitive primitive -> switch (primitive) {
                case I1 -> new Const.Bool(false);
                case I32 -> new Const.Int(0);
                case I64 -> new Const.Long(0);
                case F64 -> new Const.Float(0);
                case BOXED -> new Const.Null(type);
                case ADDRESS -> new Const.Address(0);
                case VOID -> throw new IllegalArgumentException("no value is void");
            };
        };
    }
}
