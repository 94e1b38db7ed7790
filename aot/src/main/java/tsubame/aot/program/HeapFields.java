package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.FUNCTION;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * What is guessed of properties: by the place where an object is made and the name, where the place is known; else by the name alone. What is
 * stored into an instance of a class counts for the classes that it extends too, as code that knows these sees such objects.
 */
final class HeapFields {
    private final Map<Site, Map<String, Variable>> known = new HashMap<>();
    /** What is stored into objects of which nothing is known. */
    private final Map<String, Variable> anywhere = new HashMap<>();
    /** All that is stored under a name. */
    private final Map<String, Variable> all = new HashMap<>();
    private final Map<Site, Map<String, Functions>> methods = new HashMap<>();
    private final Map<String, Functions> allMethods = new HashMap<>();

    /** Functions that are stored under a name. */
    private static final class Functions {
        final Set<Unit> known = new LinkedHashSet<>();
        /** Others are, too. */
        boolean areMore;

        /** Whether there are more than before. */
        boolean add(AbstractValue value) {
            boolean isNew = known.addAll(value.functions());
            boolean areNewlyMore = !areMore && value.may(FUNCTION) && value.functions().isEmpty();
            areMore |= areNewlyMore;
            return isNew || areNewlyMore;
        }
    }

    void store(AbstractValue base, String name, AbstractValue value, Consumer<Collection<Unit>> again) {
        store(all.computeIfAbsent(name, n -> new Variable()), allMethods.computeIfAbsent(name, n -> new Functions()), value, again);
        if (!(base.structure() instanceof Structure.Made made)) {
            again.accept(anywhere.computeIfAbsent(name, n -> new Variable()).store(value));
            return;
        }
        for (Site place : made.sites()) {
            for (Site site = place.instances == null ? place : place.instances; site != null; site = site.parent()) {
                Functions functions = methods.computeIfAbsent(site, s -> new HashMap<>()).computeIfAbsent(name, n -> new Functions());
                store(field(site, name), functions, value, again);
            }
        }
    }

    /** Who has read a function must see each that comes later, though three functions are no more than two to a variable. */
    private static void store(Variable variable, Functions functions, AbstractValue value, Consumer<Collection<Unit>> again) {
        again.accept(variable.store(value));
        if (functions.add(value)) {
            again.accept(variable.readers());
        }
    }

    private Variable field(Site site, String name) {
        return known.computeIfAbsent(site, s -> new HashMap<>()).computeIfAbsent(name, n -> new Variable());
    }

    AbstractValue load(AbstractValue base, String name, Unit reader) {
        if (!(base.structure() instanceof Structure.Made made)) {
            return all.computeIfAbsent(name, n -> new Variable()).content(reader);
        }
        AbstractValue held = anywhere.computeIfAbsent(name, n -> new Variable()).content(reader);
        for (Site place : made.sites()) {
            for (Site site = place; site != null; site = site.parent()) {
                held = held.join(field(site, name).content(reader));
            }
        }
        return held;
    }

    /** Says of the layouts of the objects made at a place whether their last property holds small whole numbers. */
    void noteIntegers(Site site, Layouts layouts) {
        for (Layout layout = site.layout(layouts); layout.depth() > 0; layout = layout.parent()) {
            AbstractValue held = held(site, layout.name());
            if (held.kinds() != 0) {
                layout.note(held.isInt32());
            }
        }
    }

    /** What objects made at a place hold under a name, and those of the classes that they extend. Nobody is told when that changes. */
    private AbstractValue held(Site place, String name) {
        AbstractValue held = anywhere.containsKey(name) ? anywhere.get(name).content() : AbstractValue.NOTHING;
        for (Site site = place; site != null; site = site.parent()) {
            Variable field = known.getOrDefault(site, Map.of()).get(name);
            held = field == null ? held : held.join(field.content());
        }
        return held;
    }

    /** The functions that a method of that name may be; none, if there are others. */
    Set<Unit> methods(AbstractValue base, String name) {
        if (!(base.structure() instanceof Structure.Made made)) {
            Functions all = allMethods.getOrDefault(name, new Functions());
            return all.areMore ? Set.of() : all.known;
        }
        Set<Unit> found = new LinkedHashSet<>();
        for (Site place : made.sites()) {
            Functions functions = method(place, name);
            if (functions.areMore) {
                return Set.of();
            }
            found.addAll(functions.known);
        }
        return found;
    }

    /** The functions of that name that objects made at a place have, or find in the nearest class above. */
    private Functions method(Site place, String name) {
        Functions found = new Functions();
        for (Site site = place; site != null && found.known.isEmpty() && !found.areMore; site = site.parent()) {
            found = methods.getOrDefault(site, Map.of()).getOrDefault(name, found);
        }
        return found;
    }
}
