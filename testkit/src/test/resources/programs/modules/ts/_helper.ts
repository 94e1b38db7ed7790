export interface Config { verbose: boolean }
export function helper(config: Config): string { return `helper ${config.verbose}`; }
