import yaml from "js-yaml";
const text = `
name: example
list: [1, 2.5, 0x1F, true, null, ~]
nested:
  - a: 1
    b: &anchor
      c: |
        several
        lines
      d: >
        folded
        text
  - *anchor
date: 2001-12-14t21:59:43.10-05:00
quoted: "tab\\t\\u263A"
'single ''quoted''': yes
merge:
  <<: *anchor
  e: .inf
binary: !!binary R0lGODlhDAAMAIQAAA==
set: !!set {a, b}
`;
const value = yaml.load(text);
console.log(value);
console.log(yaml.dump(value, { sortKeys: true, lineWidth: 40 }), yaml.loadAll("--- 1\n--- [a]\n"));
try {
    yaml.load("a: [1, 2\nb: }");
} catch (error) {
    console.log(error.name, error.message);
}
