package tsubame.runtime.interpreter;

import java.util.ArrayList;
import tsubame.runtime.object.JsObject;

/** Functions that decorators add, to be run when instances, or the class, come into being. A value of registers only. */
final class InitializerList {
    private final ArrayList<JsObject> functions = new ArrayList<>();

    void add(JsObject function) {
        functions.add(function);
    }

    void addFirst(JsObject function) {
        functions.add(0, function);
    }

    /** Calls all with this {@code receiver}; unless {@code effects}, each gets the value so far and answers the next one. */
    Object run(Object receiver, Object value, boolean effects) {
        Object result = value;
        for (int i = 0; i < functions.size(); i++) {
            Object[] arguments = effects ? new Object[0] : new Object[] {result};
            Object answer = functions.get(i).call(receiver, arguments);
            result = effects ? result : answer;
        }
        return result;
    }
}
