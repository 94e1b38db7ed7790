import { Lexer, marked } from "marked";
const text = `# Title

Some *emphasis*, **strong**, \`code\`, [a link](http://example.com "t") and ![image](x.png).

1. one
2. two
   - nested
   - list

> quote
> goes on

| a | b |
|---|:-:|
| 1 | 2 |

\`\`\`js
let x = 1 < 2;
\`\`\`

- [ ] todo
- [x] done

Auto https://example.com and <b>html</b> &amp; ~~struck~~.
`;
console.log(marked.parse(text));
console.log(Lexer.lex(text).map((t) => t.type));
const long = text.repeat(50);
console.log(marked.parse(long).length);
