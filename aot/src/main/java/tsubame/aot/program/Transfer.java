package tsubame.aot.program;

import static tsubame.aot.program.AbstractValue.*;

import tsubame.bytecode.Constant;

/** What instructions give that depends on their operands alone: one row for each opcode, in the sense of ECMA-262. */
final class Transfer {
    private static final AbstractValue INTERNALS = of(INTERNAL);
    private static final AbstractValue STRING_LENGTH = integer(0, Integer.MAX_VALUE);
    private static final AbstractValue ARRAY_LENGTH = integer(0, 0xFFFF_FFFFL);

    private Transfer() {}

    static AbstractValue constant(Constant constant) {
        return switch (constant.kind()) {
            case UNDEFINED -> VOID;
            case NULL -> of(NULL);
            case TRUE, FALSE -> TRUTH;
            case NUMBER -> number(constant.number());
            case STRING -> TEXT;
        };
    }

    /**
     * The value that the instruction writes to its first DST register, for instructions whose meaning does not depend on other functions
     * or variables; ANY for all the others.
     */
    static AbstractValue result(Unit unit, Instruction i, AbstractValue[] r) {
        return switch (i.opcode()) {
            case MOVE -> r[i.b()];
            case LOAD_UNDEFINED -> VOID;
            case LOAD_NULL -> of(NULL);
            case LOAD_TRUE, LOAD_FALSE -> TRUTH;
            case LOAD_HOLE -> of(HOLE);
            case LOAD_INT -> number(i.b());
            case LOAD_NUMBER -> number(unit.prototype.numbers()[i.b()]);
            case LOAD_STRING, TO_STRING, CONCATENATE, TYPEOF -> TEXT;
            case TO_PIECE -> isPiece(r[i.b()]) ? r[i.b()] : of(STRING | DOUBLE);
            case LOAD_BIGINT -> of(BIGINT);
            case NEW_ARRAY, NEW_ARRAY_OF, LOAD_REST, ITERATOR_REST -> of(ARRAY);
            case NEW_OBJECT, NEW_REGEXP, NEW_TEMPLATE, CREATE_ARGUMENTS, CREATE_MAPPED_ARGUMENTS, IMPORT_META -> of(OBJECT);
            case NEW_CELL, NEW_CELL_OF, GET_ITERATOR, GET_ASYNC_ITERATOR, FOR_IN_START, NEW_PRIVATE_NAME, NEW_INITIALIZERS, NEW_DISPOSAL,
                    NEW_EVAL_SCOPE, NEW_WITH_SCOPE -> INTERNALS;
            case GET_PROPERTY -> property(unit.prototype.strings()[i.c()], r[i.b()]);
            case ADD -> add(r[i.b()], r[i.c()]);
            case SUBTRACT, MULTIPLY, DIVIDE, REMAINDER, EXPONENTIATE -> arithmetic(i, r[i.b()], r[i.c()]);
            case BIT_AND, BIT_OR, BIT_XOR, SHIFT_LEFT, SHIFT_RIGHT, SHIFT_RIGHT_UNSIGNED -> bits(i, r[i.b()], r[i.c()]);
            case NEGATE -> r[i.b()].is(NUMBER) ? Ranges.negate(r[i.b()]) : numeric(r[i.b()]);
            case BIT_NOT -> r[i.b()].is(PLAIN) ? INT32 : of(DOUBLE | BIGINT);
            case INCREMENT -> r[i.b()].is(NUMBER) ? Ranges.add(r[i.b()], integer(1, 1)) : numeric(r[i.b()]);
            case DECREMENT -> r[i.b()].is(NUMBER) ? Ranges.subtract(r[i.b()], integer(1, 1)) : numeric(r[i.b()]);
            case TO_NUMERIC -> r[i.b()].is(NUMBER) ? r[i.b()] : numeric(r[i.b()]);
            case TO_NUMBER -> r[i.b()].is(NUMBER) ? r[i.b()] : REAL;
            case EQUAL, NOT_EQUAL, STRICT_EQUAL, STRICT_NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL, INSTANCE_OF, IN, NOT, HAS_PRIVATE,
                    RESOLVE_GLOBAL, DELETE_PROPERTY, DELETE_ELEMENT, DELETE_GLOBAL, DYNAMIC_HAS, DYNAMIC_DELETE -> TRUTH;
            case TO_PROPERTY_KEY -> key(r[i.b()]);
            case TO_ELEMENT_KEY -> key(r[i.c()]);
            case DECORATE, DECORATE_LEGACY, NEW_METADATA, RUN_INITIALIZERS -> ANYTHING;
            case ITERATOR_OBJECT -> of(OBJECT | ARRAY | FUNCTION);
            default -> ANY;
        };
    }

