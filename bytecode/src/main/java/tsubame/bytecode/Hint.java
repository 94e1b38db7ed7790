package tsubame.bytecode;

/**
 * What an annotation says of a value. A hint, never a proof: it may buy a guard and a fast version behind it, and no
 * program's output depends on it.
 */
public enum Hint {
  NONE, NUMBER, STRING, BOOLEAN, BIGINT, NUMBER_ARRAY, STRING_ARRAY, BOOLEAN_ARRAY, ARRAY, OBJECT, FUNCTION,
  INT8_ARRAY, UINT8_ARRAY, UINT8_CLAMPED_ARRAY, INT16_ARRAY, UINT16_ARRAY, INT32_ARRAY, UINT32_ARRAY, BIGINT64_ARRAY, BIGUINT64_ARRAY,
  FLOAT16_ARRAY, FLOAT32_ARRAY, FLOAT64_ARRAY;

  /** Which kind of typed array it is, in the order of the specification's table (ECMA-262, table 71); -1 for none of numbers. */
  public int typedArrayKind() {
    return ordinal() < INT8_ARRAY.ordinal() || this == BIGINT64_ARRAY || this == BIGUINT64_ARRAY ? -1 : ordinal() - INT8_ARRAY.ordinal();
  }
}
