package tsubame.frontend.lower;

/**
 * The name that an anonymous function or class gets from where it stands (ECMA-262 §8.4): known text, or the property key in a register.
 *
 * @param key register of the key, -1 if {@code text} is known
 * @param prefix 0 none, 1 get, 2 set; as in SET_FUNCTION_NAME
 */
record FunctionName(String text, int key, int prefix) {
    static final FunctionName NONE = new FunctionName("", -1, 0);

    static FunctionName of(String text) {
        return new FunctionName(text, -1, 0);
    }

    static FunctionName ofKey(int register) {
        return new FunctionName("", register, 0);
    }
}
