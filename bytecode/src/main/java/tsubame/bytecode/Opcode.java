package tsubame.bytecode;

import static tsubame.bytecode.Operand.*;

/**
 * The one table of opcodes: a row is name, what it does, and its operands in order. Encoder, reader, disassembler, the
 * interpreter's dispatch and {@code docs/opcodes.md} derive from it.
 *
 * <p>Notation in the documentation: {@code d} is the DST register, {@code a b c} are SRC registers in order, {@code n} a
 * name, {@code →} a jump, ∅ the hole (an uninitialised binding or an absent array element). An opcode whose row says
 * "throws" may run user code unless it says otherwise. JavaScript's meaning of each opcode is one static method of
 * {@code tsubame.runtime}; opcodes that only move values or control live in the dispatch loop itself.
 *
 * <p>Section numbers are those of ECMA-262. Ordinals are the encoding: they are private to one build of Tsubame. After a change
 * of the table, {@code OpSource} of the tests rewrites the constants {@link Op}.
 */
public enum Opcode {
    // ---- moves and constants
    MOVE("d ← a", DST, SRC),
    LOAD_UNDEFINED("d ← undefined", DST),
    LOAD_NULL("d ← null", DST),
    LOAD_TRUE("d ← true", DST),
    LOAD_FALSE("d ← false", DST),
    LOAD_HOLE("d ← ∅: the binding enters its temporal dead zone", DST),
    LOAD_INT("d ← the integer", DST, INT),
    LOAD_NUMBER("d ← the number", DST, NUMBER),
    LOAD_STRING("d ← the string", DST, STRING),
    LOAD_BIGINT("d ← the BigInt whose literal text (without n) is the string", DST, STRING),
    NEW_REGEXP("d ← new RegExp object of pattern and flags", DST, STRING, STRING),
    NEW_TEMPLATE("d ← the template object of this site, made once per realm (§13.2.8.4)", DST, TEMPLATE),

    // ---- the frame
    LOAD_THIS("d ← this, as passed", DST),
    LOAD_THIS_SLOPPY("d ← this of a sloppy function: undefined and null become globalThis, primitives are wrapped", DST),
    LOAD_CALLEE("d ← the active function object", DST),
    LOAD_NEW_TARGET("d ← new.target, undefined for a call", DST),
    CREATE_ARGUMENTS("d ← unmapped arguments object (§10.4.4.6)", DST),
    CREATE_MAPPED_ARGUMENTS("d ← mapped arguments object; the run holds the parameters' cells, ∅ for one not mapped (§10.4.4.7)", DST, BASE, COUNT),
    LOAD_REST("d ← array of the arguments from the given index on", DST, INT),

    // ---- bindings
    CHECK_INITIALIZED("throws ReferenceError naming n if a is ∅", SRC, STRING),
    NEW_CELL("d ← new cell holding ∅", DST),
    NEW_CELL_OF("d ← new cell holding a", DST, SRC),
    LOAD_CELL("d ← content of the cell", DST, CELL),
    LOAD_CELL_CHECKED("d ← content of the cell; throws ReferenceError naming n if ∅", DST, CELL, STRING),
    STORE_CELL("content of the cell ← a", CELL, SRC),
    STORE_CELL_CHECKED("content of the cell ← a; throws ReferenceError naming n if it is ∅", CELL, SRC, STRING),
    LOAD_CAPTURE("d ← the capture itself, a cell or a value copied at closure creation", DST, CAPTURE),
    LOAD_CAPTURED("d ← content of the captured cell", DST, CAPTURE),
    LOAD_CAPTURED_CHECKED("d ← content of the captured cell; throws ReferenceError naming n if ∅", DST, CAPTURE, STRING),
    STORE_CAPTURED("content of the captured cell ← a", CAPTURE, SRC),
    STORE_CAPTURED_CHECKED("content of the captured cell ← a; throws ReferenceError naming n if it is ∅", CAPTURE, SRC, STRING),
    THROW_CONSTANT_ASSIGNMENT("throws TypeError: assignment to constant n", STRING),
    BIND_THIS("cell ← a; throws ReferenceError if the cell is not ∅ (super called twice)", CELL, SRC),

