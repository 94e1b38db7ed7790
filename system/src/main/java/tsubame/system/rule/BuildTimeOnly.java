package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Exists on a JVM alone (simulation, image building): never part of the native runtime, and free to use the JDK. A native
 * build that reaches it is an error.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface BuildTimeOnly {
    /** Why. Never empty. */
    String value();
}
