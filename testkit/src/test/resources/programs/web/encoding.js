const encoder = new TextEncoder();
const decoder = new TextDecoder();
console.log(encoder.encode('héllo€😀'), decoder.decode(encoder.encode('héllo€😀')));
console.log(encoder.encodeInto('a€b', new Uint8Array(3)));
console.log(encoder.encode('\uD800x'));

// each maximal beginning of a character is one replacement; the byte order mark goes
const broken = [0xEF, 0xBB, 0xBF, 65, 0xE2, 0x82, 66, 0xF0, 0x9F, 0x98, 0xC0, 0x80, 0xED, 0xA0, 0x80, 0xF4];
console.log(JSON.stringify(decoder.decode(new Uint8Array(broken))));
console.log(JSON.stringify(new TextDecoder('utf8', { ignoreBOM: true }).decode(new Uint8Array(broken.slice(0, 4)))));

const stream = new TextDecoder('utf-8');
console.log([
  stream.decode(new Uint8Array([0xE2, 0x82]), { stream: true }),
  stream.decode(new Uint8Array([0xAC]), { stream: true }),
  stream.decode(),
]);
console.log(new TextDecoder('utf-16le').decode(new Uint8Array([0x3d, 0xd8, 0, 0xde, 65, 0])));
console.log(new TextDecoder(' Latin1\n').encoding);

const failures = [
  () => new TextDecoder('utf8', { fatal: true }).decode(new Uint8Array([255])),
  () => new TextDecoder('klingon'),
  () => btoa('€'),
  () => atob('a'),
];
for (const failure of failures) {
  try {
    failure();
  } catch (e) {
    console.log(e.name, e.message, e instanceof DOMException);
  }
}
console.log(btoa('hello'), atob('aGVsbG8='), atob(' aGVs bG8 '), Object.keys(TextDecoder.prototype));
