package tsubame.runtime.console;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyDescriptor;
import tsubame.runtime.value.JsString;

/** Whose instance an object is: the name of the first constructor on the way up that it is an instance of. */
final class ClassName {
    private ClassName() {}

    /** Null for an object without prototype; {@code Class <Parent>} where the prototypes alone tell. */
    static String of(JsObject object, Inspector inspector, int level) {
        String name = find(object);
        JsObject prototype = object.getPrototype();
        if (name != null || prototype == null) {
            return name;
        }
        String own = ownName(object);
        if (level > inspector.options.depth) {
            return own + " <Complex prototype>";
        }
        String above = of(prototype, inspector, level + 1);
        return own + " <" + (above != null ? above : shallow(prototype)) + ">";
    }

    private static String find(JsObject object) {
        for (JsObject o = object; o != null; o = o.getPrototype()) {
            PropertyDescriptor own = o.getOwnProperty(Names.CONSTRUCTOR);
            if (own != null && !own.isAccessor() && own.value() instanceof JsObject constructor && constructor.isCallable()) {
                String name = ObjectView.textProperty(constructor, Names.NAME);
                if (!name.isEmpty() && isInstance(object, constructor)) {
                    return name;
                }
            }
        }
        return null;
    }

    /** OrdinaryHasInstance without running code. */
    private static boolean isInstance(JsObject object, JsObject constructor) {
        Object prototype = ObjectView.dataProperty(constructor, Names.PROTOTYPE);
        for (JsObject o = object.getPrototype(); o != null; o = o.getPrototype()) {
            if (o == prototype) {
                return true;
            }
        }
        return false;
    }

    /** What the object would call itself: the class that made it, as far as that is known. */
    private static String ownName(JsObject object) {
        PropertyDescriptor own = object.getOwnProperty(Names.CONSTRUCTOR);
        if (own != null && !own.isAccessor() && own.value() instanceof JsObject constructor
                && ObjectView.dataProperty(constructor, Names.NAME) instanceof JsString name && !name.isEmpty()) {
            return name.toJavaString();
        }
        return object.isCallable() ? "Function" : object.className();
    }

    private static String shallow(JsObject prototype) {
        InspectOptions options = new InspectOptions();
        options.depth = -1;
        options.customInspect = false;
        return Inspector.inspect(prototype, options);
    }
}
