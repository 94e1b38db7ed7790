package tsubame.aot.world;

import java.lang.classfile.Opcode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.MethodInfo;

/**
 * The closed world: everything that may run or exist natively, and nothing else. Frozen; answers are in a fixed order. To be
 * compiled only when {@link #findings} is empty.
 */
public final class World {
    private final ClassIndex index;
    private final Resolver resolver;
    private final Reached reached;
    private final SortedSet<MethodInfo> methods;
    private final SortedSet<String> types;
    private final Map<MethodInfo, Map<ClassInfo, List<MethodInfo>>> targets = new HashMap<>();
    private final MethodEffects effects;
    private ArrayFlow arrays; // made when first asked for

    World(ClassIndex index, Resolver resolver, Reached reached) {
        this.index = index;
        this.resolver = resolver;
        this.reached = reached;
        methods = new TreeSet<>(reached.methods().keySet());
        types = new TreeSet<>(reached.types().keySet());
        effects = new MethodEffects(this, reached);
    }

    public ClassIndex index() {
        return index;
    }

    /** What cannot be compiled; sorted by place. */
    public SortedSet<Finding> findings() {
        return reached.findings();
    }

    // ---- methods and calls

    /** All methods that may be called, sorted; what to compile of each, {@link #body} says. */
    public SortedSet<MethodInfo> methods() {
        return methods;
    }

    public Body body(MethodInfo method) {
        return resolver.body(method);
    }

    /** What a call instruction of a method of this world calls. */
    public Callee callee(Opcode opcode, String owner, String name, String descriptor) {
        Fact.Call call = new Fact.Call(opcode, owner, name, descriptor, List.of(), 0);
        Resolver.Resolved resolved = resolver.resolve(call);
        if (resolved.problem() != null) throw new IllegalStateException("not in this world: " + owner + "." + name + descriptor);
        boolean fixed = resolved.method() == null || !call.isVirtual() || !resolved.method().isVirtual()
                || resolved.method().owner().isFinal() || resolved.body() instanceof Body.SystemOperation;
        if (fixed) return simple(resolved.method(), resolved.body());
        List<MethodInfo> all = targets(resolved.receiver(), resolved.method());
        return switch (all.size()) {
            case 0 -> new Callee.Trap("no object has " + resolved.method());
            case 1 -> simple(all.getFirst(), body(all.getFirst()));
            default -> new Callee.Dispatch(resolved.method(), all);
        };
    }

    private static Callee simple(MethodInfo method, Body body) {
        return switch (body) {
            case Body.Operation(Intrinsic intrinsic) -> new Callee.Operation(intrinsic);
            case Body.Trap(String text) -> new Callee.Trap(text);
            case Body.Code code -> new Callee.Direct(method);
            case Body.SystemOperation operation -> new Callee.Direct(method);
            case Body.Extern function -> new Callee.Direct(method);
        };
    }

    /** The methods that a virtual call through a class may run, each once, sorted. */
    public List<MethodInfo> targets(ClassInfo receiver, MethodInfo declared) {
        return targets.computeIfAbsent(declared, d -> new HashMap<>()).computeIfAbsent(receiver, r -> {
            SortedSet<MethodInfo> found = new TreeSet<>();
            for (String type : types) {
                MethodInfo target = resolver.select(r, declared, type);
                if (target != null) found.add(target);
            }
            return List.copyOf(found);
        });
    }

    /** The method that a virtual call runs on objects of exactly this type; null when they have none. */
    public MethodInfo select(MethodInfo declared, String type) {
        return resolver.select(declared.owner(), declared, type);
    }

    /** Whether an exception may come out of the method. */
    public boolean mayThrow(MethodInfo method) {
        return effects.mayThrow(method);
    }

    /** Whether the method may make an object: whether a call of it is a safepoint. */
    public boolean mayAllocate(MethodInfo method) {
        return effects.mayAllocate(method);
    }

    /** Whether some handler of this world may catch a throwable of that static type; a throw of any other is a panic. */
    public boolean isCatchable(String throwable) {
        return effects.isCatchable(throwable);
    }

