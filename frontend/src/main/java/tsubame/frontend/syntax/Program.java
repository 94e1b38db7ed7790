package tsubame.frontend.syntax;

import java.util.List;

/**
 * A whole source text. {@code strict} counts a leading "use strict", the surroundings of an eval, and that modules are strict.
 * {@code typeExports} are the names that a TypeScript module exports as types. {@code topLevelAwait} is set for a module that awaits outside of functions; {@code typeScript} for TypeScript sources. {@code facts}
 * says what top-level code (and arrows in it) uses, which matters to evals. {@code ambient} is what declarations without code say to this and
 * other files all the same: the const enums that are only declared; of a file of declarations, all const enums, imports and exports.
 */
public record Program(
        int start,
        int end,
        Goal goal,
        boolean strict,
        boolean typeScript,
        DecoratorDialect decorators,
        boolean topLevelAwait,
        List<String> typeExports,
        FunctionNode.Facts facts,
        List<Statement> body,
        List<Statement> ambient)
        implements Node {

    public enum Goal {
        SCRIPT,
        MODULE,
        /** The body of the function (exports, require, module, __filename, __dirname). */
        COMMONJS,
        /** The code of a direct or indirect eval. */
        EVAL
    }
}
