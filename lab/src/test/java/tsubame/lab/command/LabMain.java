package tsubame.lab.command;

import java.io.PrintWriter;

/** The lab as a program of its own, for the scripts that tests start. */
public final class LabMain {
    private LabMain() {}

    public static void main(String[] words) {
        int code = new Lab().run(new PrintWriter(System.out, true), new PrintWriter(System.err, true), words);
        Runtime.getRuntime().halt(code);
    }
}
