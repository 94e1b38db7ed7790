package tsubame.aot.image;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.world.Finding;
import tsubame.aot.world.HeapReceivers;
import tsubame.aot.world.Substitutions;
import tsubame.aot.world.World;

/**
 * The heap of the building JVM as the image will have it: runs static initialisers, in the order in which classes enter the
 * world, and walks what static fields reach. Objects that cannot be in an image are findings, with the path to them. The
 * class path must be the index's own.
 */
public final class Snapshot implements HeapReceivers {
    /** From where an object was reached first. */
    private record Step(Object from, String edge, FieldInfo root) { }

    private final ClassIndex index;
    private final BuildLoader loader;
    private final HostObjects objects;
    private final TreeSet<Finding> findings = new TreeSet<>();
    private final Set<String> reported = new HashSet<>();

    public Snapshot(ClassIndex index, Substitutions substitutions) {
        this.index = index;
        loader = new BuildLoader(index);
        objects = new HostObjects(index, substitutions, loader);
    }

    /** Objects that must not be in an image; sorted. */
    public Collection<Finding> findings() {
        return findings;
    }

    HostObjects objects() {
        return objects;
    }

    @Override
    public void initialise(String className) {
        ClassInfo type = index.get(className);
        if (type.isOurs()) loader.initialise(objects.hostName(type));
    }

    @Override
    public void scan(Collection<FieldInfo> statics, Predicate<FieldInfo> isRead, Found found) {
        objects.refresh();
        new Walk(isRead, found).run(statics);
    }

    /** All objects of a finished world, in a fixed order: as the static fields, by name, and the constants of the code reach them. */
    Captured capture(World world) {
        objects.refresh();
        Walk walk = new Walk(world::isRead, (type, root, path) -> { });
        Map<FieldInfo, Object> statics = new TreeMap<>();
        for (FieldInfo field : world.staticsRead()) {
            if (field.constant() == null) statics.put(field, objects.staticValue(field));
        }
        Map<String, Object> texts = new TreeMap<>();
        for (String text : world.texts()) {
            texts.put(text, objects.converted(text));
            walk.visit(text, new Step(null, "a constant", null));
        }
        walk.run(statics.keySet());
        return new Captured(statics, texts, List.copyOf(walk.order));
    }

    /** @param texts the string constants of the code, as converted objects; @param objects converted objects, each once */
    record Captured(Map<FieldInfo, Object> statics, Map<String, Object> texts, List<Object> objects) { }

    private final class Walk {
        private final Predicate<FieldInfo> isRead;
        private final Found found;
        private final Map<Object, Step> steps = new IdentityHashMap<>();
        private final List<Object> order = new ArrayList<>();
        private final ArrayDeque<Object> work = new ArrayDeque<>();
        private final Set<String> seen = new HashSet<>();

        Walk(Predicate<FieldInfo> isRead, Found found) {
            this.isRead = isRead;
            this.found = found;
        }

        void run(Collection<FieldInfo> statics) {
            for (FieldInfo field : statics) {
                if (field.isReference() && field.constant() == null) visit(objects.staticValue(field), new Step(null, field.toString(), field));
            }
            while (!work.isEmpty()) follow(work.poll());
        }

        private void visit(Object value, Step step) {
            if (HostObjects.isImmediate(value)) return;
            Object object = objects.converted(value);
            if (steps.putIfAbsent(object, step) != null) return;
            String type = objects.type(object);
            if (type == null) {
                foreign(object);
                return;
            }
            order.add(object);
            if (seen.add(type) && reported.add(type)) found.object(type, step.root, path(object));
            work.add(object);
        }

        private void follow(Object object) {
            FieldInfo root = steps.get(object).root;
            if (object instanceof Object[] array) {
                for (int i = 0; i < array.length; i++) {
                    if (array[i] != null) visit(array[i], new Step(object, "[]", root));
                }
            } else if (!object.getClass().isArray()) {
                for (HostObjects.Place place : objects.places(object)) {
                    if (!place.field().isReference() || !isRead.test(place.field())) continue;
                    visit(place.read(object), new Step(object, "." + place.field().name(), root));
                }
            }
        }

        private String path(Object object) {
            StringBuilder text = new StringBuilder();
            int length = 0;
            for (Step at = steps.get(object); at != null; at = at.from == null ? null : steps.get(at.from)) {
                if (++length > 12) {
                    text.insert(0, "…");
                    break;
                }
                text.insert(0, at.edge);
            }
            return text.toString();
        }

        private void foreign(Object object) {
            Class<?> type = object.getClass();
            String what = type.isHidden() ? "a lambda, " + type.getName() : "a " + type.getName();
            findings.add(new Finding(steps.get(object).root.owner().name(), 0, "reaches " + what + " by " + path(object),
                    "make it when the program runs, not in an initialiser; or keep what it stands for in a class of this project"));
        }
    }
}
