package tsubame.cli.host;

import tsubame.runtime.json.JsonParser;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;

/** JSON of configuration files, as values of the agent. Throws a JsThrow for what is not JSON. */
final class JsonText {
    private JsonText() {}

    static Object parse(String text) {
        if (Agent.realm == null) {
            Agent.realm = Realm.create(); // while nothing runs: objects need one
        }
        return JsonParser.parse(JsString.of(text));
    }

    /** Comments and commas before a closing bracket become blanks, so that positions stay as they are. */
    static String withoutComments(String text) {
        char[] out = text.toCharArray();
        int comma = -1;
        for (int i = 0; i < out.length; i++) {
            char c = out[i];
            if (c == '"') {
                i = endOfString(out, i);
                comma = -1;
            } else if (c == '/' && i + 1 < out.length && (out[i + 1] == '/' || out[i + 1] == '*')) {
                i = blank(out, i, endOfComment(text, i)) - 1;
            } else if (c == ',') {
                comma = i;
            } else if ((c == '}' || c == ']') && comma >= 0) {
                out[comma] = ' ';
                comma = -1;
            } else if (c > ' ') {
                comma = -1;
            }
        }
        return new String(out);
    }

    private static int endOfString(char[] text, int start) {
        int i = start + 1;
        while (i < text.length && text[i] != '"' && text[i] != '\n') {
            i += text[i] == '\\' ? 2 : 1;
        }
        return i;
    }

    private static int endOfComment(String text, int start) {
        boolean line = text.charAt(start + 1) == '/';
        int end = text.indexOf(line ? "\n" : "*/", start + 2);
        return end < 0 ? text.length() : line ? end : end + 2;
    }

    private static int blank(char[] text, int from, int to) {
        for (int i = from; i < to; i++) {
            text[i] = text[i] == '\n' ? '\n' : ' ';
        }
        return to;
    }
}
