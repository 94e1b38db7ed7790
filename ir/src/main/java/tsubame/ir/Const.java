package tsubame.ir;

import java.util.List;

/**
 * Constants. {@link Function#constant} keeps one of each in the entry block.
 */
public sealed interface Const extends Op {
    record Bool(boolean value) implements Const {
        @Override
        public Type type() {
            return Type.I1;
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Bool(value);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return value ? "true" : "false";
        }
    }

    record Int(int value) implements Const {
        @Override
        public Type type() {
            return Type.I32;
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Int(value);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "i32 " + value;
        }
    }

    record Long(long value) implements Const {
        @Override
        public Type type() {
            return Type.I64;
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Long(value);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "i64 " + value;
        }
    }

    /** Zeros differ by their sign; a NaN is the canonical one. */
    record Float(double value) implements Const {
        @Override
        public Type type() {
            return Type.F64;
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Float(value);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "f64 " + value;
        }
    }

    record Null(Type type) implements Const {
        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Null(type);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "null " + type.text();
        }
    }

    record Address(long value) implements Const {
        @Override
        public Type type() {
            return Type.ADDRESS;
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Address(value);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "address " + value;
        }
    }

    /** A string constant. */
    record Text(String value) implements Const {
        @Override
        public Type type() {
            return Type.ref("java/lang/String");
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Text(value);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "string " + Quoted.of(value);
        }
    }

    record ClassObject(String className) implements Const {
        @Override
        public Type type() {
            return Type.ref("java/lang/Class");
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new ClassObject(className);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "class " + className;
        }
    }

    /** An object of the image heap, by its key; never null. */
    record Image(String key, Type type) implements Const {
        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new Image(key, type);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "image " + Quoted.of(key) + " " + type.text();
        }
    }

    /** A function's code. */
    record MethodAddress(MethodRef method) implements Const {
        @Override
        public Type type() {
            return Type.ADDRESS;
        }

        @Override
        public List<Value> operands() {
            return List.of();
        }

        @Override
        public Op with(List<Value> operands) {
            return new MethodAddress(method);
        }

        @Override
        public Effects effects() {
            return Effects.NONE;
        }

        @Override
        public String head() {
            return "method " + method.text();
        }
    }
}
