package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.iteration.TableIterator;
import tsubame.runtime.module.ModuleNamespace;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.object.ProxyObject;
import tsubame.runtime.value.JsThrow;

/** Objects whose content is in internal slots: what is shown of them for {@link ObjectView}. */
final class SpecialView {
    private SpecialView() {}

    /** What stands before the brace, where the object's class decides it; null otherwise. */
    static String prefix(ObjectView view) {
        JsObject object = view.object;
        if (object instanceof TableIterator iterator) {
            String name = CollectionView.iteratorName(iterator);
            String usual = iterator.isMap() ? "Map Iterator" : "Set Iterator";
            return view.tag.isEmpty() || view.tag.equals(usual) ? "[" + name + "] " : "[" + view.tag + "] [" + name + "] ";
        }
        if (object instanceof ModuleNamespace) {
            return view.prefix("Module", "");
        }
        return object instanceof Described ? view.prefix(object.className(), "") : null;
    }

    static boolean hasContent(JsObject object) {
        return object instanceof Described described ? described.hasDescription() : object instanceof ModuleNamespace;
    }

    static void addContent(ObjectView view) {
        if (view.object instanceof Described described) {
            described.describe(new Description(view.inspector, view.entries, view.level));
        } else if (view.object instanceof ModuleNamespace) {
            addBindings(view);
        }
    }

    /** The exports of a namespace object, of which some may not be initialised yet. */
    private static void addBindings(ObjectView view) {
        for (PropertyKey key : view.object.ownKeys()) {
            if (key.isSymbol()) {
                continue;
            }
            String value;
            try {
                value = view.inspector.nested(view.object.get(key), view.level, 2);
            } catch (JsThrow uninitialised) {
                value = view.inspector.paint("<uninitialized>", Style.SPECIAL);
            }
            view.entries.add(Quoting.key(key).toJavaString() + ": " + value);
        }
        view.keys.clear();
    }

    /** {@code Proxy [ target, handler ]}. */
    static String proxy(Inspector inspector, ProxyObject proxy, int level) {
        if (level > inspector.options.depth) {
            return inspector.paint("Proxy [Array]", Style.SPECIAL);
        }
        ArrayList<String> entries = new ArrayList<>();
        entries.add(inspector.nested(proxy.target(), level, 2));
        entries.add(inspector.nested(proxy.handler(), level, 2));
        return InspectLayout.join(inspector.options, entries, "", "Proxy [", "]", inspector.indentation, true, false);
    }
}