    // ---- global bindings (§9.1.1.4)
    LOAD_GLOBAL("d ← global n; throws ReferenceError if unresolvable or ∅", DST, STRING, CACHE),
    LOAD_GLOBAL_OR_UNDEFINED("d ← global n, undefined if unresolvable (typeof); throws ReferenceError if ∅", DST, STRING, CACHE),
    RESOLVE_GLOBAL("d ← whether global n exists now, for a later STORE_GLOBAL_STRICT", DST, STRING),
    STORE_GLOBAL("global n ← a, sloppy: created if absent", STRING, SRC, CACHE),
    STORE_GLOBAL_STRICT("global n ← a; throws ReferenceError if b, the earlier RESOLVE_GLOBAL, is false", STRING, SRC, SRC, CACHE),
    DELETE_GLOBAL("d ← delete n, n being no local", DST, STRING),
    DECLARE_GLOBALS("GlobalDeclarationInstantiation's checks, lexical and var bindings, before any code of the script or global eval (§16.1.7, §19.2.1.3)", SCOPE),
    DECLARE_GLOBAL_FUNCTION("global function n ← a (§9.1.1.4.18); FLAG: deletable, as in eval", STRING, SRC, FLAG),
    INITIALIZE_GLOBAL_LEXICAL("script-level let, const or class n ← a, its first value", STRING, SRC),

    // ---- with statements and eval-introduced variables: scopes that are objects
    NEW_EVAL_SCOPE("d ← empty scope that receives the var declarations of sloppy direct evals", DST),
    NEW_WITH_SCOPE("d ← scope over ToObject(a)", DST, SRC),
    DYNAMIC_HAS("d ← whether scope a has binding n, @@unscopables honoured (§9.1.1.2.1)", DST, SRC, STRING),
    DYNAMIC_LOAD("d ← binding n of scope a; FLAG: strict", DST, SRC, STRING, FLAG),
    DYNAMIC_STORE("binding n of scope a ← b; FLAG: strict", SRC, STRING, SRC, FLAG),
    DYNAMIC_DELETE("d ← delete binding n of scope a", DST, SRC, STRING),
    DYNAMIC_THIS("d ← this for a call through scope a: the with object, or undefined", DST, SRC),
    DECLARE_EVAL_VAR("var or function n in scope a: created undefined if absent; b, unless ∅, becomes its value", SRC, STRING, SRC),
    CALL_EVAL_SPREAD("as CALL_EVAL, with the elements of b, a literal's array, as arguments", DST, SRC, SRC, SCOPE, FLAG),
    CALL_EVAL("d ← a(run): direct eval in the given scope if a is %eval%, else a call with this undefined; FLAG: strict caller",
            DST, SRC, BASE, COUNT, SCOPE, FLAG),

    // ---- properties
    GET_PROPERTY("d ← a.n", DST, SRC, STRING, CACHE),
    GET_LENGTH("d ← a.n, where n is length: what linking makes of GET_PROPERTY", DST, SRC, STRING, CACHE),
    SET_PROPERTY("a.n ← b; FLAG: strict", SRC, STRING, SRC, FLAG, CACHE),
    GET_ELEMENT("d ← a[b]", DST, SRC, SRC, CACHE),
    SET_ELEMENT("a[b] ← c; FLAG: strict", SRC, SRC, SRC, FLAG, CACHE),
    DELETE_PROPERTY("d ← delete a.n; FLAG: strict", DST, SRC, STRING, FLAG),
    DELETE_ELEMENT("d ← delete a[b]; FLAG: strict", DST, SRC, SRC, FLAG),
    GET_PROTOTYPE("d ← a.[[GetPrototypeOf]](): the base of super properties of home object a, or the constructor that super(…) calls",
            DST, SRC),
    GET_SUPER("d ← a[c] with receiver b, where a is the base made by GET_PROTOTYPE: TypeError if null, then ToPropertyKey(c)",
            DST, SRC, SRC, SRC),
    SET_SUPER("a[c] ← value with receiver b, base a as in GET_SUPER; last SRC the value; FLAG: strict", SRC, SRC, SRC, SRC, FLAG),
    NEW_PRIVATE_NAME("d ← new private name, described by the string without #", DST, STRING),
    GET_PRIVATE("d ← a.#b", DST, SRC, SRC, CACHE),
    SET_PRIVATE("a.#b ← c", SRC, SRC, SRC, CACHE),
    HAS_PRIVATE("d ← #b in a", DST, SRC, SRC),
    DEFINE_PRIVATE_FIELD("adds private field b with value c to a; TypeError if present", SRC, SRC, SRC),
    DEFINE_PRIVATE_METHOD("adds private method b, function c, to a", SRC, SRC, SRC),
    DEFINE_PRIVATE_ACCESSOR("adds private accessor b to a: getter c, setter in the last SRC, undefined if absent", SRC, SRC, SRC, SRC),

