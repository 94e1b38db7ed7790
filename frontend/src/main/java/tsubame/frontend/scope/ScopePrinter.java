package tsubame.frontend.scope;

/**
 * Scopes as text, for {@code --dump=scopes}: one line for a scope, deeper ones for its bindings and inner scopes. A binding says its kind,
 * where it lives (register, cell, linked: a cell made by the linker, copied: closures take the value, member: property of its namespace),
 * and what else decides about its code. Scopes that hold nothing are left out.
 */
public final class ScopePrinter {
    private final StringBuilder out = new StringBuilder();

    private ScopePrinter() {}

    public static String print(ScopeTree tree) {
        ScopePrinter printer = new ScopePrinter();
        printer.scope(tree.outside != null ? outermost(tree.outside) : tree.root.outer, 0);
        return printer.out.toString();
    }

    private static Scope outermost(Scope scope) {
        Scope at = scope;
        while (at.parent != null) {
            at = at.parent;
        }
        return at;
    }

    private void scope(Scope scope, int depth) {
        boolean isFunction = scope.kind == Scope.Kind.OUTER;
        int inner = depth;
        if (isFunction || !scope.bindings().isEmpty()) {
            indent(depth);
            out.append(isFunction ? function(scope.function) : lower(scope.kind.name()));
            out.append(scope.isGlobal() ? ", global" : "").append(scope.isExternal() ? ", declared outside" : "").append('\n');
            inner++;
        }
        for (Binding binding : scope.bindings()) {
            indent(inner);
            binding(binding);
        }
        for (Scope child : scope.children()) {
            scope(child, inner);
        }
    }

    private static String function(FunctionScope function) {
        String kind = lower(function.kind.name());
        boolean isNamed = function.node != null && function.node.name() != null;
        String text = isNamed ? kind + " " + function.node.name() : kind;
        return function.hasDirectEval ? text + ", with direct eval" : text;
    }

    private void binding(Binding binding) {
        out.append(binding.name).append(": ").append(lower(binding.kind().name())).append(", ").append(place(binding));
        out.append(binding.isChecked() ? ", checked" : "");
        out.append(binding.isAssigned() ? ", assigned" : "");
        out.append(binding.isUsed() ? "" : ", unused").append('\n');
    }

    private static String place(Binding binding) {
        if (binding.kind() == Binding.Kind.MEMBER) {
            return "member";
        }
        if (binding.scope.isGlobal() || binding.scope.isExternal()) {
            return "by name";
        }
        return binding.linked ? "linked" : binding.isCell() ? "cell" : binding.isCaptured() ? "copied" : "register";
    }

    private static String lower(String name) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            text.append(c == '_' ? ' ' : c >= 'A' && c <= 'Z' ? (char) (c + 32) : c);
        }
        return text.toString();
    }

    private void indent(int depth) {
        out.repeat("  ", depth);
    }
}
