// oracle: bun
const urls = [
  'http://example.com', 'HTTP://EXAMPLE.com:80/../a/./b/%2e%2E/c?x=1#y',
  'https://user:p%40ss:w@host:8080/p a/ü?q=ü&\'#f ü', 'file:///C|/x/../y', 'file://localhost/etc', 'file:c:/a/..',
  'mailto:a@b.c', 'data:text/plain,hello world', 'http://[::1]:3000/', 'http://[1:2:0:0:5:0:0:0]/',
  'http://[::ffff:1.2.3.4]/', 'http://0x7f.1/', 'http://1.2.3', 'http://256.1.1.1', 'http://1.2.3.4.5', 'http://08',
  'http://a b/', 'http://münchen.de/', 'http://日本語。jp/x', 'http://faß.de', 'http://ÄÖ.com', 'http://a%41b/', 'foo:bar',
  'foo://Host%20x/p', 'foo://h[/', 'foo:/a/../../b', 'foo:///x', 'web+demo:/.//not-a-host/', 'http:example.com',
  'http:///x', 'http://', 'https://a@@b', 'http://h:99999', 'http://h:', 'http://h:0', 'ws://h:80', 'wss://x:443/a',
  '//x', '', 'http://ex.com?a=b?c', 'http://x/\\y\\z', 'javascript:alert(1)', 'blob:https://a.com/id',
  'http://\u{1F600}.com', 'http://xn--ls8h.la', 'http://x.y./', 'http://1e2', 'http://x/%', 'http://x/%zz',
  'http://x/ /', '  http://trim.me  ', 'ht\ntp://a\tb/', 'http://user@/x', 'http://:x@h', 'about:blank',
  'http://a/#\u0000`', 'non-special:opaque  ?x', 'http://foo\u00ADbar.com', 'http://%zz', 'http://a^b', 'http://a|b/',
  'http://a.com/|^`{}[]',
];
const props = ['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'];
for (const u of urls) { try { const x = new URL(u); console.log(JSON.stringify(u), props.map(p => x[p]).join(' | ')); } catch (e) { console.log(JSON.stringify(u), e.name, e.code) } }
const base = 'http://a/b/c/d;p?q'; for (const r of ['g:h', 'g', './g', 'g/', '/g', '//g', '?y', 'g?y', '#s', 'g#s', ';x', '', '.', './', '..', '../', '../g', '../..', '../../g', '../../../g', '/./g', '/../g', 'g.', '.g', '..g', 'g;x=1/../y', 'http:g', 'file:x', '\\\\h\\p', 'https:/x']) console.log(r, new URL(r, base).href);
for (const [b, r] of [['file:///C:/a/b', 'x'], ['file:///C:/a', '/x'], ['file:///C:/', '..'], ['file://h/C:/a', 'D|/x'], ['mailto:x', '#f'], ['mailto:x', 'y'], ['foo:/a/b', '../c'], ['foo://h/a', '//k'], ['about:blank', '?q']]) console.log(b, r, URL.canParse(r, b) ? new URL(r, b).href : 'no');
const sets = [['protocol', 'https'], ['protocol', 'foo'], ['protocol', 'file'], ['username', 'a:b@'], ['password', 'ü'], ['host', 'x.com:81'], ['host', ''], ['host', 'y:'], ['hostname', 'z:9'], ['hostname', '[::1]'], ['port', '8080x'], ['port', ''], ['port', '80'], ['port', '70000'], ['pathname', 'a b/../c?#'], ['pathname', ''], ['search', 'x= y#'], ['search', '?'], ['search', ''], ['hash', '#a b'], ['hash', '#'], ['href', 'http://new/']];
for (const [p, v] of sets) { const x = new URL('http://u:p@h:90/p?q#f'); x[p] = v; console.log(p, v, x.href) }
for (const [u, p, v] of [['mailto:a', 'pathname', 'x'], ['mailto:a', 'host', 'x'], ['file:///a', 'host', 'h'], ['file:///a', 'port', '1'], ['file://h/', 'protocol', 'http'], ['foo://h/p', 'pathname', ''], ['foo:/p', 'pathname', '//x'], ['foo://h', 'host', '']]) { const x = new URL(u); x[p] = v; console.log(u, p, v, x.href) }
const u = new URL('http://x/?a=1&b=2&a=3'); const sp = u.searchParams; sp.append('c d', 'é&='); console.log(u.href, sp.get('a'), String(sp.getAll('a')), sp.has('b'), sp.has('b', '3'), sp.size); sp.delete('a', '3'); sp.set('b', '9'); sp.sort(); console.log(u.search, JSON.stringify([...sp]), String([...sp.keys()]), String([...sp.values()])); u.search = '?z=%20+%2B'; console.log(JSON.stringify([...sp]), sp.toString());
console.log(new URLSearchParams({ a: 1, b: 'x y' }).toString(), new URLSearchParams([['q', '1'], ['q', '2']]).toString(), new URLSearchParams('?a=b&&=c&d').toString(), new URLSearchParams("*-._~!'()").toString(), new URLSearchParams(new Map([['m', 'n']])).toString(), new URLSearchParams('a=%C3%A9%ff').get('a'));
try { new URLSearchParams([['a']]) } catch (e) { console.log(e.name) }
sp.forEach((v, k, o) => console.log(k, v, o === sp)); console.log(JSON.stringify({ u }), String(u), URL.canParse('x'), Object.prototype.toString.call(sp));
try { new URL('nope', 'http://b b') } catch (e) { console.log(e.name, e.message, e.code) }
