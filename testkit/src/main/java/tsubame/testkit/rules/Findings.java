package tsubame.testkit.rules;

import java.lang.classfile.CodeElement;
import java.lang.classfile.instruction.LineNumber;
import java.util.SortedSet;

/** Where a check over one class is, so that it says only what it found; the rest of each violation is here. */
final class Findings {
    private final SortedSet<Violation> found;
    private final String place;
    private String member = "";
    private int line;

    Findings(SortedSet<Violation> found, String internalName) {
        this.found = found;
        this.place = internalName.replace('/', '.');
    }

    void enter(String member) {
        this.member = member;
        this.line = 0;
    }

    void pass(CodeElement element) {
        if (element instanceof LineNumber number) line = number.line();
    }

    void report(Rule rule, String what) {
        report(rule, what, rule.remedy());
    }

    void report(Rule rule, String what, String remedy) {
        found.add(new Violation(rule, place, member, line, what, remedy));
    }
}
