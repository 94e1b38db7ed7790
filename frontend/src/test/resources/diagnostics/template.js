let a = 1;
let b = `no ${ a } end;
