package tsubame.aot.llvm;

import java.util.List;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Check;
import tsubame.ir.Memory;
import tsubame.ir.MethodRef;
import tsubame.ir.Signature;
import tsubame.ir.Type;
import tsubame.ir.TypeTest;
import tsubame.ir.Unwinding;
import tsubame.ir.Value;

/**
 * Calls, type tests and the pending exception. A function that may throw is {@code swiftcc} with a swifterror parameter: the
 * pending exception travels in a register, zero for none.
 */
final class CallWriter {
    /** What Double is and Boolean is not. */
    private static final Set<String> OF_DOUBLES_ONLY = Set.of("java/lang/Number", "java/lang/constant/ConstantDesc");

    private final Text text;
    private final NativeLayout layout;
    private String suffix = "";

    CallWriter(Text text) {
        this.text = text;
        this.layout = text.layout();
    }

    // ---- calls

    void write(Value value, Call op) {
        switch (op) {
            case Call.Direct(MethodRef method, var _, List<Value> arguments) -> direct(value, method, arguments);
            case Call.Virtual(MethodRef method, var _, List<Value> arguments) -> dispatched(value, method, arguments);
            case Call.Interface(MethodRef method, var _, List<Value> arguments) -> dispatched(value, method, arguments);
            case Call.Runtime(String name, String descriptor, var _, List<Value> arguments) ->
                direct(value, layout.runtimeEntry(name, descriptor), arguments);
            case Call.Indirect(String descriptor, var _, List<Value> operands) -> indirect(value, descriptor, operands);
        }
    }

    /**
     * Begins a block. Where control leaves a checked version, each call stays one of its own: LLVM would make one of them all, and what differs, as the number of the exit, would be put into a
     * register ahead of each check. In what hardly runs all calls stay calls, also as a stack trace knows of what the IR's passes have put in place of a call, and nothing of what LLVM has.
     */
    void begin(Block block) {
        boolean leaves = block.body().stream().anyMatch(value -> value.op() instanceof Memory.PutLeft);
        suffix = (leaves ? " nomerge" : "") + (block.function().isCompact() ? " noinline" : "");
    }

    private void direct(Value value, MethodRef method, List<Value> arguments) {
        boolean external = layout.externSymbol(method) != null;
        call(value, Text.quoted(Symbols.of(method, layout)), method.result(), arguments, !external && layout.mayThrow(method), external);
    }

    /** Through the method's table: the receiver's type number is the index, the entry the distance to the code. */
    private void dispatched(Value value, MethodRef method, List<Value> arguments) {
        NativeLayout.Dispatch dispatch = layout.dispatch(method);
        Value receiver = arguments.getFirst();
        String pointer = receiver.type() == Type.BOXED
                ? text.let("inttoptr i64 " + text.operand(receiver) + " to ptr")
                : text.operand(receiver);
        String number = MemoryWriter.typeNumber(text, pointer);
        String index = text.let("sub i32 " + number + ", " + dispatch.lowest());
        String wide = text.let("zext i32 " + index + " to i64");
        String table = Text.quoted(dispatch.symbol());
        String entry = text.let("getelementptr i32, ptr " + table + ", i64 " + wide);
        String distance = text.let("sext i32 " + text.let("load i32, ptr " + entry + ", !invariant.load !0") + " to i64");
        String code = text.let("getelementptr i8, ptr " + table + ", i64 " + distance);
        call(value, code, method.result(), arguments, layout.mayThrow(method), false);
    }

    private void indirect(Value value, String descriptor, List<Value> operands) {
        String code = text.let("inttoptr i64 " + text.operand(operands.getFirst()) + " to ptr");
        call(value, code, Signature.of(descriptor).result(), operands.subList(1, operands.size()), true, false);
    }

    private void call(Value value, String callee, Type result, List<Value> arguments, boolean throwing, boolean external) {
        StringBuilder list = new StringBuilder();
        for (Value argument : arguments) {
            list.append(list.isEmpty() ? "" : ", ").append(text.typed(argument));
        }
        if (throwing) {
            list.append(list.isEmpty() ? "" : ", ").append("ptr swifterror %error");
        }
        String convention = throwing ? "swiftcc " : external ? "" : "fastcc ";
        String call = "call " + convention + LlvmTypes.of(result) + " " + callee + "(" + list + ")" + suffix;
        if (result == Type.VOID) {
            text.line(call);
        } else {
            text.define(value, call);
        }
    }

