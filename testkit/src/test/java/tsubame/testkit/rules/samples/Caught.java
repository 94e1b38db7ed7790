package tsubame.testkit.rules.samples;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import tsubame.testkit.rules.Rule;

/** The rules that must find something in the sample method, and no others. Without it nothing may be found. */
@Retention(RetentionPolicy.RUNTIME)
@interface Caught {
    Rule[] value();
}
