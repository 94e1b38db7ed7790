package tsubame.frontend.syntax;

/** The keyword of a variable declaration. */
public enum VariableKind {
    VAR("var"), LET("let"), CONST("const"), USING("using"), AWAIT_USING("await using");

    public final String text;

    VariableKind(String text) {
        this.text = text;
    }
}
