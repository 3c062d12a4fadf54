import { crc32 } from "node:zlib";

export const latin1 = (text: string): Buffer => Buffer.from(text, "latin1");
export const long = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const entry = (tag: number, type: number, count: number, value: number): Buffer => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  if (type === 3) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
};
const directory = (...entries: readonly Buffer[]): Buffer =>
  Buffer.concat([Buffer.from([0, entries.length]), ...entries, long(0)]);

/** For tests: Exif whose camera directory is at 50, its GPS directory at 68, and the numbers of a place at 98. */
export function exif({ orientation = 1, latitude = 52, serial = "" } = {}): Buffer {
  const serialEntry = entry(0xa431, 2, 4, serial === "" ? 0 : latin1(serial.padEnd(4)).readUInt32BE(0));
  const place = Buffer.concat([long(latitude), long(1), long(13), long(1)]);
  return Buffer.concat([
    latin1("MM\0*"),
    long(8),
    directory(entry(0x0112, 3, 1, orientation), ...[entry(0x8769, 4, 1, 50), entry(0x8825, 4, 1, 68)]),
    directory(serialEntry),
    directory(entry(2, 5, 1, 98), entry(4, 5, 1, 106)),
    place,
  ]);
}

const segment = (marker: number, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 255]), body]);
const frame = Buffer.from([8, 0, 20, 0, 30, 1, 1, 0x11, 0]);
export const jpeg = (tiff = exif(), marker = 0xc0): Buffer =>
  Buffer.concat([
    ...[Buffer.from([0xff, 0xd8]), segment(0xe1, Buffer.concat([latin1("Exif\0\0"), tiff]))],
    ...[segment(marker, frame), segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))],
    // Data with a 255 of its own, a restart, a second scan, the end.
    ...[Buffer.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]), segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]))],
    Buffer.from([4, 0xff, 0xd9]),
  ]);

export const chunk = (name: string, body: Buffer): Buffer => {
  const named = Buffer.concat([latin1(name), body]);
  return Buffer.concat([long(body.length), named, long(crc32(named))]);
};
export const png = (...chunks: readonly Buffer[]): Buffer =>
  Buffer.concat([
    ...[latin1("\x89PNG\r\n\x1a\n"), chunk("IHDR", Buffer.alloc(13)), ...chunks],
    ...[chunk("IDAT", Buffer.from([1, 2, 3])), chunk("IEND", Buffer.alloc(0))],
  ]);

export const riff = (name: string, body: Buffer): Buffer => {
  const bytes = Buffer.concat([
    latin1(name),
    long(body.length).reverse(),
    body,
    Buffer.alloc(body.length % 2),
  ]);
  return bytes;
};
export const webp = (...chunks: readonly Buffer[]): Buffer =>
  riff("RIFF", Buffer.concat([latin1("WEBP"), ...chunks, riff("VP8L", Buffer.from([0x2f, 0, 0]))]));
