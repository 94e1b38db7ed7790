package tsubame.aot;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.image.ImageModel;
import tsubame.aot.image.Segment;
import tsubame.aot.layout.DispatchTables;
import tsubame.aot.layout.Layouts;
import tsubame.aot.layout.TypeNumbering;
import tsubame.aot.llvm.Digest;
import tsubame.aot.llvm.NativeLayout;
import tsubame.aot.world.Body;
import tsubame.aot.world.World;
import tsubame.gc.PlanConstraints;
import tsubame.ir.FieldRef;
import tsubame.ir.MethodRef;

/** What the writer of LLVM text asks, answered by a closed world, its layouts and its image. */
final class WorldLayout implements NativeLayout {
    private final World world;
    private final TypeNumbering numbering;
    private final Layouts layouts;
    private final DispatchTables tables;
    private final ImageModel image;
    private final int plan;
    /** Places of the image that the code names, by symbol, and the other way round. */
    private final Map<String, ImageModel.Address> named = new TreeMap<>();
    private final Map<ImageModel.Address, String> symbols = new HashMap<>();

    WorldLayout(World world, TypeNumbering numbering, Layouts layouts, DispatchTables tables, ImageModel image, int plan) {
        this.plan = plan;
        this.world = world;
        this.numbering = numbering;
        this.layouts = layouts;
        this.tables = tables;
        this.image = image;
    }

    /** Symbols that stand for places of the image, to be defined beside it. */
    Map<String, ImageModel.Address> named() {
        return named;
    }

    /**
     * The symbol of a place of the image: one for each place, after what it was first asked for as. It says nothing of where the place is,
     * so that code stays the same when the image grows.
     */
    String symbolOf(String name, ImageModel.Address address) {
        return symbols.computeIfAbsent(address, place -> {
            String symbol = "tsubame_image " + name;
            named.put(symbol, place);
            return symbol;
        });
    }

    private FieldInfo field(FieldRef field) {
        return world.index().get(field.owner()).field(field.name(), field.storage().descriptor());
    }

    private MethodInfo method(MethodRef method) {
        return world.index().get(method.owner()).method(method.name(), method.descriptor());
    }

    @Override
    public int fieldOffset(FieldRef field) {
        FieldInfo info = field(field);
        return layouts.of(info.owner()).offset(info);
    }

    @Override
    public int instanceSize(String className) {
        return layouts.of(world.index().get(className)).size();
    }

    @Override
    public int typeNumber(String className) {
        return numbering.number(className);
    }

    @Override
    public List<Range> typeRanges(String className) {
        List<Range> ranges = new ArrayList<>();
        for (TypeNumbering.Range range : numbering.ranges(className)) {
            ranges.add(new Range(range.first(), range.last()));
        }
        return ranges;
    }

    @Override
    public Dispatch dispatch(MethodRef method) {
        DispatchTables.Table table = tables.of(method(method));
        return new Dispatch(dispatchSymbol(table.declared()), table.lowest());
    }

    static String dispatchSymbol(MethodInfo declared) {
        return "dispatch " + declared;
    }

    @Override
    public boolean needsBarrier() {
        return PlanConstraints.needsBarrier(plan);
    }

    @Override
    public String staticSymbol(FieldRef field) {
        Integer offset = image.mutableStatics().get(field(field));
        if (offset == null) {
            throw new IllegalStateException(field.text() + " has no place in the image");
        }
        return symbolOf(field.owner() + "." + field.name(), new ImageModel.Address(Segment.MUTABLE, offset));
    }

    @Override
    public String textSymbol(String value) {
        return symbolOf("text " + Digest.of(value), image.text(value));
    }

    @Override
    public String classSymbol(String className) {
        throw new IllegalStateException("class objects are not part of the native world: " + className);
    }

    /** System Java throws nothing; everything else takes part in the exceptions' convention, so that dispatch is uniform. */
    @Override
    public boolean mayThrow(MethodRef method) {
        ClassInfo owner = world.index().find(method.owner());
        return owner == null || owner.annotation("SystemCode") == null;
    }

    @Override
    public String externSymbol(MethodRef method) {
        if (method.owner().equals("tsubame/system/Registers")) {
            return method.name().equals("spill") ? "tsubame_spill" : "tsubame_stack_pointer";
        }
        MethodInfo info = method(method);
        return info != null && world.body(info) instanceof Body.Extern(String symbol) ? symbol : null;
    }

    @Override
    public MethodRef runtimeEntry(String name, String descriptor) {
        if (name.equals(tsubame.ir.Call.Runtime.STACK_OVERFLOW)) {
            return MethodRef.ofStatic("tsubame/runtime/interpreter/CompiledOps", "stackOverflow", descriptor);
        }
        throw new IllegalStateException("there is no runtime entry " + name + descriptor);
    }
}