    // ---- object and array literals, class members
    NEW_OBJECT("d ← {}", DST),
    NEW_ARRAY("d ← [] with room for INT elements", DST, INT),
    NEW_ARRAY_OF("d ← array of the run", DST, BASE, COUNT),
    ARRAY_PUSH("appends b to the array a (literal under construction)", SRC, SRC),
    ARRAY_PUSH_HOLE("lengthens the array a by a hole", SRC),
    ARRAY_SPREAD("appends all values of iterable b to the array a", SRC, SRC),
    TO_PROPERTY_KEY("d ← ToPropertyKey(a) as a string, symbol or number value", DST, SRC),
    TO_ELEMENT_KEY("d ← ToPropertyKey(b) as a string, symbol or number value, for a[b] op= …; first TypeError if a is undefined or null",
            DST, SRC, SRC),
    DEFINE_FIELD("CreateDataPropertyOrThrow(a, n, b)", SRC, STRING, SRC, CACHE),
    DEFINE_ELEMENT("CreateDataPropertyOrThrow(a, key b, c)", SRC, SRC, SRC),
    DEFINE_METHOD("method: own property key b of a ← function c; FLAG: enumerable", SRC, SRC, SRC, FLAG),
    DEFINE_GETTER("getter of own property key b of a ← function c; FLAG: enumerable", SRC, SRC, SRC, FLAG),
    DEFINE_SETTER("setter of own property key b of a ← function c; FLAG: enumerable", SRC, SRC, SRC, FLAG),
    SET_LITERAL_PROTOTYPE("__proto__: b in a literal: sets a's prototype if b is an object or null", SRC, SRC),
    COPY_DATA_PROPERTIES("CopyDataProperties(a, b, the run's keys excluded)", SRC, SRC, BASE, COUNT),
    SET_FUNCTION_NAME("SetFunctionName(a, key b); INT 0 plain, 1 get, 2 set", SRC, SRC, INT),

    // ---- functions and classes
    NEW_CLOSURE("d ← function object; captures are taken as the prototype's table says", DST, FUNCTION),
    NEW_CLASS("d ← constructor of FUNCTION, second DST ← its prototype object; a is the heritage, ∅ without extends",
            DST, DST, FUNCTION, SRC),
    SET_FIELD_INITIALIZER("constructor a runs function b on each new instance", SRC, SRC),
    INITIALIZE_FIELDS("runs the field initialiser, if any, of constructor b on instance a; emitted after super(…) and at the start of base constructors", SRC, SRC),

