let a = 1; /* no end
let b;
