package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The compiler knows what this method does and puts instructions in its place; the body is its meaning on a JVM, and is
 * never compiled.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD})
public @interface Intrinsic {
    /** Why. Never empty. */
    String value();
}
