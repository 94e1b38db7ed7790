package tsubame.ir.eval;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import tsubame.ir.Storage;

/**
 * Memory by addresses, byte by byte as it is touched; zero before. References in it are kept as what they are, by address.
 * Objects get an address when asked for one, where no memory is: what lies in objects is not reached this way.
 */
final class RawMemory {
    private static final long OBJECTS = 1L << 44;

    private final Map<Long, Byte> bytes = new HashMap<>();
    private final Map<Long, Object> references = new HashMap<>();
    private final Map<Object, Long> addresses = new IdentityHashMap<>();
    private final Map<Long, Object> objects = new HashMap<>();

    Object load(Storage storage, long address) {
        check(address);
        if (storage.kind().isReference()) return references.get(address);
        long word = 0;
        for (int i = storage.kind().bytes() - 1; i >= 0; i--) word = word << 8 | bytes.getOrDefault(address + i, (byte) 0) & 0xFF;
        return switch (storage.kind()) {
            case BOOLEAN -> (int) word;
            case BYTE -> (int) (byte) word;
            case SHORT -> (int) (short) word;
            case CHAR -> (int) (char) word;
            case INT -> (int) word;
            case LONG, ADDRESS -> word;
            case FLOAT -> (double) Float.intBitsToFloat((int) word);
            case DOUBLE -> Double.longBitsToDouble(word);
            case BOXED, REF -> throw new IllegalStateException();
        };
    }

    void store(Storage storage, long address, Object value) {
        check(address);
        if (storage.kind().isReference()) {
            references.put(address, value);
            return;
        }
        long word = switch (storage.kind()) {
            case BOOLEAN -> (Integer) value & 1;
            case FLOAT -> Float.floatToRawIntBits(((Double) value).floatValue());
            case DOUBLE -> Double.doubleToRawLongBits((Double) value);
            default -> ((Number) value).longValue();
        };
        for (int i = 0; i < storage.kind().bytes(); i++) bytes.put(address + i, (byte) (word >> 8 * i));
    }

    void copy(long from, long to, long count) {
        byte[] moved = new byte[Math.toIntExact(count)];
        Map<Long, Object> movedReferences = new HashMap<>();
        for (int i = 0; i < count; i++) {
            moved[i] = bytes.getOrDefault(from + i, (byte) 0);
            if (references.containsKey(from + i)) movedReferences.put(to + i, references.get(from + i));
        }
        for (int i = 0; i < count; i++) {
            bytes.put(to + i, moved[i]);
            references.remove(to + i);
        }
        references.putAll(movedReferences);
    }

    void fill(long to, byte value, long count) {
        for (long i = 0; i < count; i++) bytes.put(to + i, value);
    }

    private static void check(long address) {
        if (address < 4096 || address >= OBJECTS) throw new EvaluationError("no memory at address " + address);
    }

    long addressOf(Object object) {
        if (object == null) return 0;
        Long known = addresses.get(object);
        if (known != null) return known;
        long address = OBJECTS + 16L * addresses.size();
        addresses.put(object, address);
        objects.put(address, object);
        return address;
    }

    Object objectAt(long address) {
        if (address == 0) return null;
        Object object = objects.get(address);
        if (object == null) throw new EvaluationError("no object at address " + address);
        return object;
    }
}