    // ---- decorators
    NEW_INITIALIZERS("d ← empty list of functions that decorators add", DST),
    DECORATE("d ← what decorators make of a; the run holds pairs (function, receiver), called last to first. b is the key, a private name too, "
            + "or a class's name; c the list that addInitializer adds to; the next SRC the list of initialisers that decorators of fields and "
            + "accessors give; the last SRC the metadata object. INT: 0 class, 1 method, 2 getter, 3 setter, 4 field (a is undefined), "
            + "5 accessor (a is an object with get and set, updated in place); + 8 static",
        DST, SRC, SRC, SRC, SRC, SRC, INT, BASE, COUNT),
    DECORATE_LEGACY("TypeScript's older decorators: d ← what they make of class a, or undefined for its member b. INT: 0 class, 1 method or "
            + "accessor, 2 field. The run holds pairs, applied last to first: (decorator, undefined), (decorator of a parameter, its number), "
            + "(key of metadata, its value)",
        DST, SRC, SRC, INT, BASE, COUNT),
    NEW_METADATA("d ← metadata object of a class with heritage a, ∅ without extends", DST, SRC),
    DEFINE_METADATA("class a's metadata object ← b", SRC, SRC),
    RUN_INITIALIZERS("d ← c passed through the functions of list a, called with this b; FLAG: they get no argument, results are ignored",
        DST, SRC, SRC, SRC, FLAG),

    // ---- calls; the position table's span of a call is its callee's source text, quoted in "… is not a function"
    CALL("d ← a(run) with this b", DST, SRC, SRC, BASE, COUNT),
    CALL_FUNCTION("d ← a(run) with this undefined", DST, SRC, BASE, COUNT),
    CALL_SPREAD("d ← a(...c) with this b; c is a literal's array", DST, SRC, SRC, SRC),
    CONSTRUCT("d ← new a(run) with new.target b", DST, SRC, SRC, BASE, COUNT),
    CONSTRUCT_SPREAD("d ← new a(...c) with new.target b; c is a literal's array", DST, SRC, SRC, SRC),
    CHECK_DERIVED_RESULT("d ← what a derived constructor returns: a if object; b, its this, if a is undefined and b not ∅; else throws",
            DST, SRC, SRC),
    RETURN("returns a", SRC),
    IMPORT_CALL("d ← promise of import(a, options b, undefined if absent); INT: ordinal of the ImportPhase", DST, SRC, SRC, INT),
    IMPORT_META("d ← import.meta", DST),

    // ---- operators
    ADD("d ← a + b", DST, SRC, SRC),
    SUBTRACT("d ← a - b", DST, SRC, SRC),
    MULTIPLY("d ← a * b", DST, SRC, SRC),
    DIVIDE("d ← a / b", DST, SRC, SRC),
    REMAINDER("d ← a % b", DST, SRC, SRC),
    EXPONENTIATE("d ← a ** b", DST, SRC, SRC),
    BIT_AND("d ← a & b", DST, SRC, SRC),
    BIT_OR("d ← a | b", DST, SRC, SRC),
    BIT_XOR("d ← a ^ b", DST, SRC, SRC),
    SHIFT_LEFT("d ← a << b", DST, SRC, SRC),
    SHIFT_RIGHT("d ← a >> b", DST, SRC, SRC),
    SHIFT_RIGHT_UNSIGNED("d ← a >>> b", DST, SRC, SRC),
    EQUAL("d ← a == b", DST, SRC, SRC),
    NOT_EQUAL("d ← a != b", DST, SRC, SRC),
    STRICT_EQUAL("d ← a === b", DST, SRC, SRC),
    STRICT_NOT_EQUAL("d ← a !== b", DST, SRC, SRC),
    LESS("d ← a < b", DST, SRC, SRC),
    LESS_EQUAL("d ← a <= b", DST, SRC, SRC),
    GREATER("d ← a > b", DST, SRC, SRC),
    GREATER_EQUAL("d ← a >= b", DST, SRC, SRC),
    INSTANCE_OF("d ← a instanceof b", DST, SRC, SRC),
    IN("d ← a in b", DST, SRC, SRC),
    NEGATE("d ← -a", DST, SRC),
    BIT_NOT("d ← ~a", DST, SRC),
    NOT("d ← !a", DST, SRC),
    TYPEOF("d ← typeof a", DST, SRC),
    TO_NUMBER("d ← +a", DST, SRC),
    TO_NUMERIC("d ← ToNumeric(a)", DST, SRC),
    INCREMENT("d ← a + 1, a numeric or anything (ToNumeric is applied)", DST, SRC),
    DECREMENT("d ← a - 1, a numeric or anything (ToNumeric is applied)", DST, SRC),
    TO_STRING("d ← ToString(a): template literals", DST, SRC),
    TO_PIECE("d ← a if it is an integer in [0, 2^31), else ToString(a): a piece for CONCATENATE", DST, SRC),
    CONCATENATE("d ← the texts of a run of pieces, strings and integers in [0, 2^31), in a row: template literals", DST, BASE, COUNT),
    REQUIRE_OBJECT_COERCIBLE("throws TypeError if a is undefined or null: destructuring", SRC),
    REQUIRE_OBJECT("throws TypeError if a is no object; the string says what it is", SRC, STRING),

