console.log("failing runs");
throw new Error("failed once");
