package tsubame.cli.host;

import java.nio.file.Path;
import java.util.List;
import tsubame.frontend.lower.LoweringOptions;
import tsubame.frontend.syntax.DecoratorDialect;

/**
 * What a {@code tsconfig.json} says that changes what programs do: which files specifiers mean, how class fields come about, which
 * decorators there are, which imports stay, and whether const enums of other files are constants. {@link TsConfigReader} reads it; checks of types are not asked for.
 */
final class TsConfig {
    /** Without any tsconfig.json. */
    static final TsConfig NONE = new TsConfig(LoweringOptions.DEFAULT, true, false, null, List.of());

    /** For TypeScript sources. */
    final LoweringOptions lowering;
    /** Constants stand for members of const enums of other files. */
    final boolean inlinesEnums;
    /** Imports of const enums alone stay. */
    final boolean keepsEnumImports;
    private final Path baseUrl;
    private final List<Mapping> paths;

    /** One entry of {@code paths}; targets are absolute and may contain a star. */
    record Mapping(String pattern, List<String> targets) {}

    /** @param baseUrl null for none */
    private TsConfig(LoweringOptions lowering, boolean inlinesEnums, boolean keepsEnumImports, Path baseUrl, List<Mapping> paths) {
        this.lowering = lowering;
        this.inlinesEnums = inlinesEnums;
        this.keepsEnumImports = keepsEnumImports;
        this.baseUrl = baseUrl;
        this.paths = paths;
    }

    /** The settings of a file and those that it extends; null where none of them says anything. */
    static final class Settings {
        String target;
        Boolean useDefineForClassFields;
        Boolean experimentalDecorators;
        Boolean emitDecoratorMetadata;
        Boolean verbatimModuleSyntax;
        Boolean preserveValueImports;
        Boolean isolatedModules;
        Boolean preserveConstEnums;
        Path baseUrl;
        List<Mapping> paths = List.of();

        TsConfig finish() {
            boolean defines = useDefineForClassFields != null ? useDefineForClassFields : definesByTarget(target);
            DecoratorDialect decorators = !is(experimentalDecorators) ? DecoratorDialect.STANDARD
                    : is(emitDecoratorMetadata) ? DecoratorDialect.LEGACY_WITH_METADATA : DecoratorDialect.LEGACY;
            boolean verbatim = is(verbatimModuleSyntax) || is(preserveValueImports);
            boolean isolated = is(isolatedModules) || is(verbatimModuleSyntax);
            return new TsConfig(
                    new LoweringOptions(defines, decorators, verbatim, false), !isolated, is(preserveConstEnums), baseUrl, paths);
        }

        private static boolean is(Boolean setting) {
            return setting != null && setting;
        }

        /** Fields are defined from ES2022 on, which is also what a missing target means. */
        private static boolean definesByTarget(String target) {
            if (target == null || target.equals("esnext")) {
                return true;
            }
            return switch (target) {
                case "es3", "es5", "es6", "es2015", "es2016", "es2017", "es2018", "es2019", "es2020", "es2021" -> false;
                default -> true;
            };
        }
    }

    /** The file that a specifier, which is no relative path, means by {@code paths} or {@code baseUrl}; null if they do not tell. */
    Path find(String specifier) {
        Mapping best = null;
        for (Mapping mapping : paths) {
            if (matches(mapping.pattern(), specifier) && (best == null || prefix(mapping).length() > prefix(best).length())) {
                best = mapping;
            }
        }
        if (best != null) {
            Path found = mapped(best, specifier);
            if (found != null) {
                return found;
            }
        }
        return baseUrl == null ? null : Resolution.file(baseUrl.resolve(specifier).normalize());
    }

    private static Path mapped(Mapping mapping, String specifier) {
        int star = mapping.pattern().indexOf('*');
        String matched = star < 0 ? "" : specifier.substring(star, specifier.length() - (mapping.pattern().length() - star - 1));
        for (String target : mapping.targets()) {
            Path found = Resolution.file(Path.of(target.replace("*", matched)).normalize());
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** What must stand before the star; a pattern without star is more special than all others. */
    private static String prefix(Mapping mapping) {
        int star = mapping.pattern().indexOf('*');
        return star < 0 ? mapping.pattern() + "\0" : mapping.pattern().substring(0, star);
    }

    private static boolean matches(String pattern, String specifier) {
        int star = pattern.indexOf('*');
        if (star < 0) {
            return pattern.equals(specifier);
        }
        return specifier.length() >= pattern.length() - 1 && specifier.startsWith(pattern.substring(0, star))
                && specifier.endsWith(pattern.substring(star + 1));
    }
}
