package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Called by compiled code or by the start code, not by Java: it is a root of the closed world and keeps its name and signature.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD})
public @interface RuntimeEntry {
    /** Why. Never empty. */
    String value();
}
