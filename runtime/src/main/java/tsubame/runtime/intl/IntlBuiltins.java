package tsubame.runtime.intl;

import static tsubame.runtime.builtin.Signature.function;

import java.util.ArrayList;
import tsubame.runtime.builtin.BuiltinRow;
import tsubame.runtime.builtin.Builtins;
import tsubame.runtime.builtin.Signature;
import tsubame.runtime.convert.Conversions;
import tsubame.runtime.function.NativeFunction;
import tsubame.runtime.object.JsArray;
import tsubame.runtime.object.JsObject;
import tsubame.runtime.realm.Errors;
import tsubame.runtime.realm.Realm;
import tsubame.runtime.value.JsString;

/**
 * The Intl object (ECMA-402 §8) with its services for en-US, whose data are in this package; any other locale is a RangeError that
 * names it. There are no DisplayNames and DurationFormat.
 */
public final class IntlBuiltins extends Builtins {
    private enum Row implements BuiltinRow {
        GET_CANONICAL_LOCALES(function("getCanonicalLocales", 1)),
        SUPPORTED_VALUES_OF(function("supportedValuesOf", 1));

        private final Signature signature;

        Row(Signature signature) {
            this.signature = signature;
        }

        @Override
        public Signature signature() {
            return signature;
        }
    }

    private static final Row[] ROWS = Row.values();

    private static final IntlService[] SERVICES = {
        new NumberFormatService(), new DateTimeFormatService(), new CollatorService(), new PluralRulesService(), new ListFormatService(),
        new RelativeTimeService(), new SegmenterService(), new LocaleService()
    };

    @Override
    public void install(Realm realm) {
        JsObject intl = prototypeObject(realm.objectPrototype, 16);
        toStringTag(intl, "Intl");
        global(realm, "Intl", intl);
        installRows(realm, ROWS, intl, null);
        for (IntlService service : SERVICES) {
            service.install(realm);
        }
    }

    @Override
    public Object call(int id, NativeFunction callee, Object self, Object[] args, JsObject newTarget) {
        return switch (ROWS[id]) {
            case GET_CANONICAL_LOCALES -> canonicalLocales(arg(args, 0));
            case SUPPORTED_VALUES_OF -> supportedValues(Conversions.toString(arg(args, 0)).toJavaString());
        };
    }

    private static JsArray canonicalLocales(Object locales) {
        ArrayList<String> tags = LocaleList.canonical(locales);
        JsArray list = JsArray.create();
        for (int i = 0; i < tags.size(); i++) {
            list.append(JsString.of(tags.get(i)));
        }
        return list;
    }

    private static JsArray supportedValues(String key) {
        String[] values = switch (key) {
            case "calendar" -> new String[] {"gregory"};
            case "collation" -> new String[0];
            case "currency" -> Currencies.codes();
            case "numberingSystem" -> new String[] {"latn"};
            case "timeZone" -> new String[] {"UTC"};
            case "unit" -> Units.names();
            default -> throw Errors.rangeError("Invalid key : " + key);
        };
        JsArray list = JsArray.create();
        for (String value : values) {
            list.append(JsString.of(value));
        }
        return list;
    }
}
