// String.fromCharCode of one argument: numbers beyond 16 bits, none, objects; the function in other places, and another in its place.
const show = (text: unknown) => (typeof text === "string" ? Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).join("+") : String(text));
function char(code: any): string {
  return String.fromCharCode(code);
}
for (const code of [65, 0, 255, 256, 0xd83d, 65535, 65536, 65601, -1, -65471, 65.9, -0.5, NaN, Infinity, -Infinity, 1e20, 4294967361, "66", null, undefined, true, [67], {}, { valueOf: () => 68 }]) {
  console.log(show(char(code)));
}
for (const bad of [1n, Symbol("x")] as any[]) {
  try {
    console.log(show(char(bad)));
  } catch (error) {
    console.log((error as Error).name);
  }
}
console.log(String.fromCharCode(), String.fromCharCode(72, 105), String.fromCharCode(...[72, 105, 33]), char(0xd83d) + char(0xde00));
function called(holder: { fromCharCode(code: number): string }, code: number): string {
  return holder.fromCharCode(code);
}
console.log(called(String, 65), called({ fromCharCode: String.fromCharCode }, 66), called({ fromCharCode: (code) => "own " + code }, 67), called(class { static fromCharCode = String.fromCharCode; }, 68));
const original = String.fromCharCode;
String.fromCharCode = (...codes: number[]) => "patched " + codes.length;
console.log(char(65), called(String, 65));
String.fromCharCode = original;
console.log(char(65));
delete (String as any).fromCharCode;
try {
  console.log(char(65));
} catch (error) {
  console.log((error as Error).name);
}
