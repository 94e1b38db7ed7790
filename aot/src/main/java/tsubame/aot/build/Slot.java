package tsubame.aot.build;

import tsubame.ir.Value;

/** An entry of the operand stack or of the locals; {@code wide} for long and double, which count as two words for the JVM. */
record Slot(Value value, boolean wide) {}
