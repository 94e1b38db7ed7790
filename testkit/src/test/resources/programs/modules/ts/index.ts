export default "ts/index.ts" as string;
