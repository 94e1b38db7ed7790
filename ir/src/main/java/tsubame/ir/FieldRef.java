package tsubame.ir;

/** A field by the class that declares it (resolved: two references to one field are equal). */
public record FieldRef(String owner, String name, Storage storage) {
    public static FieldRef of(String owner, String name, String descriptor) {
        return new FieldRef(owner, name, new Storage(descriptor));
    }

    public Type type() {
        return storage.type();
    }

    /** {@code tsubame/runtime/JsString.length:I} */
    public String text() {
        return owner + "." + name + ":" + storage.descriptor();
    }
}
