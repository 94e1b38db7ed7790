exports.fromA = "a";
exports.early = require("./_cjs-b.cjs").sawA;
exports.done = true;
