// oracle: none (transpilers put the values of members in place of their names)
// Enums with values outside of their members; enum objects changed at run time.
enum Color {
  Red,
  Green = 5,
  Blue,
}
enum Level {
  Low = "low",
  High = "high",
}
const enum Flag {
  None = 0,
  A = 1,
  B = 2,
}
function name(color: Color): string {
  switch (color) {
    case Color.Red:
      return "red";
    case Color.Green:
      return "green";
    case Color.Blue:
      return "blue";
    default:
      return "none " + String(color);
  }
}
for (const color of [0, 5, 6, 1, "5", "Red", null, -0, 5.5, NaN, 5n] as any[]) console.log(name(color), Color[color]);
function level(level: Level): number {
  return level === Level.Low ? 1 : level === Level.High ? 2 : 3;
}
console.log(level("low" as any), level("Low" as any), level(0 as any), level(undefined as any));
let flags: Flag = 7 as Flag;
flags |= Flag.B;
console.log(flags, (flags & Flag.A) !== 0, ("3" as any) & Flag.B);
(Color as any).Red = 9;
console.log(Color.Red, Color[9], name(0), name(9));
(Color as any)[5] = "changed";
delete (Color as any).Blue;
console.log(Color[5], Color.Blue, name(6));
console.log(Object.keys(Color).join(), JSON.stringify(Level));
