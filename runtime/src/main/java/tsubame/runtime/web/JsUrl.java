package tsubame.runtime.web;

import tsubame.runtime.console.Described;
import tsubame.runtime.console.Description;
import tsubame.runtime.object.Attributes;
import tsubame.runtime.object.JsError;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Name;
import tsubame.runtime.object.Names;
import tsubame.runtime.object.Shape;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Intrinsic;
import tsubame.runtime.value.JsString;
import tsubame.runtime.value.JsThrow;

/** A URL object (URL Standard, §6.1): a record and the search params that mirror its query, made when first asked for. */
final class JsUrl extends JsObject implements Described {
    private static final Name CODE = Name.of("code");

    private UrlRecord record;
    private JsUrlSearchParams searchParams;

    JsUrl(Shape shape, UrlRecord record) {
        super(shape);
        this.record = record;
    }

    UrlRecord record() {
        return record;
    }

    /** What is thrown for a text that is no URL. */
    static JsThrow invalid(JsString input) {
        JsError error = Errors.create(Intrinsic.TYPE_ERROR_PROTOTYPE, "Invalid URL");
        error.define(CODE, JsString.of("ERR_INVALID_URL"), Attributes.DEFAULT);
        error.define(Names.INPUT, input, Attributes.DEFAULT);
        return new JsThrow(error);
    }

    JsUrlSearchParams searchParams() {
        if (searchParams == null) {
            searchParams = JsUrlSearchParams.create();
            searchParams.url = this;
            searchParams.parse(record.query == null ? "" : record.query);
        }
        return searchParams;
    }

    /** After the query was changed: the search params follow. */
    private void queryChanged() {
        if (searchParams != null) {
            searchParams.parse(record.query == null ? "" : record.query);
        }
    }

    // ---- Setters (§6.1). Texts are USV strings; what cannot be is ignored.

    void setHref(JsString text) {
        UrlRecord parsed = UrlParser.parse(text.toJavaString(), null);
        if (parsed == null) {
            throw invalid(text);
        }
        record = parsed;
        queryChanged();
    }

    void setProtocol(String text) {
        UrlParser.change(record, text + ":", UrlParser.State.SCHEME_START);
    }

    void setUsername(String text) {
        if (!record.cannotHaveCredentialsOrPort()) {
            record.username = PercentEncoding.encode(text, PercentEncoding.Set.USER_INFO);
        }
    }

    void setPassword(String text) {
        if (!record.cannotHaveCredentialsOrPort()) {
            record.password = PercentEncoding.encode(text, PercentEncoding.Set.USER_INFO);
        }
    }

    void setHost(String text) {
        if (record.opaquePath == null) {
            UrlParser.change(record, text, UrlParser.State.HOST);
        }
    }

    void setHostname(String text) {
        if (record.opaquePath == null) {
            UrlParser.change(record, text, UrlParser.State.HOSTNAME);
        }
    }

    void setPort(String text) {
        if (record.cannotHaveCredentialsOrPort()) {
            return;
        }
        if (text.isEmpty()) {
            record.port = -1;
        } else {
            UrlParser.change(record, text, UrlParser.State.PORT);
        }
    }

    void setPathname(String text) {
        if (record.opaquePath == null) {
            record.path.clear();
            UrlParser.change(record, text, UrlParser.State.PATH_START);
        }
    }

    void setSearch(String text) {
        if (text.isEmpty()) {
            record.query = null;
        } else {
            record.query = "";
            UrlParser.change(record, text.startsWith("?") ? text.substring(1) : text, UrlParser.State.QUERY);
        }
        queryChanged();
    }

    /** The search params were changed: the query follows. */
    void setQuery(String text) {
        record.query = text.isEmpty() ? null : text;
    }

    void setHash(String text) {
        if (text.isEmpty()) {
            record.fragment = null;
        } else {
            record.fragment = "";
            UrlParser.change(record, text.startsWith("#") ? text.substring(1) : text, UrlParser.State.FRAGMENT);
        }
    }

    String search() {
        return record.query == null || record.query.isEmpty() ? "" : "?" + record.query;
    }

    String hash() {
        return record.fragment == null || record.fragment.isEmpty() ? "" : "#" + record.fragment;
    }

    @Override
    public void describe(Description out) {
        out.property("href", record.href());
        out.property("origin", record.origin());
        out.property("protocol", record.scheme + ":");
        out.property("username", record.username);
        out.property("password", record.password);
        out.property("host", record.hostAndPort());
        out.property("hostname", record.host == null ? "" : record.host);
        out.property("port", record.port < 0 ? "" : Integer.toString(record.port));
        out.property("pathname", record.pathText());
        out.property("search", search());
        out.property("searchParams", searchParams());
        out.property("hash", hash());
    }

    @Override
    public String className() {
        return "URL";
    }
}
