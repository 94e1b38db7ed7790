let a = <number>b;
let c = <T>(d: T) => d;
