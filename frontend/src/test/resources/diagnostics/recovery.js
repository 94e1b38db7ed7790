function a( { let x = 1; }
let b = (1 + ;
let c = { d: 1, e f: 2 };
if (c {
  let g = 1;
}
class H {
  constructor( { }
  m() { return 1 + ; }
}
let i = [1, 2, 3;
let fine = 1;
let j = ;
