package tsubame.aot.world;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.classfile.Types;

/**
 * Finds the closed world by rapid type analysis: from the roots, what is called, with a virtual call meaning the methods of
 * all instantiated receivers; objects of the image heap count as instantiated, so snapshot and analysis take turns until
 * neither finds anything new. Everything found has a {@link Reason}. What cannot be compiled is reported, all of it.
 */
public final class Reachability {
    /** A virtual call through a class. */
    record Site(ClassInfo receiver, MethodInfo declared) { }

    private final ClassIndex index;
    private final Resolver resolver;
    private final HeapReceivers heap;

    private final Map<MethodInfo, Reason> methods = new LinkedHashMap<>();
    private final Map<MethodInfo, List<Fact>> facts = new HashMap<>();
    private final ArrayDeque<MethodInfo> work = new ArrayDeque<>();
    private final Map<String, Reason> types = new LinkedHashMap<>();
    private final Map<Site, MethodInfo> sites = new LinkedHashMap<>();
    private final Map<FieldInfo, Reason> staticsRead = new LinkedHashMap<>();
    private final Set<FieldInfo> staticsWritten = new LinkedHashSet<>();
    private final Set<FieldInfo> fieldsRead = new LinkedHashSet<>();
    private final Map<FieldInfo, Set<MethodInfo>> fieldWriters = new LinkedHashMap<>();
    private final Set<ClassInfo> entered = new LinkedHashSet<>();
    private final Set<String> tested = new TreeSet<>();
    private final Set<String> texts = new TreeSet<>();
    private final Set<String> caught = new TreeSet<>();
    private final TreeSet<Finding> findings = new TreeSet<>();

    public Reachability(ClassIndex index, Substitutions substitutions, HeapReceivers heap) {
        this.index = index;
        this.heap = heap;
        resolver = new Resolver(index, substitutions);
    }

    /** The world of these roots. {@link World#findings} must be empty before it is compiled. */
    public World run(Collection<MethodInfo> roots) {
        for (MethodInfo root : roots) {
            enter(root.owner());
            reach(root, Reason.ROOT);
        }
        Reason always = new Reason(null, "is a representation of values");
        instantiate(Types.DOUBLE, always);
        instantiate(Types.BOOLEAN, always);
        long size;
        do {
            drain();
            size = size();
            heap.scan(staticsRead.keySet(), fieldsRead::contains, this::found);
            drain();
        } while (size() != size);
        return new World(index, resolver, new Reached(methods, facts, types, sites.keySet(), staticsRead, staticsWritten, fieldsRead, fieldWriters,
                entered, tested, texts, caught, findings));
    }

    private long size() {
        return (long) methods.size() + types.size() + staticsRead.size() + fieldsRead.size();
    }

    private void found(String type, FieldInfo root, String path) {
        instantiate(type, new Reason(root, "is in the image: " + path));
    }

    private void drain() {
        while (!work.isEmpty()) scan(work.poll());
    }

    // ---- what enters the world

    private void reach(MethodInfo method, Reason reason) {
        if (methods.putIfAbsent(method, reason) == null) work.add(method);
    }

    /** A class whose statics or methods are used: its initialiser runs when the image is built. */
    private void enter(ClassInfo type) {
        if (entered.add(type)) heap.initialise(type.name());
    }

    private void instantiate(String type, Reason reason) {
        if (types.putIfAbsent(type, reason) != null) return;
        for (Map.Entry<Site, MethodInfo> site : List.copyOf(sites.entrySet())) receive(site.getKey(), site.getValue(), type);
        if (Types.isArray(type)) return;
        enter(index.get(type));
    }

    private void site(Site site, MethodInfo caller) {
        if (sites.putIfAbsent(site, caller) != null) return;
        for (String type : List.copyOf(types.keySet())) receive(site, caller, type);
    }

    private void receive(Site site, MethodInfo caller, String type) {
        MethodInfo target = resolver.select(site.receiver(), site.declared(), type);
        if (target != null) reach(target, new Reason(caller, "calls " + site.declared() + " on a " + type));
    }

