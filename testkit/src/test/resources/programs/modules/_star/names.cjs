exports.foo = 123;
