// Constants, readonly fields and readonly arrays that are changed all the same.
const LIMITS: readonly number[] = [10, 20];
const SETTINGS = { depth: 3, name: "x" } as const;
class Config {
  readonly size: number = 5;
  static readonly MAX: number = 100;
}
function use(config: Config): number {
  return config.size * SETTINGS.depth + LIMITS[0] + Config.MAX;
}
const config = new Config();
console.log(use(config));
(config as any).size = "6";
console.log(use(config));
(SETTINGS as any).depth = 0.5;
console.log(use(config));
(LIMITS as any)[0] = "ten";
console.log(use(config));
(LIMITS as any).length = 0;
(Config as any).MAX = null;
console.log(use(config));
try {
  (LIMITS as any).push(7);
  console.log(use(config), LIMITS);
} catch (error) {
  console.log((error as Error).name);
}
const TABLE: readonly (readonly number[])[] = [[1, 2], [3, 4]];
let sum = 0;
for (let i = 0; i < 2; i++) for (let j = 0; j < 2; j++) {
  sum += TABLE[i][j];
  (TABLE as any)[1][j] = i === 0 ? "t" : 1;
}
console.log(sum, TABLE);
const PI: number = Object.freeze({ valueOf: () => 3 }) as any;
console.log(PI * 2, PI + PI);
const list = [1, 2, 3];
const frozen = Object.freeze(list);
try {
  (frozen as number[]).push(4);
} catch (error) {
  console.log((error as Error).name, list.length);
}
function tag(strings: TemplateStringsArray, ...values: number[]): string {
  try {
    (strings as any)[0] = "x";
  } catch {
    return strings.raw.join("|") + values.map((v) => v * 2);
  }
  return "changed";
}
for (const value of [1, "2", null] as any[]) console.log(tag`a${value}b\n${value}`);
