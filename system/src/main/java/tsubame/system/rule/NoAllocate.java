package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Managed code that must not allocate, nor call what may: no safepoint is in it. For System Java this holds anyway.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface NoAllocate {
    /** Why. Never empty. */
    String value();
}
