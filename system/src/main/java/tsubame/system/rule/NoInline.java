package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Never compiled into its callers: a cold path, kept out of hot code.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD})
public @interface NoInline {
    /** Why. Never empty. */
    String value();
}
