package tsubame.text.regexp;

import java.util.ArrayList;

/**
 * Finds the capturing groups of a pattern before it is parsed, because the meaning of \1 and \k depends on groups that come later.
 * Trusts the brackets; a pattern that breaks the grammar gives an answer that the parser then never uses.
 */
final class GroupScan {
    /** Count of groups, group 0 included. */
    int count = 1;
    /** Names by group index, null where there is none. */
    final ArrayList<String> names = new ArrayList<>();
    boolean anyName;

    GroupScan(String pattern, int flags) {
        names.add(null);
        PatternReader in = new PatternReader(pattern, flags);
        int classDepth = 0;
        while (in.more()) {
            int c = in.pattern.charAt(in.at++);
            if (c == '\\') in.at++;
            else if (c == '[') classDepth = in.unicodeSets ? classDepth + 1 : 1;
            else if (c == ']') classDepth = Math.max(0, classDepth - 1);
            else if (c == '(' && classDepth == 0) group(in);
        }
    }

    private void group(PatternReader in) {
        String name = null;
        if (in.peek() == '?') {
            if (in.peek(1) != '<' || in.peek(2) == '=' || in.peek(2) == '!') return;
            in.at += 2;
            try {
                name = in.groupName();
                anyName = true;
            } catch (RegExpSyntaxException reportedByTheParser) {
                anyName = true;
            }
        }
        count++;
        names.add(name);
    }

    int[] groupsNamed(String name) {
        int[] found = new int[count];
        int n = 0;
        for (int i = 1; i < count; i++) if (name.equals(names.get(i))) found[n++] = i;
        return java.util.Arrays.copyOf(found, n);
    }
}
