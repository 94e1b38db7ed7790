export const log = ["dependency starts"];
await new Promise((resolve) => setTimeout(resolve, 3));
log.push("dependency ready");
export const value = await Promise.resolve(42);
