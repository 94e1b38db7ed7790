// What the table generators share: the number coding that TableReader.java reads, and the shape of a generated Java file.
//
// A number is written in base 46, most significant digit first; a digit d is the character 35 + d when it is the last one and
// 35 + 46 + d when more follow. So every table is printable ASCII without '"'.
export const VERSION = '17.0.0';

export function number(n) {
  let text = String.fromCharCode(35 + (n % 46));
  for (n = Math.floor(n / 46); n > 0; n = Math.floor(n / 46)) text = String.fromCharCode(35 + 46 + (n % 46)) + text;
  return text;
}

export const signed = (n) => number(n < 0 ? -2 * n - 1 : 2 * n);

export const javaString = (text) => {
  const lines = text.match(/.{1,118}/gs) ?? [''];
  return lines.map((l) => `            "${l.replaceAll('\\', '\\\\')}"`).join('\n            + ').replaceAll('            + ' + '            ', '            + ');
};

export const header = (name, contract, generator = 'generate.mjs') => `package tsubame.text.unicode;

/**
${contract.map((l) => ` * ${l}`).join('\n')}
 * Generated from Unicode ${VERSION} by text/src/tables/${generator}; do not edit.
 */
final class ${name} {
    private ${name}() {}
`;
