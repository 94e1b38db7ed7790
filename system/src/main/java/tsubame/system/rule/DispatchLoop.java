package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The interpreter's loop: one big {@code switch} over opcodes, to which every case comes back. Natively its jumps take the form that the
 * build asks for: a switch, computed jumps, or one function for each case.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.METHOD})
public @interface DispatchLoop {
    /** The class whose {@code int} constants number the cases and name them, with slashes. */
    String value();
}
