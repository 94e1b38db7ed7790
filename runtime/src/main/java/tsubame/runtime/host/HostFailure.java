package tsubame.runtime.host;

/**
 * What a host could not do, as data: the runtime turns it into an error object of the realm concerned. Carries no Java stack
 * trace.
 */
public final class HostFailure extends Exception {
    /** The class of the error object. */
    public enum Kind { ERROR, TYPE_ERROR, SYNTAX_ERROR, REFERENCE_ERROR, RANGE_ERROR, EVAL_ERROR }

    private static final long serialVersionUID = 1;
    private final Kind kind;
    private final String code;
    private final String place;

    /**
     * @param message the error's message
     * @param code the error's {@code code} property, such as ERR_MODULE_NOT_FOUND; null for none
     * @param place {@code file:line:column} where it was found; null if there is no such place
     */
    public HostFailure(Kind kind, String message, String code, String place) {
        super(message, null, false, false);
        this.kind = kind;
        this.code = code;
        this.place = place;
    }

    public HostFailure(Kind kind, String message) {
        this(kind, message, null, null);
    }

    public Kind kind() {
        return kind;
    }

    public String code() {
        return code;
    }

    public String place() {
        return place;
    }
}
