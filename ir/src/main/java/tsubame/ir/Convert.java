package tsubame.ir;

import java.util.List;
import java.util.Locale;

/**
 * Conversions between types, and narrowings within i32.
 */
public sealed interface Convert extends Op {
    /** From, to; narrowings keep the type i32. */
    enum NumberKind {
        /** Sign, or zero, extension. */
        I32_TO_I64(Type.I32, Type.I64), U32_TO_I64(Type.I32, Type.I64),
        I64_TO_I32(Type.I64, Type.I32),
        /** Of what is from 0 to 2^31 - 1: the builder vouches for it. */
        I64_TO_INDEX(Type.I64, Type.I32),
        /** The low bits, sign or zero extended. */
        TO_BYTE(Type.I32, Type.I32), TO_SHORT(Type.I32, Type.I32), TO_CHAR(Type.I32, Type.I32),
        I1_TO_I32(Type.I1, Type.I32),
        I32_TO_F64(Type.I32, Type.F64), I64_TO_F64(Type.I64, Type.F64),
        /** Towards zero, NaN to 0, saturating. */
        F64_TO_I32(Type.F64, Type.I32), F64_TO_I64(Type.F64, Type.I64),
        /** ECMA-262 ToInt32: towards zero, modulo 2^32; NaN and infinities to 0. */
        F64_WRAP_I32(Type.F64, Type.I32),
        /**
         * Of what is whole and from 0 to 2^31 - 1, that; of anything else something that has other bits when it is made a double again. Shifted out of the double's own
         * bits: that is sooner there than a conversion if they come from memory.
         */
        F64_TO_NATURAL(Type.F64, Type.I32),
        /** To the nearest float, kept as f64; from i64 in one rounding. */
        F64_TO_FLOAT(Type.F64, Type.F64), I64_TO_FLOAT(Type.I64, Type.F64),
        F64_BITS(Type.F64, Type.I64), BITS_F64(Type.I64, Type.F64),
        /** The bits of a float kept as f64, and back. */
        FLOAT_BITS(Type.F64, Type.I32), BITS_FLOAT(Type.I32, Type.F64),
        ADDRESS_TO_I64(Type.ADDRESS, Type.I64), I64_TO_ADDRESS(Type.I64, Type.ADDRESS);

        private final Type from;
        private final Type to;

        NumberKind(Type from, Type to) {
            this.from = from;
            this.to = to;
        }

        public Type from() {
            return from;
        }

        public Type to() {
            return to;
        }

        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    record Number(NumberKind kind, Value a) implements Convert {
        @Override
        public Type type() {
            return kind.to();
        }

        @Override
        public List<Value> operands() {
            return List.of(a);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Number(kind, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return kind.text();
        }
    }

    /** A reference under another static type (boxed or ref), without code or check: the builder vouches for it. */
    record Retype(Type to, Value a) implements Convert {
        @Override
        public Type type() {
            return to;
        }

        @Override
        public List<Value> operands() {
            return List.of(a);
        }

        @Override
        public Op with(List<Value> operands) {
            return new Retype(to, operands.get(0));
        }

        @Override
        public Effects effects() {
            return Effects.GUARDED;
        }

        @Override
        public String head() {
            return "retype " + to.text();
        }
    }
}
