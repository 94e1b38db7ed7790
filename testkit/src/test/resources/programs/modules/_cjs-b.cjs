const a = require("./_cjs-a.cjs");
exports.sawA = Object.keys(a).join() + " done=" + a.done;
