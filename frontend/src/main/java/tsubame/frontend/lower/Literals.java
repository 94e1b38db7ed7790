package tsubame.frontend.lower;

import static tsubame.bytecode.Opcode.*;

import java.util.List;
import tsubame.bytecode.Opcode;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.syntax.Expression;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.Property;
import tsubame.frontend.syntax.PropertyKey;
import tsubame.frontend.syntax.TemplateElement;

/** Array, object and template literals. */
final class Literals {
    /** Longer arrays are filled one by one, so that a table of constants needs no frame of its size. */
    private static final int LONGEST_RUN = 32;

    private final FunctionCompiler fn;

    Literals(FunctionCompiler fn) {
        this.fn = fn;
    }

    // Arrays

    void array(Expression.ArrayLiteral literal, int to) {
        elements(literal.elements(), to);
    }

    /** Makes an array of elements, or of arguments. */
    void elements(List<Expression> elements, int to) {
        if (elements.isEmpty()) {
            fn.code.emit(NEW_ARRAY, to, 0);
            return;
        }
        int at = 0;
        if (!isPlain(elements, Math.min(elements.size(), LONGEST_RUN))) {
            fn.code.emit(NEW_ARRAY, to, elements.size());
        } else if (elements.size() <= LONGEST_RUN) {
            int base = fn.registers.allocate(elements.size());
            for (int i = 0; i < elements.size(); i++) {
                fn.expressions.into(elements.get(i), base + i);
            }
            fn.code.emit(NEW_ARRAY_OF, to, base, elements.size());
            return;
        } else {
            fn.code.emit(NEW_ARRAY, to, elements.size());
        }
        for (; at < elements.size(); at++) {
            element(elements.get(at), to);
        }
    }

    private static boolean isPlain(List<Expression> elements, int count) {
        for (int i = 0; i < count; i++) {
            if (elements.get(i) instanceof Expression.Spread || elements.get(i) instanceof Expression.Elision) {
                return false;
            }
        }
        return true;
    }

    private void element(Expression element, int array) {
        int mark = fn.registers.mark();
        switch (element) {
            case Expression.Elision _ -> fn.code.emit(ARRAY_PUSH_HOLE, array);
            case Expression.Spread spread -> {
                int values = fn.expressions.value(spread.argument());
                fn.emit(spread.argument(), ARRAY_SPREAD, array, values);
            }
            default -> fn.code.emit(ARRAY_PUSH, array, fn.expressions.value(element));
        }
        fn.registers.release(mark);
    }

    // Templates

    void template(Expression.TemplateLiteral literal, int to) {
        List<TemplateElement> elements = literal.elements();
        if (literal.substitutions().isEmpty()) {
            fn.loadString(to, elements.getFirst().cooked());
            return;
        }
        int mark = fn.registers.mark();
        boolean isAlone = elements.size() == 2 && elements.getFirst().cooked().isEmpty() && elements.getLast().cooked().isEmpty();
        int count = 0;
        for (int i = 0; i < elements.size(); i++) {
            String text = elements.get(i).cooked();
            if (!text.isEmpty()) {
                fn.loadString(fn.registers.allocate(), text);
                count = joined(literal, mark, count + 1);
            }
            if (i < literal.substitutions().size()) {
                Expression substitution = literal.substitutions().get(i);
                int part = fn.registers.allocate();
                fn.emit(substitution, isAlone ? TO_STRING : TO_PIECE, part, fn.expressions.value(substitution));
                fn.registers.release(part + 1);
                count = joined(literal, mark, count + 1);
            }
        }
        if (count == 1) {
            fn.move(to, mark);
        } else {
            fn.emit(literal, CONCATENATE, to, mark, count);
        }
        fn.registers.release(mark);
    }

    /** Makes one part of many, so that a long literal needs few registers; how many there are then. */
    private int joined(Expression literal, int base, int count) {
        if (count < LONGEST_RUN) {
            return count;
        }
        fn.emit(literal, CONCATENATE, base, base, count);
        fn.registers.release(base + 1);
        return 1;
    }

