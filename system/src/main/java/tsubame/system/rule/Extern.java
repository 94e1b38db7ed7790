package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A function of libc, called by the C convention with this method's own signature (Address is a pointer); the body is its
 * meaning on a JVM, and is never compiled.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD})
public @interface Extern {
    /** The symbol. */
    String value();
}
