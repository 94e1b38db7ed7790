package tsubame.frontend.parser;

import java.util.ArrayList;
import java.util.HashMap;

/**
 * The private names of a class body being parsed (ECMA-262, AllPrivateIdentifiersValid). A use may precede its declaration, so uses wait:
 * at the end of the class, those it does not declare go on to the class around it, and from the outermost to the eval's surroundings.
 */
final class PrivateScope {
    static final int OTHER = 0, GETTER = 1, SETTER = 2, STATIC = 4;

    /** A name used before it is known whether a class declares it. */
    record Use(String name, int start, int end) {}

    /** Where and as what a name was declared. */
    record Declaration(int kind, int start, int end) {}

    final PrivateScope outer;
    final ArrayList<Use> uses = new ArrayList<>();
    private final HashMap<String, Declaration> declared = new HashMap<>();

    PrivateScope(PrivateScope outer) {
        this.outer = outer;
    }

    /** Declares a name; gives the declaration it collides with, or null. A getter and a setter of one placement share a name. */
    Declaration declare(String name, int kind, int start, int end) {
        Declaration before = declared.get(name);
        if (before == null) {
            declared.put(name, new Declaration(kind, start, end));
            return null;
        }
        if ((before.kind ^ kind) == (GETTER | SETTER) && (kind & ~STATIC) != OTHER && (before.kind & ~STATIC) != OTHER) {
            declared.put(name, new Declaration(kind & STATIC, start, end));
            return null;
        }
        return before;
    }

    boolean declares(String name) {
        return declared.containsKey(name);
    }
}
