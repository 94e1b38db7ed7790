package tsubame.aot;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tsubame.aot.build.MethodToIr;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.image.ImageModel;
import tsubame.aot.layout.Layouts;
import tsubame.aot.layout.TypeNumbering;
import tsubame.aot.llvm.NativeLayout;
import tsubame.aot.sdk.RuntimeDescription;
import tsubame.aot.world.World;
import tsubame.gc.ObjectModel;
import tsubame.ir.Block;
import tsubame.ir.Call;
import tsubame.ir.Check;
import tsubame.ir.Const;
import tsubame.ir.Effect;
import tsubame.ir.Effects;
import tsubame.ir.FieldRef;
import tsubame.ir.Function;
import tsubame.ir.Memory;
import tsubame.ir.MethodRef;
import tsubame.ir.Program;
import tsubame.ir.Value;

/** Describes a runtime that is being compiled to the compiler of programs. */
final class RuntimeDescriber {
    /** Operations of an entry up to which calls of it may be replaced by its code. */
    private static final int SHORT = 60;
    /** Classes whose final static fields programs name. */
    private static final String VALUES = "tsubame/runtime/value/";
    private static final String RUNTIME = "tsubame/runtime/";

    private final World world;
    private final TypeNumbering numbering;
    private final Layouts layouts;
    private final ImageModel image;
    private final WorldLayout layout;
    private final RuntimeDescription runtime = new RuntimeDescription();

    RuntimeDescriber(World world, TypeNumbering numbering, Layouts layouts, ImageModel image, WorldLayout layout) {
        this.world = world;
        this.numbering = numbering;
        this.layouts = layouts;
        this.image = image;
        this.layout = layout;
    }

    /**
     * @param entries the methods that compiled code calls
     * @param program the runtime's functions, optimised and not lowered
     */
    RuntimeDescription describe(Set<MethodInfo> entries, Program program) {
        runtime.setBarrier(layout.needsBarrier());
        classes();
        statics();
        for (MethodInfo entry : entries) {
            MethodRef reference = MethodToIr.reference(entry);
            runtime.addEntry(reference, effects(entry));
            Function function = program.function(reference);
            if (isInlinable(function)) {
                runtime.addInlinable(function);
                addNamed(function);
            }
        }
        return runtime;
    }

    private Effects effects(MethodInfo method) {
        Effects effects = Effects.ALL;
        if (!world.mayThrow(method)) {
            effects = effects.without(Effect.THROWS);
        }
        return world.mayAllocate(method) ? effects : effects.without(Effect.ALLOCATES);
    }

    /** What an inlinable function calls, and the fields that it names. */
    private void addNamed(Function function) {
        for (Block block : function.blocks()) {
            for (Value value : block.body()) {
                switch (value.op()) {
                    case Call.Direct call -> runtime.addEntry(call.method(), call.effects());
                    case Memory.GetField get -> addField(get.field());
                    case Memory.PutField put -> addField(put.field());
                    case Memory.GetStatic get -> runtime.addStatic(get.field(), layout.staticSymbol(get.field()));
                    case Memory.PutStatic put -> runtime.addStatic(put.field(), layout.staticSymbol(put.field()));
                    default -> { }
                }
            }
        }
    }

    private void addField(FieldRef field) {
        runtime.addField(field, layout.fieldOffset(field));
    }

    private static boolean isInlinable(Function function) {
        if (function == null || function.inlining() == Function.Inlining.NEVER
                || function.inlining() == Function.Inlining.BY_COST && function.size() > SHORT) {
            return false;
        }
        for (Block block : function.blocks()) {
            for (Value value : block.body()) {
                boolean local = switch (value.op()) {
                    case Call.Virtual _, Call.Interface _, Call.Runtime _, Const.Text _, Const.ClassObject _, Check.StackExceeded _ -> true;
                    default -> false;
                };
                if (local) {
                    return false;
                }
            }
        }
        return true;
    }

    private void classes() {
        Set<String> names = new TreeSet<>(world.types());
        names.addAll(world.testedTypes());
        for (String name : List.copyOf(names)) {
            for (ClassInfo c = name.startsWith("[") ? null : world.index().find(name); c != null; c = c.superclass()) {
                names.add(c.name());
                c.interfaces().forEach(each -> names.add(each.name()));
            }
        }
        names.forEach(this::describe);
    }

    private void describe(String name) {
        boolean array = name.startsWith("[");
        ClassInfo info = array ? null : world.index().find(name);
        boolean numbered = numbering.isNumbered(name);
        List<NativeLayout.Range> ranges = new ArrayList<>();
        for (TypeNumbering.Range range : numbering.ranges(name)) {
            ranges.add(new NativeLayout.Range(range.first(), range.last()));
        }
        List<String> interfaces = info == null ? List.of() : info.interfaces().stream().map(ClassInfo::name).toList();
        String superclass = info == null || info.superclass() == null ? null : info.superclass().name();
        int size = numbered && info != null ? layouts.of(info).size() : 0;
        runtime.add(new RuntimeDescription.ClassEntry(name, superclass, interfaces, numbered ? numbering.number(name) : -1, size, ranges));
        if (info != null && name.startsWith(RUNTIME)) {
            for (FieldInfo field : info.fields()) {
                if (layouts.contains(field)) {
                    runtime.addField(reference(field), layouts.of(info).offset(field));
                    checkMark(field, layouts.of(info).offset(field));
                }
            }
        }
    }

    /** Objects are told from other values by their mark, which must be where a string has the upper half of its head. */
    private static void checkMark(FieldInfo field, int offset) {
        boolean isMark = field.owner().name().endsWith("/JsObject") && field.name().equals("mark");
        if (isMark && offset != ObjectModel.LENGTH + 2) {
            throw new IllegalStateException("the mark of objects lies at " + offset);
        }
    }

    private void statics() {
        for (FieldInfo field : image.mutableStatics().keySet()) {
            if (field.owner().name().startsWith(RUNTIME)) {
                runtime.addStatic(reference(field), layout.staticSymbol(reference(field)));
            }
        }
        for (Map.Entry<FieldInfo, ImageModel.StaticValue> constant : image.constants().entrySet()) {
            boolean named = constant.getKey().owner().name().startsWith(VALUES);
            if (named && constant.getValue() instanceof ImageModel.StaticValue.Reference(ImageModel.Address target)) {
                runtime.addConstant(reference(constant.getKey()), layout.symbolOf(constant.getKey().owner().name() + "." + constant.getKey().name(), target));
            }
        }
    }

    private static FieldRef reference(FieldInfo field) {
        return FieldRef.of(field.owner().name(), field.name(), field.descriptor());
    }
}
