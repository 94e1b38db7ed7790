// oracle: none (TypeScript 5 with emitDecoratorMetadata; Bun does not ask Reflect.decorate)
// A library of metadata in the manner of reflect-metadata and the decorators of injection that use it.
const all = new WeakMap<object, Map<string, Map<string, unknown>>>();
function bag(target: object, property = ""): Map<string, unknown> {
    if (!all.has(target)) all.set(target, new Map());
    const properties = all.get(target)!;
    if (!properties.has(property)) properties.set(property, new Map());
    return properties.get(property)!;
}
Object.assign(Reflect, {
    metadata: (key: string, value: unknown) => (target: object, property?: string) => { bag(target, property).set(key, value); },
    getMetadata: (key: string, target: object, property?: string) => bag(target, property).get(key),
    decorate(decorators: Function[], target: any, key?: string, descriptor?: PropertyDescriptor) {
        console.log("decorate", typeof target === "function" ? target.name : target.constructor.name, key, decorators.length);
        for (let i = decorators.length - 1; i >= 0; i--) {
            if (key === undefined) target = decorators[i](target) ?? target;
            else descriptor = decorators[i](target, key, descriptor) ?? descriptor;
        }
        return key === undefined ? target : descriptor;
    },
});
const getMetadata = (Reflect as any).getMetadata;
const container = new Map<Function, any>();
const Injectable = (): ClassDecorator => (target) => { container.set(target, null); };
const Inject = (token: string): ParameterDecorator => (target, key, index) => {
    const tokens: Record<number, string> = bag(target as object).get("tokens") as any ?? {};
    tokens[index] = token;
    bag(target as object).set("tokens", tokens);
};
function resolve<T>(type: new (...args: any[]) => T): T {
    if (container.get(type)) return container.get(type);
    const types: any[] = getMetadata("design:paramtypes", type) ?? [];
    const tokens: Record<number, string> = (bag(type).get("tokens") as any) ?? {};
    const instance = new type(...types.map((t, i) => (i in tokens ? tokens[i] : resolve(t))));
    container.set(type, instance);
    return instance;
}
@Injectable() class Logger { lines: string[] = []; log(text: string) { this.lines.push(text); } }
@Injectable() class Repository { constructor(private logger: Logger, @Inject("db://here") private url: string) {} find() { this.logger.log("find in " + this.url); return [1, 2]; } }
@Injectable() class Service { constructor(readonly repository: Repository, readonly logger: Logger) {} run() { return this.repository.find().length; } }
const service = resolve(Service);
console.log(service.run(), service.logger.lines, service.logger === resolve(Logger));
function Column(target: object, key: string) { console.log(key, getMetadata("design:type", target, key).name); }
class Row { @Column id!: number; @Column name?: string; @Column created: Date = new Date(0); }
console.log(Object.keys(new Row()));
