package tsubame.aot;

import java.util.Map;
import tsubame.aot.build.StaticValues;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.image.ImageModel;
import tsubame.gc.ObjectModel;
import tsubame.ir.Builder;
import tsubame.ir.Const;
import tsubame.ir.FieldRef;
import tsubame.ir.Type;
import tsubame.ir.Value;

/** Static fields that no code assigns, as constants of the code: what the image holds of them. */
final class ImageConstants implements StaticValues {
    private final ImageModel image;
    private final WorldLayout layout;
    private final Map<String, Integer> options;

    ImageConstants(ImageModel image, WorldLayout layout, Map<String, Integer> options) {
        this.image = image;
        this.layout = layout;
        this.options = options;
    }

    @Override
    public Value load(Builder builder, FieldInfo field) {
        Type type = FieldRef.of(field.owner().name(), field.name(), field.descriptor()).type();
        return switch (image.constant(field)) {
            case ImageModel.StaticValue.Primitive(Object value) -> primitive(builder, value);
            case ImageModel.StaticValue.Immediate(long word) -> immediate(builder, word, type);
            case ImageModel.StaticValue.Reference(ImageModel.Address target) ->
                builder.constant(new Const.Image(layout.symbolOf("of " + field.owner().name() + "." + field.name(), target), type));
        };
    }

    private static Value primitive(Builder builder, Object value) {
        return switch (value) {
            case Boolean truth -> builder.i32(truth ? 1 : 0);
            case Character character -> builder.i32(character);
            case Byte number -> builder.i32(number);
            case Short number -> builder.i32(number);
            case Integer number -> builder.i32(number);
            case Long number -> builder.i64(number);
            case Float number -> builder.f64(number);
            case Double number -> builder.f64(number);
            default -> throw new IllegalStateException("a static field of " + value.getClass());
        };
    }

    private static Value immediate(Builder builder, long word, Type type) {
        if (word == 0) {
            return builder.nullOf(type);
        }
        if (word < ObjectModel.FIRST_REFERENCE) {
            return builder.boxBoolean(builder.bool((word & 1) != 0));
        }
        return builder.boxDouble(builder.f64(Double.longBitsToDouble(word - ObjectModel.DOUBLE_OFFSET)));
    }

    @Override
    public int option(String name) {
        Integer value = options.get(name);
        if (value == null) {
            throw new IllegalStateException("the build has no option " + name);
        }
        return value;
    }
}
