module.exports = (n) => n * 2;
module.exports.x = "property";
module.exports.Klass = class { v = 7; };
