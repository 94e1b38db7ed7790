package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import tsubame.bytecode.Opcode;

/** Calls, as guesses have them: of functions by the name of the property that they are read from, and of builtins by theirs. */
final class HeapCalls {
    private static final AbstractValue INDEX = integer(-1, Integer.MAX_VALUE);
    private static final int MOST_TARGETS = 12;

    private final Heap heap;

    HeapCalls(Heap heap) {
        this.heap = heap;
    }

    boolean call(Inference.Walk walk, Instruction i) {
        boolean hasReceiver = i.opcode() == Opcode.CALL;
        AbstractValue[] r = walk.r;
        if (r[i.b()].kinds() == 0) {
            r[i.a()] = NOTHING;
            return true;
        }
        int base = i.operands()[hasReceiver ? 3 : 2];
        int count = i.operands()[hasReceiver ? 4 : 3];
        List<AbstractValue> arguments = new ArrayList<>(Arrays.asList(r).subList(base, base + count));
        AbstractValue receiver = hasReceiver ? r[i.c()].without(UNDEFINED | NULL) : VOID;
        String name = Shortcuts.readFrom(walk.unit, i, i.b());
        Set<Unit> targets = targets(walk, i, name, receiver);
        if (targets.isEmpty() || targets.size() > MOST_TARGETS) {
            r[i.a()] = builtin(walk, i, name, receiver, arguments);
            return true;
        }
        heap.noteCallees(walk.unit, i, targets);
        AbstractValue result = NOTHING;
        for (Unit target : targets) {
            result = result.join(called(walk, target, arguments));
            if (target.asksForThis && target.prototype.kind() != tsubame.bytecode.FunctionKind.METHOD) {
                heap.tell(target.receiver.store(receiver));
            }
        }
        r[i.a()] = result;
        return true;
    }

    private Set<Unit> targets(Inference.Walk walk, Instruction i, String name, AbstractValue receiver) {
        Set<Unit> known = walk.r[i.b()].functions();
        if (!known.isEmpty()) {
            return known;
        }
        return name == null || receiver.is(STRING | ARRAY | NUMBER) || receiver.structure() instanceof Structure.Typed || receiver.structure() instanceof Structure.View
                || receiver.structure() instanceof Structure.Table ? Set.of() : heap.methods(receiver, name);
    }

    /** Passes arguments to a function; what it gives. */
    private AbstractValue called(Inference.Walk walk, Unit target, List<AbstractValue> arguments) {
        target.callers.add(walk.unit);
        List<AbstractValue> passed = new ArrayList<>();
        for (int n = 0; n < arguments.size(); n++) {
            AbstractValue argument = arguments.get(n).settled();
            passed.add(argument.equals(ANY) && n < target.parameters.length ? heap.hint(target, n) : argument);
        }
        if (target.called(passed)) {
            heap.tell(Set.of(target));
        }
        return target.prototype.kind().suspends() || target.obstacle != null ? ANY : target.result.settled();
    }

    boolean construct(Inference.Walk walk, Instruction i) {
        AbstractValue[] r = walk.r;
        int base = i.operands()[3];
        List<AbstractValue> arguments = new ArrayList<>(Arrays.asList(r).subList(base, base + i.operands()[4]));
        Unit target = r[i.b()].function();
        if (target == null) {
            r[i.a()] = constructed(walk, i, arguments);
            return true;
        }
        pass(walk, target, arguments);
        boolean isSuper = i.b() != i.c() && heap.isDerived(walk.unit);
        AbstractValue made = heap.instance(isSuper ? walk.unit : target);
        r[i.a()] = made;
        return true;
    }

    /** Passes arguments to a constructor; one that nobody wrote hands them on to that of the class that it extends. */
    private void pass(Inference.Walk walk, Unit constructor, List<AbstractValue> arguments) {
        called(walk, constructor, arguments);
        if (!heap.isDerived(constructor)) {
            heap.tell(constructor.receiver.store(heap.instance(constructor)));
        } else if (isHandingOn(constructor) && heap.parent(constructor) != null) {
            pass(walk, heap.parent(constructor), arguments);
        }
    }

    private static boolean isHandingOn(Unit constructor) {
        return constructor.parameters.length == 0 && constructor.code.stream().anyMatch(i -> i.opcode() == Opcode.CONSTRUCT_SPREAD);
    }

    /** A construction with the elements of an array. */
    void constructMany(Inference.Walk walk, Instruction i) {
        AbstractValue[] r = walk.r;
        boolean isSuper = i.b() != i.c() && heap.isDerived(walk.unit);
        if (!isSuper || !isHandingOn(walk.unit)) {
            walk.inference().lose(r[i.b()]);
        }
        r[i.a()] = isSuper ? heap.instance(walk.unit) : r[i.b()].function() != null ? heap.instance(r[i.b()].function()) : of(OBJECT);
    }