    // ---- the pending exception

    void write(Value value, Unwinding op) {
        switch (op) {
            case Unwinding.IsPending() -> text.define(value, "icmp ne ptr " + text.let("load ptr, ptr %error") + ", null");
            case Unwinding.TakePending(String _) -> {
                text.define(value, "load ptr, ptr %error");
                text.line("store ptr null, ptr %error");
            }
            case Unwinding.SetPending(Value exception) -> text.line("store ptr " + text.operand(exception) + ", ptr %error");
            case Unwinding.Caught caught -> throw new IllegalStateException("exceptions are not lowered: " + caught.head());
        }
    }

    // ---- tests

    void write(Value value, Check op) {
        switch (op) {
            case Check.StackExceeded() -> {
                String here = text.let("call ptr @llvm.frameaddress.p0(i32 0)");
                text.define(value, "icmp ult ptr " + here + ", " + text.let("load ptr, ptr @" + Symbols.STACK_LIMIT));
            }
            case Check.Guard _, Check.Bounds _, Check.StackLimit _ -> throw new IllegalStateException("checks are not lowered: " + op.head());
        }
    }

    void write(Value value, TypeTest op) {
        switch (op) {
            case TypeTest.InstanceOf(String className, Value a) -> instanceOf(value, className, a);
            case TypeTest.TypeNumber(Value object) ->
                text.define(value, "zext i16 " + text.let("load i16, ptr " + text.operand(object) + ", !invariant.load !0") + " to i32");
            case TypeTest.CheckCast cast -> throw new IllegalStateException("checks are not lowered: " + cast.head());
        }
    }

    /** False of null. Doubles and booleans are instances of their classes and of what these extend and implement. */
    private void instanceOf(Value value, String className, Value a) {
        boolean boxed = a.type() == Type.BOXED;
        String word = text.operand(a);
        if (boxed && className.equals("java/lang/Double")) {
            text.define(value, ArithmeticWriter.isDouble(word));
            return;
        }
        if (boxed && className.equals("java/lang/Boolean")) {
            text.define(value, ArithmeticWriter.isBoolean(text, word));
            return;
        }
        if (className.equals("java/lang/Object")) {
            text.define(value, boxed ? "icmp ne i64 " + word + ", 0" : "icmp ne ptr " + word + ", null");
            return;
        }
        String there = boxed ? text.let(ArithmeticWriter.isObject(text, word)) : text.let("icmp ne ptr " + word + ", null");
        String before = text.label();
        String look = text.freshLabel();
        String done = text.freshLabel();
        text.line("br i1 " + there + ", label %" + look + ", label %" + done);
        text.startBlock(look);
        String pointer = boxed ? text.let("inttoptr i64 " + word + " to ptr") : word;
        String number = MemoryWriter.typeNumber(text, pointer);
        String within = MemoryWriter.inRanges(text, number, layout.typeRanges(className));
        text.line("br label %" + done);
        text.startBlock(done);
        String phi = "phi i1 [ false, %" + before + " ], [ " + within + ", %" + look + " ]";
        if (boxed && Type.ofClass(className) == Type.BOXED) {
            orBoxed(value, className, word, text.let(phi));
        } else {
            text.define(value, phi);
        }
    }

    /** What Double, and perhaps Boolean, extends or implements: such a word is an instance without being an object. */
    private void orBoxed(Value value, String className, String word, String isObject) {
        String isDouble = text.let(ArithmeticWriter.isDouble(word));
        if (OF_DOUBLES_ONLY.contains(className)) {
            text.define(value, "or i1 " + isObject + ", " + isDouble);
            return;
        }
        String isBoolean = text.let(ArithmeticWriter.isBoolean(text, word));
        text.define(value, "or i1 " + isObject + ", " + text.let("or i1 " + isDouble + ", " + isBoolean));
    }
}