    // ---- control
    JUMP("→", TARGET),
    JUMP_IF_TRUE("→ if ToBoolean(a)", SRC, TARGET),
    JUMP_IF_FALSE("→ unless ToBoolean(a)", SRC, TARGET),
    JUMP_IF_NULLISH("→ if a is undefined or null", SRC, TARGET),
    JUMP_IF_NOT_NULLISH("→ unless a is undefined or null", SRC, TARGET),
    JUMP_IF_UNDEFINED("→ if a is undefined", SRC, TARGET),
    JUMP_IF_NOT_UNDEFINED("→ unless a is undefined", SRC, TARGET),
    JUMP_IF_HOLE("→ if a is ∅", SRC, TARGET),
    JUMP_IF_LESS("→ if a < b", SRC, SRC, TARGET),
    JUMP_IF_NOT_LESS("→ unless a < b", SRC, SRC, TARGET),
    JUMP_IF_LESS_EQUAL("→ if a <= b", SRC, SRC, TARGET),
    JUMP_IF_NOT_LESS_EQUAL("→ unless a <= b", SRC, SRC, TARGET),
    JUMP_IF_GREATER("→ if a > b", SRC, SRC, TARGET),
    JUMP_IF_NOT_GREATER("→ unless a > b", SRC, SRC, TARGET),
    JUMP_IF_GREATER_EQUAL("→ if a >= b", SRC, SRC, TARGET),
    JUMP_IF_NOT_GREATER_EQUAL("→ unless a >= b", SRC, SRC, TARGET),
    JUMP_IF_STRICT_EQUAL("→ if a === b", SRC, SRC, TARGET),
    JUMP_IF_STRICT_NOT_EQUAL("→ if a !== b", SRC, SRC, TARGET),
    JUMP_TABLE("→ entry number a of the table, a an integer made by LOAD_INT (finally's exits)", SRC, JUMPS),
    THROW("throws a", SRC),
    THROW_ERROR("throws a new error: INT 0 TypeError, 1 ReferenceError, 2 SyntaxError; the string its message", INT, STRING),
    DEBUGGER("nothing"),

    // ---- iteration; an iterator register holds the runtime's iterator record (iterator, next, done)
    GET_ITERATOR("d ← iterator record of a (§7.4.3 sync)", DST, SRC),
    GET_ASYNC_ITERATOR("d ← iterator record of a (§7.4.3 async)", DST, SRC),
    ITERATOR_STEP("d ← next value of record a; → when it is done", DST, SRC, TARGET),
    ITERATOR_VALUE("d ← next value of record a, undefined when it is done: array patterns", DST, SRC),
    ITERATOR_REST("d ← array of the remaining values of record a", DST, SRC),
    ITERATOR_CLOSE("IteratorClose(a, normal completion): marks a done, calls return, whose result must be an object; nothing if a is done", SRC),
    ITERATOR_CLOSE_QUIET("IteratorClose(a, throw completion): marks a done, calls return, errors swallowed; nothing if a is done", SRC),
    ITERATOR_NEXT("d ← result of calling next of record a with b, without argument if b is ∅, not looked into (async iteration, yield*)", DST, SRC, SRC),
    ITERATOR_COMPLETE("d ← value of result object b, for record a; → if it is done, d then being its value; throws if b is no object",
            DST, SRC, SRC, TARGET),
    ITERATOR_METHOD("d ← method of record a's iterator: INT 0 return, 1 throw; undefined if absent", DST, SRC, INT),
    ITERATOR_OBJECT("d ← the iterator object of record a", DST, SRC),
    ITERATOR_FINISH("marks record a done, so that no close calls return", SRC),
    FOR_IN_START("d ← enumeration of the keys of a, empty for undefined and null (§14.7.5.9)", DST, SRC),
    FOR_IN_NEXT("d ← next key of enumeration a still present; → when there is none", DST, SRC, TARGET),

