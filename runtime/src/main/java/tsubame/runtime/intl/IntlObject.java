package tsubame.runtime.intl;

import tsubame.runtime.object.JsObject;
import tsubame.runtime.object.Shape;

/** An object of one of Intl's services: the locale it was made for, and what its options said. */
final class IntlObject extends JsObject {
    final IntlService service;
    final String locale;
    /** What the service keeps: its style. */
    final Object style;
    /** The function that the getter {@code format} or {@code compare} gives; null until it is asked for. */
    JsObject bound;

    IntlObject(Shape shape, IntlService service, String locale, Object style) {
        super(shape);
        this.service = service;
        this.locale = locale;
        this.style = style;
    }

    @Override
    public String className() {
        return "Intl." + service.name;
    }
}
