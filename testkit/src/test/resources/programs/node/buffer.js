// Buffer: encodings, slices that share memory, numbers, searching, comparison.
const text = "héllo wörld €";
for (const encoding of ["utf8", "utf-8", "hex", "base64", "base64url", "latin1", "binary", "ascii", "utf16le", "ucs2"]) {
  const buffer = Buffer.from(text, encoding === "hex" || encoding.startsWith("base64") ? "utf8" : encoding);
  console.log(encoding, buffer.length, buffer.toString(encoding));
}
console.log(Buffer.from("68656c6c6f", "hex").toString(), Buffer.from("aGk_", "base64"), Buffer.from("a-_/", "base64url"), Buffer.from("6z6", "hex"));
const b = Buffer.from([1, 2, 3, 4, 5, 256, -1, 3.9]);
console.log(b, b.length, b[5], [...b], b.slice(2, 4), b.subarray(-2), b instanceof Uint8Array, b instanceof Buffer, Buffer.isBuffer(b), Buffer.isBuffer(new Uint8Array(1)));
const view = b.slice(0, 3);
view[0] = 99;
console.log(b[0], view.buffer === b.buffer, view.toString("hex"), JSON.stringify(view), b.equals(Buffer.from(b)), Buffer.compare(b, view));
console.log(Buffer.concat([Buffer.from("ab"), Buffer.from("cd"), Buffer.from("ef")]).toString(), Buffer.concat([b, b], 10).length, Buffer.byteLength("€"), Buffer.byteLength("ab", "utf16le"), Buffer.alloc(5, "ab").toString(), Buffer.alloc(3, 7));
const n = Buffer.alloc(16);
console.log(n.writeUInt16BE(0x1234, 0), n.writeInt32LE(-5, 2), n.writeDoubleBE(1.5, 6), n.writeUInt8(255, 14), n);
console.log(n.readUInt16BE(0), n.readInt32LE(2), n.readDoubleBE(6), n.readUInt8(14), n.readInt8(14), n.readUInt32BE(0), n.readFloatLE(4), n.readBigUInt64LE(0), n.readUint16LE(0));
console.log(b.indexOf(3), b.indexOf(Buffer.from([3, 4])), b.includes(77), Buffer.from("hello").indexOf("l"), Buffer.from("hello").lastIndexOf("l"), Buffer.from("hello").indexOf("z"), Buffer.from("abcabc").indexOf("c", 3));
const target = Buffer.alloc(6, ".");
console.log(Buffer.from("xyz").copy(target, 2), target.toString(), target.write("Q", 1), target.toString(), target.fill("-", 4).toString(), target.toString("utf8", 1, 4));
console.log(b.map((x) => x * 2) instanceof Buffer, Buffer.from(new Uint16Array([1, 256])), Buffer.from(new Uint8Array([5]).buffer), Buffer.from("a").toString("nope" in {} ? "" : "hex"), Buffer.from("é").toString("ascii").length);
for (const bad of [() => Buffer.from(5), () => n.readUInt32LE(14), () => n.writeUInt8(256), () => Buffer.from("x").toString("wrong"), () => Buffer.alloc(-1), () => Buffer.concat("x")]) {
  try {
    bad();
  } catch (error) {
    console.log(error.name, error.code);
  }
}
console.log(Buffer.from([0xe2, 0x82]).toString(), Buffer.from([0xff, 0x41]).toString(), new TextDecoder().decode(Buffer.from("ok")), Buffer.from("abc").toJSON(), Buffer.from(" ").toString().length, require("buffer").Buffer === Buffer);