    /** What a constructor makes that is not the program's. */
    private AbstractValue constructed(Inference.Walk walk, Instruction i, List<AbstractValue> arguments) {
        arguments.forEach(walk.inference()::lose);
        String name = Shortcuts.global(walk.unit, i, i.b());
        Structure.Typed typed = name == null ? null : Structure.Typed.madeBy(name);
        if (typed != null) {
            return structured(OBJECT, typed);
        }
        if ("Array".equals(name)) {
            boolean hasHoles = arguments.size() == 1 && !isFilledNext(walk.unit, i);
            return heap.noted(heap.array(walk.unit, i), hasHoles ? Elements.WITH_HOLES : 0);
        }
        if ("Map".equals(name) || "Set".equals(name)) {
            Structure.Table table = heap.table(walk.unit, i, name.equals("Map"));
            Contents.fill(walk.unit, table, arguments);
            return structured(OBJECT, table);
        }
        if ("DataView".equals(name)) {
            return structured(OBJECT, new Structure.View());
        }
        return heap.isDerived(walk.unit) && i.b() != i.c() ? heap.instance(walk.unit) : of(OBJECT);
    }

    /** Whether what an instruction makes is filled by the next method that is called on it. */
    private static boolean isFilledNext(Unit unit, Instruction made) {
        for (int n = unit.indexOf(made) + 1; n < unit.code.size(); n++) {
            Instruction i = unit.code.get(n);
            if (i.opcode() == Opcode.GET_PROPERTY && i.b() == made.a()) {
                return unit.prototype.strings()[i.c()].equals("fill");
            }
            if (i.endsFlow() || i.writes().contains(made.a())) {
                return false;
            }
        }
        return false;
    }

    // ---- builtins

    private AbstractValue builtin(Inference.Walk walk, Instruction i, String name, AbstractValue receiver, List<AbstractValue> arguments) {
        int accessor = Shortcuts.viewAccessor(walk.unit, walk.unit.indexOf(i));
        AbstractValue result = accessor >= 0 ? Shortcuts.isViewSetter(accessor) ? VOID : Shortcuts.viewKind(accessor).element()
                : name == null ? globalCall(Shortcuts.global(walk.unit, i, i.b()))
                : receiver.structure() instanceof Structure.Table table ? ofTable(walk, name, receiver, table, arguments)
                : receiver.is(ARRAY) ? ofArray(walk, i, name, receiver, arguments) : ofOther(walk, i, name, receiver, arguments);
        arguments.forEach(walk.inference()::lose);
        return result;
    }

    private static AbstractValue globalCall(String name) {
        return name == null ? ANY : switch (name) {
            case "Number", "parseFloat", "parseInt" -> REAL;
            case "String" -> TEXT;
            case "Boolean", "isNaN", "isFinite" -> TRUTH;
            default -> ANY;
        };
    }

    private AbstractValue ofArray(Inference.Walk walk, Instruction i, String name, AbstractValue array, List<AbstractValue> arguments) {
        AbstractValue held = heap.elements(walk.unit, array);
        return switch (name) {
            case "push", "unshift" -> {
                heap.noted(array, name.equals("push") ? Elements.FILLED : Elements.FILLED | Elements.SHIFTED);
                arguments.forEach(argument -> heap.add(array, argument));
                yield INDEX;
            }
            case "pop", "at" -> held;
            case "shift" -> {
                heap.noted(array, Elements.SHIFTED);
                yield held;
            }
            case "find", "findLast" -> {
                callback(walk, arguments, held, array);
                yield held;
            }
            case "fill" -> {
                arguments.stream().limit(1).forEach(argument -> heap.add(array, argument));
                yield heap.noted(array, Elements.FILLED);
            }
            case "slice", "reverse", "concat" -> array;
            case "splice" -> heap.noted(array, Elements.SHIFTED);
            case "toReversed" -> heap.noted(array, Elements.BOXED);
            case "sort", "toSorted" -> {
                if (!arguments.isEmpty()) {
                    arguments.getFirst().functions().forEach(function -> called(walk, function, List.of(held, held)));
                }
                yield name.equals("sort") ? array : heap.noted(array, Elements.BOXED);
            }
            case "map" -> {
                AbstractValue mapped = heap.noted(heap.array(walk.unit, i), Elements.FILLED);
                heap.add(mapped, callback(walk, arguments, held, array));
                yield mapped;
            }
            case "reduce" -> reduce(walk, arguments, held, array);
            case "join", "toString" -> TEXT;
            default -> {
                callback(walk, arguments, held, array);
                yield asked(name, array);
            }
        };
    }

