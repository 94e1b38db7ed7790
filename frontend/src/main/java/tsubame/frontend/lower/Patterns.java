package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import tsubame.frontend.scope.Binding;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.Pattern;
import tsubame.frontend.syntax.PropertyKey;

/**
 * Destructuring (ECMA-262 §8.6.2, §13.15.5, §14.3.3), the same for declarations, parameters and assignments but for what happens at the
 * leaves. The register of the value must not be a variable that the pattern assigns.
 */
final class Patterns {
    private final FunctionCompiler fn;

    Patterns(FunctionCompiler fn) {
        this.fn = fn;
    }

    /** What a leaf is: an assignment target, a var (assigned as well, but always a name), or a binding's first value. */
    enum Mode { ASSIGN, VAR, LEXICAL }

    void assign(Pattern pattern, int value) {
        target(pattern, value, Mode.ASSIGN);
    }

    void target(Pattern pattern, int value, Mode mode) {
        int mark = fn.registers.mark();
        switch (pattern) {
            case Pattern.Name name -> {
                if (mode == Mode.LEXICAL) {
                    fn.variables.initialize(fn.variables.declared(name.name()), name.name(), name, value);
                } else {
                    fn.variables.store(fn.variables.reference(name.name(), name), value);
                }
            }
            case Pattern.Target t -> fn.assignments.store(fn.assignments.place(t, t.end()), value);
            case Pattern.ArrayPattern p -> array(p, value, mode);
            case Pattern.ObjectPattern p -> object(p, value, mode);
        }
        fn.registers.release(mark);
    }

    // Elements: the target is resolved, the value fetched, the default evaluated, the value stored

    /** Fetches an element's value. */
    private sealed interface Fetch {
        record Next(Pattern at, int iterator) implements Fetch {}

        record Rest(Pattern at, int iterator) implements Fetch {}

        record Property(Pattern.Member at, int object, String name) implements Fetch {}

        record Element(Pattern.Member at, int object, int key) implements Fetch {}

        /** The remaining properties; the run holds the keys taken before. */
        record Remaining(Pattern at, int object, int base, int count) implements Fetch {}
    }

    private void fetch(Fetch fetch, int to) {
        switch (fetch) {
            case Fetch.Next f -> fn.emit(f.at(), ITERATOR_VALUE, to, f.iterator());
            case Fetch.Rest f -> fn.emit(f.at(), ITERATOR_REST, to, f.iterator());
            case Fetch.Property f -> fn.emit(f.at(), GET_PROPERTY, to, f.object(), fn.string(f.name()), fn.pools.cache());
            case Fetch.Element f -> fn.emit(f.at(), GET_ELEMENT, to, f.object(), f.key(), fn.pools.cache());
            case Fetch.Remaining f -> {
                fn.code.emit(NEW_OBJECT, to);
                fn.emit(f.at(), COPY_DATA_PROPERTIES, to, f.object(), f.base(), f.count());
            }
        }
    }

    private void element(Pattern target, Expression initializer, Fetch fetch, Mode mode, int end) {
        int mark = fn.registers.mark();
        boolean isLeaf = target instanceof Pattern.Name || target instanceof Pattern.Target;
        Assignments.Place place = isLeaf && mode != Mode.LEXICAL ? fn.assignments.place(target, end) : null;
        int home = mode == Mode.LEXICAL && target instanceof Pattern.Name name
                ? fn.variables.initialHome(fn.variables.declared(name.name()))
                : -1;
        int value = home >= 0 && !(fetch instanceof Fetch.Remaining) ? home : fn.registers.allocate();
        fetch(fetch, value);
        if (initializer != null) {
            int present = fn.code.newLabel();
            fn.code.emit(JUMP_IF_NOT_UNDEFINED, value, present);
            boolean named = target instanceof Pattern.Name name && !name.parenthesized();
            fn.expressions.intoNamed(initializer, value, named ? FunctionName.of(((Pattern.Name) target).name()) : FunctionName.NONE);
            fn.code.place(present);
        }
        if (place != null) {
            fn.assignments.store(place, value);
        } else if (target != null && value != home) {
            target(target, value, mode);
        }
        fn.registers.release(mark);
    }

