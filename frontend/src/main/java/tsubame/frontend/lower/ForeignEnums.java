package tsubame.frontend.lower;

import java.util.Map;

/** Tells the front end, which knows one file at a time, what const enums other files declare. */
public interface ForeignEnums {
    /** Knows none: what TypeScript's {@code isolatedModules} asks for. */
    ForeignEnums NONE = new ForeignEnums() {
        @Override
        public Map<String, EnumValue> find(String specifier, String exported) {
            return null;
        }
    };

    /** The members of the const enum that the module of that specifier exports under a name; null if it exports no such enum. */
    Map<String, EnumValue> find(String specifier, String exported);

    /** Whether imports of const enums alone are kept, though nothing is left of their uses ({@code preserveConstEnums}). */
    default boolean keepsImports() {
        return false;
    }
}
