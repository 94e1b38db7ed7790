// The smallest program: ./tsubame run examples/hello.ts
console.log("hello");
