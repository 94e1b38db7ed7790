package tsubame.lab.measure;

/** The reasons for which starting a program fails, in words. */
final class Errors {
    private Errors() {}

    static String text(int errno) {
        return switch (errno) {
            case 2 -> "no such file or directory";
            case 7 -> "too many arguments";
            case 8 -> "not an executable (has it a #! line?)";
            case 12 -> "no memory";
            case 13 -> "permission denied";
            case 20 -> "not a directory";
            case 21 -> "is a directory";
            default -> "error " + errno;
        };
    }
}
