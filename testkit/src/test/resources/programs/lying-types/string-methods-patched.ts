// Methods of strings and numbers replaced; properties looked up on primitives.
function hash(text: string): number {
  let h = 0;
  for (let i = 0; i < text.length; i++) h = (h * 31 + text.charCodeAt(i)) | 0;
  return h;
}
const charCodeAt = String.prototype.charCodeAt;
console.log(hash("hello"));
String.prototype.charCodeAt = (i) => i;
console.log(hash("hello"));
String.prototype.charCodeAt = charCodeAt;
console.log(hash("hello"));
(String.prototype as any).charCodeAt = undefined;
try {
  hash("x");
} catch (error) {
  console.log((error as Error).name);
}
String.prototype.charCodeAt = charCodeAt;
const slice = String.prototype.slice;
String.prototype.slice = function (...args: any[]) { return "<" + slice.apply(this, args as any) + ">"; };
console.log("hello".slice(1, 3));
String.prototype.slice = slice;
const toString = Number.prototype.toString;
Number.prototype.toString = function () { return "number!"; };
console.log((5).toString(), `${5}`, 5 + "", String(5), [5].join(), { [5]: 1 });
Number.prototype.toString = toString;
Object.defineProperty(Number.prototype, "half", { get() { return this / 2; }, configurable: true });
console.log((5 as any).half, (2147483647 as any).half, (0.5 as any).half);
(Boolean.prototype as any).flip = function () { return !this; };
console.log((true as any).flip(), (false as any).flip());
Number.prototype.valueOf = () => 99;
console.log(5 + 1, new Number(5) as any + 1, Number(new Number(5)));
const text: any = "abc";
try {
  text.length = 5;
} catch (error) {
  console.log((error as Error).name);
}
try {
  text[0] = "z";
} catch (error) {
  console.log((error as Error).name);
}
console.log(text, text.length);
