package tsubame.runtime.console;

import java.util.ArrayList;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.object.ErrorHeader;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.PropertyKey;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;
import tsubame.runtime.value.Null;
import tsubame.runtime.value.Undefined;

/** Errors as {@link ObjectView} shows them: the stack, in brackets if it has no frames, its first line naming the class. */
final class ErrorView {
    private static final String FRAME = "\n    at";
    /** Lines that a stack must share with its cause's before they are left out. */
    private static final int SHARED_LINES = 3;

    private ErrorView() {}

    /** Whether it is an error, or inherits from Error. */
    static boolean isError(JsObject object) {
        if (object instanceof JsError) {
            return true;
        }
        JsObject prototype = Agent.realm.intrinsic(Intrinsic.ERROR_PROTOTYPE);
        JsObject o = object.getPrototype();
        while (o != null && o != prototype) {
            o = o.getPrototype();
        }
        return o != null;
    }

    /** The text before the braces; also settles which keys are shown behind it. */
    static String text(ObjectView view) {
        JsObject error = view.object;
        Object nameValue = read(error, Names.NAME);
        boolean named = nameValue != Undefined.UNDEFINED && !(nameValue instanceof Null);
        String name = named ? Conversions.toString(nameValue).toJavaString() : "Error";
        String stack = stack(error);
        if (!view.inspector.options.showHidden) {
            dropRepeated(error, view.keys, stack);
        }
        addHidden(error, view.keys);
        String improved = withClass(stack, view, name);
        String message = read(error, Names.MESSAGE) instanceof JsString text ? text.toJavaString() : "";
        int at = message.isEmpty() ? -1 : improved.indexOf(message);
        int frames = improved.indexOf(FRAME, at < 0 ? 0 : at + message.length());
        String shown = frames < 0
                ? "[" + improved + "]"
                : improved.substring(0, frames) + "\n" + withoutShared(error, improved.substring(frames + 1));
        return indented(shown, view.inspector.indentation);
    }

    private static Object read(JsObject error, PropertyKey key) {
        try {
            return error.get(key);
        } catch (JsThrow failure) {
            return Undefined.UNDEFINED;
        }
    }

    private static String stack(JsObject error) {
        Object stack = read(error, Names.STACK);
        if (Conversions.toBoolean(stack)) {
            return Conversions.toString(stack).toJavaString();
        }
        return error instanceof JsError && stack == Undefined.UNDEFINED && !error.hasOwn(Names.STACK)
                ? Conversions.toString(JsError.stackOf(error)).toJavaString()
                : ErrorHeader.of(error);
    }

    /** Name, message and stack are not listed again where the stack's text shows them. */
    private static void dropRepeated(JsObject error, ArrayList<PropertyKey> keys, String stack) {
        for (PropertyKey key : new PropertyKey[] {Names.NAME, Names.MESSAGE, Names.STACK}) {
            if (keys.contains(key) && (!(read(error, key) instanceof JsString text) || stack.indexOf(text.toJavaString()) >= 0)) {
                keys.remove(key);
            }
        }
    }

    private static void addHidden(JsObject error, ArrayList<PropertyKey> keys) {
        if (error.hasProperty(Names.CAUSE) && !keys.contains(Names.CAUSE)) {
            keys.add(Names.CAUSE);
        }
        if (read(error, Names.ERRORS) instanceof JsArray && !keys.contains(Names.ERRORS)) {
            keys.add(Names.ERRORS);
        }
    }

    /** The stack with the class's name where its first line gives only the name that the class has inherited. */
    private static String withClass(String stack, ObjectView view, String name) {
        boolean begins = name.endsWith("Error") && stack.startsWith(name)
                && (stack.length() == name.length() || stack.charAt(name.length()) == ':' || stack.charAt(name.length()) == '\n');
        if (view.constructor != null && !begins) {
            return stack;
        }
        String known = view.constructor != null ? name : firstName(stack);
        int length = known.length();
        String prefix = ObjectView.trimmed(view.prefix(known.isEmpty() ? "Error" : known, ""));
        if (name.equals(prefix)) {
            return stack;
        }
        if (prefix.indexOf(name) >= 0) {
            return length == 0 ? prefix + ": " + stack : prefix + stack.substring(length);
        }
        return prefix + " [" + name + "]" + stack.substring(length);
    }

    /** What stands before the colon of an error without prototype. */
    private static String firstName(String stack) {
        int end = 0;
        while (end < stack.length() && stack.charAt(end) != ':' && stack.charAt(end) != '\n') {
            end++;
        }
        return stack.substring(0, end);
    }

    /** The frames without those that the cause's stack has too. */
    private static String withoutShared(JsObject error, String frames) {
        if (!(read(error, Names.CAUSE) instanceof JsError cause)) {
            return frames;
        }
        String causeStack = stack(cause);
        int start = causeStack.indexOf(FRAME);
        if (start < 0) {
            return frames;
        }
        ArrayList<String> own = lines(frames);
        ArrayList<String> other = lines(causeStack.substring(start + 1));
        for (int i = 0; i < own.size() - SHARED_LINES; i++) {
            int shared = shared(own, i, other);
            if (shared > SHARED_LINES) {
                return leaveOut(own, i, shared);
            }
        }
        return frames;
    }

    private static int shared(ArrayList<String> own, int at, ArrayList<String> other) {
        int from = other.indexOf(own.get(at));
        int count = 0;
        while (from >= 0 && at + count < own.size() && from + count < other.size()
                && own.get(at + count).equals(other.get(from + count))) {
            count++;
        }
        return count;
    }

    private static String leaveOut(ArrayList<String> lines, int at, int shared) {
        StringBuilder out = new StringBuilder();
        int skipped = shared - 2;
        for (int i = 0; i < lines.size(); i++) {
            if (i == at + 1) {
                out.append("\n    ... ").append(skipped).append(" lines matching cause stack trace ...");
            }
            if (i <= at || i > at + skipped) {
                out.append(i == 0 ? "" : "\n").append(lines.get(i));
            }
        }
        return out.toString();
    }

    private static ArrayList<String> lines(String text) {
        ArrayList<String> lines = new ArrayList<>();
        for (int from = 0; from <= text.length(); ) {
            int end = text.indexOf('\n', from);
            end = end < 0 ? text.length() : end;
            lines.add(text.substring(from, end));
            from = end + 1;
        }
        return lines;
    }

    /** The lines with so many spaces before each but the first. */
    static String indented(String lines, int indentation) {
        if (indentation == 0 || lines.indexOf('\n') < 0) {
            return lines;
        }
        StringBuilder text = new StringBuilder();
        String margin = " ".repeat(indentation);
        for (int i = 0; i < lines.length(); i++) {
            text.append(lines.charAt(i));
            if (lines.charAt(i) == '\n') {
                text.append(margin);
            }
        }
        return text.toString();
    }

    /** The message of anything that was thrown. */
    static String message(Object thrown) {
        return thrown instanceof JsObject object ? ObjectView.textProperty(object, Names.MESSAGE) : Inspector.inspect(thrown);
    }
}
