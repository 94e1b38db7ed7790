package tsubame.frontend.scope;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tsubame.frontend.source.Located;

/**
 * One name in one {@link Scope}, and what the program does with it: who captures it, where it is assigned, whether it may be seen before it
 * is initialised. From these facts follows where it lives: in a register, or in a cell that a register holds.
 *
 * <p>Facts are complete once the scope analysis has ended. {@link #register} alone belongs to the lowering: the register of the owning
 * function's frame that holds the value or the cell at the moment, or, for bindings that come from outside (the caller of an eval, the
 * linker of a module), their place there.
 */
public final class Binding implements Located {

    public enum Kind {
        VAR, LET, CONST, CLASS, FUNCTION, PARAMETER,
        /** The only name of a catch clause without pattern: a var of the same name may pass it. */
        CATCH_PARAMETER,
        /** The name of a function expression, seen by the function itself. */
        FUNCTION_NAME,
        IMPORT, ARGUMENTS, ENUM, NAMESPACE,
        /** An exported name in a namespace, or a member in its enum: a property of {@link #object}. */
        MEMBER,
        PRIVATE_NAME,
        /** What no program can name: {@code this}, home objects, with objects, computed keys… The name begins with %. */
        SYNTHETIC;

        boolean isLexical() {
            return this == LET || this == CONST || this == CLASS || this == IMPORT;
        }
    }

    private static final int[] NOWHERE = {};

    public final String name;
    public final Scope scope;
    /** Where it is declared, for diagnostics. */
    public final int start;
    public final int end;
    /** The object that a {@link Kind#MEMBER} is a property of. */
    public final Binding object;
    public int register = -1;
    /** The module exports it, or it is imported: the linker makes its cell. */
    public boolean linked;

    Kind kind;
    boolean used;
    /** The names by which members of it are read, as far as uses are nothing else; null where they are, or for no imports. */
    private List<String> members;
    boolean captured;
    /** Some closure is made before the binding is surely initialised. */
    boolean capturedEarly;
    /** Some use may come before the initialisation. */
    boolean checked;
    boolean forcedCell;
    /** From here to there (source positions, in the owning function) it is initialised for sure. */
    int safeFrom;
    int safeTo = Integer.MAX_VALUE;

    private int[] assignments = NOWHERE;
    private int assignmentCount;
    private boolean sorted;

    Binding(String name, Kind kind, Scope scope, int start, int end, Binding object) {
        this.name = name;
        this.kind = kind;
        this.scope = scope;
        this.start = start;
        this.end = end;
        this.object = object;
        members = kind == Kind.IMPORT ? new ArrayList<>() : null;
    }

    @Override
    public int start() {
        return start;
    }

    @Override
    public int end() {
        return end;
    }

    public Kind kind() {
        return kind;
    }

    public FunctionScope function() {
        return scope.function;
    }

    /** Whether any value of it is used; imports that are not are types. */
    public boolean isUsed() {
        return used;
    }

    /** The names of the members that are read, if nothing else is done with it; else null. */
    public List<String> membersRead() {
        return members;
    }

    /** Notes that a member is read, or with null, that it is used in another way. */
    void read(String member) {
        if (member == null) {
            members = null;
        } else if (members != null) {
            members.add(member);
        }
    }

    /** Whether another function than its own uses it. */
    public boolean isCaptured() {
        return captured;
    }

    public boolean isConstant() {
        return kind == Kind.CONST || kind == Kind.IMPORT || kind == Kind.FUNCTION_NAME || kind == Kind.SYNTHETIC;
    }

    /** Whether closures share it by reference. If not, they copy the value of a captured binding. */
    public boolean isCell() {
        return forcedCell || linked || captured && (kind == Kind.VAR || assignmentCount > 0 || capturedEarly);
    }

    /** Whether the scope's entry must mark it uninitialised, because some use tests for that. */
    public boolean isChecked() {
        return checked;
    }

    public boolean isAssigned() {
        return assignmentCount > 0;
    }

    /** Whether code of the owning function between the two source positions assigns to it. */
    public boolean isAssignedWithin(int from, int to) {
        if (!sorted) {
            Arrays.sort(assignments, 0, assignmentCount);
            sorted = true;
        }
        int first = Arrays.binarySearch(assignments, 0, assignmentCount, from);
        int next = first >= 0 ? first : -1 - first;
        return next < assignmentCount && assignments[next] < to;
    }

    /** Whether a use at {@code position} of function {@code from} may find it uninitialised. */
    public boolean needsCheck(FunctionScope from, int position) {
        return hasDeadZone() && !isSafeAt(from == function() ? position : from.creationInside(function()));
    }

    boolean hasDeadZone() {
        return kind.isLexical() || kind == Kind.PARAMETER && safeFrom > 0 || kind == Kind.SYNTHETIC && safeFrom == Integer.MAX_VALUE;
    }

    private boolean isSafeAt(int position) {
        return position >= safeFrom && position < safeTo;
    }

    /** Notes a use (or, with {@code write}, an assignment) at {@code position} of function {@code from}. */
    void use(FunctionScope from, int position, boolean write) {
        used = true;
        if (from != function()) {
            captured = true;
            position = from.creationInside(function());
            capturedEarly |= !isSafeAt(position);
        }
        checked |= hasDeadZone() && !isSafeAt(position);
        if (write) {
            assign(position);
        }
    }

    void assign(int position) {
        if (assignmentCount == assignments.length) {
            assignments = Arrays.copyOf(assignments, Math.max(4, 2 * assignmentCount));
        }
        assignments[assignmentCount++] = position;
        sorted = false;
    }

    /** A direct eval may do anything with it at any time. */
    void exposeToEval(FunctionScope from) {
        used = true;
        members = null;
        captured |= from != function();
        if (kind == Kind.MEMBER || kind == Kind.PRIVATE_NAME || name.equals(Scope.DYNAMIC)) {
            return;
        }
        captured = true;
        forcedCell = true;
        checked |= hasDeadZone();
        assign(safeFrom);
    }
}
