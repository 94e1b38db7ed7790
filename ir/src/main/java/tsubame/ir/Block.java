package tsubame.ir;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/** A basic block: parameters, operations in order, a terminator. The entry's parameters are the function's. */
public final class Block implements User {
    private final Function function;
    private final int id;
    private final List<Value> parameters = new ArrayList<>();
    private final List<Value> body = new ArrayList<>();
    private final List<Value> parameterView = Collections.unmodifiableList(parameters);
    private final List<Value> bodyView = Collections.unmodifiableList(body);
    private Terminator terminator;
    /** Those of the terminator, once asked for. */
    private List<Block> successors;

    Block(Function function, int id) {
        this.function = function;
        this.id = id;
    }

    public Function function() {
        return function;
    }

    public int id() {
        return id;
    }

    public List<Value> parameters() {
        return parameterView;
    }

    /** A view: copy it before changing the block in a loop over it. */
    public List<Value> body() {
        return bodyView;
    }

    /** Null only while the block is being built. */
    public Terminator terminator() {
        return terminator;
    }

    public Value addParameter(Type type) {
        return addParameter(type, function.nextValueId());
    }

    /** For the text form, which gives ids. */
    public Value addParameter(Type type, int id) {
        function.reserveValueId(id);
        Value parameter = new Value(id, type, null, this);
        parameters.add(parameter);
        return parameter;
    }

    /** Removes an unused parameter, and its argument wherever control comes from. */
    public void removeParameter(int index) {
        Value parameter = parameters.get(index);
        for (Block from : function.blocks()) {
            if (from.terminator == null) continue;
            List<Target> targets = new ArrayList<>(from.terminator.targets());
            if (targets.stream().noneMatch(target -> target.block() == this)) continue;
            targets.replaceAll(target -> target.block() == this ? target.without(index) : target);
            from.terminate(from.terminator.withTargets(targets));
        }
        dropParameters(Set.of(parameter));
    }

    /** Removes unused parameters whose arguments are gone already. */
    public void dropParameters(Set<Value> dropped) {
        for (Value parameter : List.copyOf(parameters)) {
            if (!dropped.contains(parameter)) continue;
            if (parameter.isUsed()) throw new IllegalStateException(parameter + " is still used");
            parameters.remove(parameter);
            parameter.setBlock(null);
        }
    }

    public Value append(Op op) {
        return insert(op, null);
    }

    /** Puts a new operation before another one of this block, or at the end when that is null. */
    public Value insert(Op op, Value next) {
        int id = function.nextValueId();
        function.reserveValueId(id);
        Value value = new Value(id, op.type(), op, this);
        put(value, next);
        return value;
    }

    /** For the text form, which gives ids. */
    public Value append(Op op, int id) {
        function.reserveValueId(id);
        Value value = new Value(id, op.type(), op, this);
        put(value, null);
        return value;
    }

    public void terminate(Terminator terminator) {
        if (this.terminator != null) for (Value used : this.terminator.uses()) used.removeUser(this);
        this.terminator = terminator;
        successors = null;
        if (terminator != null) for (Value used : terminator.uses()) used.addUser(this);
    }

    @Override
    public void replace(Value old, Value by) {
        if (!terminator.uses().contains(old)) return;
        List<Value> operands = new ArrayList<>(terminator.operands());
        operands.replaceAll(operand -> operand == old ? by : operand);
        List<Target> targets = new ArrayList<>(terminator.targets());
        targets.replaceAll(target -> target.replace(old, by));
        terminate(terminator.with(operands, targets));
    }

    public List<Block> successors() {
        if (successors == null) successors = terminator.successors();
        return successors;
    }

    /** The last operation when the block ends in an invoke: the one that may throw. */
    public Value invoked() {
        return terminator instanceof Terminator.Invoke ? body.get(body.size() - 1) : null;
    }

    /** Moves the operations from one on, and the terminator, into a new block without parameters; this one has no end then. */
    public Block splitBefore(Value first) {
        Block rest = function.addBlock();
        int at = first == null ? body.size() : body.indexOf(first);
        List<Value> moved = body.subList(at, body.size());
        for (Value value : moved) value.setBlock(rest);
        rest.body.addAll(moved);
        moved.clear();
        Terminator end = terminator;
        terminate(null);
        rest.terminate(end);
        return rest;
    }

    /** Takes over the operations and the end of the block that this one jumps to, and that nothing else leads to. */
    public void absorb(Block next) {
        List<Value> arguments = ((Terminator.Jump) terminator).target().arguments();
        for (int i = 0; i < arguments.size(); i++) next.parameters.get(i).replaceUses(arguments.get(i));
        for (Value value : next.body) value.setBlock(this);
        body.addAll(next.body);
        next.body.clear();
        Terminator end = next.terminator;
        next.terminate(null);
        terminate(end);
        function.removeBlocks(Set.of(next));
    }

    void put(Value value, Value next) {
        if (next == null) body.add(value);
        else body.add(body.indexOf(next), value);
    }

    void take(Value value) {
        body.remove(value);
    }

    @Override
    public String toString() {
        return "b" + id;
    }

    /** Its own number, so that sets of blocks have the same order in each run, on whatever thread. */
    @Override
    public int hashCode() {
        return id;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }
}
