package tsubame.aot.sdk;

import java.util.List;
import tsubame.aot.llvm.NativeLayout;
import tsubame.ir.Call;
import tsubame.ir.FieldRef;
import tsubame.ir.MethodRef;

/** The layout of a runtime that is compiled already. */
final class DescribedLayout implements NativeLayout {
    private final RuntimeDescription runtime;

    DescribedLayout(RuntimeDescription runtime) {
        this.runtime = runtime;
    }

    private RuntimeDescription.ClassEntry classEntry(String className) {
        RuntimeDescription.ClassEntry entry = runtime.classes.get(className);
        if (entry == null) {
            throw new IllegalStateException("the runtime has no class " + className);
        }
        return entry;
    }

    @Override
    public int fieldOffset(FieldRef field) {
        Integer offset = runtime.offsets.get(field);
        if (offset == null) {
            throw new IllegalStateException("the runtime has no field " + field.text());
        }
        return offset;
    }

    @Override
    public boolean isFixed(FieldRef field) {
        return RuntimeDescription.isFixed(field);
    }

    @Override
    public int instanceSize(String className) {
        return classEntry(className).size();
    }

    @Override
    public int typeNumber(String className) {
        return classEntry(className).number();
    }

    @Override
    public List<Range> typeRanges(String className) {
        return classEntry(className).ranges();
    }

    @Override
    public Dispatch dispatch(MethodRef method) {
        throw new IllegalStateException("compiled programs dispatch nothing: " + method.text());
    }

    @Override
    public boolean needsBarrier() {
        return runtime.barrier;
    }

    @Override
    public String staticSymbol(FieldRef field) {
        String symbol = runtime.statics.get(field);
        if (symbol == null) {
            throw new IllegalStateException("the runtime has no static field " + field.text());
        }
        return symbol;
    }

    @Override
    public String textSymbol(String value) {
        throw new IllegalStateException("compiled programs have no Java strings: " + value);
    }

    @Override
    public String classSymbol(String className) {
        throw new IllegalStateException("class objects are not part of the native world: " + className);
    }

    @Override
    public boolean mayThrow(MethodRef method) {
        return true;
    }

    @Override
    public String externSymbol(MethodRef method) {
        return null;
    }

    @Override
    public MethodRef runtimeEntry(String name, String descriptor) {
        if (name.equals(Call.Runtime.STACK_OVERFLOW)) {
            return runtime.entry("CompiledOps", "stackOverflow");
        }
        throw new IllegalStateException("there is no runtime entry " + name + descriptor);
    }
}
