import ts from "typescript";
const text = `
enum Colour { Red, Green = "g" as any, Blue = 1 << 3 }
interface Shape { area(): number }
abstract class Base<T extends Shape> implements Shape { constructor(protected readonly inner: T) {} abstract area(): number; get double() { return 2 * this.area(); } }
export class Square extends Base<any> { #side = 2; area() { return this.#side ** 2; } static make = (): Square => new Square({} as never); }
namespace N { export const x = 1; export namespace M { export let y = x + 1; } }
const wrong: number = "text"; let f = async <T,>(x?: T) => { await x?.toString(); for (const [k, v] of Object.entries({ a: 1 })) console.log(k, v satisfies number); };
export default N;
`;
const result = ts.transpileModule(text, { compilerOptions: { target: ts.ScriptTarget.ES2017, module: ts.ModuleKind.CommonJS, sourceMap: true } });
console.log(result.outputText, result.sourceMapText.length);
const host = ts.createCompilerHost({});
const files = new Map([["/main.ts", text]]);
const original = host.getSourceFile;
host.getSourceFile = (name, target) => files.has(name) ? ts.createSourceFile(name, files.get(name), target) : original.call(host, name, target);
host.fileExists = (name) => files.has(name) || ts.sys.fileExists(name);
host.readFile = (name) => files.get(name) ?? ts.sys.readFile(name);
const out = {};
host.writeFile = (name, content) => (out[name] = content);
const program = ts.createProgram(["/main.ts"], { target: ts.ScriptTarget.ES2022, declaration: true, strict: true, types: [] }, host);
const diagnostics = [...program.getSyntacticDiagnostics(), ...program.getSemanticDiagnostics()];
console.log(diagnostics.map((d) => `${d.file && d.file.fileName}:${d.start} TS${d.code} ${ts.flattenDiagnosticMessageText(d.messageText, "\n")}`));
program.emit();
console.log(out["/main.js"], out["/main.d.ts"]);
