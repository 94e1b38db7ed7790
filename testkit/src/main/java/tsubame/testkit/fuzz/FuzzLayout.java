package tsubame.testkit.fuzz;

import java.util.List;
import tsubame.aot.llvm.NativeLayout;
import tsubame.ir.Call;
import tsubame.ir.FieldRef;
import tsubame.ir.MethodRef;

/** Where the few objects of random IR functions lie, as {@code machine.c} has it. */
final class FuzzLayout implements NativeLayout {
    private static final String OUTSIDE = "T/X";

    @Override
    public int fieldOffset(FieldRef field) {
        return switch (field.name()) {
            case "d" -> 8;
            case "o" -> 16;
            case "next" -> 24;
            case "i" -> 32;
            case "f" -> 36;
            case "b" -> 40;
            case "z" -> 41;
            default -> throw new IllegalArgumentException(field.text());
        };
    }

    @Override
    public int instanceSize(String className) {
        return className.equals("T/A") || className.equals("T/B") ? 48 : 16;
    }

    @Override
    public int typeNumber(String className) {
        return FuzzMachine.typeNumber(className);
    }

    @Override
    public List<Range> typeRanges(String className) {
        int number = typeNumber(className);
        return List.of(new Range(number, className.equals("T/A") ? number + 1 : number));
    }

    @Override
    public Dispatch dispatch(MethodRef method) {
        return new Dispatch("dispatch " + method.name(), FuzzMachine.typeNumber("T/A"));
    }

    @Override
    public boolean needsBarrier() {
        return true;
    }

    @Override
    public String staticSymbol(FieldRef field) {
        return "fuzz_static";
    }

    @Override
    public String imageSymbol(String key) {
        throw new IllegalArgumentException(key);
    }

    @Override
    public String textSymbol(String value) {
        throw new IllegalArgumentException(value);
    }

    @Override
    public String classSymbol(String className) {
        throw new IllegalArgumentException(className);
    }

    @Override
    public boolean mayThrow(MethodRef method) {
        return true;
    }

    /** What throws needs the convention of exceptions, so a wrapper of the function in C. */
    @Override
    public String externSymbol(MethodRef method) {
        return method.owner().equals(OUTSIDE) && method.name().equals("x") ? "fuzz_x"
                : method.owner().equals(OUTSIDE) && method.name().equals("entry") ? "fuzz_entry" : null;
    }

    @Override
    public MethodRef runtimeEntry(String name, String descriptor) {
        String method = name.equals("raise") ? "raise_entry" : name.equals(Call.Runtime.STACK_OVERFLOW) ? "overflow" : name;
        return MethodRef.ofStatic(OUTSIDE, method, descriptor);
    }

    /** The wrappers, as LLVM text. */
    static String wrappers() {
        return wrapper("double", "raise(ID)D", "fuzz_raise", "i32 %a, double %b, ")
                + wrapper("i32", "raise_entry(Ljava/lang/Object;)I", "fuzz_raise_entry", "i64 %a, ")
                + wrapper("void", "overflow()V", "fuzz_overflow", "");
    }

    private static String wrapper(String result, String method, String function, String parameters) {
        String types = parameters.replaceAll(" %[ab]", "");
        boolean isVoid = result.equals("void");
        return "declare " + result + " @" + function + "(" + types + "ptr)\n"
                + "define hidden swiftcc " + result + " @\"" + OUTSIDE + "." + method + "\"(" + parameters + "ptr swifterror %error) {\n"
                + "  %slot = alloca ptr\n  store ptr null, ptr %slot\n"
                + "  " + (isVoid ? "" : "%r = ") + "call " + result + " @" + function + "(" + parameters + "ptr %slot)\n"
                + "  %e = load ptr, ptr %slot\n  store ptr %e, ptr %error\n"
                + "  ret " + (isVoid ? "void" : result + " %r") + "\n}\n";
    }

}
