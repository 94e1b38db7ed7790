console.log("kept by verbatimModuleSyntax"); export const unused = 1; export type T = string;
