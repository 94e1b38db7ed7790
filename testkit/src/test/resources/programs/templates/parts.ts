// Template literals: parts in order, each converted when it is evaluated; many parts; text that is not Latin-1.
const a = 1, b = 'ü', c = '世', o = { toString() { return 'o'; } };
let k = 0; const f = () => { k++; return k; };
console.log(`${a}`, `${a}${b}`, `x${a}y${b}z${c}`, `${f()}-${f()}-${k}`, `${o}`, `${o}${o}`, ``, `plain`, `${''}${''}`, `${''}a`);
console.log(`${1}${2}${3}${4}${5}${6}${7}${8}${9}${10}${11}${12}${13}${14}${15}${16}${17}${18}${19}${20}${21}${22}${23}${24}${25}${26}${27}${28}${29}${30}${31}${32}${33}${34}${35}${36}${37}${38}${39}${40}`);
console.log(`${'ab'.repeat(200)}|${'cd'.repeat(3)}`.length, `${`n${a}`}${`m${b}`}`);
const log: string[] = []; const g = (n: string) => ({ toString() { log.push('s' + n); return n; } });
const h = (n: string) => { log.push('e' + n); return g(n); };
console.log(`${h('1')}${h('2')}`, log.join());