    private AbstractValue ofTable(Inference.Walk walk, String name, AbstractValue receiver, Structure.Table table, List<AbstractValue> arguments) {
        if (name.equals("forEach") && !arguments.isEmpty()) {
            AbstractValue key = table.keys().content(walk.unit);
            AbstractValue value = table.isMap() ? table.values().content(walk.unit) : key;
            arguments.getFirst().functions().forEach(function -> called(walk, function, List.of(value, key, receiver)));
            return VOID;
        }
        return Contents.call(walk.unit, name, receiver, table, arguments);
    }

    /** What methods give that may call a function for elements, whatever that gives. */
    private static AbstractValue asked(String name, AbstractValue array) {
        return switch (name) {
            case "filter" -> array;
            case "forEach" -> VOID;
            case "some", "every", "includes" -> TRUTH;
            case "findIndex", "findLastIndex", "indexOf", "lastIndexOf" -> INDEX;
            default -> ANY;
        };
    }

    /** Calls a function of (element, index, array); what it gives. */
    private AbstractValue callback(Inference.Walk walk, List<AbstractValue> arguments, AbstractValue held, AbstractValue array) {
        if (arguments.isEmpty() || arguments.getFirst().functions().isEmpty()) {
            return ANY;
        }
        AbstractValue result = NOTHING;
        for (Unit function : arguments.removeFirst().functions()) {
            result = result.join(called(walk, function, List.of(held, integer(0, Integer.MAX_VALUE), array)));
        }
        return result;
    }

    private AbstractValue reduce(Inference.Walk walk, List<AbstractValue> arguments, AbstractValue held, AbstractValue array) {
        if (arguments.isEmpty() || arguments.getFirst().function() == null) {
            return ANY;
        }
        Unit function = arguments.removeFirst().function();
        AbstractValue start = arguments.isEmpty() ? held : arguments.getFirst();
        AbstractValue soFar = start.join(function.result);
        return start.join(called(walk, function, List.of(soFar, held, integer(0, Integer.MAX_VALUE), array)));
    }

    private AbstractValue ofOther(Inference.Walk walk, Instruction i, String name, AbstractValue receiver, List<AbstractValue> arguments) {
        boolean areWhole = !arguments.isEmpty() && arguments.stream().allMatch(AbstractValue::isInt32);
        return switch (name) {
            case "min", "max" -> areWhole ? INT32 : REAL;
            case "charCodeAt", "codePointAt" -> integer(0, 0x10FFFF);
            case "indexOf", "lastIndexOf", "search", "localeCompare" -> INDEX;
            case "sqrt", "floor", "ceil", "round", "trunc", "abs", "sin", "cos", "tan", "atan", "atan2", "asin", "acos", "exp", "log", "log2", "log10", "pow",
                    "random", "hypot", "cbrt", "sign", "fround", "now", "getTime" -> REAL;
            case "imul", "clz32" -> INT32;
            case "charAt", "substring", "substr", "toUpperCase", "toLowerCase", "trim", "padStart", "padEnd", "repeat", "replace", "replaceAll",
                    "fromCharCode", "fromCodePoint", "toFixed", "toString", "stringify" -> TEXT;
            case "slice", "concat" -> receiver.is(STRING) ? TEXT : receiver.structure() instanceof Structure.Typed ? receiver : ANY;
            case "fill", "subarray", "reverse", "sort", "map", "filter" -> receiver.structure() instanceof Structure.Typed ? receiver : ANY;
            case "startsWith", "endsWith", "has", "isInteger", "isArray", "test", "isNaN", "isFinite" -> TRUTH;
            case "split", "keys", "getOwnPropertyNames" -> {
                boolean isArray = receiver.is(STRING) || "Object".equals(Shortcuts.global(walk.unit, i, i.operands()[2]));
                AbstractValue made = isArray ? heap.noted(heap.array(walk.unit, i), Elements.FILLED) : ANY;
                heap.add(made, TEXT);
                yield made;
            }
            case "from", "of" -> madeFrom(walk, i, arguments);
            default -> ANY;
        };
    }

    /** Array.from and its like. */
    private AbstractValue madeFrom(Inference.Walk walk, Instruction i, List<AbstractValue> arguments) {
        String maker = i.opcode() == Opcode.CALL ? Shortcuts.global(walk.unit, i, i.c()) : null;
        Structure.Typed typed = maker == null ? null : Structure.Typed.madeBy(maker);
        if (typed != null) {
            return structured(OBJECT, typed);
        }
        if (!"Array".equals(maker)) {
            return ANY;
        }
        AbstractValue made = heap.noted(heap.array(walk.unit, i), Elements.FILLED);
        if (arguments.size() > 1 && arguments.get(1).function() != null) {
            Unit function = arguments.remove(1).function();
            heap.add(made, called(walk, function, List.of(heap.elements(walk.unit, arguments.getFirst()), integer(0, Integer.MAX_VALUE))));
        } else if (arguments.size() == 1) {
            heap.add(made, heap.elements(walk.unit, arguments.getFirst()));
        }
        return made;
    }
}
