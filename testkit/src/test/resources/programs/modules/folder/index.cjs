exports.from = "folder/index.cjs";
