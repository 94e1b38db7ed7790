package tsubame.runtime.interpreter;

import tsubame.bytecode.Template;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.ObjectOperations;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.Undefined;

/** A tagged template in the source and its template object (§13.2.8.4), which is made when the site first runs and then stays. */
final class TemplateSite {
    private final Template template;
    private JsObject object;

    TemplateSite(Template template) {
        this.template = template;
    }

    JsObject object(Realm realm) {
        if (object == null) {
            JsArray cooked = strings(realm, template.cooked());
            JsArray raw = strings(realm, template.raw());
            ObjectOperations.setIntegrityLevel(raw, true);
            cooked.define(Names.RAW, raw, Attributes.FIXED);
            ObjectOperations.setIntegrityLevel(cooked, true);
            object = cooked;
        }
        return object;
    }

    private static JsArray strings(Realm realm, String[] texts) {
        JsArray array = JsArray.create(realm);
        for (String text : texts) {
            ObjectOps.push(array, text == null ? Undefined.UNDEFINED : JsString.of(text));
        }
        return array;
    }
}
