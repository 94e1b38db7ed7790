await null;
throw new Error("module failed");
