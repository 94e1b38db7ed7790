package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A field of a class type that does not keep its target alive: natively it is a weak slot ({@link tsubame.gc.TypeTable}) and becomes null when the target
 * dies. On a JVM it is a field like any other.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.FIELD})
public @interface Weak {
    /** Why. Never empty. */
    String value();
}
