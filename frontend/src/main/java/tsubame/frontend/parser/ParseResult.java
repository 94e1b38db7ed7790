package tsubame.frontend.parser;

import tsubame.frontend.diagnostic.Diagnostics;
import tsubame.frontend.syntax.Program;

/** The tree, and what was found wrong. With any finding the tree is not fit for lowering; scope analysis may still add its own. */
public record ParseResult(Program program, Diagnostics diagnostics) {
    public boolean hasErrors() {
        return !diagnostics.isEmpty();
    }
}
