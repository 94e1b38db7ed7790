package tsubame.ir;

/** Which way a branch goes, as far as is known. */
public enum Likelihood { UNKNOWN, LIKELY, UNLIKELY }
