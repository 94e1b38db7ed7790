package tsubame.aot.llvm;

/** The native toolchain is not there, or a program of it failed: a message for the user, with the remedy where there is one. */
public final class ToolchainException extends Exception {
    private static final long serialVersionUID = 1;

    public ToolchainException(String message) {
        super(message, null, false, false);
    }
}
