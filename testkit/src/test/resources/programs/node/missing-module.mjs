// oracle: none (the wording is ours)
// A module of Node that is not there gives one line that names it.
try {
  await import("node:http2");
} catch (error) {
  console.log(error.code, error.message.split(/,? imported from/)[0]);
}
try {
  await import("no-such-package");
} catch (error) {
  console.log(error.code, error.message.split(/,? imported from/)[0]);
}
try {
  await import("./no-such-file.js");
} catch (error) {
  console.log(error.code, error.message.split(/,? imported from/)[0]);
}
