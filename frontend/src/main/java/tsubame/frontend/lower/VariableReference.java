package tsubame.frontend.lower;

import tsubame.frontend.scope.Binding;
import tsubame.frontend.syntax.Node;

/**
 * A name resolved at one moment, for later use: assignments resolve their target before they evaluate the value.
 *
 * @param binding the static binding, null for a global one
 * @param scope register that holds the dynamic scope which has the name, or undefined if none does; -1 if there are no dynamic scopes
 * @param exists register that tells whether the global existed; -1 if that does not matter
 */
record VariableReference(String name, Node at, Binding binding, int scope, int exists) {}
