package tsubame.system.rule;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * System Java: static methods over primitives and {@link tsubame.system.Address}. No {@code new}, no throw, no lock, no
 * invokedynamic, no strings but literals for {@link tsubame.system.Text#literal}; calls nothing but System Java. So it runs where no heap exists yet, or while the
 * heap is half moved. On a class it holds for all of its methods. Checked on the class files; all violations are listed.
 */
@Retention(RetentionPolicy.CLASS)
@Target({ElementType.TYPE, ElementType.METHOD})
public @interface SystemCode {
    /** Why. Never empty. */
    String value();
}
