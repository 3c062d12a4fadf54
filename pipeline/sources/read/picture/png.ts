import { crc32 } from "node:zlib";
import { type Exif, noExif, readExif } from "./exif.ts";
import type { PictureFacts } from "./facts.ts";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A PNG: chunks of a length, a name, a body and a check sum, up to the one named IEND. */
export function readPng(bytes: Buffer): PictureFacts | undefined {
  if (!bytes.subarray(0, 8).equals(SIGNATURE)) return undefined;
  let exif: Exif = noExif;
  let moves = false;
  let hasPixels = false;
  const facts = (whole: boolean): PictureFacts => ({ kind: "PNG", whole, moves, ...exif });
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) break;
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) break;
    const name = bytes.toString("latin1", at + 4, at + 8);
    if (name === "IEND") return facts(hasPixels);
    if (name === "eXIf") exif = readExif(bytes.subarray(at + 8, end - 4));
    moves ||= name === "acTL" && end - at >= 20 && bytes.readUInt32BE(at + 8) > 1;
    hasPixels ||= name === "IDAT";
    at = end;
  }
  return facts(false);
}
