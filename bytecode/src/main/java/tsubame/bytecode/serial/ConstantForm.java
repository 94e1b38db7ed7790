package tsubame.bytecode.serial;

import tsubame.bytecode.Constant;

/** A constant as bytes: its kind, then what that kind has. */
final class ConstantForm {
    private static final Constant.Kind[] KINDS = Constant.Kind.values();

    private ConstantForm() {}

    static void write(ByteWriter out, Constant constant) {
        out.writeByte(constant.kind().ordinal());
        if (constant.kind() == Constant.Kind.NUMBER) {
            out.writeDouble(constant.number());
        } else if (constant.kind() == Constant.Kind.STRING) {
            out.writeString(constant.text());
        }
    }

    static Constant read(ByteReader in) {
        Constant.Kind kind = KINDS[in.readByte()];
        double number = kind == Constant.Kind.NUMBER ? in.readDouble() : 0;
        String text = kind == Constant.Kind.STRING ? in.readString() : null;
        return new Constant(kind, number, text);
    }
}
