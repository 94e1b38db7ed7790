package tsubame.aot.build;

import tsubame.aot.classfile.FieldInfo;
import tsubame.ir.Const;

/** What static fields hold once all initialisers have run on the building JVM. */
public interface StaticValues {
    /** The constant that stands for a read of the field; null when the field may change, or holds nothing that is a constant. */
    Const constant(FieldInfo field);

    /** The value of an option of the build, as {@code tsubame.system.rule.Folded} names it. */
    int option(String name);
}
