package tsubame.aot.build;

import tsubame.aot.classfile.FieldInfo;
import tsubame.ir.Builder;
import tsubame.ir.Value;

/** What static fields hold once all initialisers have run on the building JVM. */
public interface StaticValues {
    /** Builds the value of a field that no code of the world assigns. */
    Value load(Builder builder, FieldInfo field);

    /** The value of an option of the build, as {@code tsubame.system.rule.Folded} names it. */
    int option(String name);
}
