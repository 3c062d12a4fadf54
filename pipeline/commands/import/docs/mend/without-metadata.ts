import { crc32 } from "node:zlib";
import { pictureFacts } from "../../../../sources/read/picture/picture-facts.ts";

/**
 * A picture without the metadata that tell where, by whom or with which camera it was taken. Every other byte stays, and so
 * does the side that is up. Undefined where that cannot be done: then the picture is of another kind, or tells it elsewhere too.
 */
export function withoutMetadata(bytes: Buffer): Buffer | undefined {
  const facts = pictureFacts(bytes);
  const without = facts === undefined ? undefined : kinds[facts.kind];
  const left = without?.(bytes, facts?.orientation ?? 1);
  return left !== undefined && pictureFacts(left)?.discloses.length === 0 ? left : undefined;
}

const kinds = { AVIF: undefined, JPEG: jpeg, PNG: png, WebP: webp };

const EXIF = Buffer.from("Exif\0\0");
/** How the segments of metadata of a JPEG begin. */
const headers = [
  EXIF,
  ...["http://ns.adobe.com/xap/1.0/\0", "http://ns.adobe.com/xmp/extension/\0"].map(asBytes),
];
const [APP1, SCAN] = [0xe1, 0xda];

function asBytes(text: string): Buffer {
  return Buffer.from(text, "latin1");
}

function jpeg(bytes: Buffer, orientation: number): Buffer | undefined {
  const parts = [bytes.subarray(0, 2)];
  let turn = orientation === 1 ? undefined : jpegTurn(orientation);
  let at = 2;
  for (; at + 4 <= bytes.length && bytes[at + 1] !== SCAN; ) {
    if (bytes[at] !== 0xff) return undefined;
    if (bytes[at + 1] === 0xff) {
      parts.push(bytes.subarray(at, ++at));
      continue;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const body = bytes.subarray(at + 4, end);
    const isMetadata =
      bytes[at + 1] === APP1 && headers.some((header) => body.subarray(0, header.length).equals(header));
    if (!isMetadata) parts.push(bytes.subarray(at, end));
    else if (turn !== undefined) {
      parts.push(turn);
      turn = undefined;
    }
    at = end;
  }
  return Buffer.concat([...parts, bytes.subarray(at)]);
}

/** A segment of Exif with nothing but the side that is up. */
function jpegTurn(orientation: number): Buffer {
  const body = Buffer.concat([EXIF, tiffTurn(orientation)]);
  const head = Buffer.from([0xff, APP1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** One directory with one entry. */
function tiffTurn(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write("MM\0*", "latin1");
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(0x0112, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}

const pngText = /^(?:XML:com\.adobe\.xmp|Raw profile type (?:exif|APP1|xmp))\0/i;

function png(bytes: Buffer, orientation: number): Buffer {
  const parts = [bytes.subarray(0, 8)];
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    const name = bytes.toString("latin1", at + 4, at + 8);
    const isText = ["iTXt", "tEXt", "zTXt"].includes(name);
    const isMetadata = name === "eXIf" || (isText && pngText.test(bytes.toString("latin1", at + 8, at + 48)));
    if (!isMetadata) parts.push(bytes.subarray(at, end));
    else if (name === "eXIf" && orientation !== 1) parts.push(pngChunk("eXIf", tiffTurn(orientation)));
    at = end;
    if (name === "IEND") parts.push(bytes.subarray(at));
    if (name === "IEND") break;
  }
  return Buffer.concat(parts);
}

function pngChunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([asBytes(name), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Bits of the first chunk that say which metadata follow. */
const WEBP_METADATA = 0x08 | 0x04;

function webp(bytes: Buffer): Buffer {
  const parts = [Buffer.from(bytes.subarray(0, 12))];
  const whole = Math.min(8 + bytes.readUInt32LE(4), bytes.length);
  for (let at = 12; at + 8 <= whole; ) {
    const length = bytes.readUInt32LE(at + 4);
    const end = Math.min(at + 8 + length + (length % 2), bytes.length);
    const name = bytes.toString("latin1", at, at + 4);
    const chunk = Buffer.from(bytes.subarray(at, end));
    if (name === "VP8X") chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_METADATA, 8);
    if (name !== "EXIF" && name !== "XMP ") parts.push(chunk);
    at = end;
  }
  const left = Buffer.concat(parts);
  left.writeUInt32LE(left.length - 8, 4);
  return left;
}
