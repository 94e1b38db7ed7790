package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Indices of array accesses in this method are not checked natively: somebody has proved them before. On a JVM they are.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD})
public @interface Unchecked {
    /** Who has proved it, and how. Never empty. */
    String value();
}
