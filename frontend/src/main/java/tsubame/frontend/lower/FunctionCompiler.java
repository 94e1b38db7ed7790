package tsubame.frontend.lower;

import java.util.ArrayList;
import tsubame.bytecode.Capture;
import tsubame.bytecode.CodeBuilder;
import tsubame.bytecode.CodeReader;
import tsubame.bytecode.Constant;
import tsubame.bytecode.FunctionKind;
import tsubame.bytecode.FunctionPrototype;
import tsubame.bytecode.Handler;
import tsubame.bytecode.Hint;
import tsubame.bytecode.ModuleDescriptor;
import tsubame.bytecode.Opcode;
import tsubame.bytecode.Operand;
import tsubame.frontend.scope.Binding;
import tsubame.frontend.scope.FunctionScope;
import tsubame.frontend.scope.Scope;
import tsubame.frontend.source.IdentityTable;
import tsubame.frontend.syntax.Node;

/**
 * The state of one function being lowered, and its parts, each for a theme of the language. A part emits code into {@link #code}; values
 * move between parts in registers.
 *
 * <p>Conventions: a method {@code value(…)} answers the register where the value is, perhaps a variable's own; {@code into(…, d)} delivers
 * into register {@code d}, which it may write before it is finished, so {@code d} must not be a variable that the code may see.
 */
final class FunctionCompiler {
    private static final int CONSTANTS = 1 << 24;

    final Compilation compilation;
    final FunctionCompiler parent;
    final FunctionScope function;
    final FunctionKind kind;

    final CodeBuilder code = new CodeBuilder();
    final Pools pools = new Pools();
    final Registers registers = new Registers();
    final ArrayList<Handler> handlers = new ArrayList<>();
    final Exits exits;
    Scope scope;
    int flags;
    /** Register of the completion value of a script or eval; -1 in all other code. */
    int completion = -1;

    final Variables variables;
    final ScopeEntry scopes;
    final Expressions expressions;
    final Operators operators;
    final Conditions conditions;
    final Literals literals;
    final Chains chains;
    final Calls calls;
    final Assignments assignments;
    final Patterns patterns;
    final Statements statements;
    final Loops loops;
    final Iteration iteration;
    final TryFinally tries;
    final Disposal disposal;
    final Functions functions;
    final Generators generators;
    final Classes classes;
    final Namespaces namespaces;
    final Evals evals;

    private final IdentityTable<Binding, Binding> captured = new IdentityTable<>();

    FunctionCompiler(Compilation compilation, FunctionCompiler parent, FunctionScope function, FunctionKind kind) {
        this.compilation = compilation;
        this.parent = parent;
        this.function = function;
        this.kind = kind;
        exits = new Exits(this);
        variables = new Variables(this);
        scopes = new ScopeEntry(this);
        expressions = new Expressions(this);
        operators = new Operators(this);
        conditions = new Conditions(this);
        literals = new Literals(this);
        chains = new Chains(this);
        calls = new Calls(this);
        assignments = new Assignments(this);
        patterns = new Patterns(this);
        statements = new Statements(this);
        loops = new Loops(this);
        iteration = new Iteration(this);
        tries = new TryFinally(this);
        disposal = new Disposal(this);
        functions = new Functions(this);
        generators = new Generators(this);
        classes = new Classes(this);
        namespaces = new Namespaces(this);
        evals = new Evals(this);
    }

    boolean strict() {
        return function.strict;
    }

    int strictFlag() {
        return function.strict ? 1 : 0;
    }

    // Emission

    /** Emits an instruction that belongs to the node's stretch of source. */
    void emit(Node at, Opcode opcode, int... operands) {
        code.at(at.start(), at.end());
        code.emit(opcode, operands);
    }

    void move(int to, int from) {
        if (to != from) {
            code.emit(Opcode.MOVE, to, from);
        }
    }

    int string(String text) {
        return pools.string(text);
    }

    void loadInt(int to, int value) {
        code.emit(Opcode.LOAD_INT, to, value);
    }

    void loadString(int to, String text) {
        code.emit(Opcode.LOAD_STRING, to, string(text));
    }

    void loadNumber(int to, double value) {
        int integer = (int) value;
        if (integer == value && (integer != 0 || 1 / value > 0)) {
            code.emit(Opcode.LOAD_INT, to, integer);
        } else {
            code.emit(Opcode.LOAD_NUMBER, to, pools.number(value));
        }
    }

    /** A register that holds undefined, only to be read. */
    int undefined() {
        int constant = constant(Constant.Kind.UNDEFINED, 0, null);
        if (constant < 0) {
            constant = registers.allocate();
            code.emit(Opcode.LOAD_UNDEFINED, constant);
        }
        return constant;
    }

    /**
     * A register that holds the constant from the start, only to be read by SRC operands; -1 if the function has too many. Its number is
     * known when the frame's size is: until then it counts from {@link #CONSTANTS}.
     */
    int constant(Constant.Kind kind, double number, String text) {
        int index = pools.constant(kind, number, text);
        return index < 0 ? -1 : CONSTANTS + index;
    }

    private void placeConstants(int[] words) {
        CodeReader reader = new CodeReader(words);
        while (reader.next()) {
            for (int i = 0; i < reader.operandCount(); i++) {
                if (reader.kind(i) == Operand.SRC && reader.operand(i) >= CONSTANTS) {
                    reader.setOperand(i, reader.operand(i) + registers.frameSize() - CONSTANTS);
                }
            }
        }
    }

    void throwError(Node at, int type, String message) {
        emit(at, Opcode.THROW_ERROR, type, string(message));
    }

    // Captures

    /** The number of the capture that holds a binding of a surrounding function. */
    int capture(Binding binding) {
        captured.put(binding, binding);
        return captured.position(binding);
    }

    /** Where an inner function made here finds the binding: a register, or a capture of this function as {@code -1 - number}. */
    int place(Binding binding) {
        return binding.function() == function ? binding.register : -1 - capture(binding);
    }

    private Capture[] captures() {
        Capture[] captures = new Capture[captured.size()];
        for (int i = 0; i < captures.length; i++) {
            Binding binding = captured.at(i);
            captures[i] = new Capture(binding.name, parent == null ? binding.register : parent.place(binding));
        }
        return captures;
    }

    // The end

    /** What of a function's face does not show in its code. */
    record Face(String name, int length, int parameterCount, byte[] parameterHints, Hint returnHint, int start, int end) {}

    FunctionPrototype finish(Face face, ModuleDescriptor module) {
        int[] words = code.code();
        placeConstants(words);
        Constant[] constants = pools.constants();
        int[][] tables = pools.tables().toArray(new int[0][]);
        for (int[] table : tables) {
            for (int i = 0; i < table.length; i++) {
                table[i] = code.positionOf(table[i]);
            }
        }
        return new FunctionPrototype(
                face.name, kind, function.strict, face.length, face.parameterCount, registers.frameSize() + constants.length, constants,
                flags, words, pools.strings(), pools.numbers(), pools.functions(), pools.templates(), pools.scopes(), tables, captures(),
                handlers.toArray(new Handler[0]), pools.caches(), code.positions(), face.parameterHints, face.returnHint, module,
                compilation.source, face.start, face.end, -1);
    }
}
