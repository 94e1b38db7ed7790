package tsubame.runtime.module;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;

/** What {@code import source} gives: an object that stands for a module before it is linked (proposal source phase imports, §28.3). */
public final class JsModuleSource extends JsObject {
    private final JsString className;

    /** @param className [[ModuleSourceClassName]], which its {@code @@toStringTag} tells */
    public JsModuleSource(Realm realm, JsString className) {
        super(Shape.rootFor(realm.intrinsic(Intrinsic.ABSTRACT_MODULE_SOURCE_PROTOTYPE)));
        this.className = className;
    }

    public JsString moduleSourceClassName() {
        return className;
    }
}
