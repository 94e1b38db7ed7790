package tsubame.cli;

/** What {@code --dump} can print, in the order of the stages. */
enum DumpStage {
    TOKENS, AST, SCOPES, BYTECODE;

    String word() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }

    static String names() {
        StringBuilder names = new StringBuilder();
        for (DumpStage stage : values()) {
            names.append(names.isEmpty() ? "" : ", ").append(stage.word());
        }
        return names.toString();
    }

    static DumpStage named(String word) {
        for (DumpStage stage : values()) {
            if (stage.word().equals(word)) {
                return stage;
            }
        }
        return null;
    }
}
