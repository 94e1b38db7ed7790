package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tsubame.ir.Block;
import tsubame.ir.Builder;
import tsubame.ir.Likelihood;
import tsubame.ir.Storage;
import tsubame.ir.Target;
import tsubame.ir.Type;
import tsubame.ir.Value;

/**
 * Properties of objects that are made in several ways, such as the literals of a union of types: each layout that has the property is compared with the
 * object's, and then it is in that layout's slot; an object of none of them is asked in the general way, as is one that has lost the property.
 */
final class Unions {
    private static final int MOST = 4;

    private final Emitter e;
    private final Builder builder;
    private final Guards guards;
    private final FieldSlots slots;

    Unions(Emitter emitter, Guards guards, FieldSlots slots) {
        this.slots = slots;
        this.e = emitter;
        this.builder = emitter.builder;
        this.guards = guards;
    }

    /** The shortest layouts with a property, of the objects that an instruction seems to access; none if there are too many. */
    static List<Layout> holders(Structure structure, String name, Layouts layouts) {
        Set<Layout> found = new LinkedHashSet<>();
        for (Site site : Structure.sites(structure)) {
            Layout holder = site.layout(layouts).upTo(name);
            if (holder != null) {
                found.add(holder);
            }
        }
        return found.size() > MOST ? List.of() : new ArrayList<>(found);
    }

    /** GET_PROPERTY; false if there is no such layout. */
    boolean load(Instruction i) {
        List<Layout> holders = e.isChecked() ? e.guesses.holders(e.unit, i) : List.of();
        if (holders.isEmpty()) {
            return false;
        }
        Value base = e.boxed(i.b());
        Block slowly = builder.newBlock();
        Block all = builder.newBlock(Type.BOXED);
        if (!e.type(i.b()).is(OBJECTS)) {
            Block object = builder.newBlock();
            builder.branch(builder.isObject(base), Target.to(object), Target.to(slowly), Likelihood.LIKELY);
            builder.at(object);
        }
        for (Layout layout : holders) {
            Block here = builder.newBlock();
            Block next = builder.newBlock();
            Block plain = builder.newBlock();
            builder.branch(guards.has(base, layout), Target.to(here), Target.to(next), Likelihood.LIKELY);
            builder.at(here);
            Value held = builder.arrayLoad(Storage.BOXED, e.field(Guards.OBJECT_CLASS, "slots", base), builder.i32(layout.depth() - 1));
            builder.branch(builder.isNull(held), Target.to(slowly), Target.to(plain), Likelihood.UNLIKELY);
            builder.at(plain);
            builder.jump(all, slots.value(i, held));
            builder.at(next);
        }
        builder.jump(slowly);
        builder.at(slowly);
        Value asked = e.op("getPropertySlowly", e.slots.code(e), base, builder.i32(i.c()), e.slots.caches(e), builder.i32(i.operands()[3]));
        builder.jump(all, asked);
        builder.at(all);
        e.write(i.a(), all.parameters().getFirst(), ANY);
        return true;
    }
}
