package tsubame.aot.world;

import java.lang.classfile.CodeModel;
import java.lang.classfile.instruction.InvokeInstruction;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tsubame.aot.classfile.ClassIndex;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.MethodInfo;
import tsubame.aot.classfile.Types;
import tsubame.aot.desugar.Desugaring;

/** Resolves calls under the substitutions, selects the methods of receivers, and says what stands behind a method. */
final class Resolver {
    /**
     * @param receiver the class through which the call names the method
     * @param method null when an operation or trap replaces the call, or there is a problem
     */
    record Resolved(ClassInfo receiver, MethodInfo method, Body body, String problem, String remedy) { }

    private final ClassIndex index;
    private final Substitutions substitutions;
    private final Map<MethodInfo, Body> bodies = new HashMap<>();
    private final Map<MethodInfo, Map<String, MethodInfo>> selections = new HashMap<>();
    private final Map<String, Set<String>> supertypes = new HashMap<>();

    Resolver(ClassIndex index, Substitutions substitutions) {
        this.index = index;
        this.substitutions = substitutions;
    }

    boolean isReplaced(String type) {
        return substitutions.classRow(type) != null;
    }

    Resolved resolve(Fact.Call call) {
        String owner = Types.isArray(call.owner()) ? Types.OBJECT : call.owner();
        String selector = call.name() + call.descriptor();
        if (owner.equals(Types.OBJECT) && call.name().equals("getClass")) {
            return problem("asks for a class", "no reflection: use an enum, an int or instanceof");
        }
        Substitutions.MethodRow row = substitutions.methodRow(owner, selector);
        if (row != null && (!call.isVirtual() || !isOverridable(owner, call))) {
            return new Resolved(null, null, body(row), null, null);
        }
        ClassInfo receiver = index.find(owner);
        if (receiver == null) return problem("calls " + owner + "." + call.name() + ", and there is no such class", "give its folder or jar");
        MethodInfo method = receiver.method(call.name(), call.descriptor());
        if (method == null) return missing(owner, selector);
        if (!call.isVirtual() && body(method) instanceof Body.Operation operation) return new Resolved(null, null, operation, null, null);
        return new Resolved(receiver, method, body(method), null, null);
    }

    private boolean isOverridable(String owner, Fact.Call call) {
        ClassInfo type = index.find(owner);
        MethodInfo method = type == null ? null : type.declared(call.name(), call.descriptor());
        return method != null && method.isVirtual() && !type.isFinal() && !Types.isArray(call.owner());
    }

    private Resolved missing(String owner, String selector) {
        Substitutions.ClassRow row = substitutions.classRow(owner);
        if (row == null) return problem("calls " + owner + "." + selector + ", which is not there", "compile all modules anew");
        return problem("calls " + owner + "." + selector + ", which the native world does not have",
                "add it to " + row.replacement() + ", or do without");
    }

    private static Resolved problem(String what, String remedy) {
        return new Resolved(null, null, null, what, remedy);
    }

    private static Body body(Substitutions.MethodRow row) {
        return row.isTrap() ? new Body.Trap(row.reason()) : new Body.Operation(row.intrinsic());
    }

    Body body(MethodInfo method) {
        return bodies.computeIfAbsent(method, this::computeBody);
    }

    private Body computeBody(MethodInfo method) {
        Substitutions.MethodRow row = substitutions.methodRow(method.owner().name(), method.selector());
        if (row != null) return body(row);
        if (method.isAnnotated("Intrinsic")) return new Body.SystemOperation();
        String symbol = method.annotation("Extern");
        if (symbol != null) return new Body.Extern(symbol);
        if (isGeneratedByBootstrap(method)) {
            return new Body.Trap(method.name() + " of the record " + method.owner() + " is not compiled");
        }
        return Body.CODE;
    }

    /**
     * A record's equals, hashCode and toString. Calls through Object might reach those of all records of the world, and the rules of the
     * dialect keep them from being called: to compile them would only make executables larger.
     */
    private static boolean isGeneratedByBootstrap(MethodInfo method) {
        ClassInfo above = method.owner().superclass();
        if (above == null || !above.name().equals("java/lang/Record")) return false;
        CodeModel code = method.code();
        return code != null && code.elementStream().anyMatch(element -> element instanceof InvokeInstruction call
                && call.name().stringValue().startsWith(Desugaring.RECORD_METHOD));
    }

    /** The method that a call through that class runs on an object of the type; null when it is no receiver, or has none. */
    MethodInfo select(ClassInfo receiver, MethodInfo declared, String type) {
        if (!isSubtype(type, receiver.name())) return null;
        Map<String, MethodInfo> known = selections.computeIfAbsent(declared, d -> new HashMap<>());
        if (known.containsKey(type)) return known.get(type);
        MethodInfo selected = index.get(Types.isArray(type) ? Types.OBJECT : type).select(declared);
        known.put(type, selected);
        return selected;
    }

    boolean isSubtype(String type, String above) {
        if (Types.isArray(type)) return Types.isSubtype(index, type, above);
        return supertypes.computeIfAbsent(type, this::computeSupertypes).contains(above);
    }

    private Set<String> computeSupertypes(String type) {
        Set<String> all = new HashSet<>();
        all.add(Types.OBJECT);
        collect(index.get(type), all);
        return all;
    }

    private static void collect(ClassInfo type, Set<String> all) {
        for (ClassInfo at = type; at != null; at = at.superclass()) {
            all.add(at.name());
            for (ClassInfo above : at.interfaces()) collect(above, all);
        }
    }
}
