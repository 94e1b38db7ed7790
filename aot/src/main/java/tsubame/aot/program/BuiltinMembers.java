package tsubame.aot.program;

import java.util.Set;

/** The names of what strings, arrays and numbers have. */
final class BuiltinMembers {
    private static final Set<String> ALL = Set.of(("length at concat copyWithin entries every fill filter find findIndex findLast findLastIndex flat flatMap forEach "
            + "includes indexOf join keys lastIndexOf map pop push reduce reduceRight reverse shift slice some sort splice toLocaleString toReversed toSorted toSpliced "
            + "toString unshift values with constructor charAt charCodeAt codePointAt endsWith isWellFormed localeCompare match matchAll normalize padEnd padStart repeat "
            + "replace replaceAll search split startsWith substr substring toLocaleLowerCase toLocaleUpperCase toLowerCase toUpperCase toWellFormed trim trimEnd "
            + "trimStart valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable toExponential toFixed toPrecision").split(" "));

    private BuiltinMembers() {}

    static boolean has(String name) {
        return ALL.contains(name);
    }
}
