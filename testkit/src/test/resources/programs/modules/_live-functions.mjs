export { f1, g as f2, h as f3 };
function f1() { return "f1"; }
const g = () => "g as f2";
var h = function () {};
export default class Named { hi() { return "hi"; } }
