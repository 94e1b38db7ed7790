export default function f() { return 1; } export const named = 2;
