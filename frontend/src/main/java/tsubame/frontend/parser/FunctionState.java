package tsubame.frontend.parser;

import java.util.ArrayList;
import java.util.HashSet;
import tsubame.frontend.syntax.FunctionNode;

/**
 * What the parser knows about the function (or script, module, field initializer, static block) it is inside of: what its code may do, what
 * it did so far, and its labels.
 */
final class FunctionState {
    static final int THIS = 1, ARGUMENTS = 2, SUPER = 4, NEW_TARGET = 8, DIRECT_EVAL = 16;

    final boolean arrow;
    /** {@code await x} and {@code yield x} are expressions. */
    boolean await;
    boolean yield;
    /** {@code await} is no identifier although there is no await expression: static blocks. */
    boolean awaitReserved;
    boolean inParameters;
    boolean returns;
    boolean newTarget;
    boolean superProperty;
    boolean superCall;
    /** {@code arguments} is an error: field initializers and static blocks. */
    boolean argumentsForbidden;
    /** Facts found so far: a set of the bits above. */
    int facts;
    int loops;
    int switches;
    int blocks;
    final ArrayList<Label> labels = new ArrayList<>();
    /** The names that a module declares at its top level; null elsewhere. */
    HashSet<String> moduleNames;

    static final class Label {
        final String name;
        final int start;
        final int bodyStart;
        boolean loop;

        Label(String name, int start, int bodyStart) {
            this.name = name;
            this.start = start;
            this.bodyStart = bodyStart;
        }
    }

    FunctionState(boolean arrow) {
        this.arrow = arrow;
    }

    /** An ordinary function, method or constructor. */
    static FunctionState function(FunctionNode.Kind kind, boolean async, boolean generator) {
        FunctionState state = new FunctionState(false);
        state.await = async;
        state.yield = generator;
        state.returns = true;
        state.newTarget = true;
        state.superProperty = kind != FunctionNode.Kind.NORMAL;
        state.superCall = kind == FunctionNode.Kind.DERIVED_CONSTRUCTOR;
        return state;
    }

    /** An arrow function in {@code outer}. */
    static FunctionState arrow(FunctionState outer, boolean async) {
        FunctionState state = new FunctionState(true);
        state.await = async;
        state.returns = true;
        state.newTarget = outer.newTarget;
        state.superProperty = outer.superProperty;
        state.superCall = outer.superCall;
        state.argumentsForbidden = outer.argumentsForbidden;
        return state;
    }

    /** A field initializer, or with {@code block} a static block. */
    static FunctionState classElement(boolean block) {
        FunctionState state = new FunctionState(false);
        state.newTarget = true;
        state.superProperty = true;
        state.argumentsForbidden = true;
        state.awaitReserved = block;
        return state;
    }

    boolean awaitIsReserved() {
        return await || awaitReserved;
    }

    Label label(String name) {
        for (int i = labels.size() - 1; i >= 0; i--) {
            if (labels.get(i).name.equals(name)) {
                return labels.get(i);
            }
        }
        return null;
    }

    FunctionNode.Facts facts() {
        if (facts == 0) {
            return FunctionNode.Facts.NONE;
        }
        return new FunctionNode.Facts(
                (facts & THIS) != 0, (facts & ARGUMENTS) != 0, (facts & SUPER) != 0, (facts & NEW_TARGET) != 0, (facts & DIRECT_EVAL) != 0);
    }
}
