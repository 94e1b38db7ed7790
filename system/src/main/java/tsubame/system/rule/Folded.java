package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Returns a constant of the native build. The compiler may put the constant in the place of the call, and what becomes
 * unreachable disappears; the body returns the same by looking it up.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD})
public @interface Folded {
    /** The name of the build's option. */
    String value();
}
