package tsubame.bytecode;

/**
 * What an annotation says of a value. A hint, never a proof: it may buy a guard and a fast version behind it, and no
 * program's output depends on it.
 */
public enum Hint {
  NONE, NUMBER, STRING, BOOLEAN, BIGINT, NUMBER_ARRAY, STRING_ARRAY, BOOLEAN_ARRAY, ARRAY, OBJECT, FUNCTION
}
