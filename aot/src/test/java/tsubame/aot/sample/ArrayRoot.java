package tsubame.aot.sample;

/** Arrays that are written and arrays that are not, in all the ways that look alike. */
public final class ArrayRoot {
    static final int[] ONLY_READ = {1, 2, 3};
    static final int[] STORED = {1, 2, 3};
    static final int[] STORED_BY_CALLEE = {1, 2, 3};
    static final int[] READ_BY_CALLEE = {1, 2, 3};
    static final int[] RETURNED = {1, 2, 3};
    static final int[] COPIED_FROM = {1, 2, 3};
    static final int[] COPIED_TO = {1, 2, 3};
    static final int[] IN_FIELD = {1, 2, 3};
    static final int[][] NESTED_READ = {{1}, {2}};
    static final int[][] NESTED_STORED = {{1}, {2}};
    static final int[] CHOSEN = {1, 2, 3};
    static final String TEXT = "text";
    static final Holder HOLDER = new Holder(IN_FIELD, 1);
    static final Holder CHANGED = new Holder(null, 2);

    static final class Holder {
        private final Object held;
        private int count;

        Holder(Object held, int count) {
            this.held = held;
            this.count = count;
        }
    }

    private ArrayRoot() {}

    public static int main() {
        STORED[1] = 5;
        store(STORED_BY_CALLEE);
        returned()[0] = 1;
        System.arraycopy(COPIED_FROM, 0, COPIED_TO, 0, 2);
        NESTED_STORED[1][0] = 3;
        int[] chosen = ONLY_READ.length > 2 ? CHOSEN : new int[3];
        chosen[0]++;
        CHANGED.count++;
        return read(ONLY_READ) + read(READ_BY_CALLEE) + NESTED_READ[1][0] + ((int[]) HOLDER.held)[1] + TEXT.length() + HOLDER.count;
    }

    private static void store(int[] array) {
        array[0] = 1;
    }

    private static int read(int[] array) {
        int sum = 0;
        for (int each : array) sum += each;
        return sum;
    }

    private static int[] returned() {
        return RETURNED;
    }
}
