package tsubame.frontend.scope;

import java.util.ArrayList;
import java.util.List;
import tsubame.frontend.source.IdentityTable;
import tsubame.frontend.syntax.ClassNode;
import tsubame.frontend.syntax.FunctionNode;
import tsubame.frontend.syntax.ModuleItem;
import tsubame.frontend.syntax.Node;
import tsubame.frontend.syntax.Statement;

/**
 * The result of the scope analysis of one program: which nodes open scopes, and the functions and classes behind the nodes. Tables are
 * keyed by the identity of the nodes and only ever looked up, never listed.
 */
public final class ScopeTree {
    public final FunctionScope root;
    /** Where imports and exported names, or the bindings of an eval's caller, live; null if there are none. */
    public final Scope outside;

    private final IdentityTable<Node, Scope> scopes = new IdentityTable<>();
    private final IdentityTable<FunctionNode, FunctionScope> functions = new IdentityTable<>();
    private final IdentityTable<ClassNode, ClassScope> classes = new IdentityTable<>();
    private final IdentityTable<Binding, ArrayList<Statement.EnumDeclaration>> enums = new IdentityTable<>();
    private final IdentityTable<FunctionNode, Boolean> hoistedBlockFunctions = new IdentityTable<>();
    /** Var names and functions that a sloppy eval, or a script, declares in scopes that exist already. */
    final ArrayList<String> variables = new ArrayList<>();
    final ArrayList<String> blockFunctions = new ArrayList<>();
    final ArrayList<Export> exports = new ArrayList<>();

    /** An exported local name. */
    public record Export(String exported, Binding binding, String local, ModuleItem item) {}

    ScopeTree(FunctionScope root, Scope outside) {
        this.root = root;
        this.outside = outside;
    }

    /** The scope that the node opens, null if it declares nothing. */
    public Scope scope(Node node) {
        return scopes.get(node);
    }

    public FunctionScope function(FunctionNode node) {
        return functions.get(node);
    }

    public ClassScope classScope(ClassNode node) {
        return classes.get(node);
    }

    /** All declarations of the enum that the binding names, in source order; null if it names none. */
    public List<Statement.EnumDeclaration> enums(Binding binding) {
        return enums.get(binding);
    }

    public boolean hasEnums() {
        return !enums.isEmpty();
    }

    /** Whether the function in a block is also assigned to a var of its name (ECMA-262 annex B.3.2). */
    public boolean isHoistedFromBlock(FunctionNode node) {
        return hoistedBlockFunctions.contains(node);
    }

    /** Var names that an eval or script declares outside of itself, functions excluded. */
    public List<String> variables() {
        return variables;
    }

    /** Names of block functions that an eval or script declares as vars where that is possible. */
    public List<String> blockFunctions() {
        return blockFunctions;
    }

    public List<Export> exports() {
        return exports;
    }

    void put(Node node, Scope scope) {
        scopes.put(node, scope);
    }

    void put(FunctionNode node, FunctionScope function) {
        functions.put(node, function);
    }

    void put(ClassNode node, ClassScope scope) {
        classes.put(node, scope);
    }

    void addEnum(Binding binding, Statement.EnumDeclaration declaration) {
        ArrayList<Statement.EnumDeclaration> list = enums.get(binding);
        if (list == null) {
            list = new ArrayList<>();
            enums.put(binding, list);
        }
        list.add(declaration);
    }

    void hoistFromBlock(FunctionNode node) {
        hoistedBlockFunctions.put(node, true);
    }
}
