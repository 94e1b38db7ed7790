import { z } from "zod";
const user = z.object({ name: z.string().min(2), age: z.number().int().positive().optional(), email: z.string().email(), tags: z.array(z.enum(["a", "b"])).default([]), at: z.coerce.date() }).strict();
console.log(user.parse({ name: "Ann", email: "ann@example.com", at: "2024-01-02T03:04:05Z" }));
const bad = user.safeParse({ name: "A", age: -1.5, email: "nope", tags: ["c"], at: "x", more: 1 });
console.log(bad.success, bad.error.issues, bad.error.flatten());
const shape = z.discriminatedUnion("kind", [z.object({ kind: z.literal("circle"), r: z.number() }), z.object({ kind: z.literal("square"), side: z.number() })]);
console.log(shape.parse({ kind: "circle", r: 2 }), shape.safeParse({ kind: "x" }).error.message);
console.log(z.string().transform((s) => s.length).pipe(z.number().min(3)).safeParse("ab").error.issues, z.record(z.number()).parse({ a: 1 }), z.tuple([z.string(), z.number()]).rest(z.boolean()).parse(["a", 1, true]));
console.log(await z.string().refine(async (s) => s === "ok", "not ok").safeParseAsync("no").then((r) => r.error.issues), z.map(z.string(), z.bigint()).parse(new Map([["a", 1n]])), z.string().ip().safeParse("300.1.1.1").success, z.string().uuid().safeParse("123e4567-e89b-12d3-a456-426614174000").success);
