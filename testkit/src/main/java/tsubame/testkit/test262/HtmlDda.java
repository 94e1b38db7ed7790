package tsubame.testkit.test262;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.Null;

/** {@code $262.IsHTMLDDA}: like document.all, an object that is callable and pretends to be undefined (§B.3.6). */
final class HtmlDda extends JsObject {
    HtmlDda(Realm realm) {
        super(realm.objectPrototype);
    }

    @Override
    public boolean isCallable() {
        return true;
    }

    @Override
    public boolean isHtmlDda() {
        return true;
    }

    @Override
    public Object call(Object thisValue, Object[] arguments) {
        return Null.NULL;
    }
}
