package tsubame.aot.world;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import tsubame.aot.classfile.ClassInfo;
import tsubame.aot.classfile.FieldInfo;
import tsubame.aot.classfile.MethodInfo;

/** The result of {@link Reachability} as it found it, in the order in which it found it; {@link World} answers questions. */
record Reached(
        Map<MethodInfo, Reason> methods,
        Map<MethodInfo, List<Fact>> facts,
        Map<String, Reason> types,
        Set<Reachability.Site> sites,
        Map<FieldInfo, Reason> staticsRead,
        Set<FieldInfo> staticsWritten,
        Set<FieldInfo> fieldsRead,
        Map<FieldInfo, Set<MethodInfo>> fieldWriters,
        Set<ClassInfo> entered,
        Set<String> tested,
        Set<String> texts,
        Set<String> caught,
        SortedSet<Finding> findings) { }
