package tsubame.ir;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A node: a block's parameter, or an operation in a block, with its identity, its place and its users. Values are equal when
 * they are the same; an {@link Op} over values is equal to another over the same. Nodes keep users right; nothing else may.
 */
public final class Value implements User {
    private final int id;
    private final Type type;
    private Op op;
    private Block block;
    private Position position;
    private final List<User> users = new ArrayList<>(2);

    Value(int id, Type type, Op op, Block block) {
        this.id = id;
        this.type = type;
        this.op = op;
        this.block = block;
        if (op != null) for (Value operand : op.operands()) operand.users.add(this);
    }

    public int id() {
        return id;
    }

    public Type type() {
        return type;
    }

    /** What computes it; null for a parameter. */
    public Op op() {
        return op;
    }

    /** Where it stands; null once it has been removed. */
    public Block block() {
        return block;
    }

    public boolean isParameter() {
        return op == null;
    }

    public boolean isConstant() {
        return op instanceof Const;
    }

    /** Where it comes from, or null. */
    public Position position() {
        return position;
    }

    public void setPosition(Position position) {
        this.position = position;
    }

    /** One entry for each use: an operation that takes a value twice is there twice. */
    public List<User> users() {
        return List.copyOf(users);
    }

    public boolean isUsed() {
        return !users.isEmpty();
    }

    public int useCount() {
        return users.size();
    }

    /** Computes something else of the same type from here on. */
    public void setOp(Op op) {
        if (!op.type().agreesWith(type)) {
            throw new IllegalStateException("%" + id + ": " + op.head() + " gives " + op.type().text() + ", not " + type.text());
        }
        for (Value operand : this.op.operands()) operand.removeUser(this);
        this.op = op;
        for (Value operand : op.operands()) operand.users.add(this);
    }

    @Override
    public void replace(Value old, Value by) {
        if (!op.operands().contains(old)) return;
        List<Value> operands = new ArrayList<>(op.operands());
        operands.replaceAll(operand -> operand == old ? by : operand);
        setOp(op.with(operands));
    }

    /** Everybody who uses this uses the other instead; this stays where it is. */
    public void replaceUses(Value by) {
        if (by == this) return;
        Set<User> all = new LinkedHashSet<>(users);
        users.clear(); // at once: one by one would be quadratic
        for (User user : all) user.replace(this, by);
    }

    /** Takes an operation that nobody uses out of its block; an invoke of it becomes a jump. */
    public void remove() {
        if (!users.isEmpty()) throw new IllegalStateException("%" + id + " is still used");
        if (block.invoked() == this) block.terminate(new Terminator.Jump(((Terminator.Invoke) block.terminator()).normal()));
        for (Value operand : op.operands()) operand.removeUser(this);
        block.take(this);
        block = null;
    }

    /** Moves an operation before another one, or to the end of a block when that is null. */
    public void moveBefore(Value next, Block to) {
        block.take(this);
        block = to;
        to.put(this, next);
    }

    void addUser(User user) {
        users.add(user);
    }

    /** Takes out one of its entries; the last one fills the gap. */
    void removeUser(User user) {
        int at = users.lastIndexOf(user);
        if (at < 0) return;
        User last = users.removeLast();
        if (at < users.size()) users.set(at, last);
    }

    void setBlock(Block block) {
        this.block = block;
    }

    /** The id: hashes, and with them the order of nothing, depend on no machine address. */
    @Override
    public int hashCode() {
        return id;
    }

    @Override
    public boolean equals(Object other) {
        return this == other;
    }

    @Override
    public String toString() {
        return "%" + id;
    }
}
