// Random calls of the methods of arrays, strings and numbers, the same in every run.
let seed = 20261130;
function random(n) {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return (seed >> 8) % n;
}
const pick = (list) => list[random(list.length)];

// ---- Receivers and arguments

const values = [
  0, -0, 1, 2, 3.5, -1, NaN, Infinity, 'a', 'b', '10', '9', '', null, undefined, true, false, 'é', '中', '😀', '\ud83d', 1e21,
  -1e-7, 2 ** 31, 2 ** 32, 0.1,
];
const value = () => pick(values);
const index = () => pick([undefined, 0, 1, 2, -1, -2, 5, 100, -100, NaN, 1.7, '2', null, Infinity, -Infinity]);

function array() {
  const length = random(8);
  const kind = random(4);
  const made = kind === 2 ? new Array(length) : [];
  for (let i = 0; i < length; i++) {
    if (kind === 0) made.push(random(20) - 5);
    else if (kind === 1) made.push(value());
    else if (kind === 3) made.push('s' + random(9));
    else if (random(3)) made[i] = value();
  }
  return made;
}

function string() {
  let made = '';
  for (let i = random(10); i > 0; i--) made += pick('aabbcc  ,-xyZÀßé中İ😀1239.+\n$&<>');
  return made;
}

function number() {
  switch (random(4)) {
    case 0: return random(1000) - 500;
    case 1: return (random(1e6) - 5e5) / (1 + random(1000));
    case 2: return random(1e6) * Number('1e' + (random(40) - 20));
    default: return (1 + random(100) / 64) * 2 ** (random(40) - 20);
  }
}

// ---- Methods with makers of their arguments

const arrayMethods = {
  at: () => [index()],
  concat: () => [array(), value()],
  copyWithin: () => [index(), index(), index()],
  entries: () => [],
  every: () => [(x) => x !== 2],
  fill: () => [value(), index(), index()],
  filter: () => [(x, i) => i % 2],
  find: () => [(x) => x === 1],
  findLastIndex: () => [(x) => x == null],
  flat: () => [index()],
  flatMap: () => [(x) => [x, x]],
  includes: () => [value(), index()],
  indexOf: () => [value(), index()].slice(0, 1 + random(2)),
  join: () => [pick(['-', undefined, '', null])],
  keys: () => [],
  lastIndexOf: () => [value(), index()].slice(0, 1 + random(2)),
  map: () => [(x, i) => [x, i]],
  pop: () => [],
  push: () => [value(), value()],
  reduce: () => [(a, b) => a + '|' + b, 'i'],
  reduceRight: () => [(a, b) => a + '|' + b],
  reverse: () => [],
  shift: () => [],
  slice: () => [index(), index()],
  some: () => [(x) => x > 2],
  sort: () => [],
  splice: () => [index(), index(), value(), value()].slice(0, random(5)),
  toReversed: () => [],
  toSorted: () => [(a, b) => (String(a) < String(b) ? 1 : -1)],
  toSpliced: () => [index(), index(), value()],
  unshift: () => [value()],
  with: () => [index(), value()],
};
const stringMethods = {
  anchor: () => [string()],
  at: () => [index()],
  charAt: () => [index()],
  charCodeAt: () => [index()],
  codePointAt: () => [index()],
  concat: () => [value(), value()],
  endsWith: () => [string().slice(0, 1), index()],
  includes: () => [string().slice(0, 1)],
  indexOf: () => [string().slice(0, random(3)), index()],
  isWellFormed: () => [],
  lastIndexOf: () => [string().slice(0, 1), index()],
  match: () => [pick([/a/g, /(b)(c)?/, /./gu, /\s/y, /z|/g])],
  normalize: () => [pick(['NFC', 'NFD', 'NFKC', 'NFKD', undefined])],
  padEnd: () => [index(), string()],
  padStart: () => [index(), string()],
  repeat: () => [random(3)],
  replace: () => [
    pick(['a', '', /b+/g, /(\w)(\d)?/g, /(?<n>[a-z])/g, /$/g]),
    pick(['<$&>', '$1-$2', '$<n>', "$`|$'", '$$', (...match) => '{' + match.length + match[0] + '}']),
  ],
  replaceAll: () => [pick(['a', '', ' ']), pick(['<$&>', '$`', (match, i) => match + i])],
  search: () => [/[b-z]/],
  slice: () => [index(), index()],
  split: () => [pick(['', ' ', ',', 'a', /[,a]/, /(b)|c/, /(?:)/u, undefined]), index()],
  startsWith: () => [string().slice(0, 1), index()],
  substr: () => [index(), index()],
  substring: () => [index(), index()],
  toLowerCase: () => [],
  toUpperCase: () => [],
  toWellFormed: () => [],
  trim: () => [],
  trimEnd: () => [],
  trimStart: () => [],
};
const numberMethods = {
  toExponential: () => [random(15)],
  toFixed: () => [random(12)],
  toPrecision: () => [1 + random(20)],
  toString: () => [2 + random(35)],
};

// ---- Calling and showing

function show(shown, depth = 0) {
  if (typeof shown === 'string') return JSON.stringify(shown);
  if (Object.is(shown, -0)) return '-0';
  if (typeof shown === 'function') return 'fn';
  if (!Array.isArray(shown)) return String(shown);
  if (depth > 3) return '[..]';
  const parts = [];
  for (let i = 0; i < shown.length; i++) parts.push(i in shown ? show(shown[i], depth + 1) : 'hole');
  return '[' + parts.join(',') + ']';
}

function call(receiver, methods) {
  const name = pick(Object.keys(methods));
  const args = methods[name]();
  const before = show(receiver);
  let result;
  try {
    result = receiver[name](...args);
    if (result && typeof result.next === 'function') result = [...result];
    result = show(result);
  } catch (error) {
    result = error.name + ': ' + error.message;
  }
  const after = Array.isArray(receiver) ? ' :: ' + show(receiver) : '';
  console.log(before + '.' + name + '(' + args.map((arg) => show(arg)).join() + ') = ' + result + after);
}

for (let i = 0; i < 300; i++) call(array(), arrayMethods);
for (let i = 0; i < 300; i++) call(string(), stringMethods);
for (let i = 0; i < 100; i++) call(number(), numberMethods);
for (let i = 0; i < 60; i++) {
  const text = string() + number() + string();
  const read = [parseInt(text), parseFloat(text), Number(text), parseInt(text, 2 + random(35)), escape(text)];
  console.log(JSON.stringify(text) + ' ' + read.map((part) => show(part)).join(' '));
}
