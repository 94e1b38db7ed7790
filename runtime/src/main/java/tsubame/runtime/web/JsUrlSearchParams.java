package tsubame.runtime.web;

import java.util.ArrayList;
import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Agent;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.sort.Comparison;
import tsubame.runtime.sort.StableSort;
import tsubame.runtime.value.JsString;

/** A URLSearchParams object (URL Standard, §6.2): a list of names and values, which may be the query of a URL. */
final class JsUrlSearchParams extends JsObject implements Described {
    /** A name and a value. */
    static final class Pair {
        final JsString name;
        JsString value;

        Pair(JsString name, JsString value) {
            this.name = name;
            this.value = value;
        }
    }

    private static final class NameOrder extends Comparison {
        @Override
        public double compare(Object a, Object b) {
            return JsString.compare(((Pair) a).name, ((Pair) b).name);
        }
    }

    private final ArrayList<Pair> pairs = new ArrayList<>();
    /** The URL whose query this is; null for none. */
    JsUrl url;

    JsUrlSearchParams(Shape shape) {
        super(shape);
    }

    static JsUrlSearchParams create() {
        return new JsUrlSearchParams(Shape.rootFor(Agent.realm.intrinsic(Intrinsic.URL_SEARCH_PARAMS_PROTOTYPE)));
    }

    int size() {
        return pairs.size();
    }

    Pair pair(int index) {
        return pairs.get(index);
    }

    /** The first value of a name, or null. */
    JsString get(JsString name) {
        int at = find(name, null, 0);
        return at < 0 ? null : pairs.get(at).value;
    }

    /** The next pair of the name and, unless it is null, the value; -1 for none. */
    int find(JsString name, JsString value, int from) {
        for (int i = from; i < pairs.size(); i++) {
            Pair pair = pairs.get(i);
            if (JsString.same(pair.name, name) && (value == null || JsString.same(pair.value, value))) {
                return i;
            }
        }
        return -1;
    }

    void append(JsString name, JsString value) {
        pairs.add(new Pair(name, value));
    }

    void remove(JsString name, JsString value, int from) {
        for (int at = find(name, value, from); at >= 0; at = find(name, value, at)) {
            pairs.remove(at);
        }
    }

    /** One pair of the name, with the value, where the first one was or at the end. */
    void set(JsString name, JsString value) {
        int at = find(name, null, 0);
        if (at < 0) {
            append(name, value);
        } else {
            pairs.get(at).value = value;
            remove(name, null, at + 1);
        }
    }

    void sort() {
        Object[] sorted = pairs.toArray();
        StableSort.sort(sorted, 0, sorted.length, new NameOrder());
        for (int i = 0; i < sorted.length; i++) {
            pairs.set(i, (Pair) sorted[i]);
        }
    }

    /** Brings the query of the URL up to date. */
    void update() {
        if (url != null) {
            url.setQuery(serialize());
        }
    }

    // ---- application/x-www-form-urlencoded (§5)

    /** Replaces the list by what the text says. */
    void parse(String text) {
        pairs.clear();
        int start = 0;
        while (start <= text.length()) {
            int end = text.indexOf('&', start);
            end = end < 0 ? text.length() : end;
            if (end > start) {
                String pair = text.substring(start, end);
                int equals = pair.indexOf('=');
                String name = equals < 0 ? pair : pair.substring(0, equals);
                String value = equals < 0 ? "" : pair.substring(equals + 1);
                append(decode(name), decode(value));
            }
            start = end + 1;
        }
    }

    private static JsString decode(String text) {
        StringBuilder spaced = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            spaced.append(text.charAt(i) == '+' ? ' ' : text.charAt(i));
        }
        return JsString.of(PercentEncoding.decode(spaced.toString()));
    }

    String serialize() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < pairs.size(); i++) {
            if (i > 0) {
                out.append('&');
            }
            encode(out, pairs.get(i).name);
            out.append('=');
            encode(out, pairs.get(i).value);
        }
        return out.toString();
    }

    private static void encode(StringBuilder out, JsString text) {
        for (int i = 0; i < text.length(); i++) {
            int c = text.codePointAt(i);
            i += c > 0xFFFF ? 1 : 0;
            if (c == ' ') {
                out.append('+');
            } else {
                PercentEncoding.append(out, c, PercentEncoding.Set.FORM);
            }
        }
    }

    @Override
    public boolean hasDescription() {
        return !pairs.isEmpty();
    }

    @Override
    public void describe(Description out) {
        for (int i = 0; i < pairs.size(); i++) {
            out.association(pairs.get(i).name, pairs.get(i).value);
        }
    }

    @Override
    public String className() {
        return "URLSearchParams";
    }
}