    // Objects

    void object(Expression.ObjectLiteral literal, int to) {
        Scope outer = fn.scope;
        int mark = fn.registers.mark();
        Scope scope = fn.compilation.tree.scope(literal);
        fn.code.emit(NEW_OBJECT, to);
        if (scope != null) {
            fn.scopes.enter(scope);
            for (var home : scope.bindings()) {
                // Methods take the home object by value, evals by cell.
                fn.code.emit(home.isCell() ? NEW_CELL_OF : MOVE, home.register, to);
            }
        }
        for (Property property : literal.properties()) {
            int inner = fn.registers.mark();
            property(property, to);
            fn.registers.release(inner);
        }
        fn.scopes.leave(outer, mark);
    }

    private void property(Property property, int object) {
        switch (property) {
            case Property.KeyValue p -> keyValue(p, object);
            case Property.PrototypeSetter p -> fn.code.emit(SET_LITERAL_PROTOTYPE, object, fn.expressions.value(p.value()));
            case Property.Method p -> method(p, object);
            case Property.SpreadProperty p ->
                    fn.emit(p.argument(), COPY_DATA_PROPERTIES, object, fn.expressions.value(p.argument()), 0, 0);
        }
    }

    private void keyValue(Property.KeyValue property, int object) {
        if (property.key() instanceof PropertyKey.Named key) {
            int value;
            if (Expressions.isAnonymousFunction(property.value())) {
                value = fn.registers.allocate();
                fn.expressions.intoNamed(property.value(), value, FunctionName.of(key.name()));
            } else {
                value = fn.expressions.value(property.value());
            }
            fn.emit(property, DEFINE_FIELD, object, fn.string(key.name()), value, fn.pools.cache());
            return;
        }
        int key = key(property.key());
        int value = fn.registers.allocate();
        fn.expressions.intoNamed(property.value(), value, FunctionName.ofKey(key));
        fn.emit(property, DEFINE_ELEMENT, object, key, value);
    }

    /** The key of a property as a value that needs no further conversion. */
    int key(PropertyKey key) {
        int register = fn.registers.allocate();
        switch (key) {
            case PropertyKey.Named k -> fn.loadString(register, k.name());
            case PropertyKey.Numeric k -> fn.loadNumber(register, k.value());
            case PropertyKey.Computed k -> {
                int value = fn.expressions.value(k.expression());
                fn.emit(k.expression(), TO_PROPERTY_KEY, register, value);
            }
            case PropertyKey.Private k -> fn.move(register, fn.variables.synthetic("#" + k.name(), k));
        }
        return register;
    }

    private void method(Property.Method property, int object) {
        int key = key(property.key());
        int function = fn.registers.allocate();
        fn.functions.closure(property.function(), function, methodName(property.key(), key, property.function().kind()));
        fn.emit(property, define(property.function().kind()), object, key, function, 1);
    }

    static Opcode define(FunctionNode.Kind kind) {
        return switch (kind) {
            case GETTER -> DEFINE_GETTER;
            case SETTER -> DEFINE_SETTER;
            default -> DEFINE_METHOD;
        };
    }

    /** The name of a method: its key, with "get " or "set " before it. */
    static FunctionName methodName(PropertyKey key, int keyRegister, FunctionNode.Kind kind) {
        int prefix = kind == FunctionNode.Kind.GETTER ? 1 : kind == FunctionNode.Kind.SETTER ? 2 : 0;
        String before = prefix == 0 ? "" : prefix == 1 ? "get " : "set ";
        return switch (key) {
            case PropertyKey.Named k -> new FunctionName(before + k.name(), -1, prefix);
            case PropertyKey.Private k -> new FunctionName(before + "#" + k.name(), -1, prefix);
            case PropertyKey.Numeric _, PropertyKey.Computed _ -> new FunctionName("", keyRegister, prefix);
        };
    }
}