    // Arrays

    private void array(Pattern.ArrayPattern pattern, int value, Mode mode) {
        int iterator = fn.registers.allocate();
        fn.emit(pattern, GET_ITERATOR, iterator, value);
        if (cannotFail(pattern, mode)) {
            elements(pattern, iterator, mode);
            fn.emit(pattern, ITERATOR_CLOSE, iterator);
            return;
        }
        int error = fn.registers.allocate();
        Protection protection = new Protection(fn.code, fn.code.newLabel(), error);
        Control outer = fn.exits.control;
        fn.exits.control = new Control.Iteration(outer, protection, iterator, false);
        protection.open();
        elements(pattern, iterator, mode);
        protection.close();
        fn.exits.control = outer;
        fn.emit(pattern, ITERATOR_CLOSE, iterator);
        int end = fn.code.newLabel();
        fn.code.emit(JUMP, end);
        fn.iteration.closeOnError(protection, iterator, false);
        fn.code.place(end);
    }

    private void elements(Pattern.ArrayPattern pattern, int iterator, Mode mode) {
        for (Pattern.Element element : pattern.elements()) {
            element(element.target(), element.initializer(), new Fetch.Next(pattern, iterator), mode, pattern.end());
        }
        if (pattern.rest() != null) {
            element(pattern.rest(), null, new Fetch.Rest(pattern, iterator), mode, pattern.end());
        }
    }

    /** Whether nothing but the iterator itself can throw or suspend: all leaves are plain local names. */
    private boolean cannotFail(Pattern.ArrayPattern pattern, Mode mode) {
        for (Pattern.Element element : pattern.elements()) {
            if (element.initializer() != null || element.target() != null && !isPlain(element.target(), mode)) {
                return false;
            }
        }
        return pattern.rest() == null || isPlain(pattern.rest(), mode);
    }

    private boolean isPlain(Pattern target, Mode mode) {
        if (!(target instanceof Pattern.Name name) || fn.variables.lookup(name.name()).isDynamic()) {
            return false;
        }
        Binding binding = fn.variables.lookup(name.name()).binding;
        if (binding == null || binding.kind() == Binding.Kind.MEMBER) {
            return false;
        }
        return mode == Mode.LEXICAL || !binding.isConstant() && !binding.needsCheck(fn.function, name.start());
    }

    // Objects

    private void object(Pattern.ObjectPattern pattern, int value, Mode mode) {
        fn.emit(pattern, REQUIRE_OBJECT_COERCIBLE, value);
        int count = pattern.properties().size();
        int keys = pattern.rest() == null ? -1 : fn.registers.allocate(count);
        for (int i = 0; i < count; i++) {
            int mark = fn.registers.mark();
            property(pattern, pattern.properties().get(i), value, mode, keys < 0 ? -1 : keys + i);
            fn.registers.release(mark);
        }
        if (pattern.rest() != null) {
            element(pattern.rest(), null, new Fetch.Remaining(pattern, value, Math.max(keys, 0), count), mode, pattern.end());
        }
    }

    /** @param keyRegister where to keep the key for a later rest, or -1 */
    private void property(Pattern.ObjectPattern pattern, Pattern.Member member, int object, Mode mode, int keyRegister) {
        Fetch fetch;
        if (member.key() instanceof PropertyKey.Named key) {
            if (keyRegister >= 0) {
                fn.loadString(keyRegister, key.name());
            }
            fetch = new Fetch.Property(member, object, key.name());
        } else {
            int key = fn.literals.key(member.key());
            if (keyRegister >= 0) {
                fn.move(keyRegister, key);
            }
            fetch = new Fetch.Element(member, object, key);
        }
        element(member.value().target(), member.value().initializer(), fetch, mode, pattern.end());
    }
}
