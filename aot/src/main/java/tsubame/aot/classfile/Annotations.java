package tsubame.aot.classfile;

import java.lang.classfile.Annotation;
import java.lang.classfile.AnnotationElement;
import java.lang.classfile.AnnotationValue;
import java.lang.classfile.AttributedElement;
import java.lang.classfile.Attributes;
import java.util.List;

/** Reads the annotations of {@code tsubame.system.rule}, which class files keep and the JVM does not. */
final class Annotations {
    private static final String PACKAGE = "Ltsubame/system/rule/";

    private Annotations() {}

    /** The annotation's value, empty if it has none; null when the annotation is absent. */
    static String value(AttributedElement element, String simpleName) {
        String type = PACKAGE + simpleName + ";";
        List<Annotation> all = element.findAttribute(Attributes.runtimeInvisibleAnnotations())
                .map(attribute -> attribute.annotations()).orElse(List.of());
        for (Annotation annotation : all) {
            if (!annotation.className().equalsString(type)) continue;
            for (AnnotationElement part : annotation.elements()) {
                if (part.name().equalsString("value") && part.value() instanceof AnnotationValue.OfString text) return text.stringValue();
            }
            return "";
        }
        return null;
    }
}
