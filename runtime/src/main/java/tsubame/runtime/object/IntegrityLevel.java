package tsubame.runtime.object;

/** Object.seal, freeze and their tests (§7.3.16, §7.3.17): by the letter for exotic objects, in one step for the others. */
final class IntegrityLevel {
    private IntegrityLevel() {}

    static boolean set(JsObject o, boolean frozen) {
        if (o instanceof LazyObject lazy) {
            lazy.ensureMaterialized();
        }
        if (!(o instanceof ExoticObject) || o instanceof JsArray || o instanceof LazyObject) {
            restrict(o, frozen ? Shape.FROZEN : Shape.SEALED);
            return true;
        }
        if (!o.preventExtensions()) {
            return false;
        }
        for (PropertyKey key : o.ownKeys()) {
            PropertyDescriptor wanted = new PropertyDescriptor().set(Attributes.CONFIGURABLE, false);
            if (frozen) {
                PropertyDescriptor own = o.getOwnProperty(key);
                if (own == null) {
                    continue;
                }
                if (own.isData()) {
                    wanted.set(Attributes.WRITABLE, false);
                }
            }
            ObjectOperations.definePropertyOrThrow(o, key, wanted);
        }
        return true;
    }

    private static void restrict(JsObject o, int level) {
        if (o instanceof JsArray array) {
            if (array.length() > 0) {
                array.makeSparse();
            }
            if (level == Shape.FROZEN) {
                array.fixLength();
            }
        }
        NamedSlots.restrict(o, level);
        if (o.elements != null) {
            o.elements.restrict(level);
        }
    }

    static boolean test(JsObject o, boolean frozen) {
        if (o.isExtensible()) {
            return false;
        }
        for (PropertyKey key : o.ownKeys()) {
            PropertyDescriptor own = o.getOwnProperty(key);
            if (own != null && (own.isConfigurable() || frozen && own.isWritable())) {
                return false;
            }
        }
        return true;
    }
}