    // ---- one method

    private void scan(MethodInfo method) {
        Body body = resolver.body(method);
        if (body instanceof Body.Code) {
            if (method.code() == null) {
                report(method, 0, "is native", "replace it by a row of Substitutions, or do not call it");
                return;
            }
            if (method.isAnnotated("BuildTimeOnly") || method.owner().annotation("BuildTimeOnly") != null) {
                report(method, 0, "exists at build time only", "do not call it from what is compiled; " + pathTo(method));
                return;
            }
            List<Fact> own = FactScanner.scan(method);
            facts.put(method, own);
            for (Fact fact : own) apply(method, fact);
        }
    }

    private void apply(MethodInfo method, Fact fact) {
        switch (fact) {
            case Fact.Call call -> call(method, call);
            case Fact.New made -> instantiate(made.type(), new Reason(method, "makes one"));
            case Fact.StaticField field -> staticField(method, field);
            case Fact.InstanceField field -> instanceField(method, field);
            case Fact.Test test -> tested.add(test.type());
            case Fact.Catch handler -> handler(method, handler);
            case Fact.Text text -> {
                texts.add(text.text());
                instantiate(Types.STRING, new Reason(method, "has a constant"));
                instantiate("[B", new Reason(method, "has a string constant"));
            }
            case Fact.Unsupported bad -> report(method, bad.line(), bad.what(), bad.remedy());
            case Fact.Throw ignored -> { }
        }
    }

    private void call(MethodInfo caller, Fact.Call call) {
        Resolver.Resolved resolved = resolver.resolve(call);
        if (resolved.problem() != null) {
            report(caller, call.line(), resolved.problem(), resolved.remedy());
            return;
        }
        MethodInfo method = resolved.method();
        boolean replaced = resolved.body() instanceof Body.Operation || resolved.body() instanceof Body.Trap;
        boolean chosen = method != null && call.isVirtual() && method.isVirtual() && !method.owner().isFinal();
        if (replaced && !chosen) return;
        enter(method.owner());
        if (chosen) site(new Site(resolved.receiver(), method), caller);
        else reach(method, new Reason(caller, "calls it" + (call.line() > 0 ? " in line " + call.line() : "")));
    }

    private void staticField(MethodInfo method, Fact.StaticField field) {
        FieldInfo resolved = index.get(field.owner()).field(field.name(), field.descriptor());
        if (resolved == null) {
            report(method, field.line(), "uses the field " + field.owner() + "." + field.name() + ", which is not there",
                    "replace the class by one that has it, or do not use it");
            return;
        }
        enter(resolved.owner());
        if (field.write()) staticsWritten.add(resolved);
        else staticsRead.putIfAbsent(resolved, new Reason(method, "reads it"));
    }

    private void instanceField(MethodInfo method, Fact.InstanceField field) {
        FieldInfo resolved = index.get(field.owner()).field(field.name(), field.descriptor());
        if (resolved == null) {
            report(method, field.line(), "uses the field " + field.owner() + "." + field.name() + ", which is not there",
                    "replace the class by one that has it, or do not use it");
        } else if (field.write()) {
            fieldWriters.computeIfAbsent(resolved, f -> new LinkedHashSet<>()).add(method);
        } else {
            fieldsRead.add(resolved);
        }
    }

    private void handler(MethodInfo method, Fact.Catch handler) {
        caught.add(handler.type());
        if (index.get(handler.type()).isOurs() && !resolver.isReplaced(handler.type())) return;
        report(method, handler.line(), "catches " + handler.type(),
                "natively that is a panic: test before, or throw and catch an exception of this project");
    }

    private void report(MethodInfo method, int line, String what, String remedy) {
        findings.add(new Finding(method.owner().name() + "." + method.name(), line, what, remedy));
    }

    private String pathTo(MethodInfo method) {
        List<String> steps = new ArrayList<>();
        for (Object at = method; at != null && steps.size() < 6; at = methods.get(at) == null ? null : methods.get(at).from()) {
            steps.add(at.toString());
        }
        return "reached by " + String.join(" from ", steps);
    }
}
