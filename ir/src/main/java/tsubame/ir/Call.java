package tsubame.ir;

import java.util.List;
import java.util.Locale;

/**
 * Calls. Operands are the arguments, a receiver first; effects are all there are until something is known of the callee.
 */
public sealed interface Call extends Op {
    /** {@code [reads writes]} after the method, where a call may do less than anything. */
    static String text(Effects effects) {
        if (effects.equals(Effects.ALL)) return "";
        StringBuilder text = new StringBuilder(" [");
        for (Effect effect : effects.list()) {
            if (text.length() > 2) text.append(' ');
            text.append(effect.name().toLowerCase(Locale.ROOT));
        }
        return text.append(']').toString();
    }

    /** The call with narrower effects, once more is known of the callee. */
    Call withEffects(Effects effects);

    record Direct(MethodRef method, Effects effects, List<Value> operands) implements Call {
        public Direct {
            operands = List.copyOf(operands);
        }

        @Override
        public Type type() {
            return method.result();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Direct(method, effects, operands);
        }

        @Override
        public String head() {
            return "call " + method.text() + Call.text(effects);
        }

        @Override
        public Call withEffects(Effects effects) {
            return new Direct(method, effects, operands);
        }
    }

    /** Of the method that the receiver's class has for this one; the receiver is there. */
    record Virtual(MethodRef method, Effects effects, List<Value> operands) implements Call {
        public Virtual {
            operands = List.copyOf(operands);
        }

        @Override
        public Type type() {
            return method.result();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Virtual(method, effects, operands);
        }

        @Override
        public String head() {
            return "call_virtual " + method.text() + Call.text(effects);
        }

        @Override
        public Call withEffects(Effects effects) {
            return new Virtual(method, effects, operands);
        }
    }

    /** The same, through an interface. */
    record Interface(MethodRef method, Effects effects, List<Value> operands) implements Call {
        public Interface {
            operands = List.copyOf(operands);
        }

        @Override
        public Type type() {
            return method.result();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Interface(method, effects, operands);
        }

        @Override
        public String head() {
            return "call_interface " + method.text() + Call.text(effects);
        }

        @Override
        public Call withEffects(Effects effects) {
            return new Interface(method, effects, operands);
        }
    }

    /** Of an entry of the runtime, by name and descriptor: slow paths. */
    record Runtime(String name, String descriptor, Effects effects, List<Value> operands) implements Call {
        /** The entry that throws what a crossed stack limit throws: {@code ()V}. */
        public static final String STACK_OVERFLOW = "throw_stack_overflow";

        public Runtime {
            operands = List.copyOf(operands);
        }

        @Override
        public Type type() {
            return Signature.of(descriptor).result();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Runtime(name, descriptor, effects, operands);
        }

        @Override
        public String head() {
            return "call_runtime " + name + descriptor + Call.text(effects);
        }

        @Override
        public Call withEffects(Effects effects) {
            return new Runtime(name, descriptor, effects, operands);
        }
    }

    /** Of code at an address, the first operand. */
    record Indirect(String descriptor, Effects effects, List<Value> operands) implements Call {
        public Indirect {
            operands = List.copyOf(operands);
        }

        @Override
        public Type type() {
            return Signature.of(descriptor).result();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Indirect(descriptor, effects, operands);
        }

        @Override
        public String head() {
            return "call_indirect " + descriptor + Call.text(effects);
        }

        @Override
        public Call withEffects(Effects effects) {
            return new Indirect(descriptor, effects, operands);
        }
    }
}