    /** The methods that some call chooses among several of by the receiver's type, as the calls name them; sorted. */
    public SortedSet<MethodInfo> dispatched() {
        SortedSet<MethodInfo> all = new TreeSet<>();
        for (Reachability.Site site : reached.sites()) {
            if (targets(site.receiver(), site.declared()).size() > 1) all.add(site.declared());
        }
        return all;
    }

    // ---- types

    /** The classes and array types of which objects may exist, Double and Boolean among them; sorted. */
    public SortedSet<String> types() {
        return types;
    }

    /** The types that instanceof and casts ask about. */
    public Set<String> testedTypes() {
        return reached.tested();
    }

    public boolean isSubtype(String type, String above) {
        return resolver.isSubtype(type, above);
    }

    // ---- fields and constants

    /** The static fields that are read, in the order in which they were found. */
    public Collection<FieldInfo> staticsRead() {
        return reached.staticsRead().keySet();
    }

    /** Whether a static field keeps the value it has in the image. */
    public boolean isConstant(FieldInfo field) {
        return !reached.staticsWritten().contains(field);
    }

    /** Whether any code reads a field; one that none reads has no place, and stores to it are left out. */
    public boolean isRead(FieldInfo field) {
        if (field.isStatic()) return reached.staticsRead().containsKey(field);
        return reached.fieldsRead().contains(field);
    }

    /** Whether an instance field is never written after its object's constructor: final, or written by no code at all. */
    public boolean isFrozen(FieldInfo field) {
        return field.isFinal() || !reached.fieldWriters().containsKey(field);
    }

    /** Whether arrays that come out of a field, elements of elements too, are read and never written or handed on to where they may be. */
    public boolean isReadOnly(FieldInfo field) {
        return arrays().isReadOnly(field);
    }

    /** How arrays of a field come to be written, step by step; empty when they are only read. */
    public List<String> whyWritten(FieldInfo field) {
        return arrays().whyWritten(field);
    }

    private ArrayFlow arrays() {
        if (arrays == null) arrays = new ArrayFlow(this);
        return arrays;
    }

    /** The string constants of the code, sorted. */
    public Set<String> texts() {
        return reached.texts();
    }

    // ---- why

    /**
     * Why a method is in this world: a line for each step from a root to it; empty when no method has that name.
     *
     * @param name {@code Class.method}, the class with as much of its package as one likes
     */
    public List<String> whyReachable(String name) {
        String wanted = name.replace('.', '/');
        for (MethodInfo method : methods) {
            String full = "/" + method.owner().name() + "/" + method.name();
            if (full.endsWith("/" + wanted)) return steps(method);
        }
        return List.of();
    }

    /** The type of that name, with as much of its package as one likes; the name itself if there is none. */
    public String typeNamed(String name) {
        String wanted = "/" + name.replace('.', '/');
        for (String type : types) {
            if (("/" + type).endsWith(wanted)) return type;
        }
        return name;
    }

    private List<String> steps(Object element) {
        List<String> lines = new ArrayList<>();
        Object at = element;
        while (at != null) {
            Reason reason = reason(at);
            if (reason == null) break;
            String text = at.toString().replace('/', '.');
            lines.addFirst(reason.from() == null ? text + " " + reason.how() : text + ": "
                    + reason.from().toString().replace('/', '.') + " " + reason.how());
            at = reason.from();
        }
        return lines;
    }

    private Reason reason(Object element) {
        return switch (element) {
            case MethodInfo method -> reached.methods().get(method);
            case FieldInfo field -> reached.staticsRead().get(field);
            default -> reached.types().get(element.toString());
        };
    }

    /** The steps that made a type one of which objects may exist. */
    public List<String> whyInstantiated(String type) {
        return steps(type);
    }

    /** The methods of the JDK's own class files that are compiled in, sorted: the golden list. */
    public List<String> jdkClosure() {
        List<String> names = new ArrayList<>();
        for (MethodInfo method : methods) {
            if (!method.owner().isOurs() && body(method) instanceof Body.Code) names.add(method.toString());
        }
        return names;
    }
}
