package tsubame.runtime.realm;

import java.util.HashMap;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Symbol;

/** GlobalSymbolRegistry (§20.4.2.2). */
final class SymbolRegistry {
    private final HashMap<JsString, Symbol> symbols = new HashMap<>();

    Symbol find(JsString key) {
        return symbols.get(key);
    }

    void add(JsString key, Symbol symbol) {
        symbols.put(key, symbol);
    }
}
