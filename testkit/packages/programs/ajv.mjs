import Ajv from "ajv";
const ajv = new Ajv({ allErrors: true });
const validate = ajv.compile({
    type: "object",
    properties: { name: { type: "string", minLength: 2, pattern: "^[A-Z]" }, age: { type: "integer", minimum: 0 }, tags: { type: "array", items: { enum: ["a", "b"] }, uniqueItems: true }, next: { $ref: "#" } },
    required: ["name"],
    additionalProperties: false,
});
for (const data of [{ name: "Ann", age: 3, tags: ["a"] }, { age: -1.5, tags: ["a", "a", "c"], more: 1 }, { name: "bob", next: { name: "x" } }, 5]) {
    console.log(validate(data), validate.errors && validate.errors.map((e) => `${e.instancePath} ${e.message}`), validate.errors && ajv.errorsText(validate.errors));
}
console.log(new Ajv().compile({ anyOf: [{ type: "string" }, { type: "number", multipleOf: 0.5 }], not: { const: "no" } })("no"));
