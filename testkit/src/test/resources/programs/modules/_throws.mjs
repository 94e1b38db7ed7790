throw new RangeError("module throws");
