// Throwing something that is no error.
process.exitCode = 5;
console.log("start");
throw { code: 42, list: [1, 2] };