    // ---- suspension
    GENERATOR_START("suspends before the body of a generator; the call returns the generator object. In a module: end of instantiation"),
    YIELD("suspends with a; resumed by next(v): d ← v; by throw(e): throws e; by return(v): d ← v and →", DST, SRC, TARGET),
    YIELD_RAW("suspends with a; d ← resumption value, second DST ← mode: 0 next, 1 throw, 2 return; FLAG: a is a result object handed out as it is",
            DST, DST, SRC, FLAG),
    AWAIT("suspends until a settles; d ← its value, or its reason is thrown", DST, SRC),

    // ---- explicit resource management
    NEW_DISPOSAL("d ← empty list of resources to dispose", DST),
    ADD_DISPOSABLE("adds resource b to list a; FLAG: await using", SRC, SRC, FLAG),
    DISPOSE_NEXT("disposes resources of list a, last first, until one must be awaited: d ← what to await; → when none is left",
            DST, SRC, TARGET),
    DISPOSE_FAILED("notes that disposal or the body threw b: list a's pending error becomes b or SuppressedError(b, pending)", SRC, SRC),
    DISPOSE_END("throws the pending error of list a, if any", SRC),

    // ---- pairs: linking writes them over the first instruction of two that follow each other; the second stays where it is
    THIS_GET_PROPERTY("LOAD_THIS, then GET_PROPERTY", DST),
    GET_PROPERTY_GET_PROPERTY("GET_PROPERTY, then GET_PROPERTY", DST, SRC, STRING, CACHE),
    GET_PROPERTY_MOVE("GET_PROPERTY, then MOVE", DST, SRC, STRING, CACHE),
    GET_PROPERTY_JUMP_IF_STRICT_NOT_EQUAL("GET_PROPERTY, then JUMP_IF_STRICT_NOT_EQUAL", DST, SRC, STRING, CACHE),
    MOVE_MOVE("MOVE, then MOVE", DST, SRC),
    MULTIPLY_ADD("MULTIPLY, then ADD", DST, SRC, SRC),
    MULTIPLY_MULTIPLY("MULTIPLY, then MULTIPLY", DST, SRC, SRC),
    ADD_JUMP_IF_LESS("ADD, then JUMP_IF_LESS", DST, SRC, SRC),
    ADD_JUMP_IF_LESS_EQUAL("ADD, then JUMP_IF_LESS_EQUAL", DST, SRC, SRC);

    private final String documentation;
    private final Operand[] operands;

    Opcode(String documentation, Operand... operands) {
        this.documentation = documentation;
        this.operands = operands;
    }

    /** What the instruction does, in the notation of the table. */
    public String documentation() {
        return documentation;
    }

    public int operandCount() {
        return operands.length;
    }

    public Operand operand(int index) {
        return operands[index];
    }

    /** Words that the instruction takes: the opcode and its operands. */
    public int size() {
        return 1 + operands.length;
    }

    private static final Opcode[] BY_CODE = values();

    /** The opcode that the word {@code code} encodes. */
    public static Opcode of(int code) {
        return BY_CODE[code];
    }

    public static int count() {
        return BY_CODE.length;
    }

    /** A hash of the names and sizes in order, by which {@link Op} is checked to be of this table. */
    public static int fingerprint() {
        int hash = 0;
        for (Opcode opcode : BY_CODE) {
            String name = opcode.name();
            for (int i = 0; i < name.length(); i++) {
                hash = 31 * hash + name.charAt(i);
            }
            hash = 31 * hash + opcode.operands.length;
        }
        return hash;
    }
}
