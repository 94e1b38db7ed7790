// Writes the tables of normalization and of full case mapping (NormalizationTables.java, FullCaseTables.java) from what the
// running node knows, which must have the same Unicode version as the other tables:
//
//   node normalization.mjs <folder of the Java package tsubame.text.unicode>
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { VERSION, header, javaString, number, signed } from './coding.mjs';

const [target] = process.argv.slice(2);
if (!VERSION.startsWith(process.versions.unicode)) throw new Error(`node has Unicode ${process.versions.unicode}, needed is ${VERSION}`);

const points = (s) => [...s].map((c) => c.codePointAt(0));
const text = String.fromCodePoint;
const scalars = [];
for (let c = 0; c < 0x110000; c++) if ((c < 0xD800 || c > 0xDFFF) && (c < 0xAC00 || c > 0xD7A3)) scalars.push(c);

/** [code point, image] rows: gap to the code point, length of the image, its code points as zigzag distances, the first from the origin. */
function images(rows) {
  let last = 0;
  return rows.map(([c, image]) => {
    let at = c;
    const row = number(c - last) + number(image.length) + image.map((p) => { const d = p - at; at = p; return signed(d); }).join('');
    last = c;
    return row;
  }).join('');
}

const canonical = scalars.filter((c) => text(c).normalize('NFD') !== text(c)).map((c) => [c, points(text(c).normalize('NFD'))]);
const compatible = scalars.filter((c) => text(c).normalize('NFKD') !== text(c).normalize('NFD'))
  .map((c) => [c, points(text(c).normalize('NFKD'))]);

// A primary composite is what NFC keeps though NFD takes it apart; it joins the composite of all but the last part with the last.
const pairs = canonical.filter(([c]) => text(c).normalize('NFC') === text(c)).map(([c, parts]) => {
  const first = text(...parts.slice(0, -1)).normalize('NFC'), second = parts.at(-1);
  if (points(first).length !== 1 || (first + text(second)).normalize('NFC') !== text(c)) throw new Error(`no pair for ${c}`);
  return [first.codePointAt(0), second, c];
}).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
let lastFirst = 0;
const composition = pairs.map(([first, second, c]) => {
  const row = number(first - lastFirst) + number(second) + signed(c - first);
  lastFirst = first;
  return row;
}).join('');

// Only the order of combining classes matters. NFD swaps two neighbours if their classes are not zero and descend; U+0345 alone has
// the highest class, so whatever is swapped behind it has a class.
const decomposed = new Set(canonical.map(([c]) => c));
const swaps = (a, b) => text(a, b).normalize('NFD') === text(b, a);
const marks = scalars.filter((c) => !decomposed.has(c) && (c === 0x345 || swaps(0x345, c)));
const order = [];
for (const mark of marks) {
  const same = order.find((group) => !swaps(group[0], mark) && !swaps(mark, group[0]));
  if (same) same.push(mark); else order.push([mark]);
}
order.sort((a, b) => (swaps(a[0], b[0]) ? 1 : -1));
const rank = new Map(order.flatMap((group, i) => group.map((c) => [c, i + 1])));
let marksText = '', end = 0;
for (let i = 0; i < marks.length;) {
  let n = 1;
  while (marks[i + n] === marks[i] + n && rank.get(marks[i + n]) === rank.get(marks[i])) n++;
  marksText += number(marks[i] - end) + number(n) + number(rank.get(marks[i]));
  end = marks[i] + n;
  i += n;
}

writeFileSync(resolve(target, 'NormalizationTables.java'), `${header('NormalizationTables', [
  'Decomposition, composition and canonical order in the number coding of {@link TableReader}; Hangul syllables are not in them.'],
  'normalization.mjs')}
    /** Full canonical decompositions: gap, length, code points as zigzag distances from the one before, first from the origin. */
    static final String CANONICAL =
${javaString(images(canonical))};

    /** Full compatibility decompositions, where they differ from the canonical ones; coded as those. */
    static final String COMPATIBLE =
${javaString(images(compatible))};

    /** Primary composites by their parts: gap to the first part, second part, zigzag distance from the first part to the composite. */
    static final String COMPOSITION =
${javaString(composition)};

    /** Runs of code points whose combining class is not zero: gap, length, rank of the class among all classes. */
    static final String ORDER =
${javaString(marksText)};
}
`);

const upper = scalars.filter((c) => points(text(c).toUpperCase()).length > 1).map((c) => [c, points(text(c).toUpperCase())]);
const lower = scalars.filter((c) => points(text(c).toLowerCase()).length > 1);
if (lower.length !== 1 || lower[0] !== 0x130) throw new Error('CaseMapping knows one long lower case only');
writeFileSync(resolve(target, 'FullCaseTables.java'), `${header('FullCaseTables', [
  'Upper cases of several code points (SpecialCasing without conditions), coded as the decompositions of {@link NormalizationTables}.'],
  'normalization.mjs')}
    static final String UPPER =
${javaString(images(upper))};
}
`);
console.log({ canonical: canonical.length, compatible: compatible.length, pairs: pairs.length, marks: marks.length, ranks: order.length, upper: upper.length });