    private static AbstractValue key(AbstractValue a) {
        return a.is(NUMBER | STRING) ? a : of(DOUBLE | STRING | SYMBOL);
    }

    /** What a property of that name of such a value is. */
    static AbstractValue property(String name, AbstractValue base) {
        if (name.equals("length")) {
            return base.is(STRING) ? STRING_LENGTH : base.is(ARRAY) ? ARRAY_LENGTH : base.is(STRING | ARRAY) ? ARRAY_LENGTH : ANY;
        }
        return ANY;
    }

    private static AbstractValue add(AbstractValue a, AbstractValue b) {
        if (a.is(NUMBER) && b.is(NUMBER)) {
            return Ranges.add(a, b);
        }
        int primitive = PLAIN | BIGINT;
        if (a.is(STRING) && b.is(primitive) || b.is(STRING) && a.is(primitive)) {
            return TEXT;
        }
        int kinds = 0;
        if (a.may(STRING | OBJECTS) || b.may(STRING | OBJECTS)) {
            kinds |= STRING;
        }
        if (!a.is(STRING) && !b.is(STRING)) {
            kinds |= DOUBLE;
        }
        if (a.may(BIGINT | OBJECTS) && b.may(BIGINT | OBJECTS)) {
            kinds |= BIGINT;
        }
        return of(kinds == 0 ? STRING : kinds);
    }

    private static boolean mayBeBig(AbstractValue a) {
        return a.may(BIGINT | OBJECTS);
    }

    /** Number or big integer: big only if it may be, or become by conversion, big. */
    /** Whether it is a string, or an integer in [0, 2^31), for sure. */
    static boolean isPiece(AbstractValue a) {
        return a.is(STRING) || a.is(INTEGER) && a.low() >= 0 && a.high() <= Integer.MAX_VALUE;
    }

    private static AbstractValue numeric(AbstractValue a) {
        return mayBeBig(a) ? NUMERIC : REAL;
    }

    private static AbstractValue arithmetic(Instruction i, AbstractValue a, AbstractValue b) {
        if (a.is(NUMBER) && b.is(NUMBER)) {
            return switch (i.opcode()) {
                case SUBTRACT -> Ranges.subtract(a, b);
                case MULTIPLY -> Ranges.multiply(a, b);
                case REMAINDER -> Ranges.remainder(a, b);
                default -> REAL;
            };
        }
        return mayBeBig(a) && mayBeBig(b) ? NUMERIC : REAL; // of a big integer and a number there is no result
    }

    private static AbstractValue bits(Instruction i, AbstractValue a, AbstractValue b) {
        if (mayBeBig(a) && mayBeBig(b)) {
            return NUMERIC;
        }
        return switch (i.opcode()) {
            case BIT_AND -> Ranges.and(a, b);
            case BIT_OR -> Ranges.or(a, b);
            case SHIFT_LEFT -> Ranges.shiftLeft(a, b);
            case SHIFT_RIGHT -> Ranges.shiftRight(a, b);
            case SHIFT_RIGHT_UNSIGNED -> Ranges.shiftRightUnsigned(a, b);
            default -> INT32;
        };
    }

    /** What a sum of small whole numbers is guessed to be, small too, as products and shifts are not; null where an instruction gives no such sum. */
    static AbstractValue smallSum(Instruction i, AbstractValue[] r) {
        return switch (i.opcode()) {
            case ADD -> r[i.b()].isInt32() && r[i.c()].isInt32() ? small(r[i.b()].low() >= 0 && r[i.c()].low() >= 0) : null;
            case SUBTRACT -> r[i.b()].isInt32() && r[i.c()].isInt32() ? INT32 : null;
            case INCREMENT -> r[i.b()].isInt32() ? small(r[i.b()].low() >= -1) : null;
            case DECREMENT -> r[i.b()].isInt32() ? INT32 : null;
            default -> null;
        };
    }

    private static AbstractValue small(boolean isNatural) {
        return isNatural ? integer(0, Integer.MAX_VALUE) : INT32;
    }
}
