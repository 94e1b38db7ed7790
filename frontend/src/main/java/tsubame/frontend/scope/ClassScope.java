package tsubame.frontend.scope;

import tsubame.frontend.syntax.ClassNode;

/**
 * The scope of one class: its inner name, its private names, and what its synthetic functions capture.
 *
 * <p>Arrays run parallel to the class's members; an element is null where the member has no need of it.
 */
public final class ClassScope {
    public final ClassNode node;
    public final Scope scope;
    /** The class's name as its own code sees it; null if it has none. */
    public final Binding name;
    /** Runs the instance field initialisers; null if there are none, nor private methods. */
    public FunctionScope fields;
    /** Runs static field initialisers and static blocks; null if there are none. */
    public FunctionScope statics;
    /** The constructor's code if the source has none; else null. */
    public FunctionScope defaultConstructor;
    /** Values of computed field keys, private names of the slots of {@code accessor} fields. */
    public final Binding[] keys;
    /** Private methods and accessors as function values, for the initialiser that adds them. */
    public final Binding[] methods;
    /** Lists of what decorators of fields and accessors add: functions for initial values, and functions to run after. */
    public final Binding[] initializers;
    public final Binding[] additions;
    /** Functions that decorators of instance and of static methods add. */
    public Binding methodAdditions;
    public Binding staticMethodAdditions;

    ClassScope(ClassNode node, Scope scope, Binding name) {
        this.node = node;
        this.scope = scope;
        this.name = name;
        keys = new Binding[node.members().size()];
        methods = new Binding[node.members().size()];
        initializers = new Binding[node.members().size()];
        additions = new Binding[node.members().size()];
    }
}
